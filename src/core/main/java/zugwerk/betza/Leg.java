package zugwerk.betza;

import java.util.List;

/**
 * One of several legs of a move.
 *
 * @param turns the leaps that it can repeat
 * @param range how often it can repeat the leap
 * @param end what stands where it ends
 */
record Leg(Turns turns, int range, End end) {

  /** The most legs of a move. */
  static final int MOST = 6;

  enum End {
    /** The move ends here. */
    LAST,
    /** The next leg begins on an empty square. */
    EMPTY,
    /** As {@link #EMPTY}, and the move may end here instead. */
    STOP,
    /** The next leg begins over a piece. */
    PIECE,
    /** The next leg begins over an enemy piece, which is captured. */
    VICTIM
  }

  /** Which leaps may follow an earlier leg. */
  interface Turns {

    /**
     * The possible leaps.
     *
     * @param before the leap of the leg before; a null leap for the first leg
     * @param bend the side of the last turn: 1 to the right, -1 to the left, 0 before any
     */
    List<Turn> after(Leap before, int bend);
  }

  /** A leap, and the side of the last turn after it. */
  record Turn(Leap leap, int bend) {}

  /** The first leg. */
  static Turns first(List<Leap> leaps) {
    return (_, _) -> leaps.stream().map(leap -> new Turn(leap, 0)).toList();
  }
}
