package zugwerk.rules;

import java.util.List;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;

/** Which rights to castle and to capture en passant the pieces of a setup leave room for. */
public final class Rights {

  private static final long[] HOMES = new long[4];
  private static final long ALL_HOMES;

  static {
    long all = 0;
    for (int right = 0; right < HOMES.length; right++) {
      HOMES[right] = Square.bit(king(right)) | Square.bit(corner(right));
      all |= HOMES[right];
    }
    ALL_HOMES = all;
  }

  private Rights() {}

  /** The castling rights that are left once the pieces on some squares have changed. */
  static int kept(int rights, long changed) {
    if ((changed & ALL_HOMES) == 0) {
      return rights;
    }
    int kept = rights;
    for (int right = 0; right < HOMES.length; right++) {
      kept &= (changed & HOMES[right]) == 0 ? -1 : ~(1 << right);
    }
    return kept;
  }

  /** The home square of the King of a castling right (0 K, 1 Q, 2 k, 3 q). */
  public static int king(int right) {
    return Square.of(4, 7 * (right >> 1));
  }

  /** The corner of the partner that a right (0 K, 1 Q, 2 k, 3 q) belongs to. */
  public static int corner(int right) {
    return Square.of(right % 2 == 0 ? 7 : 0, 7 * (right >> 1));
  }

  /** Where the King of a castling right (0 K, 1 Q, 2 k, 3 q) arrives; its partner comes to stand before it. */
  public static int arrival(int right) {
    return king(right) + (right % 2 == 0 ? 2 : -2);
  }

  /** The squares of the first rank that castling leaves, crosses or reaches. */
  public static long touched(int right) {
    int first = Math.min(king(right), corner(right));
    int last = Math.max(king(right), corner(right));
    return -1L << first & -1L >>> 63 - last;
  }

  /** Whether a castling right (0 K, 1 Q, 2 k, 3 q) can be had: King and partner stand at home. */
  public static boolean castling(Variant variant, Setup setup, int right) {
    int side = right >> 1;
    return setup.piece(king(right)) == Piece.of(side, Schema.KING)
        && setup.piece(corner(right)) == Piece.of(side, variant.castlingPartner());
  }

  /** Whether a Pawn of the side that is not to move can have passed a square on the last move. */
  public static boolean passed(Variant variant, Setup setup, int square) {
    int mover = setup.toMove().other().ordinal();
    int ahead = mover == 0 ? 8 : -8;
    return Square.rank(square) == (mover == 0 ? 2 : 5)
        && (setup.piece(square) == Piece.NONE || variant.pawnsJump())
        && isPawn(variant, setup.piece(square + ahead), mover)
        && setup.piece(square - ahead) == Piece.NONE;
  }

  private static boolean isPawn(Variant variant, int piece, int side) {
    return piece != Piece.NONE && Piece.side(piece) == side && variant.promotes(Piece.type(piece));
  }

  /** The squares that a Pawn can have passed on the last move and on which another stands ready to capture it. */
  public static List<Integer> passable(Variant variant, Setup setup) {
    Position position = Position.of(setup);
    long pawns = position.pieces(position.toMove(), variant.pawn());
    return IntStream.range(0, Square.COUNT)
        .filter(square -> passed(variant, setup, square) && (pawns
            & variant.movement(position, position.toMove(), variant.pawn()).passesFrom(square)) != 0)
        .boxed().toList();
  }

  /** The setup without the rights that its pieces deny. */
  public static Setup kept(Variant variant, Setup setup) {
    int rights = setup.get(Schema.CASTLING);
    for (int right = 0; right < 4; right++) {
      if (!castling(variant, setup, right)) {
        rights &= ~(1 << right);
      }
    }
    int square = setup.get(Schema.EN_PASSANT) - 1;
    Setup kept = setup.with(Schema.CASTLING, rights);
    return square >= 0 && !passed(variant, setup, square) ? kept.with(Schema.EN_PASSANT, 0) : kept;
  }

  /**
   * The setup that a change made of another one, with the rights that its pieces leave room for: those it had, and, as
   * is the convention for twins, the castling rights whose King and partner the change has put on their first squares.
   */
  public static Setup following(Variant variant, Setup before, Setup after) {
    int rights = after.get(Schema.CASTLING);
    for (int right = 0; right < 4; right++) {
      if (castling(variant, after, right) && !castling(variant, before, right)) {
        rights |= 1 << right;
      }
    }
    return kept(variant, after.with(Schema.CASTLING, rights));
  }
}
