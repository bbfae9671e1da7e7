package zugwerk.board;

/**
 * Men as small numbers, the values of a square's cell: 0 for none, else one for each side and type.
 * A type is its index in {@link Schema#types()}.
 */
public final class Man {

  /** No man. */
  public static final int NONE = 0;

  private Man() {}

  /** The man of a side (0 White, 1 Black) and a type. */
  public static int of(int side, int type) {
    return 1 + (type << 1 | side);
  }

  /** The side of a man, 0 White, 1 Black. Undefined for {@link #NONE}. */
  public static int side(int man) {
    return man - 1 & 1;
  }

  /** The type of a man. Undefined for {@link #NONE}. */
  public static int type(int man) {
    return man - 1 >> 1;
  }
}
