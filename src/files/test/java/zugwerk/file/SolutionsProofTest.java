package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.help.LineProof;
import zugwerk.solve.solver.Solver;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** All solutions of help and series play are proved by plain rules, and nothing else is. */
class SolutionsProofTest {

  private static final long ALL = Long.MAX_VALUE;
  private static final SolveOptions OPTIONS = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.NONE)
      .within(new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, Long.MAX_VALUE, 8, Long.MAX_VALUE, 0));

  private final Random random = new Random(16);
  private int solved;
  private int setPlays;

  static Stream<Variant> games() {
    return Variants.all().stream();
  }

  private static String replay(Problem problem, LineProof proof, long tried) {
    return new SolutionsProof(proof).replay(problem, new ReplayOptions(new CancelToken(), tried, Optional.empty()));
  }

  private static void refused(Problem problem, LineProof proof, long tried) {
    assertThrows(InputException.class, () -> replay(problem, proof, tried), proof::toString);
  }

  private void prove(Variant variant, Setup setup, String stipulation) {
    prove(Problem.of(variant, setup, Stipulation.parse(stipulation)));
  }

  private void prove(Problem problem) {
    Variant variant = problem.variant();
    Solution solution =
        Solver.solve(variant, problem.setup(), problem.task().stipulationOrThrow(), OPTIONS.from(problem.task().from()),
            new Monitor());
    if (solution.solutions() > 50 || ends(solution.setPlay()) > 50) {
      return;
    }
    LineProof proof = LineProof.of(variant, solution, true, ALL);
    assertEquals(solution.solutions(), proof.solutions().size());
    long moves = Stream.concat(proof.solutions().stream(), proof.setPlay().orElseThrow().stream())
        .mapToLong(List::size).sum();
    assertEquals(proof, LineProof.of(variant, solution, true, moves));
    assertThrows(ProofTooLargeException.class, () -> LineProof.of(variant, solution, true, moves - 1));
    String text = replay(problem, proof, ALL);
    assertTrue(text.contains(proof.solutions().isEmpty() ? "there are none" : "there are no others"), text);
    assertEquals(
        solution.shortest().orElse(problem.task().stipulationOrThrow().moves()) < problem.task().stipulationOrThrow()
            .moves(),
        text.contains("but shorter ones"), text);
    setPlays += proof.setPlay().orElseThrow().isEmpty() ? 0 : 1;
    if (!proof.solutions().isEmpty()) {
      solved++;
      assertTrue(replay(problem, proof, 0).contains("whether there are others is not proved"));
      spoil(problem, proof, proof.solutions(), false);
    }
    spoil(problem, proof, proof.setPlay().get(), true);
  }

  private static long ends(List<SolutionNode> lines) {
    return lines.stream().mapToLong(line -> line.replies().isEmpty() ? 1 : ends(line.replies())).sum();
  }

  /** Leaves a line out, doubles it, and changes a move of it to another. */
  private void spoil(Problem problem, LineProof proof, List<List<String>> lines, boolean inSetPlay) {
    if (lines.isEmpty()) {
      return;
    }
    int at = random.nextInt(lines.size());
    List<List<String>> fewer = new ArrayList<>(lines);
    List<String> line = fewer.remove(at);
    refused(problem, with(proof, fewer, inSetPlay), ALL);
    List<List<String>> more = new ArrayList<>(lines);
    more.add(line);
    refused(problem, with(proof, more, inSetPlay), 0);
    for (List<String> other : spoilt(line)) {
      List<List<String>> changed = new ArrayList<>(lines);
      changed.set(at, other);
      // Only the solutions solve; with one of them twice, or another one left out, it is refused as well.
      refused(problem, with(proof, changed, inSetPlay), ALL);
      if (!new HashSet<>(lines).contains(other)) {
        refused(problem, with(proof, changed, inSetPlay), 0);
      }
    }
  }

  private List<List<String>> spoilt(List<String> line) {
    List<List<String>> spoilt = new ArrayList<>(List.of(line.subList(0, line.size() - 1)));
    for (int i = 0; i < 3; i++) {
      List<String> changed = new ArrayList<>(line);
      String move = changed.get(random.nextInt(line.size()));
      int at = random.nextInt(move.length());
      char other = "12345678abcdefghq".charAt(random.nextInt(17));
      changed.set(line.indexOf(move), move.substring(0, at) + other + move.substring(at + 1));
      if (!changed.equals(line)) {
        spoilt.add(changed);
      }
    }
    return spoilt;
  }

  private static LineProof with(LineProof proof, List<List<String>> lines, boolean inSetPlay) {
    return inSetPlay ? new LineProof(proof.solutions(), Optional.of(lines)) : new LineProof(lines, proof.setPlay());
  }

  @ParameterizedTest
  @MethodSource("games")
  void randomProblemsOfEveryGameAreProved(Variant variant) {
    RandomProblems problems = new RandomProblems(variant, 16);
    for (int i = 0; i < 40 && (solved < 5 || setPlays == 0); i++) {
      prove(variant, problems.any(true, 3, 1), i % 4 == 0 ? "h=1" : "h#1");
      prove(variant, problems.any(false, 2, 1), i % 4 == 0 ? "h#0.5" : "h#1.5");
      prove(variant, problems.any(false, 3, 1), i % 4 == 0 ? "ser-=2" : "ser-#2");
      prove(variant, problems.any(true, 3, 1), i % 4 == 0 ? "ser-h=1" : "ser-h#2");
      prove(variant, problems.self(2, 1), i % 4 == 0 ? "ser-s=1" : "ser-s#2");
    }
    assertTrue(solved >= 5, "too few problems have a solution: " + solved);
  }

  @ParameterizedTest
  @MethodSource("games")
  void proofGamesAreProved(Variant variant) {
    RandomProblems problems = new RandomProblems(variant, 18);
    for (int i = 0; i < 4; i++) {
      Setup start = problems.any(false, 2, 1);
      boolean series = i % 2 == 1;
      Position position = Position.of(start);
      PlainMoves rules = new PlainMoves(variant);
      for (int ply = 0; ply < 2 && !rules.legal(position).isEmpty(); ply++) {
        List<Integer> moves = List.copyOf(rules.legal(position).values());
        MoveMaker.make(variant, position, moves.get(random.nextInt(moves.size())));
        if (series && ply == 0) {
          rules.pass(position);
        }
      }
      prove(Problem.of(variant, position.setup(), Stipulation.parse(series ? "ser-a=>b2" : "a=>b1.0"))
          .withTask(task -> task.withFrom(Optional.of(start))));
    }
    assertTrue(solved > 0);
  }

  /** Other goals and plays, in one kind of play after the other; each game has half of them, with every goal. */
  @ParameterizedTest
  @MethodSource("games")
  void otherGoalsAndPlaysAreProved(Variant variant) {
    List<String> goals = List.of("#=", "==", "!=", "+", "x", "%", "ep", "00", "zd4", "ct", "~", "=");
    List<String> plays =
        List.of("h%s1", "hs%s1", "hs%s1.5", "hr%s1.5", "ser-%s2", "ser-r%s2", "ser-s%s1", "phser-%s2", "reci-h%s1.5",
            "reci-h(x)%s2", "pser-h%s2", "phser-s%s1", "phser-r%s2", "ser-reci-h(x)%s2", "exact-h%s1.5",
            "exact-ser-%s2");
    RandomProblems problems = new RandomProblems(variant, 18);
    for (int round = List.copyOf(Variants.all()).indexOf(variant) % 2; round < 4; round += 2) {
      for (int i = 0; i < goals.size(); i++) {
        String play = plays.get((13 * round + i) % plays.size());
        prove(variant, problems.crowded(i % 2 == 0), play.formatted(goals.get(i)));
      }
    }
    assertTrue(solved > 0, "no problem has a solution");
  }

  @Test
  void whatTriesTooManyMovesOrIsTooLargeIsReportedPlainly() {
    Variant variant = Variants.of("orthodox");
    Setup setup = Fen.parse(variant, "8/8/8/8/8/5K2/7R/7k b - - 0 1");
    Problem problem = Problem.of(variant, setup, Stipulation.parse("h#2"));
    Solution solution = Solver.solve(variant, setup, problem.task().stipulationOrThrow(), OPTIONS, new Monitor());
    assertFalse(solution.keys().isEmpty());
    LineProof proof = LineProof.of(variant, solution, false, ALL);
    String text = replay(problem, proof, 10);
    assertTrue(text.endsWith("whether there are others is not proved, because to try every line takes more than 10"
        + " moves, the limit"), text);
    assertThrows(ProofTooLargeException.class,
        () -> LineProof.of(variant, solution, false, solution.solutions() * 4 - 1));
    refused(problem, new LineProof(List.of(), Optional.empty()), 10);
  }
}
