package zugwerk.board;

/**
 * A part of a game's state.
 *
 * @param name its name for users, such as {@code "poison count"}
 * @param scope what its values belong to
 * @param max the greatest value; the least is 0, the default
 * @param signs how texts write the values: for a slot of the game the word for its value 1, or before the number if
 * there are more values; else a letter for each value from 1, or empty where the number itself is written
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

  /** Whether its values are colours: white, black and grey, which are shown as tiles on their squares. */
  public boolean isColour() {
    return scope == Scope.SQUARE && signs.equals(COLOURS);
  }

  /** Whether its values belong to squares, or to the pieces on them. */
  public boolean isOnSquares() {
    return scope == Scope.SQUARE || scope == Scope.PIECE;
  }

  /** The text of a value: its sign, or the number. */
  public String sign(int value) {
    return signs.isEmpty() || scope == Scope.SIDE || scope == Scope.TYPE
        ? String.valueOf(value)
        : scope == Scope.GAME ? signs : String.valueOf(signs.charAt(value - 1));
  }

  /** The place of a value on its square; colours fill the square as tiles instead. */
  public enum Place {
    /** At the upper right, for something that happened to the piece. */
    CORNER,
    /** At the foot, for a property of the piece. */
    FOOT
  }

  /** What a slot's values belong to, which determines their number. */
  public enum Scope {
    GAME,
    SIDE,
    TYPE,
    /** One value a square; it stays when pieces come and go. */
    SQUARE,
    /** One value a piece; it moves with the piece and ends with it. */
    PIECE
  }
}
