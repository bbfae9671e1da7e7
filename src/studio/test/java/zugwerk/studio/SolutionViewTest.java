package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.studio.action.Command;
import zugwerk.studio.solving.SolutionRow;
import zugwerk.variant.Variants;

/** The solution looked at: signs, steps by key, filters, branches, and what is found while the solver works. */
class SolutionViewTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  @BeforeEach
  void asTree() {
    readTree();
  }

  private TreeView<?> tree() {
    return lookup("#solution-tree").query();
  }

  private static String text(TreeItem<?> item) {
    return ((SolutionRow) item.getValue()).text();
  }

  /** The move that is marked in the solution, with the row that it stands on. */
  private String selected() {
    TreeItem<?> item = tree().getSelectionModel().getSelectedItem();
    return item == null ? "" : text(item);
  }

  /** The move of the solution that the board shows, as it is written there. */
  private String read() {
    return lookup(".row-move").queryAllAs(Labeled.class).stream()
        .filter(move -> move.getPseudoClassStates().contains(PseudoClass.getPseudoClass("shown")))
        .map(Labeled::getText).map(String::strip).findFirst().orElse("");
  }

  private List<String> rows() {
    return tree().getRoot() == null ? List.of() : rows(tree().getRoot()).toList();
  }

  private static Stream<String> rows(TreeItem<?> item) {
    return item.getChildren().stream().flatMap(child -> Stream.concat(Stream.of(text(child)), rows(child)));
  }

  private String shown() {
    return bench.preview().get().map(shown -> Fen.format(shown.setup()).split(" ")[0]).orElse("");
  }

  private void solved(String fen, String stipulation) throws Exception {
    interact(() -> {
      bench.setStipulation(stipulation);
      bench.paste(fen);
    });
    until(() -> text("#verdict").startsWith("✓") || text("#verdict").startsWith("✗"));
  }

  private void keys(KeyCode... codes) {
    for (KeyCode code : codes) {
      push(code);
    }
  }

  @Test
  void arrowsStepThroughTheTree() throws Exception {
    solved(MORPHY, "#2");
    interact(() -> tree().requestFocus());
    keys(KeyCode.HOME);
    assertEquals("1.Ra6! zugzwang", selected());
    keys(KeyCode.RIGHT, KeyCode.RIGHT);
    assertTrue(Set.of("2.b7#", "2.Rxa7#").contains(read()), read());
    assertTrue(selected().startsWith("1...") && selected().endsWith(read()), "a line that does not branch is one row");
    keys(KeyCode.LEFT, KeyCode.LEFT, KeyCode.LEFT);
    assertEquals("", selected());
    assertTrue(bench.preview().get().isEmpty(), "before the first move stands the diagram");
    keys(KeyCode.END);
    assertTrue(read().startsWith("2."), read());
  }

  @Test
  void theBoardStepsToo() throws Exception {
    solved(MORPHY, "#2");
    at("h8");
    push(KeyCode.ALT, KeyCode.HOME);
    assertEquals("kbK5/pp6/RP6/8/8/8/8/8", shown());
    assertTrue(lookup("#black-to-move").<ToggleButton>query().isSelected());
    keys(KeyCode.RIGHT);
    String first = shown();
    Node sides = lookup("#side-to-move").query();
    assertTrue(sides.isDisabled() && lookup("#white-to-move").<ToggleButton>query().isSelected(),
        "the text about the position on the board is that of the position shown");
    keys(KeyCode.DOWN);
    assertFalse(first.equals(shown()));
    keys(KeyCode.UP);
    assertEquals(first, shown());
    keys(KeyCode.END, KeyCode.LEFT, KeyCode.LEFT);
    assertEquals("kbK5/pp6/RP6/8/8/8/8/8", shown());
    keys(KeyCode.LEFT);
    assertEquals("", shown());
    assertFalse(sides.isDisabled());
    keys(KeyCode.LEFT);
    assertEquals(62, bench.selection().cursor().get(), "on the diagram arrows move the cursor again");
  }

  @Test
  void rowsShowWhatTheyAreInWords() throws Exception {
    interact(() -> bench.setStipulation("#1"));
    solved("k7/8/1K6/8/8/8/8/6QR w", "#1");
    assertEquals(List.of("key or cook", "key or cook"), lookup(".row-sign").queryAllAs(Labeled.class).stream()
        .filter(Labeled::isVisible).map(Labeled::getText).toList());
    interact(() -> bench.history().step("Claim",
        bench.draft().get()
            .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("g1g8")))));
    interact(() -> lookup("#solve").<Button>query().fire());
    until(() -> lookup(".row-sign").queryAllAs(Labeled.class).stream().map(Labeled::getText)
        .collect(Collectors.toSet()).equals(Set.of("key", "cook")));
  }

  @Test
  void filtersLeaveOutWhatIsNotWanted() throws Exception {
    interact(() -> window.actions().options().tries().set(Tries.ALL));
    solved(MORPHY, "#2");
    List<String> all = rows();
    assertTrue(all.stream().anyMatch(row -> row.startsWith("Tries (")));
    assertTrue(all.stream().anyMatch(row -> row.matches("1\\.\\w+\\? but 1\\.\\.\\.\\w+!")), all.toString());
    runCommand(Command.NO_TRIES);
    assertFalse(rows().stream().anyMatch(row -> row.startsWith("Tries")));
    runCommand(Command.NO_TRIES);
    assertEquals(all, rows());
    runCommand(Command.MATES_ONLY);
    assertTrue(rows().stream().noneMatch(row -> row.contains("but")), "refutations end in no mate");
    runCommand(Command.MATES_ONLY);
    runCommand(Command.NO_TRIES);
    assertTrue(rows().stream().filter(row -> row.startsWith("1...")).count() > 1);
    runCommand(Command.ONE_DEFENCE);
    assertEquals(1, rows().stream().filter(row -> row.startsWith("1...")).count());
  }

  @Test
  void oneDefenceIsTheOneLookedAt() throws Exception {
    solved(MORPHY, "#2");
    at("h8");
    push(KeyCode.ALT, KeyCode.HOME);
    keys(KeyCode.RIGHT, KeyCode.DOWN);
    String defence = selected();
    String board = shown();
    clickOn("#solution-filters").clickOn("#filter-defence");
    assertEquals(defence, selected());
    assertEquals(board, shown());
    assertEquals(List.of(defence), rows().stream().filter(row -> row.startsWith("1...")).toList());
  }

  @Test
  void theBranchLookedAtIsCopied() throws Exception {
    solved(MORPHY, "#2");
    interact(() -> tree().requestFocus());
    keys(KeyCode.HOME, KeyCode.RIGHT);
    control(KeyCode.C);
    interact(() -> {
      List<String> lines = Clipboard.getSystemClipboard().getString().lines().map(String::strip).toList();
      assertTrue(lines.getFirst().startsWith("1.Ra6 !"), lines.toString());
      assertTrue(lines.get(1).startsWith("1..."), lines.toString());
      assertTrue(lines.get(2).startsWith("2.") && lines.get(2).endsWith("#"), lines.toString());
      assertEquals(3, lines.size());
    });
  }

  @Test
  void keysAppearWhileTheSolverWorksAndStayLookedAt() throws Exception {
    letWorkGoOn();
    interact(() -> {
      bench.setStipulation("#9");
      // Mates in one, and far too much else to look at.
      bench.paste("6k1/5ppp/8/8/1nnr4/q1N2Q2/PPPB1PPP/R3R1K1 w");
    });
    until(() -> text("#verdict").startsWith("Mate in 1 found: 1.") && rows().contains("Found so far"));
    at("h8");
    push(KeyCode.ALT, KeyCode.HOME);
    String looked = selected();
    assertFalse(looked.isEmpty());
    assertTrue(lookup(".row-sign").queryAllAs(Labeled.class).stream().map(Labeled::getText).toList()
        .contains("solves"), "it is no key yet");
    String board = shown();
    push(KeyCode.ESCAPE);
    until(() -> !text("#verdict").startsWith("Solving"));
    assertEquals(looked, selected().replace("!", ""), "only now it is known that it is a key, and a short one");
    assertEquals(board, shown());
  }

  @Test
  void partsThatAreDoneAreShownWhileOthersAreSolved() throws Exception {
    letWorkGoOn();
    interact(() -> bench.paste(Problem
        .of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), MORPHY), Stipulation.parse("#2"))
        .withTask(task -> task
            .withTwinTexts(List.of("+wQh1, +wRg1, +bQd5, +bRf5, +bNe3, stipulation s#9", "stipulation #1")))));
    until(() -> text("#verdict").startsWith("Solving b)"));
    assertTrue(rows().getFirst().startsWith("a)   ✓ Sound"), rows().toString());
    assertTrue(rows().containsAll(List.of("Key", "1.Ra6! zugzwang", "1...bxa6 2.b7#")), rows().toString());
    assertFalse(rows().stream().anyMatch(row -> row.startsWith("c)")), rows().toString());
    // What is done can be looked at and filtered while the solver goes on.
    interact(() -> tree().requestFocus());
    keys(KeyCode.HOME, KeyCode.RIGHT);
    String looked = selected();
    runCommand(Command.MATES_ONLY);
    assertTrue(text("#verdict").startsWith("Solving b)"));
    assertEquals(looked, selected());
    runCommand(Command.MATES_ONLY);
    interact(window.registry().of(Command.STOP).run());
    until(() -> !text("#verdict").startsWith("Solving"));
    assertEquals(looked, selected());
  }

  @Test
  void stipulationsAreOfferedAsTheyAreTyped() {
    TextField field = lookup("#stipulation").query();
    clickOn(field);
    control(KeyCode.A);
    write("h");
    assertEquals("h", field.getText());
    clickOn("h#2.5");
    assertEquals("h#2.5", field.getText());
    assertEquals("h#2.5", bench.draft().get().task().stipulationText());
    interact(field::requestFocus);
    control(KeyCode.A);
    write("ser-");
    keys(KeyCode.DOWN, KeyCode.ENTER);
    assertEquals("ser-#2", field.getText());
    assertEquals(List.of(), StipulationHints.of("#3"));
    assertEquals(List.of("dia14.0", "dia14.5"), StipulationHints.of("dia14"));
    assertEquals(List.of("a=>b6.0", "a=>b6.5"), StipulationHints.of("a=>b6."));
  }

  private List<String> marks() {
    return bench.marks().shown().get().stream()
        .map(mark -> mark.word() + " " + Square.name(mark.move().from()) + Square.name(mark.move().to()))
        .sorted().toList();
  }

  @Test
  void cooksAreDrawnOnTheDiagramUntilItChanges() throws Exception {
    solved("k7/8/1K6/8/8/8/8/6QR w", "#1");
    assertEquals(List.of("key? g1g8", "key? h1h8"), marks());
    assertEquals(2, lookup(".mark-word").queryAll().size());
    interact(() -> tree().requestFocus());
    keys(KeyCode.HOME, KeyCode.K);
    assertEquals(List.of("cook h1h8", "key g1g8"), marks());
    assertEquals(List.of("g1g8"), bench.draft().get().analysis().keys());
    assertEquals(List.of("Keys (2)", "1.Qg8#!", "1.Rh8#!"), rows());
    assertEquals("Mark the key Qg8#", bench.history().undoName().get());
    push(KeyCode.SHORTCUT, KeyCode.J);
    assertEquals(0, lookup(".mark-word").queryAll().size());
    push(KeyCode.SHORTCUT, KeyCode.J);
    assertEquals(2, marks().size());
    interact(() -> bench.remove(Square.parse("g1").getAsInt()));
    assertEquals(List.of(), marks());
    until(() -> text("#verdict").startsWith("✓"));
    assertEquals(List.of(), marks(), "one key is no cook");
  }

  @Test
  void dualsAreDrawnAfterTheirDefence() throws Exception {
    solved("4R3/3q1N2/BPk1r3/K1n5/1nP5/3Q4/8/8 w", "#3");
    interact(() -> tree().requestFocus());
    keys(KeyCode.HOME);
    assertEquals(List.of(), marks());
    keys(KeyCode.RIGHT);
    assertEquals("1...Qc7", read());
    assertEquals(List.of("dual c8c7", "dual f7d8"), marks());
    keys(KeyCode.RIGHT);
    assertEquals(List.of(), marks());
  }

  /** Each solution is marked or unmarked; the others are cooks. */
  @Test
  void solutionsOfHelpPlayAreMarkedAsIntended() throws Exception {
    setUp("k7/8/8/1K6/8/8/8/7R b - - 0 1");
    interact(() -> bench.setStipulation("h#2"));
    until(() -> window.actions().job().isFinished());
    readTree();
    TreeView<?> tree = lookup("#solution-tree").query();
    interact(() -> {
      tree.getSelectionModel().select(1);
      tree.requestFocus();
    });
    push(KeyCode.K);
    assertEquals(1, bench.draft().get().analysis().keys().size());
    assertTrue(text("#solving-detail").startsWith("Not intended: 1.Kb8."), text("#solving-detail"));
    interact(() -> {
      tree.getSelectionModel().select(1);
      tree.requestFocus();
    });
    push(KeyCode.K);
    assertEquals(List.of(), bench.draft().get().analysis().keys(), "it is unmarked");
  }
}
