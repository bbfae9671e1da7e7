package zugwerk.board;

/**
 * A part of a game's state.
 *
 * @param name its name for users, such as {@code "poison count"}
 * @param scope what its values belong to
 * @param max the greatest value; the least is 0, the default
 * @param signs how texts write the values; the meaning depends on the scope, see {@link Scope}
 * @param heading in a diagram the text before the pieces, squares or types that have a value, such as {@code
 * "Poisoned"}; for a word of the game the whole text
 * @param place where on its square a value is drawn
 */
public record Slot(String name, Scope scope, int max, String signs, String heading, Place place) {

  /** The signs of a slot whose values are white, black and grey. */
  public static final String COLOURS = "wbg";

  /** A slot whose values are written as numbers. */
  public Slot(String name, Scope scope, int max) {
    this(name, scope, max, "");
  }

  /** A slot whose heading is its name, drawn at the upper right of a square. */
  public Slot(String name, Scope scope, int max, String signs) {
    this(name, scope, max, signs, Character.toUpperCase(name.charAt(0)) + name.substring(1), Place.CORNER);
  }

  /** The same with another heading. */
  public Slot headed(String words) {
    return new Slot(name, scope, max, signs, words, place);
  }

  /** The same with its values drawn at the bottom of a square. */
  public Slot atFoot() {
    return new Slot(name, scope, max, signs, heading, Place.FOOT);
  }

  /** The same with its pieces drawn turned, without a sign. */
  public Slot turned() {
    return new Slot(name, scope, max, signs, heading, Place.TURNED);
  }

  /** The same, not shown to users: it is used within a turn only. */
  public Slot hidden() {
    return new Slot(name, scope, max, signs, heading, Place.HIDDEN);
  }

  /** Whether users do not see it. */
  public boolean isHidden() {
    return place == Place.HIDDEN;
  }

  /** Whether its values are colours: white, black and grey, which are shown as tiles on their squares. */
  public boolean isColour() {
    return scope == Scope.SQUARE && signs.equals(COLOURS);
  }

  /** Whether it is a property that squares have or not, such as a hill. */
  public boolean isTerrain() {
    return scope == Scope.SQUARE && max == 1;
  }

  /** Whether its values belong to squares, or to the pieces on them. */
  public boolean isOnSquares() {
    return scope == Scope.SQUARE || scope == Scope.PIECE;
  }

  /** The text of a value: its sign, or the number. */
  public String sign(int value) {
    return signs.isEmpty() || !isOnSquares() && scope != Scope.GAME
        ? String.valueOf(value)
        : scope == Scope.GAME ? signs : String.valueOf(signs.charAt(value - 1));
  }

  /** The place of a value on its square; colours fill the square as tiles instead. */
  public enum Place {
    /** At the upper right, for something that happened to the piece. */
    CORNER,
    /** At the foot, for a property of the piece. */
    FOOT,
    /** Nowhere: the piece is turned to the left instead, as magazines draw neutral pieces. */
    TURNED,
    /** Nowhere: the value is used within a turn only. */
    HIDDEN
  }

  /**
   * What a slot's values belong to, and so how many there are. The example after each is its item in the state field
   * of a FEN; no two slots of a game may write the same item.
   */
  public enum Scope {
    /**
     * One value for the whole game. The signs are its word ({@code frozen}); a slot of more than one value writes the
     * number behind it ({@code day3}).
     */
    GAME,
    /** One value a side. The signs stand before the side and the number ({@code checks+w2}); they may be empty. */
    SIDE,
    /** One value a type of piece, for both sides: letter and number ({@code N1}). There are no signs. */
    TYPE,
    /**
     * One value a side and type, such as the pieces in hand. The signs stand before the letter of the piece, upper case
     * for White, and the number ({@code @N1}, {@code @p2}); they may be empty.
     */
    SIDE_TYPE,
    /**
     * One value a square; it stays when pieces come and go. The signs are a character for each value from 1
     * ({@code e4w}), or empty where the number is written ({@code e4:12}).
     */
    SQUARE,
    /** One value a piece; it goes with the piece and ends with it. The signs are those of squares. */
    PIECE
  }
}
