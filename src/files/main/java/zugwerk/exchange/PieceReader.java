package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.work.InputException;

final class PieceReader {

  private final ImportedPieces imported;
  private List<String> attributes = List.of();
  private Setup setup;

  PieceReader(ImportedPieces imported) {
    this(imported, Setup.empty(imported.schema()));
  }

  PieceReader(ImportedPieces imported, Setup setup) {
    this.imported = imported;
    this.setup = imported.grown(setup);
  }

  Setup setup() {
    return imported.grown(setup);
  }

  static List<Integer> squares(String text) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i + 2 <= text.length(); i += 2) {
      String name = text.substring(i, i + 2).toLowerCase(Locale.ROOT);
      Square.parse(name).ifPresent(squares::add);
    }
    return text.length() % 2 == 0 && squares.size() * 2 == text.length() ? squares : List.of();
  }

  /** One or two letters, or none for a Pawn, then squares. */
  static boolean isPiece(String text) {
    return text.matches("(?i)[a-z0-9]{0,2}?([a-h][1-8])+");
  }

  static String walk(String text) {
    for (int length = 0; length <= 2; length++) {
      if (!squares(text.substring(length)).isEmpty()) {
        return text.substring(0, length);
      }
    }
    throw new InputException("'{0}' is not a piece with its squares", text);
  }

  /** Gives attributes, as the registry calls them, to all pieces that follow. */
  void marking(List<String> names) {
    attributes = names;
    names.forEach(imported::add);
  }

  void put(int side, String walk, List<Integer> squares) {
    int type;
    try {
      type = imported.type(walk);
    } catch (InputException fault) {
      throw new InputException("'{0}' on {1} {2}", walk, Square.name(squares.getFirst()), fault);
    }
    setup = imported.grown(setup);
    for (int square : squares) {
      if (setup.piece(square) != Piece.NONE) {
        throw new InputException("two pieces stand on {0}", Square.name(square));
      }
      setup = setup.withPiece(square, Piece.of(side, type));
      for (String attribute : attributes) {
        Slot slot = PopeyeConditions.slot(attribute).orElseThrow();
        setup = setup.with(setup.schema().offset(slot) + square, 1);
      }
    }
  }
}
