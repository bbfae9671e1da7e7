package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Dual;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.CountingToken;
import zugwerk.testkit.RandomProblems;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

class SolverTest {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
  private static final String ENDLESS = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  static Solution solve(String game, String fen, String stipulation, SolveOptions options) {
    Variant variant = Variants.of(game);
    return Solver.solve(variant, Fen.parse(variant, fen), Stipulation.parse(stipulation), options, new Monitor());
  }

  private static Solution solve(String game, String fen, String stipulation) {
    return solve(game, fen, stipulation, SolveOptions.DEFAULT);
  }

  private static List<String> keys(Variant variant, Solution solution) {
    return solution.keys().stream().map(key -> LongForm.of(variant.schema(), key.move())).toList();
  }

  static Stream<String> games() {
    return Variants.all().stream().map(Variant::id);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void agreesWithAPlainSolverOnRandomPositions(String game) {
    agreesOn(TestEffort.tries(30, 10), game);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void agreesWithAPlainSolverOnMoreRandomPositions(String game) {
    agreesOn(250, game);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"poison, repoison;cure-any", "poison, opponent-turns;guards-ignored", "cursed, either-leg",
      "cursed, both-legs;immediate-exchange"})
  void agreesWithAPlainSolverWithSettings(String game, String settings) {
    agreesOn(TestEffort.tries(30, 10), game, settings);
  }

  /** A goal on a square, or a round trip, is reached where the piece stands after the whole move. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"4k3/p7/2N5/8/8/8/8/4K3 w | zg11 | c6a7 | true",
      "4k3/p7/2N5/8/8/8/8/4K3 w | za71 | c6a7 | false", "4k3/8/8/8/8/1p6/3N4/4K3 w | ct2 | d2b3 | true",
      "4k3/8/8/8/8/1p6/8/N3K3 w | ct2 | a1b3 | false"})
  void aGoalIsReachedWhereThePieceIsReborn(String fen, String stipulation, String key, boolean solves) {
    Variant anticirce = Variants.of("orthodox", "conditions: Anticirce");
    Solution solution = Solver.solve(anticirce, Fen.parse(anticirce, fen), Stipulation.parse(stipulation),
        SolveOptions.DEFAULT, new Monitor());
    assertEquals(solves, keys(anticirce, solution).contains(key));
  }

  private static void agreesOn(int positions, String game) {
    agreesOn(positions, game, "");
  }

  private static void agreesOn(int positions, String game, String settings) {
    Variant variant = Variants.of(game, settings);
    OracleGame slow = OracleGame.of(game, settings);
    RandomProblems problems = new RandomProblems(variant, 5);
    Random random = new Random(5);
    int mates = 0;
    for (int count = 0; count < positions || mates < 5 && count < 250; count++) {
      Setup setup = problems.direct();
      int moves = 1 + random.nextInt(2);
      Solution solution =
          Solver.solve(variant, setup, Stipulation.parse("#" + moves), SolveOptions.DEFAULT, new Monitor());
      OracleState state = slow.parse(Fen.format(setup));
      PlainSolver<OracleState> plain = new PlainSolver<>(new PlainGame.Slow(slow), Stipulation.parse("#" + moves));
      List<String> expected = plain.solutions(state, moves);
      assertEquals(expected, keys(variant, solution), Fen.format(setup) + " #" + moves);
      boolean isShort = moves == 2 && !plain.solutions(state, 1).isEmpty();
      Soundness verdict = isShort ? Soundness.SHORT : expected.isEmpty() ? Soundness.UNSOLVABLE
          : expected.size() > 1 ? Soundness.COOKED : Soundness.SOUND;
      assertEquals(verdict, solution.verdict(), Fen.format(setup) + " #" + moves);
      solution.keys().forEach(key -> prove(variant, setup, key));
      mates += expected.isEmpty() ? 0 : 1;
    }
    assertTrue(mates > 4, "only " + mates + " positions had a mate, too few for a test");
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "polypiece"})
  void longerMatesAgreeWithASearchThatKeepsNoTable(String game) {
    Variant variant = Variants.of(game);
    Random random = new Random(9);
    int found = 0;
    for (int count = 0; count < 60;) {
      Setup setup = Setup.empty(variant.schema()).withPiece(16 + random.nextInt(32), Piece.of(0, 0))
          .withPiece(random.nextInt(8), Piece.of(1, 0))
          .withPiece(random.nextInt(64), Piece.of(0, 1 + random.nextInt(4)))
          .withPiece(random.nextInt(64), Piece.of(0, 4));
      if (!Validation.faults(variant, setup).isEmpty()) {
        continue;
      }
      count++;
      int shortest = 1;
      Position position = Position.of(setup);
      while (shortest <= 3 && !plainMates(new MoveText(variant), variant, position, shortest)) {
        shortest++;
      }
      Solution solution = Solver.solve(variant, setup, Stipulation.parse("#3"), SolveOptions.DEFAULT, new Monitor());
      assertEquals(shortest <= 3 ? OptionalInt.of(shortest) : OptionalInt.empty(), solution.shortest(),
          Fen.format(setup));
      found += shortest == 3 ? 1 : 0;
    }
    assertTrue(found > 2, "only " + found + " mates in three, too few for a test");
  }

  /** Queens that also leap like Knights leave the defender 283 moves. */
  @Test
  void aDefenderMayHaveMoreMovesThanUsual() {
    Variant variant = Variants.of("polypiece", "Q=QN");
    Setup setup = Fen.parse(variant, "1q1q3k/q3q1q1/q3q2q/q6q/1q5q/5q1q/PP1q3q/KNqq2q1 w - - 0 1");
    Solution solution = Solver.solve(variant, setup, Stipulation.parse("#4"), SolveOptions.DEFAULT, new Monitor());
    assertEquals(Soundness.UNSOLVABLE, solution.verdict());
    assertTrue(solution.nodes() > 283);
  }

  private static boolean plainMates(MoveText texts, Variant variant, Position position, int moves) {
    return texts.legal(position).stream().anyMatch(move -> {
      int mark = position.mark();
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      List<Move> defences = texts.legal(position);
      boolean mates = defences.isEmpty()
          ? Attacks.inCheck(variant, position, position.toMove())
          : moves > 1 && defences.stream().allMatch(defence -> {
            int inner = position.mark();
            MoveMaker.make(variant, position, EncodedMove.pack(defence));
            boolean mated = plainMates(texts, variant, position, moves - 1);
            position.rollback(inner);
            return mated;
          });
      position.rollback(mark);
      return mates;
    });
  }

  /** Replays a solution move by move: every defence is answered, every line ends in mate. */
  private static void prove(Variant variant, Setup setup, SolutionNode key) {
    Position position = Position.of(setup);
    int mark = position.mark();
    MoveMaker.make(variant, position, EncodedMove.pack(key.move()));
    proveAfter(variant, position, key);
    position.rollback(mark);
  }

  private static void proveAfter(Variant variant, Position position, SolutionNode attack) {
    MoveText texts = new MoveText(variant);
    if (attack.goal()) {
      proveLost(variant, position);
      return;
    }
    List<Move> shown = new ArrayList<>();
    for (SolutionNode defence : attack.replies()) {
      shown.add(defence.move());
      assertFalse(!defence.goal() && defence.replies().isEmpty(), defence.text() + " is not answered");
      int mark = position.mark();
      MoveMaker.make(variant, position, EncodedMove.pack(defence.move()));
      for (SolutionNode answer : defence.replies()) {
        int inner = position.mark();
        MoveMaker.make(variant, position, EncodedMove.pack(answer.move()));
        proveAfter(variant, position, answer);
        position.rollback(inner);
      }
      position.rollback(mark);
    }
    for (Move move : texts.legal(position)) {
      if (!shown.contains(move)) {
        int mark = position.mark();
        MoveMaker.make(variant, position, EncodedMove.pack(move));
        assertTrue(attack.threats().stream().anyMatch(threat -> texts.legal(position).contains(threat.move())),
            "a defence that is not shown stops every threat");
        position.rollback(mark);
      }
    }
  }

  /** Checkmate or the game's own end, or every move lets the King die or the other side win. */
  private static void proveLost(Variant variant, Position position) {
    MoveText texts = new MoveText(variant);
    Generator generator = new Generator(variant);
    if (generator.verdict(position).isLoss()) {
      return;
    }
    assertFalse(texts.legal(position).isEmpty(), "neither mate nor a dying King");
    for (Move move : texts.legal(position)) {
      int mark = position.mark();
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      assertTrue(Set.of(Verdict.DEAD_KING, Verdict.WON).contains(generator.verdict(position)));
      position.rollback(mark);
    }
  }

  @Test
  void showsTheWholePlayOfMorphysProblem() {
    String text = SolutionText.of(solve("orthodox", MORPHY, "#2"));
    assertTrue(text.startsWith(String.join("\n",
        "   1.Ra6 ! zugzwang.",
        "      1...bxa6",
        "          2.b7 #",
        "      1...Bc7",
        "      1...Bd6",
        "      1...Be5",
        "      1...Bf4",
        "      1...Bg3",
        "      1...Bh2",
        "          2.Rxa7 #")), text);
    assertTrue(text.contains("#2: sound"), text);
  }

  @Test
  void seesCooksShortSolutionsAndNoSolution() {
    assertEquals(Soundness.UNSOLVABLE, solve("orthodox", MORPHY, "#1").verdict());
    assertEquals(Soundness.SHORT, solve("orthodox", MORPHY, "#3").verdict());
    assertEquals(OptionalInt.of(2), solve("orthodox", MORPHY, "#3").shortest());
    Solution cooked = solve("orthodox", "k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#1");
    assertEquals(Soundness.COOKED, cooked.verdict());
    assertEquals(2, cooked.keys().size());
  }

  @Test
  void findsTheFasterMateThanTheInventors() {
    Solution solution = solve("polypiece", "6k1/8/4N1K1/8/8/8/8/8 w - - 0 1", "#8");
    assertEquals(Soundness.SHORT, solution.verdict());
    assertEquals(OptionalInt.of(6), solution.shortest());
  }

  @Test
  void showsTriesWithTheirOnlyRefutationAndSetPlay() {
    Solution solution = solve("orthodox", MORPHY, "#2",
        SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION));
    SolutionNode waiting =
        solution.tries().stream().filter(line -> line.text().equals("Ra5")).findFirst().orElseThrow();
    assertEquals(1, waiting.replies().stream().filter(line -> line.role() == SolutionNode.Role.REFUTATION).count());
    assertTrue(solution.setPlay().stream().anyMatch(line -> line.text().equals("Bc7")
        && line.replies().getFirst().text().equals("Rxa7#")));
  }

  @Test
  void everyTryIsShownWhereAllAreAskedFor() {
    Solution solution = solve("orthodox", MORPHY, "#2", SolveOptions.DEFAULT.showing(false, SolveOptions.Tries.ALL));
    // Against these some defence fails; every defence refutes the others.
    assertEquals(List.of("Ra2", "Ra3", "Ra4", "Ra5", "bxa7"),
        solution.tries().stream().map(SolutionNode::text).toList());
  }

  @Test
  void threatsAndShortVariationsCanBeLeftOut() {
    String fen = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";
    assertTrue(SolutionText.of(solve("orthodox", fen, "#3")).contains("threat:"));
    SolveOptions.Shown all = new SolveOptions.Shown(false, SolveOptions.Tries.NONE, false, true);
    assertFalse(SolutionText.of(solve("orthodox", fen, "#3", SolveOptions.DEFAULT.showing(all))).contains("threat:"));
    SolveOptions.Shown full = new SolveOptions.Shown(false, SolveOptions.Tries.NONE, false, false);
    solve("orthodox", fen, "#3", SolveOptions.DEFAULT.showing(full)).keys().forEach(key -> key.replies()
        .forEach(defence -> assertTrue(defence.replies().stream().noneMatch(SolutionNode::goal), key.text())));
  }

  @Test
  void aGivenFirstMoveIsShownWhetherItSolvesOrNot() {
    Variant variant = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(variant, MORPHY));
    Move key = new MoveText(variant).read(position, "Ra6");
    Move other = new MoveText(variant).read(position, "Ra2");
    Solution solves = solve("orthodox", MORPHY, "#2", SolveOptions.DEFAULT.after(key));
    assertEquals(Soundness.SOUND, solves.verdict());
    Solution fails = solve("orthodox", MORPHY, "#2", SolveOptions.DEFAULT.after(other));
    assertEquals(Soundness.UNSOLVABLE, fails.verdict());
    assertTrue(
        fails.tries().getFirst().replies().stream().anyMatch(line -> line.role() == SolutionNode.Role.REFUTATION));
  }

  @Test
  void stopsAfterAsManySolutionsAsWereAskedFor() {
    String fen = "k7/8/1K6/8/8/8/8/6QR w - - 0 1";
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    SolveOptions one = SolveOptions.DEFAULT.within(new SolveOptions.Limits(1, usual.time(), usual.nodes(), 16, 1, 0));
    assertEquals(1, solve("orthodox", fen, "#1", one).keys().size());
    assertEquals(Soundness.UNFINISHED, solve("orthodox", fen, "#1", one).verdict());
  }

  @Test
  void dualsAreListedWithTheMovesThatLeadToThem() {
    Solution solution = solve("orthodox", "7k/7p/8/4K3/8/8/8/Q5R1 w - - 0 1", "#3");
    assertFalse(solution.duals().isEmpty());
    for (Dual dual : solution.duals()) {
      assertTrue(dual.moves().size() > 1 && dual.after().startsWith("1."), dual.toString());
    }
  }

  @Test
  void aSmallTableGivesTheSameAnswers() {
    String fen = "8/1n3Np1/1N4Q1/1bkP4/p1p2p2/P1P2R2/3P2PK/B2R4 w - - 0 1";
    SolveOptions small =
        SolveOptions.DEFAULT
            .within(new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, Long.MAX_VALUE, 1, Long.MAX_VALUE, 0));
    assertEquals(solve("orthodox", fen, "#3").keys(), solve("orthodox", fen, "#3", small).keys());
  }

  @ParameterizedTest
  @CsvSource({"orthodox, 8/1n3Np1/1N4Q1/1bkP4/p1p2p2/P1P2R2/3P2PK/B2R4 w - - 0 1, #3, 1",
      "orthodox, 7k/7p/8/4K3/8/8/8/Q5R1 w - - 0 1, #3, 27",
      "orthodox, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1, #4, 1",
      "orthodox, n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1, #5, 1",
      "shock, kb6/8/5P2/1G2N3/8/8/7g/6GK w - - 0 1, s#3, 1",
      "polypiece, 6k1/8/4N1K1/8/8/8/8/8 w - - 0 1, #5, 0"})
  void threadsChangeNothingInWhatIsFound(String game, String fen, String stipulation, int keys) {
    SolveOptions options = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ALL);
    Solution alone = solve(game, fen, stipulation, options.threads(1));
    Solution together = solve(game, fen, stipulation, options.threads(3));
    assertEquals(keys, alone.keys().size());
    assertEquals(alone.keys(), together.keys());
    assertEquals(alone.tries(), together.tries());
    assertEquals(alone.setPlay(), together.setPlay());
    assertEquals(alone.verdict(), together.verdict());
  }

  @Test
  void stopsWhenRequestedAndReportsThatItDidNotFinish() throws Exception {
    Variant variant = Variants.of("orthodox");
    CountDownLatch working = new CountDownLatch(1);
    Monitor monitor = new Monitor(progress -> working.countDown());
    CompletableFuture<Solution> running = CompletableFuture.supplyAsync(() -> Solver.solve(variant,
        Fen.parse(variant, ENDLESS), Stipulation.parse("#9"), SolveOptions.DEFAULT.threads(2),
        monitor));
    assertTrue(working.await(5, TimeUnit.MINUTES));
    monitor.token().cancel();
    assertEquals(Soundness.UNFINISHED, running.get(5, TimeUnit.MINUTES).verdict());
  }

  @Test
  void aTimeLimitEndsTheSearch() {
    Variant variant = Variants.of("orthodox");
    CountingToken never = new CountingToken(Long.MAX_VALUE);
    Solution solution = Solver.solve(variant, Fen.parse(variant, ENDLESS), Stipulation.parse("#9"),
        SolveOptions.DEFAULT.time(Duration.ofNanos(100)), new Monitor(never.token()));
    assertEquals(Soundness.UNFINISHED, solution.verdict());
    assertTrue(never.checks() < 200, () -> never.checks() + " checks");
  }

  @Test
  void refusesWhatItCannotDecide() {
    assertThrows(InputException.class, () -> solve("orthodox", MORPHY, "+"));
    assertThrows(InputException.class, () -> solve("orthodox", "8/8/8/8/8/8/8/K7 w", "#2"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"#2", "=3", "s#4", "s=2", "r#2", "h#2", "h#2.5", "h#0.5", "h=3", "ser-#5", "ser-h#4", "ser-s#3",
          "+", "="})
  void stipulationsReadBack(String text) {
    assertEquals(text, Stipulation.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "#", "#0", "#1000", "2", "x#3", "#2.5", "h#0", "###2", "#-1", "mate in 2"})
  void senselessStipulationsAreRefused(String text) {
    assertThrows(InputException.class, () -> Stipulation.parse(text));
  }
}
