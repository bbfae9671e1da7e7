package zugwerk.studio;

import java.util.Comparator;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;

/** A list of everything that the menus offer, narrowed by typing; Enter does what is chosen. */
final class CommandSearch {

  private static final double WIDTH = 560;
  private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

  private final MenuBar menus;
  private final Popup popup = new Popup();
  private final TextField typed = new TextField();
  private final ListView<Command> list = new ListView<>();
  private final VBox box = new VBox(6, typed, list);
  private List<Command> all = List.of();

  CommandSearch(MenuBar menus) {
    this.menus = menus;
    box.getStyleClass().addAll("root", "command-search");
    typed.setId("command");
    typed.setPromptText("Type a few letters of a command");
    typed.setAccessibleText("Search all commands");
    typed.textProperty().subscribe(this::narrow);
    typed.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    list.setId("commands");
    list.setPrefSize(WIDTH, 380);
    list.setFocusTraversable(false);
    list.setPlaceholder(new Label("No command has these words"));
    list.setCellFactory(_ -> new Row());
    list.setOnMouseClicked(_ -> run());
    popup.getContent().add(box);
    popup.setAutoHide(true);
  }

  /** Opens the list under the menus. */
  void show() {
    all = Command.of(menus);
    typed.clear();
    narrow("");
    box.getStyleClass().removeAll("light-theme", "dark-theme");
    box.getStyleClass().addAll(menus.getScene().getRoot().getStyleClass().filtered(name -> name.endsWith("-theme")));
    box.getStylesheets().setAll(menus.getScene().getStylesheets());
    Bounds bar = menus.localToScreen(menus.getBoundsInLocal());
    popup.show(menus.getScene().getWindow(), bar.getCenterX() - WIDTH / 2, bar.getMaxY() + 4);
    typed.requestFocus();
  }

  private void narrow(String text) {
    if (text.isBlank()) {
      list.getItems().setAll(all);
    } else {
      list.getItems().setAll(all.stream().filter(command -> command.fit(text).isPresent())
          .sorted(Comparator.comparingInt((Command command) -> command.fit(text).getAsInt())).toList());
    }
    list.getSelectionModel().selectFirst();
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
    Command chosen = list.getSelectionModel().getSelectedItem();
    if (chosen != null && chosen.enabled()) {
      popup.hide();
      // The command may open a window of its own, which must not find this one still closing.
      Platform.runLater(chosen::run);
    }
  }

  /** A command with the menus that lead to it before, and its key behind. */
  private static final class Row extends ListCell<Command> {
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
    protected void updateItem(Command command, boolean empty) {
      super.updateItem(command, empty);
      setGraphic(empty ? null : row);
      if (!empty) {
        menus.setText(String.join(" ▸ ", command.menus()) + " ▸");
        title.setText((command.isOn() ? "✓ " : "") + command.title());
        key.setText(command.key());
        pseudoClassStateChanged(OFF, !command.enabled());
        setAccessibleText(command.title() + ", " + String.join(", ", command.menus()) + ", " + command.key()
            + (command.enabled() ? "" : ", not available now"));
      }
    }
  }
}
