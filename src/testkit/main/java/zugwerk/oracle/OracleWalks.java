package zugwerk.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The walks of problem chess that have a name instead of letters, each walked square by square on the board. */
record OracleWalks(String name) implements OraclePath {

  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] QUEEN = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] KNIGHT = {
      {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final Set<String> ALL = Set.of("Archbishop", "ReflectingBishop", "ReflectingCardinal",
      "BouncyKnight", "BouncyNightrider", "UbiUbi", "DoubleGrasshopper", "DoubleRookhopper", "DoubleBishopper",
      "Edgehog", "Querquisite", "ChinesePawn", "RookBishopHunter", "BishopRookHunter", "Bouncer", "RookBouncer",
      "BishopBouncer", "Equistopper", "NonstopEquistopper", "EagleEquihopper", "EagleNonstopEquihopper",
      "Contrahamster", "Scarabeus", "Maoriderlion", "Moariderlion", "RoseLocust", "SpiralKnight", "SpiralKnight20",
      "SpiralKnight40", "DiagonalSpiralKnight", "DiagonalSpiralKnight11", "DiagonalSpiralKnight33", "Quintessence",
      "BerolinaPawn", "Superpawn", "SuperBerolinaPawn", "MarinePawn", "ReversedPawn", "Dragon", "Ship",
      "BishopPawnGryphon", "RadialKnight", "Treehopper", "Leafhopper", "GreaterTreehopper", "GreaterLeafhopper");

  static boolean isName(String text) {
    return ALL.contains(text);
  }

  @Override
  public boolean stays() {
    return false;
  }

  @Override
  public List<OracleStep> steps(OracleState state, int from) {
    Walker walker = new Walker(state, from, Character.isUpperCase(state.pieces[from]), new ArrayList<>());
    walker.walk(name);
    return walker.steps;
  }

  private record Walker(OracleState state, int from, boolean white, List<OracleStep> steps) {

    private void walk(String name) {
      switch (name) {
        case "Archbishop" -> reflect(1);
        case "ReflectingBishop" -> reflect(4);
        case "ReflectingCardinal" -> cardinal();
        case "BouncyKnight" -> leapOn(from, 2, true, new HashSet<>());
        case "BouncyNightrider" -> rideOn(from, new HashSet<>(Set.of(from)));
        case "UbiUbi" -> leapOn(from, 64, false, new HashSet<>(Set.of(from)));
        case "DoubleGrasshopper" -> hopTwice(QUEEN);
        case "DoubleRookhopper" -> hopTwice(STRAIGHT);
        case "DoubleBishopper" -> hopTwice(DIAGONAL);
        case "Edgehog" -> edgehog();
        case "Querquisite" -> steps.addAll(OracleOrthodox.steps(state, from, "RNBQKBNR".charAt(from % 8)));
        case "ChinesePawn" -> soldier();
        case "RookBishopHunter" -> hunt(new int[][] {{0, 1}, {1, -1}, {-1, -1}});
        case "BishopRookHunter" -> hunt(new int[][] {{0, -1}, {1, 1}, {-1, 1}});
        case "Bouncer" -> bounce(QUEEN);
        case "RookBouncer" -> bounce(STRAIGHT);
        case "BishopBouncer" -> bounce(DIAGONAL);
        case "Equistopper" -> equistopper();
        case "NonstopEquistopper" -> nonstopEquistopper();
        case "EagleEquihopper" -> eagleEquihopper();
        case "EagleNonstopEquihopper" -> eagleNonstopEquihopper();
        case "Contrahamster" -> contrahamster();
        case "Scarabeus" -> scarabeus();
        case "Maoriderlion" -> ridingLion(false);
        case "Moariderlion" -> ridingLion(true);
        case "RoseLocust" -> roseLocust();
        case "SpiralKnight" -> spiral(4, 16);
        case "SpiralKnight20" -> spiral(4, 4);
        case "SpiralKnight40" -> spiral(16, 16);
        case "DiagonalSpiralKnight" -> spiral(2, 18);
        case "DiagonalSpiralKnight11" -> spiral(2, 2);
        case "DiagonalSpiralKnight33" -> spiral(18, 18);
        case "Quintessence" -> spiral(10, 10);
        case "Treehopper" -> radial(true, true, false);
        case "Leafhopper" -> radial(false, true, false);
        case "GreaterTreehopper" -> radial(true, false, false);
        case "RadialKnight" -> radial(true, false, true);
        case "GreaterLeafhopper" -> radial(false, false, false);
        default -> pawn(name);
      }
    }

    private static int go(int square, int dx, int dy) {
      return square == OracleState.NONE ? square : OracleState.square(square % 8 + dx, square / 8 + dy);
    }

    private boolean empty(int square) {
      return square != OracleState.NONE && state.isEmpty(square);
    }

    private boolean piece(int square) {
      return square != OracleState.NONE && !state.isEmpty(square);
    }

    private void land(int to) {
      if (to != OracleState.NONE && to != from && !state.isPiece(to, white)) {
        steps.add(OracleStep.plain(to));
      }
    }

    /** Rides and returns the last square before the edge; nowhere if a piece is in the way. */
    private int ride(int start, int dx, int dy) {
      int here = start;
      while (true) {
        int next = go(here, dx, dy);
        if (next == OracleState.NONE) {
          return here;
        }
        land(next);
        if (piece(next)) {
          return OracleState.NONE;
        }
        here = next;
      }
    }

    /** The number of steps to the first piece, or off the board. */
    private int distance(int start, int dx, int dy) {
      int n = 1;
      while (empty(go(start, n * dx, n * dy))) {
        n++;
      }
      return n;
    }

    private static boolean edge(int square) {
      return square % 8 == 0 || square % 8 == 7 || square / 8 == 0 || square / 8 == 7;
    }

    private void reflect(int times) {
      for (int[] way : DIAGONAL) {
        reflect(from, way, times);
      }
    }

    private void reflect(int start, int[] way, int left) {
      int end = ride(start, way[0], way[1]);
      if (end != OracleState.NONE && left > 0 && (end != start || start == from)) {
        reflect(end, new int[] {-way[1], way[0]}, left - 1);
        reflect(end, new int[] {way[1], -way[0]}, left - 1);
      }
    }

    private void cardinal() {
      for (int[] way : DIAGONAL) {
        int end = ride(from, way[0], way[1]);
        if (end == OracleState.NONE) {
          continue;
        }
        boolean side = end % 8 + way[0] < 0 || end % 8 + way[0] > 7;
        boolean top = end / 8 + way[1] < 0 || end / 8 + way[1] > 7;
        if (side != top) {
          int next = go(end, side ? 0 : way[0], side ? way[1] : 0);
          land(next);
          if (empty(next)) {
            ride(next, side ? -way[0] : way[0], side ? way[1] : -way[1]);
          }
        }
      }
    }

    private void leapOn(int start, int left, boolean onlyFromEdges, Set<Integer> been) {
      for (int[] leap : KNIGHT) {
        int next = go(start, leap[0], leap[1]);
        land(next);
        if (empty(next) && left > 0 && (!onlyFromEdges || edge(next)) && (onlyFromEdges || been.add(next))) {
          leapOn(next, left - 1, onlyFromEdges, been);
        }
      }
    }

    private void rideOn(int start, Set<Integer> been) {
      for (int[] leap : KNIGHT) {
        int n = distance(start, leap[0], leap[1]);
        for (int i = 1; i <= n; i++) {
          int next = go(start, i * leap[0], i * leap[1]);
          land(next);
          if (empty(next) && edge(next) && been.add(next)) {
            rideOn(next, been);
          }
        }
      }
    }

    private void hopTwice(int[][] ways) {
      for (int[] way : ways) {
        int n = distance(from, way[0], way[1]);
        int between = go(from, (n + 1) * way[0], (n + 1) * way[1]);
        if (!piece(go(from, n * way[0], n * way[1])) || !empty(between)) {
          continue;
        }
        for (int[] other : ways) {
          int m = distance(between, other[0], other[1]);
          if (piece(go(between, m * other[0], m * other[1]))) {
            land(go(between, (m + 1) * other[0], (m + 1) * other[1]));
          }
        }
      }
    }

    private void edgehog() {
      List<OracleStep> all = OracleOrthodox.steps(state, from, 'Q');
      all.stream().filter(step -> edge(step.to()) != edge(from)).forEach(steps::add);
    }

    private void soldier() {
      land(go(from, 0, white ? 1 : -1));
      if (white ? from / 8 > 3 : from / 8 < 4) {
        land(go(from, 1, 0));
        land(go(from, -1, 0));
      }
    }

    private void hunt(int[][] ways) {
      for (int[] way : ways) {
        ride(from, way[0], way[1]);
      }
    }

    private void bounce(int[][] ways) {
      for (int[] way : ways) {
        int n = distance(from, way[0], way[1]);
        if (distance(from, -way[0], -way[1]) >= n) {
          land(go(from, -n * way[0], -n * way[1]));
        }
      }
    }

    private void equistopper() {
      for (int[] way : QUEEN) {
        for (int half = 1; half < 4; half++) {
          boolean open = piece(go(from, 2 * half * way[0], 2 * half * way[1]));
          for (int n = 1; n < 2 * half; n++) {
            open &= n == half || empty(go(from, n * way[0], n * way[1]));
          }
          if (open) {
            land(go(from, half * way[0], half * way[1]));
          }
        }
      }
      for (int[] leap : oblique()) {
        if (piece(go(from, 2 * leap[0], 2 * leap[1]))) {
          land(go(from, leap[0], leap[1]));
        }
      }
    }

    private static List<int[]> oblique() {
      List<int[]> leaps = new ArrayList<>();
      for (int dx = -3; dx <= 3; dx++) {
        for (int dy = -3; dy <= 3; dy++) {
          if (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy)) {
            leaps.add(new int[] {dx, dy});
          }
        }
      }
      return leaps;
    }

    private void nonstopEquistopper() {
      for (int hurdle = 0; hurdle < 64; hurdle++) {
        int dx = hurdle % 8 - from % 8;
        int dy = hurdle / 8 - from / 8;
        if (hurdle != from && piece(hurdle) && dx % 2 == 0 && dy % 2 == 0) {
          land(go(from, dx / 2, dy / 2));
        }
      }
    }

    private void eagleEquihopper() {
      for (int[] way : QUEEN) {
        int n = distance(from, way[0], way[1]);
        int hurdle = go(from, n * way[0], n * way[1]);
        for (int turn = -1; turn <= 1 && piece(hurdle); turn += 2) {
          if (distance(hurdle, -turn * way[1], turn * way[0]) >= n) {
            land(go(hurdle, -turn * n * way[1], turn * n * way[0]));
          }
        }
      }
      for (int[] leap : oblique()) {
        turnAt(leap[0], leap[1]);
      }
    }

    private void turnAt(int dx, int dy) {
      int hurdle = go(from, dx, dy);
      if (piece(hurdle)) {
        land(go(hurdle, -dy, dx));
        land(go(hurdle, dy, -dx));
      }
    }

    private void eagleNonstopEquihopper() {
      List<int[]> leaps = oblique();
      leaps.addAll(List.of(QUEEN));
      for (int[] leap : leaps) {
        for (int n = 1; n < 8; n++) {
          turnAt(n * leap[0], n * leap[1]);
        }
      }
    }

    private void contrahamster() {
      for (int[] way : QUEEN) {
        if (piece(go(from, -way[0], -way[1]))) {
          ride(from, way[0], way[1]);
        }
      }
    }

    private void scarabeus() {
      for (int[] way : QUEEN) {
        int n = distance(from, way[0], way[1]);
        int hurdle = go(from, n * way[0], n * way[1]);
        for (int[] leap : KNIGHT) {
          double cosine = (way[0] * leap[0] + way[1] * leap[1])
              / Math.sqrt((way[0] * way[0] + way[1] * way[1]) * 5.0);
          if (piece(hurdle) && cosine > Math.cos(Math.PI / 6)) {
            land(go(hurdle, leap[0], leap[1]));
          }
        }
      }
    }

    private void ridingLion(boolean moa) {
      for (int[] leap : KNIGHT) {
        int[] first = moa ? new int[] {leap[0] > 0 ? 1 : -1, leap[1] > 0 ? 1 : -1}
            : new int[] {leap[0] / 2, leap[1] / 2};
        int start = from;
        int met = 0;
        while (start != OracleState.NONE && met < 2) {
          met += piece(go(start, first[0], first[1])) ? 1 : 0;
          int next = go(start, leap[0], leap[1]);
          if (met == 1) {
            land(next);
          }
          met += piece(next) ? 1 : 0;
          start = next;
        }
      }
    }

    private void roseLocust() {
      List<int[]> circle = OracleDirections.circle(2, 1);
      for (int first = 0; first < 8; first++) {
        for (int turn : new int[] {1, 7}) {
          int here = from;
          int n = 0;
          do {
            int[] leap = circle.get((first + turn * n++) % 8);
            here = go(here, leap[0], leap[1]);
          } while (empty(here));
          int[] leap = circle.get((first + turn * n) % 8);
          int behind = go(here, leap[0], leap[1]);
          if (here != from && piece(here) && state.isPiece(here, !white) && empty(behind)) {
            steps.add(OracleStep.over(behind, here));
          }
        }
      }
    }

    /** Two leaps in turn whose sum has one of these lengths, squared. */
    private void spiral(int one, int other) {
      for (int[] zig : KNIGHT) {
        for (int[] zag : KNIGHT) {
          int dx = zig[0] + zag[0];
          int dy = zig[1] + zag[1];
          int length = dx * dx + dy * dy;
          if (length != one && length != other) {
            continue;
          }
          int here = from;
          int n = 0;
          do {
            int[] leap = n++ % 2 == 0 ? zig : zag;
            here = go(here, leap[0], leap[1]);
            land(here);
          } while (empty(here));
        }
      }
    }

    private void pawn(String name) {
      int ahead = white ? 1 : -1;
      boolean home = from / 8 == (white ? 0 : 7);
      boolean second = from / 8 == (white ? 1 : 6);
      switch (name) {
        case "BerolinaPawn" -> {
          quiet(-1, ahead, second ? 2 : 1, false);
          quiet(1, ahead, second ? 2 : 1, false);
          capture(0, ahead, 1);
        }
        case "Superpawn" -> {
          quiet(0, ahead, 7, false);
          capture(-1, ahead, 7);
          capture(1, ahead, 7);
        }
        case "SuperBerolinaPawn" -> {
          quiet(-1, ahead, 7, false);
          quiet(1, ahead, 7, false);
          capture(0, ahead, 7);
        }
        case "ReversedPawn" -> {
          quiet(0, -ahead, from / 8 == (white ? 6 : 1) ? 2 : 1, false);
          capture(-1, -ahead, 1);
          capture(1, -ahead, 1);
        }
        case "MarinePawn" -> {
          quiet(0, ahead, second ? 2 : 1, true);
          over(-1, ahead);
          over(1, ahead);
        }
        default -> compound(name, home ? 0 : second ? 2 : 1, ahead);
      }
    }

    private void compound(String name, int range, int ahead) {
      steps.addAll(OracleOrthodox.steps(state, from, name.equals("Dragon") ? 'N' : name.equals("Ship") ? 'R' : 'B'));
      if (!name.equals("Ship")) {
        quiet(0, ahead, range, false);
      }
      if (!name.equals("BishopPawnGryphon") && range > 0) {
        capture(-1, ahead, 1);
        capture(1, ahead, 1);
      }
    }

    private void quiet(int dx, int dy, int range, boolean noted) {
      for (int n = 1; n <= range && empty(go(from, n * dx, n * dy)); n++) {
        steps.add(new OracleStep(go(from, n * dx, n * dy), false, noted && n == 2, OracleStep.NOBODY));
      }
    }

    private void capture(int dx, int dy, int range) {
      int n = distance(from, dx, dy);
      if (n <= range) {
        land(go(from, n * dx, n * dy));
      }
    }

    private void over(int dx, int dy) {
      int near = go(from, dx, dy);
      int far = go(near, dx, dy);
      if (!empty(far)) {
        return;
      }
      if (state.isPiece(near, !white)) {
        steps.add(OracleStep.over(far, near));
      } else if (near == state.passed && empty(near) && state.isPiece(go(near, 0, -dy), !white)) {
        steps.add(OracleStep.over(far, go(near, 0, -dy)));
      }
    }

    private void radial(boolean tree, boolean lines, boolean enemies) {
      for (int hurdle = 0; hurdle < 64; hurdle++) {
        if (enemies && !state.isPiece(hurdle, !white) || hurdle == from || state.isEmpty(hurdle)
            || lines && !onLine(from, hurdle)) {
          continue;
        }
        int centre = tree ? hurdle : from;
        for (int to = 0; to < 64; to++) {
          if (to != centre && to != hurdle && length(centre, to) == length(from, hurdle)
              && (!lines || onLine(centre, to))) {
            land(to);
          }
        }
      }
    }

    private static boolean onLine(int one, int other) {
      int dx = Math.abs(one % 8 - other % 8);
      int dy = Math.abs(one / 8 - other / 8);
      return dx == 0 || dy == 0 || dx == dy;
    }

    private static int length(int one, int other) {
      int dx = one % 8 - other % 8;
      int dy = one / 8 - other / 8;
      return dx * dx + dy * dy;
    }
  }
}
