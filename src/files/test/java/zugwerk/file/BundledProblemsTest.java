package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.problem.Problem;
import zugwerk.rules.Validation;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Monitor;

/** Every problem that comes with the program: its file is well written and its claim true where that can be decided. */
class BundledProblemsTest {

  static List<Path> files() throws IOException {
    try (Stream<Path> found = Files.walk(ProjectRoot.path("problems"))) {
      return found.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void theClaimHolds(Path file) throws IOException {
    Problem problem = ProblemFile.read(file);
    assertEquals(ProblemFile.format(problem), Files.readString(file));
    assertEquals(List.of(), Validation.faults(problem.variant(), problem.setup()));
    // Studies take tables, see StudiesTest.
    if (problem.task().stipulation().isEmpty() || !problem.task().stipulationOrThrow().isStudy()) {
      Claims.Answer answer = Claims.decide(problem, SolveOptions.DEFAULT, new Monitor());
      assertEquals(Checked.Outcome.HOLDS, answer.outcome(), answer.verdict());
    }
  }

  @Test
  void thereAreEnoughClassics() throws IOException {
    long classics = files().stream().map(ProblemFile::read)
        .filter(
            problem -> problem.variant().id().equals("orthodox")
                && problem.analysis().claim().equals(Optional.of(Soundness.SOUND))
                && !problem.analysis().keys().isEmpty())
        .count();
    assertTrue(classics >= 10, () -> "only " + classics);
  }

  @Test
  void aFalseClaimFails() {
    Problem morphy = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
    assertEquals(Checked.Outcome.FAILS,
        Claims.decide(
            morphy.withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.COOKED)).withKeys(List.of())),
            SolveOptions.DEFAULT, new Monitor()).outcome());
    assertEquals(Checked.Outcome.FAILS,
        Claims.decide(
            morphy.withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("a1a2"))),
            SolveOptions.DEFAULT, new Monitor()).outcome());
  }
}
