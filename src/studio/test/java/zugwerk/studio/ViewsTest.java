package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Spinner;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToolBar;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Screen;
import javafx.stage.Window;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.kordamp.ikonli.javafx.FontIcon;
import zugwerk.problem.Credits;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Every tab in every game can be read whole, in a small window and in one of the usual size. */
class ViewsTest extends StudioFixture {

  /** The area that a window has on a screen of 1920 x 1080 pixels shown at 200 %. */
  private static final double[] SMALL = {960, 540};
  private static final double[] USUAL = {1280, 800};

  /** The height of the squares of the board in any of them. */
  private static final double LEAST_BOARD = 400;

  /** The tabs that depend on the game most. */
  private static final List<String> OF_THE_GAME = List.of("tab-solution", "tab-settings");

  private final List<String> faults = new ArrayList<>();

  static Stream<String> games() {
    return Variants.all().stream().map(Variant::id);
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @TestFactory
  Stream<DynamicTest> noTextOfAGameIsCutOffInASmallWindow() {
    return inOneWindow(games(), game -> {
      interact(() -> {
        bench.play(game, "");
        bench.start();
      });
      look(SMALL, tab -> OF_THE_GAME.contains(tab.getId()));
      assertEquals(List.of(), faults);
    });
  }

  @Test
  void noTextIsCutOffInAnyTab() {
    interact(() -> bench.play("polypiece", ""));
    look(SMALL, _ -> true);
    look(USUAL, _ -> true);
    assertEquals(List.of(), faults);
    interact(() -> bench.credit(Credits.NONE.withTitle("A title").withSource("Long source ".repeat(20))));
    look(USUAL, _ -> false);
    Node board = lookup("#board").query();
    Node source = lookup("#caption-source").query();
    assertTrue(source.localToScene(source.getLayoutBounds()).getMaxX() <= board.getParent()
        .localToScene(board.getParent().getLayoutBounds()).getMaxX(), "the caption stays over the board");
    interact(() -> {
      bench.credit(Credits.NONE);
      bench.paste("8/8/8/8/8/8/8/N7 w - - 0 1");
    });
    look(SMALL, tab -> tab.getId().equals("tab-solution"));
    assertEquals(List.of(), faults);
    assertTrue(bottom("#solution-tree") < bottom("#panes"), "with two faults too the list can be seen whole");
  }

  private double bottom(String query) {
    Node node = lookup(query).query();
    return node.localToScene(node.getLayoutBounds()).getMaxY();
  }

  @Test
  void theWindowsOfExportAreNoLargerThanTheScreen() {
    push(KeyCode.SHORTCUT, KeyCode.E);
    Window export = lookup("#export-write").query().getScene().getWindow();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    assertTrue(export.getHeight() <= screen.getHeight() && export.getWidth() <= screen.getWidth());
    assertTrue(export.getY() >= screen.getMinY() && export.getY() + export.getHeight() <= screen.getMaxY());
    interact(() -> export.setHeight(SMALL[1]));
    findCut(export.getScene().getRoot(), "");
    nameless(export.getScene().getRoot()).forEach(node -> faults.add("no name of " + node));
    assertEquals(List.of(), faults);
    assertTrue(bottom("#export-write") < export.getScene().getHeight());
    push(KeyCode.ESCAPE);
    assertFalse(export.isShowing());
  }

  /** Every button can be understood without trying it, also by whoever hears it read. */
  @Test
  void everyButtonHasATooltipAndANameToBeRead() {
    setUp("4k3/8/8/8/8/8/8/4K2R w K");
    interact(() -> bench.play("polypiece", ""));
    TabPane tabs = lookup("#panes").query();
    for (Tab tab : tabs.getTabs()) {
      assertTrue(tab.getTooltip().getText().matches(".* \\(Ctrl\\+Shift\\+\\d\\)"), tab.getText());
      interact(() -> tabs.getSelectionModel().select(tab));
      interact(() -> buttons(tabs.getScene().getRoot()).forEach(button -> {
        String what = tab.getText() + ": " + button.getId() + " '" + button.getText() + "' " + button.getStyleClass();
        if (button.getTooltip() == null || button.getTooltip().getText().isBlank()) {
          faults.add("no tooltip on " + what);
        }
        if ((button.getText() == null || button.getText().isBlank())
            && (button.getAccessibleText() == null || button.getAccessibleText().isBlank())) {
          faults.add("no name of " + what);
        }
      }));
      interact(() -> nameless(tabs.getScene().getRoot())
          .forEach(node -> faults.add("no name of " + tab.getText() + ": " + node)));
    }
    assertEquals(List.of(), faults.stream().distinct().toList());
  }

  /** What takes the keys and has no name that could be spoken: its own, or that of a label for it. */
  static List<Node> nameless(Node root) {
    List<Node> named = root.lookupAll(".label").stream().map(node -> ((Label) node).getLabelFor())
        .filter(Objects::nonNull).toList();
    return controls(root).filter(node -> node.getAccessibleText() == null && !named.contains(node)).toList();
  }

  private static Stream<Node> controls(Node node) {
    Stream<Node> here = node.isFocusTraversable() && !(node instanceof Labeled labeled && !labeled.getText().isBlank())
        ? Stream.of(node) : Stream.of();
    // A control stands for its parts.
    return !(node instanceof Parent parent) || node instanceof Spinner || node instanceof ComboBoxBase ? here
        : Stream.concat(here, parent.getChildrenUnmodifiable().stream().filter(Node::isVisible)
            .flatMap(ViewsTest::controls));
  }

  private static List<ButtonBase> buttons(Node node) {
    List<ButtonBase> found = new ArrayList<>();
    // Menus are known by their names alone.
    if (node instanceof ButtonBase button && !(node.getParent() instanceof MenuBar)
        && node.getStyleClass().stream().noneMatch(name -> name.equals("menu"))) {
      found.add(button);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().stream().filter(Node::isVisible)
          .forEach(child -> found.addAll(buttons(child)));
    }
    return found;
  }

  /** Looks at tabs in a window of a size. */
  private void look(double[] size, Predicate<Tab> which) {
    TabPane tabs = lookup("#panes").query();
    Window stage = tabs.getScene().getWindow();
    interact(() -> {
      stage.setWidth(size[0]);
      stage.setHeight(size[1]);
    });
    assertEquals(size[0], stage.getWidth(), "the screen is large enough");
    for (Tab tab : tabs.getTabs().filtered(which)) {
      interact(() -> tabs.getSelectionModel().select(tab));
      String where = tab.getText() + " in " + (int) size[0] + " x " + (int) size[1] + ": ";
      findCut(tabs.getScene().getRoot(), where);
    }
    assertTrue(8 * lookup("#square-a1").query().getLayoutBounds().getHeight() >= LEAST_BOARD, "the board is large");
    Node more = lookup(".tool-bar").<ToolBar>query().lookup(".tool-bar-overflow-button");
    assertFalse(more.isVisible(), "the whole tool bar can be seen");
    assertFalse(tabs.lookup(".control-buttons-tab").isVisible(), "all tabs can be seen");
  }

  private void findCut(Parent root, String where) {
    interact(() -> {
      // What the solver has just changed may not have been laid out yet.
      root.applyCss();
      root.layout();
      cut(root).forEach(text -> faults.add(where + text));
    });
  }

  /** The texts below a node that are shown in part. */
  private static List<String> cut(Node node) {
    List<String> found = new ArrayList<>();
    if (!node.isVisible() || !(node instanceof Parent parent)) {
      return found;
    }
    // A cell's text may be longer than its column; it is whole in a tooltip.
    if (node instanceof Labeled labeled && !(node instanceof IndexedCell)) {
      text(labeled).filter(shown -> !shown.equals(whole(labeled)))
          .ifPresent(shown -> found.add("'" + whole(labeled) + "' is shown as '" + shown + "'"));
      if (labeled.getText() != null && !labeled.getText().isBlank() && isBeside(labeled)) {
        found.add("'" + whole(labeled) + "' reaches beyond what it stands in");
      }
    }
    parent.getChildrenUnmodifiable().forEach(child -> found.addAll(cut(child)));
    return found;
  }

  private static Optional<String> text(Labeled labeled) {
    return labeled.getChildrenUnmodifiable().stream()
        .filter(child -> child instanceof Text && !(child instanceof FontIcon)).map(child -> ((Text) child).getText())
        .filter(text -> !text.isEmpty()).findFirst();
  }

  private static String whole(Labeled labeled) {
    return labeled.isMnemonicParsing() ? labeled.getText().replaceFirst("_", "") : labeled.getText();
  }

  /** Whether a text reaches over the left or right edge of the window. */
  private static boolean isBeside(Labeled labeled) {
    Bounds bounds = labeled.localToScene(labeled.getLayoutBounds());
    return bounds.getMinX() < -1 || bounds.getMaxX() > labeled.getScene().getWidth() + 1;
  }
}
