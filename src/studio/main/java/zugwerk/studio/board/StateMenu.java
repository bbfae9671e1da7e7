package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.ListSpinnerValueFactory;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;

/** A menu with every value of the game's state on a square, or for its piece. */
final class StateMenu extends ContextMenu {

  /** With more values, a spinner replaces the list. */
  private static final int MOST_LISTED = 16;

  private final Workbench bench;
  private final int square;

  private StateMenu(Workbench bench, int square) {
    this.bench = bench;
    this.square = square;
    setId("state-menu");
    for (Slot slot : bench.state().slots(square)) {
      if (!getItems().isEmpty()) {
        getItems().add(new SeparatorMenuItem());
      }
      List<Integer> values = bench.state().values(slot, square);
      if (values.size() > MOST_LISTED) {
        getItems().add(turned(slot, values));
      } else {
        getItems().addAll(listed(slot, values));
      }
    }
  }

  static void show(Workbench bench, int square, Node below) {
    StateMenu menu = new StateMenu(bench, square);
    if (!menu.getItems().isEmpty()) {
      var bounds = below.localToScreen(below.getBoundsInLocal());
      menu.show(below, bounds.getMinX(), bounds.getMaxY());
    }
  }

  private List<MenuItem> listed(Slot slot, List<Integer> values) {
    ToggleGroup group = new ToggleGroup();
    return values.stream().<MenuItem>map(value -> {
      RadioMenuItem item = new RadioMenuItem(text(slot, value));
      item.setMnemonicParsing(false);
      item.setToggleGroup(group);
      item.setSelected(value == bench.state().value(slot, square));
      item.setOnAction(_ -> bench.state().set(slot, square, value));
      return item;
    }).toList();
  }

  private MenuItem turned(Slot slot, List<Integer> values) {
    Spinner<Integer> spinner = new Spinner<>(new ListSpinnerValueFactory<>(FXCollections.observableList(values)));
    spinner.getValueFactory().setValue(bench.state().value(slot, square));
    spinner.valueProperty().addListener((_, _, value) -> bench.state().set(slot, square, value));
    spinner.setPrefWidth(90);
    int full = slot.scope() == Slot.Scope.PIECE
        ? bench.draft().get().variant().fullValue(slot, Piece.type(piece())) : 0;
    Label label = new Label(full == 0 ? GameTerms.name(slot)
        : lang("{0} of {1}, 0 for all", GameTerms.name(slot), full));
    label.setLabelFor(spinner);
    HBox row = new HBox(8, label, spinner);
    row.setAlignment(Pos.CENTER_LEFT);
    return new CustomMenuItem(row, false);
  }

  private int piece() {
    return bench.draft().get().setup().piece(square);
  }

  private String text(Slot slot, int value) {
    if (slot.scope() != Slot.Scope.TYPE) {
      return slot.scope() == Slot.Scope.PIECE
          ? StateValueText.of(bench.draft().get().variant(), slot, Piece.type(piece()), value)
          : StateValueText.of(slot, value);
    }
    Setup setup = bench.draft().get().setup();
    int piece = piece();
    int type = Piece.type(piece);
    Position turned = Position.of(setup.with(setup.schema().offset(slot) + type, value));
    return lang("{0} as {1}", GameTerms.title(setup.schema().types().get(type)),
        bench.draft().get().variant().style().name(turned, Piece.side(piece), type));
  }
}
