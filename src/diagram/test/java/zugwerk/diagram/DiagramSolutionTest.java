package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The solution below a board: what a magazine prints, and no more. */
class DiagramSolutionTest {

  private static final String BRISTOL = "8/1n3Np1/1N4Q1/1bkP4/p1p2p2/P1P2R2/3P2PK/B2R4 w - - 0 1";

  private static Problem problem(String fen, String stipulation) {
    Variant orthodox = Variants.of("orthodox");
    return Problem.of(orthodox, Fen.parse(orthodox, fen), Stipulation.parse(stipulation));
  }

  private static DiagramSolution solution(Problem problem, boolean full) {
    return DiagramSolution.of(Solved.solve(problem, SolveOptions.DEFAULT, new Monitor()), PrintedOptions.DEFAULT, full);
  }

  private static String lines(Problem problem) {
    return solution(problem, false).lines(UnaryOperator.identity()).stream()
        .map(line -> " ".repeat(2 * line.indent()) + line.text() + "\n").collect(Collectors.joining());
  }

  @Test
  void byPlayAndTheVerdictOfASoundProblemAreLeftOut() {
    assertEquals("1.Rh1! zugzwang\n  1...Bd7, Be8 2.Qb1 (3.Qb4#)\n    2...Bb5 3.Qg1#\n", lines(problem(BRISTOL, "#3")));
  }

  @Test
  void aCookIsReported() {
    String lines = lines(problem("k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#1"));
    assertTrue(lines.contains("1.Qg8#!") && lines.contains("1.Rh8#!") && lines.endsWith("#1: cooked, 2 keys\n"), lines);
  }

  @Test
  void columnsAreClosedUpInAProportionalFont() {
    String lines = lines(problem("8/8/8/8/8/2K5/8/k3Q3 b - - 0 1", "h#2"));
    assertFalse(lines.contains("  "), lines);
    assertTrue(lines.startsWith("1."), lines);
  }

  /** Two solutions of a helpmate stand in columns, as their half-moves begin at the same places. */
  @Test
  void halfMovesOfHelpPlayAreAligned() {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems/shock/original-16-cross.json"));
    List<DiagramSolution.Line> lines = solution(problem, false).lines(UnaryOperator.identity());
    assertEquals(List.of(List.of("1.Re8+", "Be3", "2.Re4", "Gh3#"), List.of("1.Rf8", "Bf2", "2.Rf4", "Gh1#")),
        lines.stream().map(DiagramSolution.Line::columns).toList());
    List<Mark.Text> marks = ((Mark.Group) new SolutionFigure(lines, Style.PRINT).placed(0, 0)).marks().stream()
        .map(Mark.Text.class::cast).toList();
    assertEquals(8, marks.size());
    for (int i = 0; i < 4; i++) {
      assertEquals(marks.get(i).x(), marks.get(i + 4).x(), 1e-9);
      assertTrue(i == 0 || marks.get(i).x() > marks.get(i - 1).x() + 0.5);
    }
  }

  @Test
  void aPdfHasTheSolutionBelowTheBoardAsText() throws Exception {
    Problem problem = problem(BRISTOL, "#3");
    Diagram diagram = Diagram.of(problem).with(Letters.GERMAN);
    for (Diagram one : List.of(diagram, diagram.with(solution(problem, false)))) {
      byte[] pdf = DiagramFiles.content(one, PictureFormat.PDF, Look.PRINT, 400);
      try (PDDocument document = Loader.loadPDF(pdf)) {
        assertEquals(one.solution().isPresent(), new PDFTextStripper().getText(document).contains("1.Th1! zugzwang"));
      }
    }
  }

  @Test
  void theCompleteAnalysisIsPrintedOnRequest() {
    Problem problem = problem(BRISTOL, "#3");
    Diagram diagram = Diagram.of(problem).with(solution(problem, true));
    String text = new String(DiagramFiles.content(diagram, PictureFormat.TXT, Look.PRINT, 400), StandardCharsets.UTF_8);
    assertTrue(text.contains("   1.Rh1 ! zugzwang.") && text.contains("1...Ba6"), text);
    assertTrue(diagram.solutionLines().stream().anyMatch(line -> line.text().equals("1...Ba6") && line.indent() > 0));
  }
}
