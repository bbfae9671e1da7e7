package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * A move of several legs, walked leg by leg on the board.
 *
 * @param legs at least two
 * @param traits the modifiers {@code m c i} that hold for the move, m and c said even where they are implied
 */
record OracleChain(List<Leg> legs, String traits) implements OraclePath {

  /** The turn of a leg in brackets: as little as its leaps allow. */
  static final String OUTWARD = ">";

  /**
   * @param leaps the leaps of its atom, as White sees them; for the first leg only the chosen ones
   * @param turn how it turns from the leg before: the letters f b l r v s z q of the King's eight directions, none for
   *     all but straight back, or {@link #OUTWARD}
   * @param before what stands where it ends and the next leg begins: m for nothing, p for a piece, c for an
   *     enemy that is captured, ? for nothing, but
   *     the move may end there too; a blank for the last leg
   * @param range how many leaps at most
   */
  record Leg(List<int[]> leaps, String turn, char before, int range) {}

  private record Turned(int dx, int dy, int bend) {}

  @Override
  public boolean stays() {
    return false;
  }

  @Override
  public List<OracleStep> steps(OracleState state, int from) {
    List<OracleStep> steps = new ArrayList<>();
    boolean white = Character.isUpperCase(state.pieces[from]);
    if (traits.indexOf('i') < 0 || from / 8 == (white ? 1 : 6)) {
      walk(state, from, from, 0, new int[2], 0, OracleState.NONE, steps);
    }
    return steps;
  }

  /** The way never leads over the square where it began. */
  private void walk(OracleState state, int from, int start, int n, int[] before, int bend, int victim,
      List<OracleStep> steps) {
    boolean white = Character.isUpperCase(state.pieces[from]);
    Leg leg = legs.get(n);
    for (Turned next : next(leg, n, before, bend)) {
      int here = start;
      for (int leaps = 0; leaps < leg.range; leaps++) {
        here = OracleState.square(here % 8 + next.dx, here / 8 + (white ? next.dy : -next.dy));
        if (here == OracleState.NONE || here == from) {
          break;
        }
        boolean piece = !state.isEmpty(here);
        if (victim != OracleState.NONE && leg.before == ' ') {
          if (!piece) {
            steps.add(OracleStep.over(here, victim));
          }
        } else if (leg.before == ' ' || leg.before == '?') {
          OracleCourse.addLanding(state, from, here, traits, steps);
        }
        boolean captures = leg.before == 'c' && state.isPiece(here, !white);
        if (captures || leg.before != ' ' && leg.before != 'c' && piece == (leg.before == 'p')) {
          walk(state, from, here, n + 1, new int[] {next.dx, next.dy}, next.bend, captures ? here : victim, steps);
        }
        if (piece) {
          break;
        }
      }
    }
  }

  private static List<Turned> next(Leg leg, int n, int[] before, int bend) {
    List<Turned> next = new ArrayList<>();
    if (n == 0) {
      leg.leaps.forEach(leap -> next.add(new Turned(leap[0], leap[1], 0)));
    } else if (leg.turn.equals("f")) {
      next.add(new Turned(before[0], before[1], bend));
    } else if (leg.turn.equals(OUTWARD)) {
      double least = leg.leaps.stream().mapToDouble(leap -> angle(leap, before)).min().orElseThrow();
      leg.leaps.stream().filter(leap -> angle(leap, before) < least + 0.01)
          .forEach(leap -> next.add(new Turned(leap[0], leap[1], 0)));
    } else if (leg.turn.isEmpty()) {
      for (int[] leap : leg.leaps) {
        int turn = Math.floorMod(eighth(leap) - eighth(before), 8);
        if (turn != 4) {
          next.add(new Turned(leap[0], leap[1], turn == 0 ? bend : turn < 4 ? 1 : -1));
        }
      }
    } else {
      for (int turn : turns(leg.turn, bend)) {
        double angle = Math.PI / 4 * (eighth(before) + turn);
        int size = Math.max(Math.abs(before[0]), Math.abs(before[1]));
        next.add(new Turned(size * (int) Math.round(Math.cos(angle)), size * (int) Math.round(Math.sin(angle)),
            turn == 0 || turn == 4 ? bend : turn > 0 ? 1 : -1));
      }
    }
    return next;
  }

  private static double angle(int[] one, int[] other) {
    double turn = Math.abs(Math.atan2(one[1], one[0]) - Math.atan2(other[1], other[0]));
    return Math.min(turn, 2 * Math.PI - turn);
  }

  /** The direction in eighths of a circle, against the clock. */
  private static int eighth(int[] leap) {
    return Math.floorMod(Math.round((float) (Math.atan2(leap[1], leap[0]) / Math.PI * 4)), 8);
  }

  /**
   * The turns that letters mean, in eighths of a circle to the left. An upright letter beside one of the sides is the
   * diagonal between them. z is the side opposite to the last bend, q the same; both are any side before a bend.
   */
  static List<Integer> turns(String letters, int bend) {
    List<Integer> turns = new ArrayList<>();
    int i = 0;
    while (i < letters.length()) {
      char one = letters.charAt(i);
      char two = i + 1 < letters.length() ? letters.charAt(i + 1) : ' ';
      boolean upright = isUpright(one);
      if (two != ' ' && upright != isUpright(two)) {
        for (int side : sides(upright ? two : one, bend)) {
          char along = upright ? one : two;
          addAll(turns, along != 'b' ? side : 0, along != 'f' ? 3 * side : 0);
        }
        i += 2;
      } else {
        if (upright) {
          turns.addAll(one == 'f' ? List.of(0) : one == 'b' ? List.of(4) : List.of(0, 4));
        } else {
          sides(one, bend).forEach(side -> turns.add(2 * side));
        }
        i += two == one && "fblr".indexOf(one) >= 0 ? 2 : 1;
      }
    }
    return turns;
  }

  private static void addAll(List<Integer> turns, int one, int other) {
    if (one != 0) {
      turns.add(one);
    }
    if (other != 0) {
      turns.add(other);
    }
  }

  private static boolean isUpright(char letter) {
    return "fbv".indexOf(letter) >= 0;
  }

  private static List<Integer> sides(char letter, int bend) {
    return switch (letter) {
      case 'l' -> List.of(1);
      case 'r' -> List.of(-1);
      case 'z' -> bend == 0 ? List.of(1, -1) : List.of(-bend);
      case 'q' -> bend == 0 ? List.of(1, -1) : List.of(bend);
      default -> List.of(1, -1);
    };
  }
}
