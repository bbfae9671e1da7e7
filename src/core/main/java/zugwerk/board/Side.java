package zugwerk.board;

/** The two sides. White moves up the board. */
public enum Side {
  WHITE,
  BLACK;

  private static final Side[] SIDES = values();

  /** The side with the given number, 0 for White, 1 for Black. */
  public static Side of(int number) {
    return SIDES[number];
  }

  /** The other side. */
  public Side other() {
    return SIDES[1 - ordinal()];
  }

  /** The name in a sentence. */
  public String title() {
    return this == WHITE ? "White" : "Black";
  }
}
