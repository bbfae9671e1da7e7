package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.solving.SolutionRow;
import zugwerk.testkit.ProjectRoot;

/** What is shown of a problem while it is edited: its verdict, and the progress of the solver. */
class LiveSolvingTest extends StudioFixture {

  /** Far too much for a second, and not mated in one. */
  private static final String ENDLESS = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private void ask(String stipulation, String fen) {
    interact(() -> {
      bench.setStipulation(stipulation);
      bench.paste(fen);
    });
  }

  /** All that a label shows from now on, for the window's thread; a busy machine may look too late to see it. */
  private List<String> shownFromNow(String label) {
    List<String> shown = new ArrayList<>();
    interact(() -> lookup(label).queryAs(Labeled.class).textProperty().addListener((_, _, now) -> shown.add(now)));
    return shown;
  }

  private static List<String> rows(TreeItem<?> item) {
    return item.getChildren().stream().flatMap(
        below -> Stream.concat(Stream.of(((SolutionRow) below.getValue()).text()), rows(below).stream())).toList();
  }

  private TreeView<?> tree() {
    return lookup("#solution-tree").query();
  }

  private List<String> rows() {
    return tree().getRoot() == null ? List.of() : rows(tree().getRoot());
  }

  @Test
  void anEditThatWouldTakeTooLongIsGivenUp() throws Exception {
    letWorkGoOn();
    interact(() -> window.actions().options().liveSeconds().set(1));
    List<String> badges = shownFromNow("#verdict-badge");
    ask("#9", ENDLESS);
    until(() -> badges.stream().anyMatch(badge -> badge.startsWith("Solving")));
    assertFalse(lookup("#stop").query().isVisible(), "only what the user began has a Stop");
    until(() -> text("#verdict-badge").equals("… Stopped"));
    assertEquals("… Stopped", text("#verdict"));
    assertTrue(text("#solving-detail").contains("Stopped after 1 s; Shift+F7"), text("#solving-detail"));
    control(KeyCode.ENTER);
    until(() -> text("#verdict-badge").startsWith("Solving"));
    push(KeyCode.ESCAPE);
    until(() -> text("#verdict-badge").equals("… Stopped"));
  }

  @Test
  void whatAnEditDoesNotBuildIsLeftOpenWithItsCost() throws Exception {
    interact(() -> bench.play("shock", ""));
    setUp("8/8/8/3k4/8/3K4/3P4/7r w - - 0 1");
    interact(() -> bench.setStipulation("="));
    until(() -> text("#verdict").contains("Unfinished"));
    assertTrue(text("#solving-detail").contains("to build"), text("#solving-detail"));
    letWorkGoOn();
    clickOn("#solve-with-tables");
    until(() -> text("#solving-detail").startsWith("Building K"));
    clickOn("#stop");
    until(() -> text("#verdict").equals("… Stopped"));
  }

  @Test
  void progressShowsHowFarItIs() throws Exception {
    letWorkGoOn();
    List<String> details = shownFromNow("#solving-detail");
    ask("#9", ENDLESS);
    until(() -> details.stream().anyMatch(detail -> detail
        .matches("In \\d+: \\d+ of \\d+ first moves; [\\d,]+ moves played, [\\d,]+ a second;"
            + " table \\d+ % full; [\\d.]+ s")));
    push(KeyCode.ESCAPE);
  }

  @Test
  void keyTriesAndSetPlayStandInThisOrderAndOptionsSolveAgain() throws Exception {
    interact(() -> window.open(List.of(ProjectRoot.path("problems/orthodox/ellerman-1925.json"))));
    assertEquals("✓ Sound", text("#verdict"));
    assertEquals("✓ Sound", text("#verdict-badge"));
    assertEquals("Key", rows().getFirst());
    assertTrue(rows().get(1).endsWith("!") && rows().get(2).startsWith("threat: 2."), rows().toString());
    interact(() -> window.actions().options().setPlay().set(true));
    until(() -> rows().contains("Set play"));
    interact(() -> window.actions().options().tries().set(Tries.ALL));
    until(() -> rows().stream().anyMatch(row -> row.startsWith("Tries (")));
    List<String> order = rows().stream().map(row -> row.replaceFirst(" \\(.*", ""))
        .filter(Set.of("Key", "Tries", "Set play")::contains).toList();
    assertEquals(List.of("Key", "Tries", "Set play"), order);
    assertTrue(rows().stream().anyMatch(row -> row.matches("1\\.\\S+\\? but 1\\.\\.\\.\\S+!( and 1\\.\\.\\.\\S+!)*")),
        rows().toString());
    assertEquals(Set.of(), lookup(".row-sign").queryAllAs(Labeled.class).stream().map(Labeled::getText)
        .filter(Set.of("key", "try", "set play", "threat")::contains).collect(Collectors.toSet()),
        "no word repeats the heading");
  }

  @Test
  void whatIsLookedForIsChosenBesideTheStipulation() {
    clickOn("#solving-options").clickOn("Show set play");
    assertTrue(window.actions().options().setPlay().get());
    clickOn("#solving-options").clickOn("Show threats");
    assertFalse(window.actions().options().threats().get());
  }
}
