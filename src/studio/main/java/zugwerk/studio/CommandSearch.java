package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionRegistry;

/** A list of all actions, open problems and help pages, filtered by typing; Enter runs the selected one. */
final class CommandSearch {

  private static final double WIDTH = 560;
  private static final double BELOW_MENUS = 34;
  private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

  private final ActionRegistry registry;
  private final List<ActionRegistry.Placed> others;
  private final Scene scene;
  private final Popup popup = new Popup();
  private final TextField typed = new TextField();
  private final ListView<Found> list = new ListView<>();
  private final VBox box = new VBox(6, typed, list);
  private List<Found> all = List.of();

  /** {@code others} are listed after the actions of the menus. */
  CommandSearch(ActionRegistry registry, List<ActionRegistry.Placed> others, Scene scene) {
    this.registry = registry;
    this.others = others;
    this.scene = scene;
    box.getStyleClass().addAll("root", "command-search");
    typed.setId("command");
    typed.setPromptText(lang("Find a command, an open problem or a help page"));
    typed.setAccessibleText(lang("Find commands, open problems and help pages"));
    typed.textProperty().subscribe(this::narrow);
    typed.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    list.setId("commands");
    list.setPrefSize(WIDTH, 380);
    list.setFocusTraversable(false);
    list.setPlaceholder(new Label(lang("Nothing found")));
    list.setCellFactory(_ -> new Row());
    list.setOnMouseClicked(_ -> run());
    popup.getContent().add(box);
    popup.setAutoHide(true);
  }

  void show() {
    all = Stream.concat(registry.all().stream(), others.stream()).map(Found::new).toList();
    typed.clear();
    narrow("");
    Node root = scene.getRoot();
    box.getStyleClass().removeAll("light-theme", "dark-theme");
    box.getStyleClass().addAll(root.getStyleClass().filtered(name -> name.endsWith("-theme")));
    box.getStylesheets().setAll(scene.getStylesheets());
    Bounds window = root.localToScreen(root.getBoundsInLocal());
    popup.show(scene.getWindow(), window.getCenterX() - WIDTH / 2, window.getMinY() + BELOW_MENUS);
    typed.requestFocus();
  }

  private void narrow(String text) {
    if (text.isBlank()) {
      list.getItems().setAll(all);
    } else {
      list.getItems().setAll(all.stream().filter(found -> found.fit(text).isPresent())
          .sorted(Comparator.comparingInt((Found found) -> found.fit(text).getAsInt())).toList());
    }
    list.getSelectionModel().clearSelection();
    // If the best match is disabled, Enter must not run another action.
    list.getItems().stream().findFirst().filter(found -> found.action().isEnabled())
        .ifPresent(list.getSelectionModel()::select);
    list.scrollTo(0);
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> step(1);
      case UP -> step(-1);
      case PAGE_DOWN -> step(8);
      case PAGE_UP -> step(-8);
      case ENTER -> run();
      case ESCAPE -> popup.hide();
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void step(int by) {
    int last = list.getItems().size() - 1;
    if (last >= 0) {
      int to = Math.clamp(list.getSelectionModel().getSelectedIndex() + by, 0, last);
      list.getSelectionModel().select(to);
      list.scrollTo(Math.max(0, to - 4));
    }
  }

  private void run() {
    Found chosen = list.getSelectionModel().getSelectedItem();
    if (chosen != null && chosen.action().isEnabled()) {
      popup.hide();
      // The action may open another window, which must not find this one still closing.
      Platform.runLater(chosen.action().run());
    }
  }

  record Found(ActionRegistry.Placed placed) {

    Action action() {
      return placed.action();
    }

    String title() {
      return action().label();
    }

    /**
     * Rank of a match, lower is better: each word must start a word of the title, be contained in it, or at least have
     * its letters there in order. Empty where a word does not match.
     */
    OptionalInt fit(String typed) {
      String english = placed.english();
      String name = (action().command().isPresent() ? title() + " " + english : title()).toLowerCase(Locale.ROOT);
      String all = String.join(" ", name, english, String.join(" ", placed.menus()), action().keyWords())
          .toLowerCase(Locale.ROOT);
      int sum = 0;
      for (String word : typed.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
        int fit = begins(name, word) ? 0 : begins(all, word) ? 1 : all.contains(word) ? 2
            : inOrder(name, word) ? 4 : -1;
        if (fit < 0) {
          return OptionalInt.empty();
        }
        sum += fit;
      }
      return OptionalInt.of(sum);
    }

    private static boolean begins(String text, String word) {
      return Arrays.stream(text.split("[\\s(:–-]+")).anyMatch(part -> part.startsWith(word));
    }

    private static boolean inOrder(String text, String word) {
      int at = 0;
      for (char letter : word.toCharArray()) {
        at = text.indexOf(letter, at) + 1;
        if (at == 0) {
          return false;
        }
      }
      return true;
    }
  }

  private static final class Row extends ListCell<Found> {
    private final Label menus = new Label();
    private final Label title = new Label();
    private final Label key = new Label();
    private final HBox row;

    Row() {
      Region gap = new Region();
      HBox.setHgrow(gap, Priority.ALWAYS);
      menus.getStyleClass().add("hint");
      key.getStyleClass().addAll("hint", "code");
      menus.setMinWidth(Region.USE_PREF_SIZE);
      key.setMinWidth(Region.USE_PREF_SIZE);
      row = new HBox(8, menus, title, gap, key);
      row.setAlignment(Pos.CENTER_LEFT);
      row.setMaxWidth(WIDTH - 40);
    }

    @Override
    protected void updateItem(Found found, boolean empty) {
      super.updateItem(found, empty);
      setGraphic(empty ? null : row);
      if (!empty) {
        Action action = found.action();
        List<String> path = found.placed().menus();
        menus.setText(String.join(" ▸ ", path) + " ▸");
        title.setText((action.isOn() ? "✓ " : "") + found.title());
        key.setText(action.keyWords());
        pseudoClassStateChanged(OFF, !action.isEnabled());
        setAccessibleText(found.title() + ", " + String.join(", ", path) + ", " + action.keyWords()
            + (action.isEnabled() ? "" : ", " + lang("not available now")));
      }
    }
  }
}
