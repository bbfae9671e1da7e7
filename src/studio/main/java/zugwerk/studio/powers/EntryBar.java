package zugwerk.studio.powers;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import zugwerk.betza.Power;
import zugwerk.board.PieceType;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.GameTerms;

final class EntryBar extends HBox {

  private final PowerTable table;
  private final PowerGrid grid;
  private final Label title = new Label();
  private final Button left;
  private final Button right;
  private final Button remove;

  EntryBar(PowerTable table, PowerGrid grid) {
    super(2);
    this.table = table;
    this.grid = grid;
    setAlignment(Pos.CENTER_LEFT);
    title.setId("entry-title");
    title.getStyleClass().add("heading");
    // Long expressions go on in a second row.
    title.setWrapText(true);
    title.setMinHeight(USE_PREF_SIZE);
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    left = button("entry-left", MaterialDesignA.ARROW_LEFT, LocalKey.ENTRY_LEFT.tip(), () -> move(-1));
    right = button("entry-right", MaterialDesignA.ARROW_RIGHT, LocalKey.ENTRY_RIGHT.tip(), () -> move(1));
    remove = button("entry-remove", MaterialDesignD.DELETE_OUTLINE, LocalKey.REMOVE_ENTRY.tip(),
        () -> grid.remove(grid.chosen().get()));
    getChildren().addAll(title, left, right,
        button("entry-add", MaterialDesignP.PLUS, LocalKey.ADD_ENTRY.tip(),
            () -> grid.insert(grid.chosen().get().moved(1), "")),
        remove);
  }

  private static Button button(String id, Ikon icon, String tip, Runnable action) {
    Button button = new Button("", new FontIcon(icon));
    button.setId(id);
    button.getStyleClass().addAll("flat", "button-icon", "small");
    button.setTooltip(new Tooltip(tip));
    button.setAccessibleText(tip);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private void move(int by) {
    grid.move(grid.chosen().get(), grid.chosen().get().index() + by);
  }

  void refresh(PieceType type) {
    Place place = grid.chosen().get();
    var powers = table.successive(place).stream().map(Power::name).toList();
    String piece = table.hasOwnLists() ? GameTerms.title(place.side(), type) : GameTerms.title(type);
    title.setText(table.isPieceList() ? GameTerms.title(type) : piece + " " + (place.index() + 1)
        + (powers.isEmpty() ? "" : ":  " + String.join(" → ", powers.stream().distinct().toList())));
    left.setDisable(place.index() == 0);
    right.setDisable(table.at(place.moved(1)).isEmpty());
    remove.setDisable(!table.mayRemove(place));
  }
}
