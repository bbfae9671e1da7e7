package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.problem.Claims;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.work.Monitor;

/** The bundled problems that the program has made: sound, without a superfluous piece, and pointless elsewhere. */
class OriginalsTest {

  static List<Path> originals() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("problems"))) {
      List<Path> found = files.filter(file -> file.getFileName().toString().startsWith("original-")).sorted().toList();
      assertTrue(found.size() >= 30);
      return found;
    }
  }

  @Test
  void directMatesOfEveryLengthSelfmatesAndHelpmatesAreAmongThem() throws IOException {
    Set<String> asked = originals().stream().map(file -> ProblemFile.read(file).stipulationText())
        .map(text -> text.startsWith("#") ? text : text.replaceAll("[0-9.]+", "")).collect(Collectors.toSet());
    assertEquals(Set.of("#2", "#3", "#4", "s#", "h#"), asked);
  }

  @ParameterizedTest
  @MethodSource("originals")
  void nobodyCanGoAndTheGamesOwnRuleIsThePoint(Path file) {
    Problem problem = ProblemFile.read(file);
    assertEquals(Claims.Outcome.HOLDS, Claims.decide(problem, SolveOptions.DEFAULT, new Monitor()).outcome());
    assertEquals(List.of(), new Minimal(problem, MinimalTest.solver(1)).oneByOne(rest -> {}));
    CandidateSolver solver = MinimalTest.solver(1);
    Solution solution = solver.solve(
        problem.variant(), problem.setup(), problem.asked(), Evaluator.SHOWN, 1).orElseThrow();
    assertTrue(new Evaluator(problem.variant(), problem.asked(), solver).appraise(problem.setup(), solution).ownRule());
    assertTrue(
        !problem.credits().comment().isBlank() && !problem.lines().isEmpty() && !problem.credits().title().isBlank());
  }
}
