package zugwerk.studio.board;

import zugwerk.rules.RuleMarks;

/** What the rules mark on a square: the square itself, a line along its right and its upper edge as they are seen. */
record SquareEdges(boolean marked, boolean right, boolean upper) {

  static final SquareEdges NONE = new SquareEdges(false, false, false);

  static SquareEdges of(RuleMarks marks, int square, boolean flipped) {
    return new SquareEdges(has(marks.squares(), square), has(marks.right(), flipped ? square - 1 : square),
        has(marks.upper(), flipped ? square - 8 : square));
  }

  private static boolean has(long squares, int square) {
    return square >= 0 && (squares >>> square & 1) != 0;
  }

  /** The width of the lines, clockwise from the upper edge, for a style. */
  String widths() {
    return (upper ? 3 : 0) + " " + (right ? 3 : 0) + " 0 0";
  }
}
