package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.KinglessText;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Published problems with fairy walks have the solutions that another program finds. */
class PublishedWalksTest {

  static Stream<String> problems() throws IOException {
    try (var in = Objects.requireNonNull(PublishedWalksTest.class.getResourceAsStream("published-walks.txt"))) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> !line.startsWith("#")).toList();
      assertTrue(lines.size() > 30);
      return lines.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void hasThePublishedSolution(String line) {
    String[] columns = line.split(" \\| ");
    Variant game = Variants.of("fairy", columns[0]);
    boolean white = columns[1].contains("K");
    boolean black = columns[1].contains("k");
    Setup setup = KinglessText.applied(Fen.parse(game, columns[1]),
        white && black ? "" : white ? "black" : black ? "white" : "both");
    Solution solution = Solver.solve(game, setup, Stipulation.parse(columns[2]),
        SolveOptions.DEFAULT, new Monitor());
    assertEquals(columns[3], solution.stipulation().isBattle()
        ? solution.keys().stream().map(SolutionNode::text).collect(Collectors.joining(" "))
        : String.valueOf(solution.solutions()), line);
  }
}
