package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.betza.SlowMoves.Landing;

/** Compiled movements against the slow walk, for both colours, on boards filled at random. */
class MovementTest {

  private static final List<String> POWERS = List.of("N", "K", "WAND", "Q", "R4", "NN", "fmWfceFifmnD", "fmWfceFifmD",
      "fceFF", "fcenA", "fcezB2", "icenDfmW", "ifmW2fceK", "ifmR3", "imnDN", "inHbW", "nN", "jN", "nC", "jZ", "nCjZ",
      "nG", "jA", "gQ", "pR", "mRcpR", "cgBmW", "zF", "zB3", "fzW4", "qN", "qfW3", "fsLbbL", "fhNrlbK", "fbNF", "RD",
      "DR", "nDW2", "nAnDK2", "cRmB", "mNcR", "mNcK", "mRK", "cRK", "fRbB", "jDDnNN", "cnGmjGF",
      "nqN", "nzN", "nqC", "nqD", "N0", "gN0", "zF0", "mcQ", "hlN0", "hrN", "qhrN",
      "[F?R]", "[W?B]", "m[F?R]", "cf[W?B2]", "i[D?A]", "[F?R3][W?FF]N", "[A?R0]",
      "[F-R]", "m[W-B2]", "c[F-W]N", "[W?F-W]", "[W-F?R]", "i[W-W]", "afsW", "mafsmW", "fafscW", "yafsF", "fyasW",
      "afsR", "aW", "faK", "afsafzK", "afabqfW", "afsafsafsF", "gafsQ", "gabQ", "pafR", "fpascB", "iafmW", "fpabW3",
      "aasbsF", "fasasazK");

  /** A power for one colour, and the slow walk of it. */
  record Case(Movement movement, SlowMoves slow) {

    @Override
    public String toString() {
      return slow.power().name() + (slow.black() ? " of Black" : " of White");
    }
  }

  static Stream<Case> cases() {
    return POWERS.stream().map(BetzaParser::parse).flatMap(power -> Stream.of(0, 1)
        .map(side -> new Case(Movement.compile(power, side), new SlowMoves(power, side == 1))));
  }

  private static long bits(boolean[] squares) {
    long bits = 0;
    for (int square = 0; square < 64; square++) {
      bits |= squares[square] ? 1L << square : 0;
    }
    return bits;
  }

  private static boolean[] board(Random random) {
    boolean[] occupied = new boolean[64];
    int density = 2 + random.nextInt(8);
    for (int square = 0; square < 64; square++) {
      occupied[square] = random.nextInt(density) == 0;
    }
    return occupied;
  }

  private static long where(List<Landing> landings, Predicate<Landing> wanted) {
    return landings.stream().filter(wanted).mapToLong(landing -> 1L << landing.to()).reduce(0, (a, b) -> a | b);
  }

  @ParameterizedTest
  @CsvSource({"fW, false", "lrW, false", "fNrlW, false", "bW, true", "K, true", "fsNN, false", "bsNN, true", "B, true"})
  void onlyWhatGoesBackwardRetreats(String expression, boolean retreats) {
    assertEquals(retreats, Movement.compile(BetzaParser.parse(expression), 0).retreats());
    assertEquals(retreats, Movement.compile(BetzaParser.parse(expression), 1).retreats());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void movesAndCapturesAsTheSlowWalk(Case tested) {
    Random random = new Random(tested.toString().hashCode());
    for (int round = 0; round < 8; round++) {
      boolean[] occupied = board(random);
      long pieces = bits(occupied);
      long enemies = pieces & random.nextLong();
      for (int from = 0; from < 64; from++) {
        List<Landing> landings = tested.slow.landings(from, occupied);
        long moves = where(landings, landing -> !occupied[landing.to()] && landing.course().is(Trait.MOVE));
        long captures = where(landings, landing -> occupied[landing.to()] && landing.course().is(Trait.CAPTURE));
        assertEquals(moves, tested.movement.moves(from, pieces));
        assertEquals(captures, tested.movement.captures(from, pieces));
        assertEquals(moves | captures & enemies, tested.movement.targets(from, pieces, enemies));
        long ahead = tested.slow.black() ? 1L << from >>> 16 : 1L << from << 16;
        assertEquals(ahead & where(landings, landing -> !occupied[landing.to()] && landing.course().is(Trait.MOVE)
            && landing.course().is(Trait.INITIAL)), tested.movement.doubleSteps(from, pieces));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void attacksAndCapturesEnPassantAsTheSlowWalk(Case tested) {
    boolean[] occupied = board(new Random(tested.toString().hashCode()));
    long pieces = bits(occupied);
    for (int to = 0; to < 64; to++) {
      boolean[] filled = occupied.clone();
      filled[to] = true;
      for (int from = 0; from < 64; from++) {
        long there = 1L << to;
        List<Landing> landings = from == to ? List.of() : tested.slow.landings(from, filled);
        assertEquals((where(landings, landing -> landing.course().is(Trait.CAPTURE)) & there) != 0,
            tested.movement.attacks(from, to, pieces));
        assertEquals((where(landings, landing -> landing.course().is(Trait.EN_PASSANT)) & there) != 0,
            tested.movement.passes(from, to, pieces));
      }
    }
  }

  /** What could be reached on some board, however it is filled. */
  @ParameterizedTest
  @MethodSource("cases")
  void reachesAsFarAsTheSlowWalk(Case tested) {
    long[] attacksFrom = new long[64];
    long[] passesFrom = new long[64];
    Ways quiet = tested.movement.quietWays();
    long[] quietFrom = new long[64];
    for (int from = 0; from < 64; from++) {
      long reach = 0;
      long free = 0;
      for (Landing landing : wholeWays(tested, from)) {
        Course course = landing.course();
        int to = landing.to();
        boolean moves = landing.lands(Trait.MOVE);
        boolean captures = landing.lands(Trait.CAPTURE);
        reach |= moves || captures ? 1L << to : 0;
        attacksFrom[to] |= captures ? 1L << from : 0;
        passesFrom[to] |= course.is(Trait.EN_PASSANT) ? 1L << from : 0;
        quietFrom[to] |= moves ? 1L << from : 0;
        boolean conditional = course.cycle().size() > 1 || course.range() > 1 || course.is(Trait.INITIAL)
            || course.is(Trait.LAME) || course.is(Trait.JUMPING);
        free |= conditional || !course.is(Trait.MOVE) ? 0 : 1L << to;
      }
      assertEquals(reach, tested.movement.reach(from));
      assertEquals(free, tested.movement.leaps(from));
    }
    for (int to = 0; to < 64; to++) {
      assertEquals(attacksFrom[to], tested.movement.attacksFrom(to));
      assertEquals(passesFrom[to], tested.movement.passesFrom(to));
      assertEquals(quietFrom[to], quiet.from(to));
    }
  }

  private static List<Landing> wholeWays(Case tested, int from) {
    List<Landing> ways = new ArrayList<>();
    for (Course course : tested.slow.power().courses()) {
      if (!course.is(Trait.INITIAL) || from / 8 == (tested.slow.black() ? 6 : 1)) {
        ways.addAll(tested.slow.wholeWay(course, from));
      }
    }
    return ways;
  }

  /** Paths describe a power whose ways to a square lie on one line, without a piece to hop over. */
  @ParameterizedTest
  @MethodSource("cases")
  void pathsAreTheFewestSquaresToKeepEmpty(Case tested) {
    checkPaths(tested, Trait.CAPTURE, tested.movement.lines(), tested.movement::path);
    Ways quiet = tested.movement.quietWays();
    checkPaths(tested, Trait.MOVE, quiet.lines(), quiet::path);
  }

  private interface Paths {
    long between(int from, int to);
  }

  private static void checkPaths(Case tested, Trait mode, boolean lines, Paths paths) {
    boolean comparable = true;
    for (int from = 0; from < 64; from++) {
      List<Landing> ways = wholeWays(tested, from).stream().filter(landing -> landing.lands(mode)).toList();
      for (int to = 0; to < 64; to++) {
        int target = to;
        List<Landing> there = ways.stream().filter(landing -> landing.to() == target).toList();
        comparable &= there.stream().allMatch(one -> !one.course().hops() && !one.course().is(Trait.JUMPING)
            && there.stream().allMatch(other -> one.path().containsAll(other.path())
                || other.path().containsAll(one.path())));
        if (there.isEmpty()) {
          assertEquals(Movement.NONE, paths.between(from, to));
        } else if (lines) {
          List<Integer> fewest = there.stream().map(Landing::path)
              .min((one, other) -> Long.compare(one.stream().distinct().count(), other.stream().distinct().count()))
              .orElseThrow();
          assertEquals(fewest.stream().mapToLong(square -> 1L << square).reduce(0, (a, b) -> a | b) & ~(1L << to),
              paths.between(from, to));
          assertTrue(from != to && (paths.between(from, to) & (1L << from | 1L << to)) == 0,
              "neither end is in the way");
        }
      }
    }
    assertEquals(comparable, lines);
  }

  @ParameterizedTest
  @CsvSource({"fmWfceFifmnD, false, false", "fW, false, false", "fsN, false, false", "N, true, false",
      "fWbF, true, false",
      "qfW, true, false", "ifmD, false, true", "ifmnDfmD, false, false", "fmnDiN, true, true"})
  void goesBackwardOrJumpsAtFirst(String expression, boolean retreats, boolean jumpsAtFirst) {
    Movement movement = Movement.compile(BetzaParser.parse(expression), 1);
    assertEquals(retreats, movement.retreats());
    assertEquals(jumpsAtFirst, movement.jumpsAtFirst());
  }

  @Test
  void knowsItsPower() {
    Power power = BetzaParser.parse("WD");
    assertEquals(power, Movement.compile(power, 0).power());
  }

  @Test
  void leadsWhereItsSignsSay() {
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        Leap leap = new Leap(dx, dy);
        assertEquals(dy == 1, leap.leads('f'));
        assertEquals(dy == -1, leap.leads('b'));
        assertEquals(dx == -1, leap.leads('l'));
        assertEquals(dx == 1, leap.leads('r'));
      }
    }
  }

  @Test
  void casesHaveBothKinds() {
    assertTrue(cases().anyMatch(tested -> tested.movement.lines()));
    assertTrue(cases().anyMatch(tested -> !tested.movement.lines()));
  }
}
