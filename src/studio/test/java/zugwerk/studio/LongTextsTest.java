package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import zugwerk.rules.Variant;
import zugwerk.studio.action.Command;
import zugwerk.studio.cluster.ClusterChoice;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.library.DiagramButton;
import zugwerk.studio.text.Localization;
import zugwerk.variant.Variants;
import zugwerk.work.Language;
import zugwerk.work.Texts;

/** In a language whose words are 40 % longer than in English, no label, button or tab is cut. */
@Isolated("the language is that of the program")
class LongTextsTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
  private static final Pattern WORD = Pattern.compile("\\p{L}+");
  private static final double LONGER = 0.4;
  private static final double WIDTH = 1240;
  private static final double HEIGHT = 850;

  /** Values of any length; a tooltip has the whole text. */
  private static final Set<String> MAY_BE_CUT =
      Set.of("caption-title", "caption-authors", "caption-source", "twin-changes");

  private static final Set<String> SCROLLED = Set.of("viewport", "clipped-container");

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Override
  public void start(Stage stage) throws IOException {
    Localization.use(new Texts(Language.GERMAN, TextKeys.ofProgram().texts().stream().collect(Collectors.toMap(
        TextKeys.Text::key, text -> (text.isCounted() ? longer(text.one()) + "|" : "") + longer(text.key())))));
    super.start(stage);
    // A tab that fades away would count as cut.
    lookup("#panes").query().setStyle("-fx-open-tab-animation: NONE; -fx-close-tab-animation: NONE;");
    stage.setWidth(WIDTH);
    stage.setHeight(HEIGHT);
  }

  @Override
  @AfterEach
  void end() {
    super.end();
    Localization.use(Texts.ENGLISH);
  }

  private static String longer(String text) {
    return WORD.matcher(text).replaceAll(word -> word.group()
        + word.group().substring(word.group().length() - 1).repeat((int) Math.ceil(LONGER * word.group().length())));
  }

  /** Adds the texts that the window draws with dots in place of a part, or beyond its edge. */
  private void add(String place, Map<String, String> cut) {
    cut().forEach(text -> cut.putIfAbsent(text, place));
  }

  private Set<String> cut() {
    Set<String> found = new TreeSet<>();
    interact(() -> collect(lookup(".studio").query(), found::add));
    return found;
  }

  private static void collect(Node node, Consumer<String> cut) {
    // Cells and diagrams show values and results.
    if (!node.isVisible() || node instanceof IndexedCell<?> || node instanceof DiagramButton) {
      return;
    }
    if (node instanceof Labeled label && isCut(label) && !MAY_BE_CUT.contains(String.valueOf(label.getId()))
        && !label.getStyleClass().contains("figure")) {
      cut.accept(label.getText() + " (" + label.getId() + ", " + label.getStyleClass() + ")");
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, cut));
    }
  }

  private static boolean isCut(Labeled label) {
    if (label instanceof ButtonBase && isClipped(label)) {
      return true;
    }
    String text = label.isMnemonicParsing() ? label.getText().replaceFirst("_", "") : label.getText();
    return label.getChildrenUnmodifiable().stream().filter(Text.class::isInstance).map(Text.class::cast)
        .filter(drawn -> drawn.getStyleClass().contains("text"))
        .anyMatch(drawn -> !drawn.getText().equals(text) || isClipped(drawn));
  }

  /** Whether a parent that does not scroll cuts a place off. */
  private static boolean isClipped(Node node) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    boolean clipped = place.getMaxX() > node.getScene().getWidth();
    for (Parent above = node.getParent(); above != null; above = above.getParent()) {
      if (above.getStyleClass().stream().anyMatch(SCROLLED::contains)) {
        return false;
      }
      if (above.getClip() != null) {
        Bounds seen = above.localToScene(above.getClip().getBoundsInParent());
        clipped |= place.getMaxX() > seen.getMaxX() + 1 || place.getMinX() < seen.getMinX() - 1;
      }
    }
    return clipped;
  }

  @Test
  void noTextOfThePanesIsCut() throws Exception {
    Map<String, String> cut = new TreeMap<>();
    setUp(MORPHY);
    interact(() -> bench.setStipulation("#2"));
    runCommand(Command.SOLVE_NOW);
    until(() -> window.actions().job().isFinished());
    for (Command view : List.of(Command.SOLUTION_TEXT, Command.PHASES, Command.CONTENT)) {
      runCommand(view);
      add(view.label(), cut);
    }
    List<String> games = Variants.all().stream().map(Variant::id).toList();
    for (String game : games) {
      interact(() -> bench.play(game, ""));
      TabPane panes = lookup("#panes").query();
      for (Tab tab : panes.getTabs()) {
        interact(() -> panes.getSelectionModel().select(tab));
        add(game + ", " + tab.getText(), cut);
      }
    }
    interact(() -> lookup("#panes").<TabPane>query().getTabs().stream()
        .filter(tab -> tab.getId().equals("tab-compose"))
        .forEach(tab -> tab.getTabPane().getSelectionModel().select(tab)));
    interact(() -> lookup("#compose-options").<ToggleButton>query().setSelected(true));
    add("options of the composer", cut);
    assertEquals(Map.of(), cut);
  }

  @Test
  void noTextAboveTheBoardIsCut() throws Exception {
    Map<String, String> cut = new TreeMap<>();
    interact(() -> window.begin(List.of()));
    until(() -> lookup("#start-page").query().isVisible());
    add("start page", cut);
    setUp(MORPHY);
    runCommand(Command.PLAY_MOVES);
    add("play", cut);
    runCommand(Command.PLAY_MOVES);
    runCommand(Command.MAKE_TWIN);
    add("twin", cut);
    runCommand(Command.STOP);
    setUp("7k/8/8/8/8/8/8/8 w - - 0 1");
    add("faults", cut);
    assertEquals(Map.of(), cut);
  }

  /** Shows a dialog, and closes it. */
  private void ask(Consumer<Dialogs> question, Map<String, String> cut) throws Exception {
    Dialogs dialogs = new WindowDialogs(lookup(".studio").query().getScene().getWindow(), Preferences.forgotten());
    Platform.runLater(() -> question.accept(dialogs));
    until(() -> lookup(".dialog-pane").tryQuery().isPresent());
    interact(() -> collect(lookup(".dialog-pane").query(), text -> cut.put(text, "dialog")));
    push(KeyCode.ESCAPE);
    until(() -> lookup(".dialog-pane").tryQuery().isEmpty());
  }

  @Test
  void noTextOfADialogIsCut() throws Exception {
    Map<String, String> cut = new TreeMap<>();
    ask(dialogs -> dialogs.unsaved("Excelsior"), cut);
    ask(Dialogs::dropSearches, cut);
    ask(dialogs -> dialogs.error("It broke."), cut);
    ask(dialogs -> dialogs.name("Rename the version", "1"), cut);
    ask(dialogs -> dialogs.choose("Open from a.pgn", List.of("Excelsior"), "one remark\nanother"), cut);
    ask(dialogs -> dialogs.cluster(ClusterChoice.NONE), cut);
    ask(dialogs -> dialogs.recover(List.of()), cut);
    assertEquals(Map.of(), cut);
  }

  @Test
  void noTextOfTheLibraryIsCut() throws Exception {
    Map<String, String> cut = new TreeMap<>();
    runCommand(Command.LIBRARY);
    until(() -> lookup(".library").tryQuery().isPresent());
    interact(() -> lookup(".library").query().getScene().getWindow().setWidth(WIDTH));
    until(() -> !lookup("#library-count").<Labeled>query().getText().endsWith("…"));
    interact(() -> collect(lookup(".library").query(), text -> cut.put(text, "library")));
    assertEquals(Map.of(), cut);
  }
}
