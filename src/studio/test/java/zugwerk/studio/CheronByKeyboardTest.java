package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.testkit.ProjectRoot;

/** Chéron's study from an empty board to the printed diagram, without a mouse. */
class CheronByKeyboardTest extends JourneyFixture {

  private static final Problem STUDY = ProblemFile.read(ProjectRoot.path("problems/orthodox/cheron-998-white.json"));

  @Test
  void isComposedClaimedAnnotatedSavedReopenedAndExported() throws Exception {
    scenario(() -> {});
  }

  /** Builds tables of four pieces on the way. */
  @Test
  @Tag("long")
  void isCheckedToo() throws Exception {
    scenario(() -> {
      control(KeyCode.ENTER);
      until(() -> text("#verdict").contains("Cooked"));
    });
  }

  /** What is done between the claim and the annotation. */
  private interface Check {
    void run() throws Exception;
  }

  private void scenario(Check check) throws Exception {
    control(KeyCode.L);
    assertFalse(window.actions().live().get(), "studies of five men want tables that take a while");
    compose();
    assertEquals("n7/PK1k4/8/8/8/2N5/8/8", pieces());
    assertTrue(bench.faults().get().isEmpty());
    assertEquals("(3+2)", text("#men"));
    fill("#stipulation", "+");
    check.run();
    chooseTab("tab-credits");
    fill("#credit-title", STUDY.credits().title());
    fill("#credit-authors", "André Chéron");
    fill("#credit-source", STUDY.credits().source());
    fill("#credit-date", "1926");
    fill("#credit-comment", "White wins whoever moves.");
    control(KeyCode.S);
    Problem saved = ProblemFile.read(folder.resolve("problem.json"));
    assertEquals(STUDY.fen(), saved.fen());
    assertEquals("+", saved.task().stipulationText());
    assertEquals(STUDY.credits().authors(), saved.credits().authors());
    assertEquals(STUDY.credits().source(), saved.credits().source());
    assertEquals("White wins whoever moves.", saved.credits().comment());
    assertFalse(bench.changed().get());
    control(KeyCode.N);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    assertEquals("", text("#credit-title"));
    control(KeyCode.O);
    assertEquals(saved, bench.draft().get());
    assertEquals(STUDY.credits().title(), text("#credit-title"));
    control(KeyCode.E);
    push(KeyCode.ENTER);
    until(() -> lookup("#export-detail").<Label>query().getText().startsWith("Exported diagram."));
    push(KeyCode.ESCAPE);
    String svg = Files.readString(folder.resolve("diagram.svg"));
    assertTrue(svg.contains("Chéron") && svg.contains("aria-label=\"+\""), svg.substring(0, 400));
  }

  /** With a slip that is taken back, and a piece that is put right on its square. */
  private void compose() {
    tabTo("#board");
    go("a8");
    push(KeyCode.SHIFT, KeyCode.N);
    go("a7");
    push(KeyCode.P);
    go("b7");
    push(KeyCode.K);
    go("d7");
    push(KeyCode.K);
    assertTrue(text("#faults-title").startsWith("2 faults"), "two Kings of one side, and none of the other");
    push(KeyCode.X);
    go("c3");
    push(KeyCode.SHIFT, KeyCode.Q);
    control(KeyCode.Z);
    push(KeyCode.N);
  }
}
