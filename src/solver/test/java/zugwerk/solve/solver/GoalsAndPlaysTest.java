package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.oracle.OracleGame;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;

/** Every goal in every kind of play, in every game, held against the plain solver on random problems. */
class GoalsAndPlaysTest {

  private static final List<String> PLAYS = List.of("%s1", "%s2", "s%s1", "s%s2", "r%s2", "semi-r%s1", "semi-r%s2",
      "h%s1", "h%s1.5", "hs%s1", "hs%s2", "hs%s1.5", "hr%s2", "hr%s1.5", "ser-%s2", "ser-h%s1", "ser-s%s1", "ser-r%s1",
      "ser-r%s2", "phser-%s2", "phser-%s3", "reci-h%s1.5", "reci-h(x)%s2", "pser-%s2", "pser-%s3", "pser-s%s1",
      "pser-s%s2", "pser-r%s1", "pser-r%s2", "pser-h%s1", "pser-h%s2", "phser-s%s2", "phser-r%s2", "ser-reci-h%s2",
      "ser-reci-h(x)%s3", "exact-%s2", "exact-s%s2", "exact-r%s2", "exact-semi-r%s2", "exact-h%s2", "exact-ser-%s2",
      "exact-pser-%s2", "exact-pser-s%s2");
  private static final List<String> SHORT = List.of("%s1", "s%s1", "r%s1", "semi-r%s1", "h%s1", "hs%s1", "hr%s1",
      "ser-%s2", "ser-h%s1", "ser-s%s1", "ser-r%s1", "phser-%s2", "reci-h(x)%s1.5", "pser-%s2", "exact-%s2",
      "pser-s%s1", "pser-r%s2", "ser-reci-h(x)%s2", "pser-h%s1", "phser-s%s1", "exact-s%s2", "phser-r%s1");
  private static final List<String> GOALS =
      List.of("#", "=", "#=", "==", "!=", "+", "x", "%", "ep", "00", "zd4", "ct", "~", "##", "##!", "dr");

  /** Those that take as long as all others together: the series of games with drops or many powers. */
  private static final List<String> SLOW = List.of("crazyhouse ser-reci-h(x)ct2", "polypiece pser-rct2");

  static Stream<Variant> games() {
    return Variants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreeWithAPlainSolver(Variant variant) {
    int index = List.copyOf(Variants.all()).indexOf(variant);
    for (int goal = 0; goal < GOALS.size(); goal++) {
      if (TestEffort.combines(index, goal)) {
        String text = SHORT.get((goal + 5 * index) % SHORT.size()).formatted(GOALS.get(goal));
        if (TestEffort.isFull() || !SLOW.contains(variant.id() + " " + text)) {
          hold(variant, text, 6, 1);
        }
      }
    }
  }

  /** Poison Chess: a side whose King is poisoned and that has no Doctor only draws by its mate, and by any stalemate. */
  @ParameterizedTest
  @CsvSource({"poison, 7k/6pp/8/8/8/8/8/K2R4 w - - 0 1 a1:3, dr1, d1d8",
      "poison, 7k/6pp/8/8/8/8/8/K2R4 w - - 0 1 a1:3, #1, ''", "poison, 7k/6pp/8/8/8/8/8/K2R4 w - - 0 1, dr1, ''",
      "poison, 7k/6pp/8/8/8/8/D7/K2R4 w - - 0 1 a1:3, dr1, ''", "poison, 7k/8/7K/8/8/8/8/5R2 w - - 0 1, dr1, f1g1",
      "orthodox, 7k/8/7K/8/8/8/8/5R2 w - - 0 1, dr1, f1g1"})
  void drawsOfTheRulesAreFound(String game, String fen, String text, String key) {
    Variant variant = Variants.of(game);
    Setup setup = Fen.parse(variant, fen);
    Stipulation stipulation = Stipulation.parse(text);
    assertEquals(key, SolverPlayTest.solve(variant, setup, stipulation).keys().stream()
        .map(line -> LongForm.of(variant.schema(), line.move())).collect(Collectors.joining(",")));
    agree(variant, setup, stipulation);
  }

  /** Double mates are too rare in random positions; these keys are those that Popeye finds. */
  @ParameterizedTest
  @CsvSource({"8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, ##1, h1g1",
      "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, ##2, h1g1",
      "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, ##!1, ''", "8/4R3/8/8/8/b3R2R/4qkB1/6qK w - - 0 1, ##!1, e3e2",
      "Q1N5/8/8/5P2/8/P1pP4/N1kpP2R/K4R2 w - - 0 1, s##!1, a8a4",
      "q7/8/4Q3/1N6/8/6p1/5kBB/4q2K w - - 0 1, ##1, ''",
      "8/1R4Np/1p3pkp/8/r4P1K/r7/8/8 w - - 0 1, ##1, f4f5", "8/1R4Np/1p3pkp/8/r4P1K/r7/8/8 w - - 0 1, ##!1, ''"})
  void doubleMatesAreFound(String fen, String text, String key) {
    Variant variant = Variants.of("orthodox");
    Setup setup = Fen.parse(variant, fen);
    Stipulation stipulation = Stipulation.parse(text);
    assertEquals(key, SolverPlayTest.solve(variant, setup, stipulation).keys().stream()
        .map(line -> LongForm.of(variant.schema(), line.move())).collect(Collectors.joining(",")));
    agree(variant, setup, stipulation);
  }

  /**
   * What random problems hardly ever have: two ways into a position of which only one lets a Knight return to its
   * square, first moves that a mate alone excuses, checks in the last move of reciprocal play that are no mate, a
   * side that must reach the goal too soon, exact play of three moves that solves, positions that come with different
   * numbers of moves left, and parries that must not all capture too soon.
   */
  @ParameterizedTest
  @CsvSource({"7k/8/8/8/8/2N5/8/KN6 w - -, ser-ct3", "8/4R3/8/8/8/b3R2R/4qkB1/6qK w - - 0 1, h##!0.5",
      "8/4R3/8/8/8/b3R2R/4qkB1/6qK w - - 0 1, ser-##!1", "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, h##0.5",
      "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, h##1.5", "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, ser-##1",
      "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, ser-##2", "Q1N5/8/8/5P2/8/P1pP4/N1kpP2R/K4R2 w - - 0 1, ser-s##!1",
      "Q1N5/8/8/5P2/8/P1pP4/N1kpP2R/K4R2 w - - 0 1, hs##!1", "2k5/Q7/R2K4/4r3/8/4q3/8/8 w - -, reci-h#1.5",
      "7K/8/6k1/8/8/8/8/r7 b - -, hr#1.5", "7k/6R1/8/8/8/8/8/K7 b - -, hsx1.5", "7k/R7/8/8/p7/8/K7/8 w - -, hsx2",
      "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, exact-##1", "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, exact-##2",
      "8/4R3/8/8/8/b3R2R/4qkB1/6qK w - - 0 1, exact-##!2", "7k/8/5K2/8/8/8/8/R7 w - -, exact-#3",
      "4k3/8/4K3/8/8/8/8/7R w - -, exact-#3", "6k1/8/8/8/8/8/8/K6R w - -, exact-+3",
      "7k/8/5K2/8/8/8/8/R7 w - -, exact-pser-#3", "7k/8/8/p7/P7/8/8/R3K3 w - -, exact-x3",
      "8/6R1/4K3/8/8/8/8/k7 w - -, exact-#4",
      "7K/8/8/8/8/r7/6Q1/kn6 w - -, exact-pser-sx2"})
  void agreeWhereChanceSeldomLeads(String fen, String text) {
    Variant variant = Variants.of("orthodox");
    agree(variant, Fen.parse(variant, fen), Stipulation.parse(text));
  }

  @Tag("long")
  @Test
  void agreeInExactPlayOfFourMoves() {
    agreeWhereChanceSeldomLeads("8/8/8/7p/7K/1k6/3R4/8 w - -", "exact-+4");
  }

  /** Terms that the other tests of short play meet in few games or not at all. */
  @ParameterizedTest
  @ValueSource(strings = {"pser-s#2", "pser-s+2", "pser-sx2", "exact-pser-s+2", "exact-pser-sx2", "exact-r+2",
      "exact-semi-r+2", "exact-r#2", "ser-reci-h#2", "reci-h#2"})
  void agreeInRarePlay(String text) {
    hold(Variants.of("orthodox"), text, 12, 2);
  }

  /** The pass removes the Knight that keeps the Rook from the King, so that the series ends; or the King itself. */
  @ParameterizedTest
  @CsvSource({"3k4/3n4/8/8/8/3R4/8/4K3 w - - 0 1 d7:1, ser-+2", "3k4/3n4/8/8/8/3R4/8/4K3 w - - 0 1 d7:2, ser-+2",
      "3k4/3n4/8/8/8/R7/8/4K3 w - - 0 1 d8:1, ser-+2", "3k4/3n4/8/8/8/3R4/8/4K3 w - - 0 1 d7:1, phser-+2",
      "3k4/3n4/8/8/8/3R4/8/4K3 w - - 0 1 d7:1, pser-h+2"})
  void agreeWhereAPassIsNotLegal(String fen, String text) {
    Variant variant = Variants.of("poison");
    agree(variant, Fen.parse(variant, fen), Stipulation.parse(text));
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void allAgreeWithAPlainSolver(Variant variant) {
    int index = List.copyOf(Variants.all()).indexOf(variant);
    for (int play = 0; play < PLAYS.size(); play++) {
      // A third of the goals in each game, so that every play has every goal in some games.
      for (int goal = (index + play) % 3; goal < GOALS.size(); goal += 3) {
        hold(variant, PLAYS.get(play).formatted(GOALS.get(goal)), 12, 1);
      }
    }
  }

  /** Compares on problems that have solutions, as many as are wanted if enough are found, and on as many others. */
  private static void hold(Variant variant, String text, int most, int wanted) {
    Stipulation stipulation = Stipulation.parse(text);
    RandomProblems problems = new RandomProblems(variant, 71);
    int solved = 0;
    int unsolved = 0;
    for (int i = 0; i < most && (solved < wanted || unsolved < wanted); i++) {
      Setup setup = i % 4 == 0 ? problems.crowded(i % 8 == 0) : i % 2 == 0 ? problems.any(i % 4 == 2, 2, 1)
          : problems.self(1 + i % 3, 1);
      boolean solves = SolverPlayTest.solve(variant, setup, stipulation).solutions() > 0;
      if (solves ? solved++ < wanted : unsolved++ < wanted) {
        agree(variant, setup, stipulation);
      }
    }
    assertTrue(solved + unsolved > 0, text);
  }

  private static void agree(Variant variant, Setup setup, Stipulation stipulation) {
    SolverPlayTest.agree(variant, setup, stipulation, new RememberingGame<>(new PlainGame.Quick(variant)),
        RememberingGame.start(Position.of(setup)));
    if (stipulation.moves() == 1 && !stipulation.goal().kind().needsSelfCheck()) {
      OracleGame slow = OracleGame.of(variant.id(), "");
      SolverPlayTest.agree(variant, setup, stipulation, new RememberingGame<>(new PlainGame.Slow(slow, false)),
          RememberingGame.start(slow.parse(Fen.format(setup))));
    }
  }
}
