package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * A course of leaps as White sees them, taken in turn and then again from the first, up to a number of times.
 *
 * @param leaps {@code {files to the right, ranks forward}} each
 * @param range how many leaps at most
 * @param traits the movement modifiers {@code m c e n j g p i} that hold, m and c said even where they are implied
 */
record OracleCourse(List<int[]> leaps, int range, String traits) implements OraclePath {

  private boolean is(char trait) {
    return traits.indexOf(trait) >= 0;
  }

  @Override
  public boolean stays() {
    return leaps.stream().allMatch(leap -> leap[0] == 0 && leap[1] == 0);
  }

  @Override
  public List<OracleStep> steps(OracleState state, int from) {
    List<OracleStep> steps = new ArrayList<>();
    boolean white = Character.isUpperCase(state.pieces[from]);
    // i: only from the rank where its colour's Pawns start.
    if (is('i') && from / 8 != (white ? 1 : 6)) {
      return steps;
    }
    int piecesMet = 0;
    int here = from;
    for (int n = 0; n < range; n++) {
      int[] leap = leaps.get(n % leaps.size());
      int dx = leap[0];
      int dy = white ? leap[1] : -leap[1];
      int next = OracleState.square(here % 8 + dx, here / 8 + dy);
      if (next == OracleState.NONE || next == from || !mayPass(state, here, dx, dy)) {
        break;
      }
      here = next;
      boolean piece = !state.isEmpty(here);
      boolean hopper = is('g') || is('p');
      if (hopper && piecesMet == 0) {
        piecesMet = piece ? 1 : 0;
        continue;
      }
      addLanding(state, from, here, traits, steps);
      // A grasshopper lands right behind the piece it met; every course ends at a piece.
      if (piece || is('g')) {
        break;
      }
    }
    return steps;
  }

  static void addLanding(OracleState state, int from, int to, String traits, List<OracleStep> steps) {
    boolean white = Character.isUpperCase(state.pieces[from]);
    boolean type = Character.toUpperCase(state.pieces[from]) == 'P';
    boolean twoAhead = to - from == (white ? 16 : -16);
    boolean noted = type && traits.indexOf('i') >= 0 && twoAhead;
    if (state.isEmpty(to)) {
      if (traits.indexOf('m') >= 0) {
        steps.add(new OracleStep(to, false, noted, OracleStep.NOBODY));
      }
      // Only a piece of type P may capture there, on the next move.
      int passer = to + (white ? -8 : 8);
      if (traits.indexOf('e') >= 0 && type && to == state.passed && 0 <= passer && passer < 64
          && state.isPiece(passer, !white)) {
        steps.add(new OracleStep(to, true, noted, OracleStep.NOBODY));
      }
    } else if (traits.indexOf('c') >= 0 && state.isPiece(to, !white)) {
      steps.add(new OracleStep(to, false, noted, OracleStep.NOBODY));
    }
  }

  /** n needs every square passed empty, j at least one occupied: the straight squares first, then the diagonal ones. */
  private boolean mayPass(OracleState state, int here, int dx, int dy) {
    int occupied = 0;
    int x = 0;
    int y = 0;
    while (true) {
      int leftX = Math.abs(dx - x);
      int leftY = Math.abs(dy - y);
      x += leftX >= leftY ? Integer.signum(dx) : 0;
      y += leftY >= leftX ? Integer.signum(dy) : 0;
      if (x == dx && y == dy) {
        break;
      }
      if (!state.isEmpty(OracleState.square(here % 8 + x, here / 8 + y))) {
        occupied++;
      }
    }
    return (!is('n') || occupied == 0) && (!is('j') || occupied > 0);
  }
}
