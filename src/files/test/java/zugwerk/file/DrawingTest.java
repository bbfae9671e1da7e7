package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.board.Transformation;
import zugwerk.problem.Drawing;
import zugwerk.problem.Drawing.Pen;
import zugwerk.problem.Problem;
import zugwerk.problem.TransformedProblem;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.InputException;

/** What is drawn on a diagram is kept with the problem. */
class DrawingTest {

  private static final Problem PLAIN = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));

  private static Problem drawn(String... drawings) {
    return PLAIN
        .withAnalysis(analysis -> analysis.withDrawings(List.of(drawings).stream().map(Drawing::read).toList()));
  }

  @Test
  void everyDrawingIsReadAsItIsWritten() {
    List<Drawing> all = new ArrayList<>();
    for (Pen pen : Pen.values()) {
      for (int from = 0; from < 64; from += 7) {
        for (int to = 0; to < 64; to += 9) {
          all.add(new Drawing(pen, from, to));
        }
      }
    }
    all.forEach(drawing -> assertEquals(drawing, Drawing.read(drawing.text())));
    Problem problem = PLAIN.withAnalysis(analysis -> analysis.withDrawings(all));
    assertEquals(problem, ProblemFile.parse(ProblemFile.format(problem)));
    assertTrue(problem.hasSameTaskAs(PLAIN), "it is nothing to the solver");
    assertEquals(
        "'e2e4' is not a drawing; write the first letter of green, red, blue or yellow and one square or two, as"
            + " in Rd5 or Ge2e4",
        assertThrows(InputException.class, () -> Drawing.read("e2e4")).getMessage());
  }

  @Test
  void drawingsGoAlongWithTheBoard() {
    assertEquals(drawn("Ga8h3", "Rc3").analysis().drawings(),
        TransformedProblem.of(drawn("Gh8a3", "Rf3"), Transformation.MIRROR_LEFT_RIGHT).analysis().drawings());
  }
}
