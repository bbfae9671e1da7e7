package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import zugwerk.studio.action.LocalKey;

/** What can be done with the selected problems. */
final class SelectionBar extends FlowPane {

  SelectionBar(EntrySelection selection, SelectionActions actions, Runnable similar) {
    super(4, 4);
    getStyleClass().add("selection-bar");
    Button open = button(lang("Open"), "library-open", LocalKey.OPEN_PROBLEM.tip(), actions::open);
    open.getStyleClass().add("accent");
    Button convert = button(lang("Convert …"), "library-convert",
        lang("Write the selected problems to a file in another format"), actions::convert);
    Button move = button(lang("Move …"), "library-move",
        lang("Move the files of the selected problems to another folder"), actions::move);
    Button alike = button(lang("Similar"), "library-similar",
        LocalKey.FIND_SIMILAR.tip(), similar);
    getChildren().addAll(open, convert, move, alike);
    selection.selected().subscribe(selected -> {
      open.setText(selected.size() > 1 ? lang("Open {0}", selected.size()) : lang("Open"));
      List.of(open, convert, move).forEach(button -> button.setDisable(selected.isEmpty()));
      alike.setDisable(selected.size() != 1);
    });
  }

  static Button button(String title, String id, String tip, Runnable action) {
    Button button = new Button(title);
    button.setId(id);
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
