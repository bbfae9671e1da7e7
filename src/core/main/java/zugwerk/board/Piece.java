package zugwerk.board;

/**
 * Pieces as small numbers, the values of a square's cell: 0 for none, else one for each side and type.
 * A type is its index in {@link Schema#types()}.
 */
public final class Piece {

  /** No piece. */
  public static final int NONE = 0;

  private Piece() {}

  /** The piece of a side (0 White, 1 Black) and a type. */
  public static int of(int side, int type) {
    return 1 + (type << 1 | side);
  }

  /** The side of a piece, 0 White, 1 Black. Undefined for {@link #NONE}. */
  public static int side(int piece) {
    return piece - 1 & 1;
  }

  /** The type of a piece. Undefined for {@link #NONE}. */
  public static int type(int piece) {
    return piece - 1 >> 1;
  }
}
