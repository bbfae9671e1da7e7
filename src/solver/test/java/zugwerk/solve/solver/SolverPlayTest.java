package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.oracle.OracleGame;
import zugwerk.rules.OwnEnd;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.help.LineSolver;
import zugwerk.testkit.RandomProblems;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Every kind of play in every game, held against solvers that do nothing clever. */
class SolverPlayTest {

  static Stream<Arguments> inEveryGame(String... stipulations) {
    return Variants.all().stream().map(Variant::id)
        .flatMap(game -> Stream.of(stipulations).map(text -> Arguments.of(game, text)));
  }

  static Stream<Arguments> small() {
    return inEveryGame("#1", "=1", "=2", "s#1", "s=1", "r#1", "r=1", "h#0.5", "h#1", "h=1", "ser-#1", "ser-#2",
        "ser-=2",
        "ser-h#1", "ser-h=1", "ser-s#1", "ser-s=1");
  }

  static Stream<Arguments> longer() {
    return inEveryGame("#2", "=2", "s#2", "s=2", "r#2", "r=2", "h#1.5", "h#2", "h=1.5", "h=2", "ser-#3", "ser-=3",
        "ser-h#2",
        "ser-h=2", "ser-s#2", "ser-s=2");
  }

  static Stream<Arguments> someSmall() {
    return some(small());
  }

  /** Without one that takes as long as half of the others together. */
  static Stream<Arguments> someLonger() {
    return some(longer()).filter(arguments -> !List.of(arguments.get()).equals(List.of("poison", "h#2")));
  }

  /** Each stipulation in some games. */
  private static Stream<Arguments> some(Stream<Arguments> all) {
    List<Arguments> listed = all.toList();
    int games = Variants.all().size();
    int stipulations = listed.size() / games;
    return IntStream.range(0, listed.size())
        .filter(i -> TestEffort.combines(i / stipulations, i % stipulations)).mapToObj(listed::get);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("someSmall")
  void agreesWithAPlainSolverOnTheOracle(String game, String text) {
    holdOnTheOracle(game, text, 2);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("someLonger")
  void agreesWithAPlainSolverInMoreMoves(String game, String text) {
    holdInMoreMoves(game, text, 2);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("small")
  void agreesOnMoreProblemsOnTheOracle(String game, String text) {
    holdOnTheOracle(game, text, 12);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("longer")
  void agreesOnMoreProblemsInMoreMoves(String game, String text) {
    holdInMoreMoves(game, text, text.matches("[hr]#2") ? 2 : 6);
  }

  private static void holdOnTheOracle(String game, String text, int wanted) {
    Variant variant = Variants.of(game);
    OracleGame slow = OracleGame.of(game, "");
    hold(variant, Stipulation.parse(text), wanted, (setup, stipulation) -> agree(variant, setup, stipulation,
        new PlainGame.Slow(slow), slow.parse(Fen.format(setup))));
  }

  private static void holdInMoreMoves(String game, String text, int wanted) {
    Variant variant = Variants.of(game);
    hold(variant, Stipulation.parse(text), wanted,
        (setup, stipulation) -> agree(variant, setup, stipulation, new PlainGame.Quick(variant), Position.of(setup)));
  }

  /** Compares on some random problems; half of them have solutions, where enough such are found. */
  private static void hold(Variant variant, Stipulation stipulation, int wanted, BiConsumer<Setup, Stipulation> agree) {
    RandomProblems problems = new RandomProblems(variant, 17);
    // A forced mate against oneself is rare by chance; problems of it that have solutions are in other tests.
    boolean rare = stipulation.play() == Play.SELF || stipulation.play() == Play.SERIES_SELF
        || stipulation.play() == Play.REFLEX && !variant.ownEnd().equals(OwnEnd.NONE);
    int most = rare ? 50 * wanted : 4_000 / stipulation.moves();
    int solved = 0;
    int unsolved = 0;
    for (int count = 0; count < most && solved + unsolved < wanted; count++) {
      Setup setup = problem(problems, stipulation, count);
      boolean solves = solve(variant, setup, stipulation).solutions() > 0;
      if (solves ? 2 * solved < wanted : 2 * unsolved < wanted) {
        agree.accept(setup, stipulation);
        solved += solves ? 1 : 0;
        unsolved += solves ? 0 : 1;
      }
    }
    assertTrue(unsolved == wanted / 2 && (rare || solved == wanted / 2), solved + " solved, " + unsolved + " unsolved");
  }

  static Solution solve(Variant variant, Setup setup, Stipulation stipulation) {
    return Solver.solve(variant, setup, stipulation, SolveOptions.DEFAULT, new Monitor());
  }

  private static Setup problem(RandomProblems problems, Stipulation stipulation, int count) {
    return switch (stipulation.play()) {
      case DIRECT, SERIES -> problems.any(false, 2, count % 2);
      case SELF, REFLEX, SERIES_SELF -> stipulation.goal().is(Goal.Kind.MATE)
          ? problems.self(3, 1) : problems.self(1, 3);
      case SERIES_HELP -> problems.any(true, 2, 1);
      default -> problems.any(stipulation.halfmoves() % 2 == 0, 2, 1);
    };
  }

  /** Compares the solver with a plain one. */
  static <P> void agree(
      Variant variant, Setup setup, Stipulation stipulation, PlainGame<P> game, P position) {
    String what = Fen.format(setup) + " " + stipulation;
    PlainSolver<P> plain = new PlainSolver<>(game, stipulation);
    int length = stipulation.halfmoves();
    List<String> expected = plain.solutions(position, length);
    Solution solution = solve(variant, setup, stipulation);
    List<String> found = new ArrayList<>();
    for (SolutionNode key : solution.keys()) {
      if (stipulation.isBattle()) {
        found.add(LongForm.of(variant.schema(), key.move()));
      } else {
        lines(variant, stipulation, key, "", found);
      }
    }
    if (solution.solutions() <= LineSolver.MOST_LINES) {
      assertEquals(expected, found.stream().sorted().toList(), what);
    }
    assertEquals(expected.size(), solution.solutions(), what);
    int step = stipulation.step();
    OptionalInt shortest = expected.isEmpty() ? OptionalInt.empty() : OptionalInt.of(stipulation.moves());
    for (int less = length - step; less > 0 && !stipulation.exact(); less -= step) {
      if (!plain.solutions(position, less).isEmpty()) {
        shortest = OptionalInt.of((less + step - 1) / step);
      }
    }
    assertEquals(shortest, solution.shortest(), what);
    boolean isShort = shortest.isPresent() && shortest.getAsInt() < stipulation.moves();
    Soundness verdict = isShort ? Soundness.SHORT : expected.isEmpty() ? Soundness.UNSOLVABLE
        : expected.size() > 1 ? Soundness.COOKED : Soundness.SOUND;
    assertEquals(verdict, solution.verdict(), what);
    boolean quick = stipulation.play() == Play.DIRECT && length < 3;
    SolveOptions.Tries tries = quick ? SolveOptions.Tries.ALL : SolveOptions.Tries.NONE;
    Solution full =
        Solver.solve(variant, setup, stipulation, SolveOptions.DEFAULT.showing(false, tries), new Monitor());
    assertDoesNotThrow(() -> new SolutionProver<>(variant, game, stipulation).prove(position, full), what);
  }

  /** The lines of a tree, with the series side's moves only where the other side is forced. */
  private static void lines(Variant variant, Stipulation stipulation, SolutionNode line, String before,
      List<String> found) {
    String here = (before + " " + LongForm.of(variant.schema(), line.move())).strip();
    boolean forced = stipulation.play().endsInChoice()
        && !line.replies().isEmpty() && line.replies().getFirst().goal();
    if (line.replies().isEmpty() || forced) {
      found.add(here);
    } else {
      line.replies().forEach(reply -> lines(variant, stipulation, reply, here, found));
    }
  }
}
