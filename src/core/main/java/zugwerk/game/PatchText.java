package zugwerk.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Patch;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * Part of a board as text, for the clipboard: lines with a title, the game, its settings, two corners and a FEN of the
 * squares between them.
 */
public final class PatchText {

  private static final String TITLE = "zugwerk squares 1";

  private PatchText() {}

  /** Writes squares of a position of a game. */
  public static String write(Variant variant, Patch patch) {
    return String.join("\n", TITLE, variant.id(), variant.settings(),
        Square.name(patch.corner(false)) + Square.name(patch.corner(true)), Fen.format(patch.contents()));
  }

  /**
   * Reads squares for a game, which may differ from the original one: pieces are found by their letters; state that the
   * game lacks is left out.
   *
   * @throws InputException in one sentence, if the text cannot be read or the game lacks such pieces
   */
  public static Patch read(Variant variant, String text) {
    List<String> lines = text.lines().toList();
    if (lines.size() != 5 || !lines.getFirst().equals(TITLE) || !lines.get(3).matches("([a-h][1-8]){2}")) {
      throw new InputException("this is not part of a board");
    }
    Setup contents = Fen.parse(Variants.of(lines.get(1), lines.get(2)), lines.get(4));
    int low = Square.parse(lines.get(3).substring(0, 2)).orElseThrow();
    int high = Square.parse(lines.get(3).substring(2)).orElseThrow();
    return new Patch(translated(contents, variant), Square.rectangle(low, high));
  }

  private static Setup translated(Setup contents, Variant variant) {
    Schema from = contents.schema();
    Setup translated = Setup.empty(variant.schema());
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = contents.piece(square);
      if (piece != Piece.NONE) {
        var type = from.types().get(Piece.type(piece));
        int other = variant.schema().type(type.letter());
        if (other < 0) {
          throw new InputException("there is no {0} in {1}", type.title(), variant.title());
        }
        translated = translated.withPiece(square, Piece.of(Piece.side(piece), other));
      }
      for (Slot slot : (Iterable<Slot>) onSquares(from)::iterator) {
        Optional<Slot> same = onSquares(variant.schema())
            .filter(other -> other.name().equals(slot.name()) && other.scope() == slot.scope()).findFirst();
        int value = contents.get(from.offset(slot) + square);
        if (same.isPresent() && value <= same.get().max()) {
          translated = translated.with(variant.schema().offset(same.get()) + square, value);
        }
      }
    }
    return translated;
  }

  private static Stream<Slot> onSquares(Schema schema) {
    return schema.slots().stream().filter(Slot::isOnSquares);
  }
}
