package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.betza.BetzaException;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Catalogue;
import zugwerk.betza.Movement;
import zugwerk.betza.NamedPiece;
import zugwerk.betza.Power;
import zugwerk.betza.Ways;
import zugwerk.testkit.TestEffort;

/** Moves of several legs, on boards filled at random: what they reach and attack, by both programs. */
class LegsTest {

  private static final String PIECES = "NnQqRrBbPp";

  private static OracleState board(Random random, int from, boolean black) {
    OracleState state = OracleGame.of("orthodox", "").parse("8/8/8/8/4N3/8/8/8");
    int density = 2 + random.nextInt(7);
    for (int square = 0; square < 64; square++) {
      state.pieces[square] =
          random.nextInt(density) == 0 ? PIECES.charAt(random.nextInt(PIECES.length())) : OracleState.EMPTY;
    }
    state.pieces[28] = OracleState.EMPTY;
    state.pieces[from] = black ? 'n' : 'N';
    return state;
  }

  private static long squares(IntPredicate wanted) {
    long squares = 0;
    for (int square = 0; square < 64; square++) {
      squares |= wanted.test(square) ? 1L << square : 0;
    }
    return squares;
  }

  private static void compare(String expression, int boards, Random random) {
    Power power = BetzaParser.parse(expression);
    List<OraclePath> paths = OracleBetza.read(expression);
    for (int side = 0; side < 2; side++) {
      Movement movement = Movement.compile(power, side);
      for (int n = 0; n < boards; n++) {
        int from = random.nextInt(64);
        boolean white = side == 0;
        OracleState state = board(random, from, side == 1);
        long occupied = squares(square -> !state.isEmpty(square));
        long enemies = squares(square -> state.isPiece(square, !white));
        long reached = 0;
        long[] ends = new long[64];
        for (OraclePath path : paths) {
          for (OracleStep step : path.steps(state, from)) {
            if (step.over() == OracleState.NONE) {
              reached |= 1L << step.to();
            } else {
              ends[step.over()] |= 1L << step.to();
            }
          }
        }
        String where = expression + " of side " + side + " from " + OracleState.name(from) + ": "
            + new String(state.pieces);
        assertEquals(reached, movement.targets(from, occupied, enemies), where);
        for (int to = 0; to < 64; to++) {
          long ending = (movement.victims(from, occupied) & enemies & 1L << to) == 0 ? 0
              : movement.behind(from, to, occupied);
          assertEquals(ends[to], ending, where + " over " + OracleState.name(to));
          boolean attacked = to != from && attacks(paths, state, from, to, white);
          assertEquals(attacked, movement.attacks(from, to, occupied), where + " to " + OracleState.name(to));
          assertTrue(!attacked || (movement.attacksFrom(to) >>> from & 1) != 0, where);
          assertTrue(!attacked || movement.path(from, to) != Movement.NONE, where);
          Ways quiet = movement.quietWays();
          boolean moves = (reached >>> to & 1) != 0 && state.isEmpty(to);
          assertTrue(!moves || (quiet.from(to) >>> from & 1) != 0, where);
          assertTrue(!quiet.lines() || !state.isEmpty(to)
              || moves == (quiet.path(from, to) != Ways.NONE && (quiet.path(from, to) & occupied) == 0), where);
          assertTrue(!moves && (!attacked || movement.capturesOnTheWay()) || (movement.reach(from) >>> to & 1) != 0,
              where);
        }
      }
    }
  }

  private static boolean attacks(List<OraclePath> paths, OracleState state, int from, int to, boolean white) {
    char before = state.pieces[to];
    state.pieces[to] = white ? 'q' : 'Q';
    boolean attacks =
        paths.stream().flatMap(path -> path.steps(state, from).stream()).anyMatch(step -> step.victim(white) == to);
    state.pieces[to] = before;
    return attacks;
  }

  @ParameterizedTest
  @ValueSource(strings = {"[F?R]", "[F-R]", "[W?B]", "[W-B]", "[W-F]", "[F-W]", "f[W?F-W]", "[W-F?R]", "[A-B2]",
      "[D?A-D]",
      "afsW", "mafsmW", "fmafscW", "afsK", "yafsF", "yafsW", "afsR", "aB", "aW", "faK", "afsafzK", "afsafK", "afzaqfW",
      "abfW", "gafsQ", "gasQ", "gabsQ", "gabQ", "gaQ", "pafR", "papafR", "gafgafQ", "pabR", "iafmW", "cafmW", "cyafmR",
      "cafmQ", "cafsmK", "pacafmB", "cafmN", "cyafmN", "afafafafafW", "[N?B]",
      "[F-N]"})
  void reachAndAttackAsTheSlowProgram(String expression) {
    compare(expression, 60, new Random(expression.hashCode()));
  }

  @Test
  void expressionsMadeAtRandomReachAndAttackAsTheSlowProgram() {
    Random random = new Random(1950);
    int read = 0;
    int tries = TestEffort.tries(4000, 1300);
    for (int n = 0; n < tries; n++) {
      String expression = random.nextInt(4) == 0 ? bracket(random) : legs(random);
      Power power;
      try {
        power = BetzaParser.parse(expression);
      } catch (BetzaException fault) {
        continue;
      }
      read++;
      compare(power.expression(), 3, random);
    }
    assertTrue(4 * read > tries, read + " of " + tries + " expressions could be read");
  }

  private static String some(Random random, String letters, int most) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(most + 1); length > 0; length--) {
      text.append(letters.charAt(random.nextInt(letters.length())));
    }
    return text.toString();
  }

  private static String legs(Random random) {
    StringBuilder text = new StringBuilder(some(random, "fblrvs", 2)).append(some(random, "mpgyi", 1));
    for (int legs = 1 + random.nextInt(3); legs > 0; legs--) {
      text.append('a').append(some(random, "fblrvswqz", 3)).append(legs > 1 ? some(random, "mpgy", 1) : "");
    }
    String atom = String.valueOf("WFDAHGKRBQ".charAt(random.nextInt(10)));
    return text + some(random, "mc", 1) + atom + (random.nextInt(4) == 0 ? some(random, "0234" + atom, 1) : "");
  }

  private static String bracket(Random random) {
    StringBuilder text = new StringBuilder(some(random, "fblrvsmci", 2)).append('[');
    for (int legs = 1 + random.nextInt(3); legs > 0; legs--) {
      text.append("WFDAHG".charAt(random.nextInt(6))).append(random.nextBoolean() ? '?' : '-');
    }
    String atom = String.valueOf("WFDAHGRB".charAt(random.nextInt(8)));
    return text + atom + (random.nextInt(4) == 0 ? some(random, "0123", 1) : "") + "]";
  }

  @Test
  void piecesOfTheCatalogueReachAndAttackAsTheSlowProgram() {
    Random random = new Random(1);
    Stream<NamedPiece> pieces = Catalogue.STANDARD.pieces().stream();
    // What depends on the colours of others is no power by itself.
    Set<String> observed = Set.of("Orphan", "Friend", "RadialKnight");
    for (NamedPiece piece : pieces.filter(piece -> piece.expression().matches(".*[\\[a].*|.*[a-z]\\d*")
        && !observed.contains(piece.expression())).toList()) {
      compare(piece.expression(), 20, random);
    }
  }
}
