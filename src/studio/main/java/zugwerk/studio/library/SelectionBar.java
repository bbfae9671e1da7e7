package zugwerk.studio.library;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignO;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import zugwerk.studio.action.LocalKey;

/** What can be done with the selected problems. */
final class SelectionBar extends FlowPane {

  SelectionBar(EntrySelection selection, SelectionActions actions, Runnable similar) {
    super(6, 6);
    getStyleClass().add("selection-bar");
    Button open = button("Open", "library-open", MaterialDesignO.OPEN_IN_NEW, LocalKey.OPEN_PROBLEM.tip(), actions::open);
    open.getStyleClass().add("accent");
    Button convert = button("Convert …", "library-convert", MaterialDesignS.SWAP_HORIZONTAL,
        "Write the selected problems to a file in another format", actions::convert);
    Button move = button("Move …", "library-move", MaterialDesignF.FOLDER_MOVE_OUTLINE,
        "Move the files of the selected problems to another folder", actions::move);
    Button alike = button("Similar", "library-similar", MaterialDesignA.APPROXIMATELY_EQUAL,
        LocalKey.FIND_SIMILAR.tip(), similar);
    getChildren().addAll(open, convert, move, alike);
    selection.selected().subscribe(selected -> {
      open.setText(selected.size() > 1 ? "Open " + selected.size() : "Open");
      List.of(open, convert, move).forEach(button -> button.setDisable(selected.isEmpty()));
      alike.setDisable(selected.size() != 1);
    });
  }

  private static Button button(String title, String id, Ikon icon, String tip, Runnable action) {
    Button button = new Button(title, new FontIcon(icon));
    button.setId(id);
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
