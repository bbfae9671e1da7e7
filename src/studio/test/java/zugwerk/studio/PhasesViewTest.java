package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.notation.Letters;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.action.Command;
import zugwerk.studio.solving.PrintedRow;

/** The phases of a two-mover side by side in the pane of the solution. */
class PhasesViewTest extends StudioFixture {

  /** Comins Mansfield, British Chess Magazine 1922. */
  private static final String MANSFIELD = "6K1/6p1/7b/4Pk2/2Q2n1P/2B3R1/5nP1/5R2 w - - 0 1 -";

  private boolean isShown(String id) {
    return lookup(id).query().isVisible();
  }

  private List<String> words(String style) {
    return lookup("#phases .phase-cells ." + style).queryAllAs(Label.class).stream().map(Label::getText).toList();
  }

  private String copied() {
    StringBuilder text = new StringBuilder();
    interact(() -> text.append(Clipboard.getSystemClipboard().getString()));
    return text.toString();
  }

  /** The move that is marked as shown on the board. */
  private String read() {
    return lookup("#phases .row-move").queryAllAs(Label.class).stream()
        .filter(move -> move.getPseudoClassStates().contains(PseudoClass.getPseudoClass("shown")))
        .map(Label::getText).findFirst().orElse("");
  }

  @Test
  void phasesStandSideBySide() throws Exception {
    interact(() -> {
      bench.setStipulation("#2");
      bench.paste(MANSFIELD);
    });
    until(() -> text("#verdict").startsWith("✓"));
    clickOn("#solution-as-phases");
    assertTrue(isShown("#phases") && !isShown("#solution-tree") && !isShown("#solution-filters"));
    until(() -> words("changed").size() == 4);
    assertEquals(List.of("2.Qc8#", "2.Qe6#", "2.Qg4#", "2.g4#"), words("changed"));
    assertFalse(isShown("#phases-more"));
    clickOn("#phases-changed");
    assertEquals(2 + 4, words("letter").size());
    assertTrue(words("quiet").stream().noneMatch("–"::equals), "only what changes");

    clickOn(lookup("#phases .row-move").match((Label move) -> move.getText().equals("2.Qc8#")).<Label>query());
    assertEquals("2Q3K1/6p1/7b/4Pk2/4nn1P/2B3R1/6P1/5R2",
        bench.preview().get().map(shown -> Fen.format(shown.setup()).split(" ")[0]).orElse(""));
    assertEquals("2.Qc8#", read());
    push(KeyCode.DOWN);
    assertEquals("2.Qg4#", read());
    push(KeyCode.RIGHT);
    assertEquals("2.g4#", read());

    runCommand(Command.COPY_PHASES);
    assertTrue(copied().lines().anyMatch(line -> line.matches("a 1\\.\\.\\.Ne4 +2\\.Qc8# A +2\\.Qe6# C")), copied());
    runCommand(Command.COPY_PHASES_TEX);
    assertTrue(copied().contains("\\textbf{2.Qc8\\#} A & \\textbf{2.Qe6\\#} C \\\\"), copied());
    runCommand(Command.COPY_PHASES_HTML);
    assertTrue(copied().contains("<td class=\"fixed\"><b>2.Qc8#</b>&nbsp;A</td>"), copied());

    interact(() -> bench.letters().chosen().set(Letters.GERMAN));
    assertEquals("2.Dc8#", words("changed").getFirst());
    assertEquals("After 2.g4# \u2013 Black to move", text("#line-after"));
    assertTrue(lookup("#line-forward").query().isDisabled() && lookup("#line-last").query().isDisabled(), "at the end");
    assertFalse(lookup("#line-first").query().isDisabled());
    clickOn("#line-first");
    assertEquals("After 1.Tg6 \u2013 Black to move", text("#line-after"));
    assertTrue(lookup("#line-first").query().isDisabled() && !lookup("#line-forward").query().isDisabled());

    clickOn("#solution-as-solution");
    until(() -> lookup("#solution-text").<ListView<PrintedRow>>query().getItems().stream()
        .anyMatch(row -> row.text().equals("1.Rg6! zugzwang")));
    assertTrue(isShown("#printed") && !isShown("#phases"));
    push(KeyCode.F11);
    assertTrue(isShown("#phases") && !isShown("#printed"));
    clickOn("#solution-as-content");
    assertTrue(isShown("#solution-content") && !isShown("#phases"));
    until(() -> lookup(".content-theme").queryAllAs(Label.class).stream()
        .anyMatch(name -> name.getText().equals("Half-pin")));
    Hyperlink also = lookup("#content-also").query();
    assertTrue(also.getText().startsWith("Also: Threat") || also.getText().startsWith("Also: Block"), also.getText());
    assertFalse(isShown("#content-incidental"));
    interact(also::fire);
    assertTrue(isShown("#content-incidental"));
    List<String> headings = lookup(".content-group").queryAllAs(Label.class).stream().map(Label::getText).toList();
    assertTrue(headings.getLast().matches("Quality: [\\d.]+ points"), headings.toString());
    assertTrue(text("#content-counts").endsWith(headings.getLast().replace("Quality:", ",") + "."));
    assertTrue(lookup(".quality-cost").queryAllAs(Label.class).stream()
        .anyMatch(cost -> cost.getText().matches("−[\\d.]+  \\d+ pieces")));
    Hyperlink line = lookup(".content-line").match((Hyperlink one) -> one.getText().equals("1.Tg6 Se4 2.De6#"))
        .query();
    interact(line::fire);
    assertEquals("After 2.De6# \u2013 Black to move", text("#line-after"));
    push(KeyCode.SHORTCUT, KeyCode.F6);
    assertFalse(isShown("#solution-content"));
    interact(() -> bench.setStipulation("h#2"));
    assertTrue(lookup("#solution-as-phases").query().isDisabled());
  }

  /** In short play, set play and tries are found for the print; in longer play they are found on request. */
  @Test
  void theSolverFindsPhasesOfLongPlayOnRequest() throws Exception {
    interact(() -> {
      bench.setStipulation("#4");
      bench.paste("8/8/8/8/8/1K6/5R2/k7 w - - 0 1");
    });
    until(() -> text("#verdict").startsWith("✗") || text("#verdict").startsWith("✓"));
    assertTrue(isShown("#printed-more"));
    clickOn("#solution-as-phases");
    assertTrue(isShown("#phases-more"), "there is only the key so far");
    clickOn("#phases-more");
    assertTrue(window.actions().options().setPlay().get());
    until(() -> !isShown("#phases-more") && !text("#verdict").startsWith("Solving"));
  }

  private double left(String head) {
    Label label = lookup("#phases .head .phase-word").match((Label word) -> word.getText().equals(head)).query();
    return label.localToScene(label.getLayoutBounds()).getMinX();
  }

  /** In a narrow pane, set play and key stay where they are while the tries scroll. */
  @Test
  void setPlayAndKeyStayInPlace() throws Exception {
    interact(() -> {
      window.actions().options().setPlay().set(true);
      window.actions().options().tries().set(Tries.ALL);
      bench.setStipulation("#2");
      bench.paste("1B4n1/7N/K1pN4/5P2/R1n2k2/2P1R2P/4b1B1/2Q5 w - - 0 1");
    });
    until(() -> text("#verdict").startsWith("✓"));
    interact(() -> lookup("#printed-tries").<ComboBox<Integer>>query().setValue(3));
    clickOn("#solution-as-phases");
    until(() -> !lookup("#phases .phase-cells").queryAll().isEmpty());
    ScrollPane scroll = lookup("#phases .phase-scroll").query();
    interact(() -> scroll.setMaxWidth(420));
    double setPlay = left("set play");
    double key = left("1.Be4!");
    double first = left("1.Qc2?");
    assertTrue(setPlay < key && key < first);
    interact(() -> scroll.setHvalue(1));
    assertEquals(setPlay, left("set play"), 0.5);
    assertEquals(key, left("1.Be4!"), 0.5);
    assertTrue(left("1.Qc2?") < first - 50);
    Node shown = lookup("#phases .head .phase-word").match((Label word) -> word.getText().equals("1.Be4!")).query();
    assertTrue(shown.getParent().getParent().getViewOrder() < 0, "tries scroll below the key");
    assertEquals("Show all 9 tries", lookup("#phases-tries").<Hyperlink>query().getText());
    interact(lookup("#phases-tries").<Hyperlink>query()::fire);
    assertTrue(left("1.Qd2?") > left("1.Qc2?"), "the last of the tries");
  }
}
