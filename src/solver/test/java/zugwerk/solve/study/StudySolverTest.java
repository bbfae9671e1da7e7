package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.game.Board;
import zugwerk.notation.Fen;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.MoveValue;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.table.RandomEndings;
import zugwerk.solve.table.SharedTables;
import zugwerk.solve.table.ShortTables;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Claims of win and draw, held against the values of all moves. */
class StudySolverTest {

  /** Moves of Black that may lead back to a line. */
  private static final int RETURNING = 2;

  /** Lets the search come down to tables of three pieces only. */
  private static final long THREE_PIECES = 1_000_000;

  @TempDir
  private static Path folder;

  private static Solution solve(Variant variant, Setup setup, String stipulation, long positions) {
    return StudySolver.solve(new Endgames(variant, folder, 2), setup, Stipulation.parse(stipulation),
        SolveOptions.DEFAULT.tablePositions(positions), new Monitor());
  }

  private static Solution solve(String fen, String stipulation) {
    Variant variant = Variants.of("orthodox");
    return solve(variant, Fen.parse(variant, fen), stipulation, THREE_PIECES);
  }

  private static List<String> keys(Solution solution) {
    return solution.keys().stream().map(SolutionNode::text).toList();
  }

  @Test
  void theOnlyWinningMoveIsTheKey() {
    Solution solution = solve("8/8/8/3k4/8/3K4/3P4/8 w - - 0 1", "+");
    assertEquals(Soundness.UNSOLVABLE, solution.verdict());
    // White takes the opposition.
    solution = solve("8/5k2/8/6K1/1P6/8/8/8 w - - 0 1", "+");
    assertEquals(Soundness.SOUND, solution.verdict());
    assertEquals(List.of("Kf5"), keys(solution));
    assertEquals(5, solution.keys().getFirst().replies().size());
  }

  @Test
  void whatIsFoundIsCounted() {
    Solution keys = solve("8/8/8/8/8/1k6/3K4/7Q w - - 0 1", "+");
    assertTrue(keys.keys().size() > 1);
    assertEquals(keys.keys().size(), keys.solutions());
    assertTrue(keys.complete());
    Solution none = solve("8/8/8/3k4/8/3K4/3P4/8 w - - 0 1", "+");
    assertEquals(0, none.solutions());
    assertTrue(none.complete());
    Solution defences = solve("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", "+");
    assertEquals(List.of(), defences.keys());
    assertEquals(2, defences.setPlay().size());
    assertEquals(1, defences.solutions());
  }

  @Test
  void onlyAWinHasALength() {
    assertEquals(OptionalInt.empty(), solve("8/8/8/8/8/3kp3/8/4K3 w - - 0 1", "=").shortest());
    assertEquals(OptionalInt.empty(), solve("8/8/8/3k4/8/3K4/3P4/8 w - - 0 1", "+").shortest());
    // Other first moves win, too, but later.
    assertEquals(OptionalInt.of(1), solve("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "+").shortest());
  }

  /** What tables show only a bound of has no length. */
  @ParameterizedTest
  @CsvSource({"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1, 1", "8/8/8/8/8/1k6/3K4/7Q w - - 0 1, 0"})
  void aWinFartherThanTablesTellHasNoLength(String fen, int moves, @TempDir Path empty) {
    Variant variant = Variants.of("orthodox");
    Solution solution = StudySolver.solve(ShortTables.of(variant, empty, 4), Fen.parse(variant, fen),
        Stipulation.parse("+"), SolveOptions.DEFAULT, new Monitor());
    assertTrue(solution.solutions() > 0);
    assertEquals(moves == 0 ? OptionalInt.empty() : OptionalInt.of(moves), solution.shortest());
  }

  /** All first moves are captures: the table of the position itself would only show how long the win takes. */
  @Test
  void aStudyThatIsDecidedStaysSoWithoutItsLength(@TempDir Path empty) {
    Variant variant = Variants.of("orthodox");
    CancelToken token = new CancelToken();
    Solution solution = StudySolver.solve(new Endgames(variant, empty, 1),
        Fen.parse(variant, "8/8/8/8/8/2k5/8/Kq5R w - - 0 1"), Stipulation.parse("+"), SolveOptions.DEFAULT,
        new Monitor(token, progress -> {
          if (progress.step().toString().contains("KQv")) {
            token.cancel();
          }
        }));
    assertTrue(token.isCancelled());
    assertEquals(Soundness.COOKED, solution.verdict());
    assertEquals(2, solution.solutions());
    assertEquals(OptionalInt.empty(), solution.shortest());
  }

  @Test
  void tablesAndFirstMovesTellHowFarTheyAre(@TempDir Path empty) {
    Variant variant = Variants.of("orthodox");
    Set<String> reported = new HashSet<>();
    StudySolver.solve(new Endgames(variant, empty, 1), Fen.parse(variant, "8/8/8/8/8/1k6/3K4/7Q w - - 0 1"),
        Stipulation.parse("+"), SolveOptions.DEFAULT, new Monitor(progress -> {
          reported.add(progress.step().isEmpty() ? progress.unit() : progress.step().toString().split(" ")[0]);
        }));
    assertTrue(reported.containsAll(Set.of("first moves", "Building")), reported::toString);
  }

  /** The largest tables that there can be are built before a search where they are small, up to the very limit. */
  @Test
  void smallTablesAreBuiltBeforeASearch(@TempDir Path empty) {
    Variant variant = Variants.of("shock");
    Endgames tables = new Endgames(variant, empty, 2);
    Setup setup = Fen.parse(variant, "8/8/8/8/8/1k6/1b1K4/7N w - - 0 1");
    assertEquals(tables.mostPieces(), setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK));
    SolveOptions options = SolveOptions.DEFAULT.tablePositions(
        tables.estimate(setup, new CancelToken()).positions());
    CancelToken token = new CancelToken();
    Solution solution =
        StudySolver.solve(tables, setup, Stipulation.parse("+"), options, new Monitor(token, progress -> {
          if (progress.step().toString().contains("KNvKB")) {
            token.cancel();
          }
        }));
    assertTrue(token.isCancelled());
    assertEquals(0, solution.nodes());
    assertEquals(Soundness.UNFINISHED, solution.verdict());
    assertFalse(solution.complete());
  }

  @Test
  void aDrawIsNoMoreThanADraw() {
    assertEquals(List.of("Kd1"), keys(solve("8/8/8/8/8/3kp3/8/4K3 w - - 0 1", "=")));
  }

  @Test
  void aWinCooksADraw() {
    Solution solution = solve("8/4P3/8/8/8/k1K5/8/8 w - - 0 1", "=");
    assertEquals(Soundness.COOKED, solution.verdict());
  }

  /** With Black to move it is White's result that counts, after any move of Black's. */
  @Test
  void blackToMove() {
    assertEquals(Soundness.SOUND, solve("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", "+").verdict());
    assertEquals(Soundness.SOUND, solve("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", "=").verdict());
    assertEquals(Soundness.UNSOLVABLE, solve("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", "+").verdict());
    assertEquals(Soundness.COOKED, solve("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", "=").verdict());
  }

  @Test
  void theText() {
    String text = SolutionText.of(solve("8/5k2/8/6K1/1P6/8/8/8 w - - 0 1", "+"));
    assertTrue(text.startsWith("  1.Kf5 ! Ke7   2.Ke5 ! Kd7   3.Kd5 ! "), text);
    assertTrue(text.contains("+: sound, mate in "), text);
    text = SolutionText.of(solve("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", "+"));
    assertTrue(text.startsWith("  1...K"), text);
  }

  @Test
  void whatTablesCannotTellIsRefused() {
    Variant guest = Variants.of("andernach");
    Setup setup = Fen.parse(guest, "4k3/8/8/8/8/8/8/4KR2");
    assertThrows(InputException.class, () -> solve(guest, setup, "+", THREE_PIECES));
    Variant orthodox = Variants.of("orthodox");
    assertThrows(InputException.class,
        () -> solve(orthodox, Setup.empty(orthodox.schema()), "+", THREE_PIECES));
    assertThrows(IllegalArgumentException.class,
        () -> solve(orthodox, Fen.parse(orthodox, "8/8/8/8/4k3/4p3/8/4K3"), "#2", THREE_PIECES));
  }

  @Test
  void tablesBeyondTheLimitLeaveItUnfinished() {
    Variant shock = Variants.of("shock");
    Solution solution = solve(shock, Fen.parse(shock, "8/8/8/3k4/8/3K4/3P4/7r w - - 0 1"), "=", 100);
    assertEquals(Soundness.UNFINISHED, solution.verdict());
    assertEquals(OptionalInt.empty(), solution.shortest());
    assertFalse(solution.complete());
  }

  /** Tables of wins show which moves solve, but no length. */
  @Test
  void noTablesWithDistancesAreNeeded(@TempDir Path empty) {
    Solution solution = StudySolver.solve(new Endgames(Variants.of("orthodox"), empty, 1),
        Fen.parse(Variants.of("orthodox"), "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"), Stipulation.parse("+"),
        SolveOptions.DEFAULT.tablePositions(0), new Monitor());
    assertEquals(Soundness.SOUND, solution.verdict());
    assertTrue(solution.complete());
    assertEquals(List.of("c7"), keys(solution));
    assertEquals(OptionalInt.empty(), solution.shortest());
    SolutionNode check = solution.keys().getFirst().replies().stream().filter(defence -> defence.text().equals("Rd6+"))
        .findFirst().orElseThrow();
    assertEquals("Kb5", check.replies().getFirst().text());
    assertEquals(SolutionNode.Role.ONLY_MOVE, check.replies().getFirst().role());
    assertFalse(empty.resolve("zugwerk").toFile().exists());
    assertEquals(0, empty.toFile().list().length);
  }

  /** Without lengths the main line is that in which White has only one move each time. */
  @Tag("slow")
  @Test
  void theMainLineIsThatOfOnlyMoves(@TempDir Path empty) {
    Variant variant = Variants.of("orthodox");
    Solution solution = StudySolver.solve(new Endgames(variant, empty, 2),
        Fen.parse(variant, "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"), Stipulation.parse("="), SolveOptions.DEFAULT,
        new Monitor());
    assertEquals(Soundness.SOUND, solution.verdict());
    String text = SolutionText.of(solution);
    assertTrue(text.startsWith("  1.Kg7 ! Kb6   2.Kf6 ! h4   3.Ke5 ! h3   4.Kd6 ! h2   5.c7 ! "), text);
  }

  /** Chéron's and Réti's endings, from an empty folder. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"polypiece, n7/PK1k4/8/8/8/2N5/8/8 b - - 0 1, '', SOUND",
      "polypiece, 8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1, a7, SOUND",
      "orthodox, 8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1, Nc5, SOUND"})
  void fivePiecesAreDecidedInMemory(String game, String fen, String key, Soundness verdict, @TempDir Path empty) {
    Solution solution = StudySolver.solve(new Endgames(Variants.of(game), empty, 2),
        Fen.parse(Variants.of(game), fen), Stipulation.parse("+"), SolveOptions.DEFAULT, new Monitor());
    assertEquals(verdict, solution.verdict());
    assertEquals(key, String.join(" ", keys(solution)));
    assertTrue(solution.complete());
  }

  /** One move for each group of 300 positions that tables may have, but never less than a thousand. */
  @ParameterizedTest
  @CsvSource({"1000000, 3333", "100, 1000"})
  void aSmallLimitOfTablesAsksForAShortSearch(long positions, long moves) {
    Variant variant = Variants.of("orthodox");
    Solution solution =
        solve(variant, Fen.parse(variant, "8/8/2pk4/8/8/3K1P2/3P4/7r b - - 0 1"), "=", positions);
    assertEquals(Soundness.UNFINISHED, solution.verdict());
    // Whether White draws and whether White wins; a tenth is the search for a win.
    assertEquals(2 * (moves + moves / 10), solution.nodes());
  }

  @Test
  void aSearchFromOneMoveTellsNoLength() {
    Variant variant = Variants.of("orthodox");
    Setup setup = Fen.parse(variant, "8/5k2/8/6K1/1P6/8/8/8 w - - 0 1");
    Endgames tables = new Endgames(variant, folder, 2);
    SolveOptions options = SolveOptions.DEFAULT.tablePositions(THREE_PIECES);
    Stipulation win = Stipulation.parse("+");
    Solution whole = StudySolver.solve(tables, setup, win, options, new Monitor());
    assertEquals(tables.outcome(setup, new Monitor()).moves(), whole.shortest().orElseThrow());
    Solution part = StudySolver.solve(
        tables, setup, win, options.after(whole.keys().getFirst().move()), new Monitor());
    assertEquals(keys(whole), keys(part));
    assertEquals(OptionalInt.empty(), part.shortest());
  }

  @Test
  void whatTheTablesCostIsReportedBefore() {
    Variant variant = Variants.of("orthodox");
    Endgames tables = new Endgames(variant, folder, 2);
    assertTrue(StudySolver.cost(tables, Fen.parse(variant, "8/8/8/3k4/8/3K4/3P4/7r b - - 0 1"), new CancelToken())
        .orElseThrow().positions() > THREE_PIECES);
    assertEquals(Optional.empty(), StudySolver.cost(
        tables, Fen.parse(variant, "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 1"), new CancelToken()));
  }

  @Test
  void itCanBeStopped() {
    Variant variant = Variants.of("orthodox");
    Monitor monitor = new Monitor();
    monitor.token().cancel();
    Solution solution = StudySolver.solve(new Endgames(variant, folder.resolve("none"), 1),
        Fen.parse(variant, "8/8/8/8/4k3/4p3/8/4K2R"), Stipulation.parse("+"), SolveOptions.DEFAULT, monitor);
    assertEquals(Soundness.UNFINISHED, solution.verdict());
  }

  /** Positions that tables hold: the keys are the moves with the right value. */
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KPvK", "orthodox KvKP", "polypiece KPvK", "polypiece KvKN"})
  void keysAreTheMovesWithTheRightValue(String game, String pieces) {
    Variant variant = Variants.of(game);
    Endgames tables = new Endgames(variant, folder, 2);
    Random random = new Random(7);
    for (int i = 0; i < 40; i++) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      Answer answer = tables.answer(setup, new Monitor());
      for (String stipulation : List.of("+", "=")) {
        for (Path kept : List.of(folder, folder.resolve("none"))) {
          Solution solution = StudySolver.solve(new Endgames(variant, kept, 1), setup, Stipulation.parse(stipulation),
              SolveOptions.DEFAULT.tablePositions(kept.equals(folder) ? THREE_PIECES : 0), new Monitor());
          Soundness counted = verdict(setup, answer, stipulation.equals("+"));
          // Other moves that only waste time break nothing.
          if (counted == Soundness.COOKED && solution.verdict() == Soundness.SOUND) {
            assertTrue(othersReturn(tables, setup, solution.keys().getFirst().move(), stipulation.equals("+")),
                () -> Fen.format(setup));
          } else {
            assertEquals(counted, solution.verdict(), () -> Fen.format(setup));
          }
        }
      }
    }
  }

  /** Whether Black can answer every other good move of White so that play returns to that after the key. */
  private static boolean othersReturn(Endgames tables, Setup setup, Move key, boolean win) {
    Set<Setup> line = new HashSet<>();
    addPlay(tables, MoveMaker.after(tables.variant(), setup, key), win, RETURNING, line);
    return good(tables, setup, win).filter(move -> !move.equals(key))
        .allMatch(move -> returns(tables, MoveMaker.after(tables.variant(), setup, move), win, RETURNING, line));
  }

  private static void addPlay(Endgames tables, Setup setup, boolean win, int replies, Set<Setup> line) {
    line.add(setup);
    replies(tables, setup).forEach(next -> {
      line.add(next);
      if (replies > 1) {
        good(tables, next, win).forEach(
            move -> addPlay(tables, MoveMaker.after(tables.variant(), next, move), win, replies - 1, line));
      }
    });
  }

  private static boolean returns(Endgames tables, Setup setup, boolean win, int replies, Set<Setup> line) {
    return replies(tables, setup).anyMatch(next -> line.contains(next)
        || replies > 1 && good(tables, next, win).map(move -> MoveMaker.after(tables.variant(), next, move))
            .allMatch(after -> line.contains(after) || returns(tables, after, win, replies - 1, line)));
  }

  private static Stream<Setup> replies(Endgames tables, Setup setup) {
    return new Board(tables.variant(), setup).legalMoves().stream()
        .map(move -> MoveMaker.after(tables.variant(), setup, move));
  }

  private static Stream<Move> good(Endgames tables, Setup setup, boolean win) {
    return tables.answer(setup, new Monitor()).moves().stream()
        .filter(value -> win ? value.outcome().kind() == Outcome.Kind.WIN
            : value.outcome().kind() != Outcome.Kind.LOSS)
        .map(MoveValue::move);
  }

  private static Soundness verdict(Setup setup, Answer answer, boolean win) {
    boolean white = Position.of(setup).toMove() == 0;
    List<MoveValue> good = answer.moves().stream().filter(value -> value.outcome().kind() != Outcome.Kind.LOSS)
        .filter(value -> !win || value.outcome().kind() == Outcome.Kind.WIN).toList();
    Outcome.Kind worth = answer.outcome().kind();
    if (white) {
      return good.isEmpty() ? Soundness.UNSOLVABLE
          : good.size() > 1 || !win && good.getFirst().outcome().kind() == Outcome.Kind.WIN ? Soundness.COOKED
              : Soundness.SOUND;
    }
    return switch (worth) {
      case LOSS -> win ? Soundness.SOUND : Soundness.COOKED;
      case DRAW -> win ? Soundness.UNSOLVABLE : Soundness.SOUND;
      case WIN -> Soundness.UNSOLVABLE;
    };
  }

  /** What the search from four pieces down to three proves is what tables of four pieces say. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = "orthodox KQvKR")
  void theSearchAgreesWithTheTables(String game, String pieces) {
    Variant variant = Variants.of(game);
    Endgames few = new Endgames(variant, folder.resolve("few"), 2);
    Endgames all = new Endgames(variant, SharedTables.folder(), 2);
    OutcomeFinder outcomes = new OutcomeFinder(few, THREE_PIECES, 20_000, new Monitor());
    Random random = new Random(3);
    int settled = 0;
    for (int i = 0; i < 40; i++) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      Position position = Position.of(setup);
      Outcome.Kind kind = all.outcome(setup, new Monitor()).kind();
      int sign = position.toMove() == 0 ? 1 : -1;
      int worth = sign * (kind == Outcome.Kind.WIN ? 1 : kind == Outcome.Kind.LOSS ? -1 : 0);
      Tristate wins = outcomes.reaches(position, Outcome.Kind.WIN);
      Tristate draws = outcomes.reaches(position, Outcome.Kind.DRAW);
      assertTrue(wins == Tristate.OPEN || wins == (worth > 0 ? Tristate.YES : Tristate.NO), () -> Fen.format(setup));
      assertTrue(draws == Tristate.OPEN || draws == (worth >= 0 ? Tristate.YES : Tristate.NO), () -> Fen.format(setup));
      settled += wins != Tristate.OPEN || draws != Tristate.OPEN ? 1 : 0;
    }
    assertTrue(settled > 5, "only " + settled + " settled");
  }

  @Tag("long")
  @Test
  void theSearchAgreesWithTheTablesOfPiecesThatChange() {
    theSearchAgreesWithTheTables("polypiece", "KNvKB");
  }
}
