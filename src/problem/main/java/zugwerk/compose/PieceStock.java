package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.work.InputException;

/**
 * The pieces for a new problem.
 *
 * @param pieces the pieces, including a King of each side; empty for random pieces
 * @param most how many pieces there are, or the maximum for random pieces
 */
public record PieceStock(List<Integer> pieces, int most) {

  /** The smallest maximum of random pieces. */
  public static final int FEWEST = 3;

  public static final int MOST = 32;

  public PieceStock {
    pieces = List.copyOf(pieces);
    if (most < FEWEST || most > MOST) {
      throw new InputException("a problem has {0} to {1} pieces, not {2}", FEWEST, MOST, most);
    }
  }

  /** Random pieces, at most the given number. */
  public static PieceStock any(int most) {
    return new PieceStock(List.of(), most);
  }

  /**
   * Given pieces, White's before the {@code v}, Black's after it, such as {@code KQvKP}.
   *
   * @throws InputException in one sentence, if the text is not a list of the game's pieces
   */
  public static PieceStock parse(Schema schema, String text) {
    String[] sides = text.strip().split("v", -1);
    if (sides.length != 2) {
      throw new InputException("the material '{0}' cannot be read; write it like KQvKP", text);
    }
    List<Integer> pieces = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (char letter : sides[side].toCharArray()) {
        int type = schema.type(letter);
        if (type < 0) {
          throw new InputException(
              "the material '{0}': there is no piece {1}; the pieces are {2}",
              text, letter,
              String.join(" ", schema.types().stream().map(known -> String.valueOf(known.letter())).toList()));
        }
        pieces.add(Piece.of(side, type));
      }
      int king = Piece.of(side, Schema.KING);
      if (pieces.stream().filter(piece -> piece == king).count() != 1) {
        throw new InputException("the material '{0}' needs one King a side", text);
      }
    }
    return new PieceStock(pieces, pieces.size());
  }

  public boolean isFixed() {
    return !pieces.isEmpty();
  }

  boolean hasRoom(Setup setup) {
    return !isFixed() && setup.pieces() < most;
  }

  List<Integer> draw(Schema schema, int stronger, int pawn, Random random) {
    if (isFixed()) {
      return pieces;
    }
    List<Integer> drawn = new ArrayList<>(List.of(Piece.of(0, Schema.KING), Piece.of(1, Schema.KING)));
    while (drawn.size() < most) {
      drawn.add(Piece.of(random.nextInt(3) > 0 ? stronger : 1 - stronger, anyType(schema, pawn, random)));
    }
    return drawn;
  }

  /** Any type except the King, Pawns more often than others. */
  static int anyType(Schema schema, int pawn, Random random) {
    List<PieceType> types = schema.types();
    return random.nextInt(4) == 0 ? pawn : 1 + random.nextInt(types.size() - 1);
  }
}
