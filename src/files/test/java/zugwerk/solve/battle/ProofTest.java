package zugwerk.solve.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Setup;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProofFile;
import zugwerk.file.ProofReplay;
import zugwerk.file.ReplayOptions;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** A proof is replayed by plain rules, and one that lacks any of its moves proves nothing. */
class ProofTest {

  private static final SolveOptions OPTIONS = SolveOptions.DEFAULT
      .within(new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, Long.MAX_VALUE, 8, Long.MAX_VALUE, 0));

  @TempDir
  private Path folder;
  private final Random random = new Random(16);

  static Stream<Variant> games() {
    return Variants.all().stream();
  }

  private static Proof proof(Problem problem, long most) {
    return Prover.prove(problem.variant(), problem.setup(), problem.task().stipulationOrThrow(), OPTIONS, most,
        new Monitor());
  }

  private static long size(List<ProofTree> trees) {
    return trees.stream().mapToLong(tree -> 1 + size(tree.next())).sum();
  }

  private static long replay(Problem problem, Proof proof) {
    return new ProofReplay(problem, new CancelToken()).check(proof);
  }

  /** The tree without one of its moves; the same if it has none but the first. */
  private static ProofTree withoutOne(ProofTree tree, Random random) {
    if (tree.next().isEmpty()) {
      return tree;
    }
    int i = random.nextInt(tree.next().size());
    List<ProofTree> next = new ArrayList<>(tree.next());
    ProofTree less = withoutOne(next.get(i), random);
    if (random.nextBoolean() || less.equals(next.get(i))) {
      next.remove(i);
    } else {
      next.set(i, less);
    }
    return new ProofTree(tree.move(), next);
  }

  private static void refused(Problem problem, Proof broken) {
    assertThrows(InputException.class, () -> replay(problem, broken), () -> broken.toString());
  }

  private void prove(Variant variant, Setup setup, String stipulation) {
    prove(variant, setup, stipulation, random);
  }

  /** Double mates are too rare in random positions. */
  @ParameterizedTest
  @CsvSource({"8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, ##1", "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w - - 0 1, ##2",
      "8/4R3/8/8/8/b3R2R/4qkB1/6qK w - - 0 1, ##!1", "Q1N5/8/8/5P2/8/P1pP4/N1kpP2R/K4R2 w - - 0 1, s##!1",
      "8/1R4Np/1p3pkp/8/r4P1K/r7/8/8 w - - 0 1, ##1"})
  void doubleMatesAreProved(String fen, String text) {
    Variant variant = Variants.of("orthodox");
    prove(variant, Fen.parse(variant, fen), text, new Random(3));
  }

  private static void prove(Variant variant, Setup setup, String stipulation, Random random) {
    Problem problem = Problem.of(variant, setup, Stipulation.parse(stipulation));
    Solution solution = Solver.solve(variant, setup, problem.task().stipulationOrThrow(), OPTIONS, new Monitor());
    Proof proof = proof(problem, Long.MAX_VALUE);
    assertTrue(proof.complete());
    assertEquals(solution.keys().stream().map(key -> LongForm.of(variant.schema(), key.move())).sorted().toList(),
        proof.keys().stream().map(ProofTree::move).sorted().toList());
    replay(problem, proof);
    long keys = size(proof.keys());
    long all = keys + size(proof.refuted());
    assertEquals(proof, proof(problem, all));
    if (all > keys) {
      assertEquals(new Proof(proof.keys(), List.of(), false), proof(problem, all - 1));
    }
    if (keys > 0) {
      assertThrows(ProofTooLargeException.class, () -> proof(problem, keys - 1));
    }
    for (int i = 0; i < 2 && !proof.keys().isEmpty(); i++) {
      int key = random.nextInt(proof.keys().size());
      ProofTree less = withoutOne(proof.keys().get(key), random);
      if (!less.equals(proof.keys().get(key))) {
        List<ProofTree> otherKeys = new ArrayList<>(proof.keys());
        otherKeys.set(key, less);
        refused(problem, new Proof(otherKeys, proof.refuted(), true));
      }
      List<ProofTree> otherKeys = new ArrayList<>(proof.keys());
      ProofTree wrong = otherKeys.remove(key);
      List<ProofTree> refuted = new ArrayList<>(proof.refuted());
      refused(problem, new Proof(otherKeys, refuted, true));
      refuted.add(wrong);
      refused(problem, new Proof(otherKeys, refuted, true));
    }
    for (int i = 0; i < 2 && !proof.refuted().isEmpty(); i++) {
      int move = random.nextInt(proof.refuted().size());
      List<ProofTree> refuted = new ArrayList<>(proof.refuted());
      ProofTree less = withoutOne(refuted.get(move), random);
      if (!less.equals(refuted.get(move))) {
        refuted.set(move, less);
        refused(problem, new Proof(proof.keys(), refuted, true));
      }
      ProofTree wrong = proof.refuted().get(move);
      List<ProofTree> rest = new ArrayList<>(proof.refuted());
      rest.remove(move);
      refused(problem, new Proof(Stream.concat(proof.keys().stream(), Stream.of(wrong)).toList(), rest, true));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void randomProblemsOfEveryGameAreProved(Variant variant) {
    RandomProblems problems = new RandomProblems(variant, 16);
    for (int i = 0; i < 3; i++) {
      prove(variant, problems.direct(), i % 3 == 0 ? "#1" : i % 3 == 1 ? "#2" : "=2");
      prove(variant, problems.self(4, 1), i % 3 == 0 ? "s#1" : i % 3 == 1 ? "s#2" : "s=1");
      prove(variant, problems.self(3, 2), i % 2 == 0 ? "r#1" : "r#2");
    }
  }

  /** Refutations of more than one move, with and without a pass between the moves. */
  @ParameterizedTest
  @CsvSource({"7k/8/5K2/8/8/8/8/R7 w - -, #3", "4k3/8/4K3/8/8/8/8/7R w - -, pser-#3", "8/8/8/3k4/8/8/8/R3K3 w - -, #3",
      "8/8/8/3k4/8/8/8/R3K3 w - -, pser-#3", "4k3/8/4K3/8/8/8/8/7R w - -, exact-#3"})
  void problemsInThreeMovesAreProved(String fen, String stipulation) {
    Variant variant = Variants.of("orthodox");
    prove(variant, Fen.parse(variant, fen), stipulation);
  }

  @Test
  void positionsAreCheckedBefore() {
    Variant variant = Variants.of("orthodox");
    Problem problem =
        Problem.of(variant, Fen.parse(variant, "8/8/8/8/8/8/8/K6R w - -"), Stipulation.parse("#2"));
    assertEquals("Black has no King",
        assertThrows(InputException.class, () -> proof(problem, 10)).getMessage());
  }

  /** A third of the goals in each game, so that every goal has its turn in some games. */
  @ParameterizedTest
  @MethodSource("games")
  void otherGoalsAreProved(Variant variant) {
    otherGoalsAreProved(variant, 3);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void allOtherGoalsAreProved(Variant variant) {
    otherGoalsAreProved(variant, 1);
  }

  private void otherGoalsAreProved(Variant variant, int step) {
    List<String> goals = List.of("#=", "==", "!=", "+", "x", "%", "ep", "00", "zd4", "ct", "~", "##", "##!");
    List<String> plays = List.of("%s2", "s%s1", "semi-r%s2", "r%s2", "s%s2", "pser-%s2",
        "exact-%s2", "pser-s%s2", "exact-s%s2", "pser-r%s2", "exact-r%s2");
    RandomProblems problems = new RandomProblems(variant, 18);
    for (int i = List.copyOf(Variants.all()).indexOf(variant) % step; i < goals.size(); i += step) {
      prove(variant, problems.self(2, 1), plays.get(i % plays.size()).formatted(goals.get(i)));
    }
  }

  private static boolean write(Path file, Problem problem, long most) {
    Solved solved = Solved.solve(problem, OPTIONS, new Monitor());
    return ProofFile.write(file, problem, solved, OPTIONS, most, new Monitor());
  }

  private static List<String> replay(String text) {
    return ProofFile.replay(text, new ReplayOptions(new CancelToken()));
  }

  @Test
  void aProofIsWrittenAndReplayedFromItsFile() throws Exception {
    Path file = folder.resolve("morphy.proof.json");
    Problem morphy = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
    assertTrue(write(file, morphy, Proof.USUAL_MOVES));
    String text = Files.readString(file);
    assertTrue(ProofFile.isProof(text));
    List<String> proved = replay(text);
    assertTrue(proved.getFirst().startsWith("#2 is solved by a1a6 and no other first move ("), proved.getFirst());
    for (String broken : List.of(text.replace("a1a6", "a1a5"), text.replaceFirst("\"b7a6\"", "\"b7a5\""),
        text.replace("\"#2\"", "\"#1\""), text.replaceFirst("kbK5", "kb1K4"))) {
      assertThrows(InputException.class, () -> replay(broken));
    }
  }

  @Test
  void refutationsThatTakeTooMuchSpaceAreLeftOutAndThatIsReported() throws Exception {
    Path file = folder.resolve("morphy.proof.json");
    Problem morphy = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
    assertFalse(write(file, morphy, 20));
    assertTrue(replay(Files.readString(file)).getFirst()
        .startsWith("#2 is solved by a1a6; whether others solve is not proved ("));
    assertThrows(ProofTooLargeException.class, () -> proof(morphy, 2));
  }
}
