package zugwerk.rules;

/** A move, as it is shown, written and kept; search has the same as {@link EncodedMove} numbers. */
public sealed interface Move {

  /** Stands for "no promotion" and "no tag". */
  int NONE = -1;

  /** The tag that is the square a1; those of the other squares follow. Lesser tags are the letters from A. */
  int FIRST_SQUARE = 26;

  /** The square of the piece that acts; for a drop that of its target, for a pass the square 0 without meaning. */
  int from();

  /** The square it goes to or acts on; the same as {@link #from} where there is no other. */
  int to();

  /** The type that the piece becomes, or {@link #NONE}. */
  default int promotion() {
    return NONE;
  }

  /**
   * A piece goes to a square, with or without a capture.
   *
   * @param promotion the type it becomes, or {@link #NONE}
   * @param tag what distinguishes moves between the same squares that leave different states, or {@link #NONE}
   */
  record Step(int from, int to, int promotion, int tag) implements Move {}

  /**
   * A capture en passant; {@code to} is the square passed.
   *
   * @param tag what distinguishes captures between the same squares that leave different states, or {@link #NONE}
   * @param alsoQuiet whether the same Pawn can also move to that square without capturing
   */
  record EnPassant(int from, int to, int tag, boolean alsoQuiet) implements Move {}

  /**
   * A piece captures another on its way and goes on to an empty square.
   *
   * @param victim the square of the captured piece
   * @param promotion the type that the piece becomes, or {@link #NONE}
   * @param enPassant whether the victim is a Pawn that has passed the way by a double step
   */
  record Locust(int from, int to, int victim, int promotion, boolean enPassant) implements Move {}

  /** The King goes two squares towards its partner, which goes to its other side. */
  record Castling(int from, int to) implements Move {}

  /**
   * A piece acts by a rule of the game's own.
   *
   * @param symbol the sign of the special move in long form, such as {@code '*'}
   * @param aimed whether it acts on a square that its text names ({@code e4*d5}), which may be its own; without that
   *     {@code to} is {@code from} ({@code e4!})
   */
  record SpecialMove(int from, int to, char symbol, boolean aimed) implements Move {}

  /** A piece of a type that was not on the board is put on a square, as in {@code N@f6}. */
  record Drop(int type, int to) implements Move {
    @Override
    public int from() {
      return to;
    }
  }

  /** The side to move does nothing. */
  record Pass() implements Move {
    @Override
    public int from() {
      return 0;
    }

    @Override
    public int to() {
      return 0;
    }
  }
}
