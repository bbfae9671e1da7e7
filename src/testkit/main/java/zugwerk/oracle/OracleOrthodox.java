package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;

/** FIDE chess, and what games from elsewhere build on. */
public class OracleOrthodox extends OracleGame {

  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] KNIGHT = {
      {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    return steps(state, from, state.type(from));
  }

  /** Where the piece on that square could go if it were of that type. */
  public static List<OracleStep> steps(OracleState state, int from, char type) {
    List<OracleStep> steps = new ArrayList<>();
    switch (type) {
      case 'K' -> {
        go(state, from, STRAIGHT, 1, steps);
        go(state, from, DIAGONAL, 1, steps);
      }
      case 'Q' -> {
        go(state, from, STRAIGHT, 7, steps);
        go(state, from, DIAGONAL, 7, steps);
      }
      case 'R' -> go(state, from, STRAIGHT, 7, steps);
      case 'B' -> go(state, from, DIAGONAL, 7, steps);
      case 'N' -> go(state, from, KNIGHT, 1, steps);
      default -> pawn(state, from, steps);
    }
    return steps;
  }

  private static void go(OracleState state, int from, int[][] ways, int range, List<OracleStep> steps) {
    boolean white = Character.isUpperCase(state.pieces[from]);
    for (int[] way : ways) {
      for (int n = 1; n <= range; n++) {
        int to = OracleState.square(from % 8 + n * way[0], from / 8 + n * way[1]);
        if (to == OracleState.NONE || state.isPiece(to, white)) {
          break;
        }
        steps.add(OracleStep.plain(to));
        if (!state.isEmpty(to)) {
          break;
        }
      }
    }
  }

  private static void pawn(OracleState state, int from, List<OracleStep> steps) {
    boolean white = Character.isUpperCase(state.pieces[from]);
    int ahead = white ? 1 : -1;
    int file = from % 8;
    int rank = from / 8;
    int one = OracleState.square(file, rank + ahead);
    if (one != OracleState.NONE && state.isEmpty(one)) {
      steps.add(OracleStep.plain(one));
      int two = OracleState.square(file, rank + 2 * ahead);
      if (rank == (white ? 1 : 6) && state.isEmpty(two)) {
        steps.add(new OracleStep(two, false, true, OracleStep.NOBODY));
      }
    }
    for (int side = -1; side <= 1; side += 2) {
      int to = OracleState.square(file + side, rank + ahead);
      if (to == OracleState.NONE) {
        continue;
      }
      if (state.isPiece(to, !white)) {
        steps.add(OracleStep.plain(to));
      } else if (to == state.passed && state.isEmpty(to)) {
        int beside = OracleState.square(file + side, rank);
        if (state.isPiece(beside, !white)) {
          steps.add(new OracleStep(to, true, false, OracleStep.NOBODY));
        }
      }
    }
  }
}
