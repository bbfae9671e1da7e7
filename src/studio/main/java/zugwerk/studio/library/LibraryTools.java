package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.task.DisplayText;

/** The buttons above the problems, their order, and how many there are. */
final class LibraryTools extends HBox {

  private final ChoiceBox<ProblemOrder> order = new ChoiceBox<>();

  interface Actions {

    void openFolder();

    void openBundled();

    void refresh();

    void sheet();
  }

  LibraryTools(Actions actions, BooleanProperty asTable, Label count, PersistedProperties remembered) {
    super(8);
    Button add = button(new Button(lang("Open folder …")), "library-add", MaterialDesignF.FOLDER_PLUS_OUTLINE,
        LocalKey.OPEN_FOLDER.tip(), actions::openFolder);
    Button bundled = button(new Button(lang("Bundled")), "library-bundled", MaterialDesignB.BOOKSHELF,
        LocalKey.OPEN_BUNDLED.tip(), actions::openBundled);
    Button refresh = button(new Button(lang("Refresh")), "library-refresh", MaterialDesignR.REFRESH,
        LocalKey.REFRESH.tip(), actions::refresh);
    ToggleButton table = button(new ToggleButton(lang("Table")), "library-as-table", MaterialDesignV.VIEW_LIST_OUTLINE,
        LocalKey.AS_TABLE.tip(), () -> {});
    table.selectedProperty().bindBidirectional(asTable);
    Button print = button(new Button(lang("Sheet …")), "library-sheet", MaterialDesignF.FILE_EXPORT_OUTLINE,
        LocalKey.SHEET.tip(), actions::sheet);
    order.setId("library-order");
    order.setPrefWidth(200);
    order.setTooltip(new Tooltip(lang("The order of the problems; in the table, click a heading")));
    order.setAccessibleText(lang("Sorted"));
    order.setConverter(DisplayText.converter(ProblemOrder::label));
    order.getItems().setAll(ProblemOrder.values());
    order.setValue(ProblemOrder.FILE);
    remembered.choice("library.order", order.valueProperty(), List.of(ProblemOrder.values()), ProblemOrder::name);
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(add, bundled, refresh, table, print, order, gap, count);
    getStyleClass().add("library-tools");
    setAlignment(Pos.CENTER_LEFT);
  }

  ChoiceBox<ProblemOrder> order() {
    return order;
  }

  static <T extends ButtonBase> T button(T button, String id, Ikon icon, String tip, Runnable action) {
    button.setId(id);
    button.setGraphic(new FontIcon(icon));
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
