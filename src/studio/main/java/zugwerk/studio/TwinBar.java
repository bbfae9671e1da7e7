package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.editor.TwinMaker;
import zugwerk.studio.editor.TwinMaker.NewTwin;
import zugwerk.studio.task.DisplayText;

/** Shows over the board what is changed while a twin is made by hand. */
final class TwinBar extends HBox {

  TwinBar(TwinMaker maker, PieceLetters letters) {
    super(10);
    getStyleClass().add("twin-bar");
    setId("twin-bar");
    setAlignment(Pos.CENTER_LEFT);
    Label text = new Label();
    text.setId("twin-changes");
    text.setMinWidth(0);
    text.textProperty().subscribe(shown -> text.setTooltip(new Tooltip(shown)));
    text.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(text, Priority.ALWAYS);
    Button keep = button("twin-keep", lang("Add twin"), Command.MAKE_TWIN.tip(lang("Add twin")), maker::finish);
    keep.getStyleClass().add("accent");
    Button give =
        button("twin-give-up", lang("Cancel"), Command.STOP.tip(lang("Return to the diagram without the twin")),
            maker::cancel);
    getChildren().addAll(text, keep, give);
    maker.making().subscribe(now -> {
      setVisible(now.isPresent());
      setManaged(now.isPresent());
      text.setText(now.map(making -> letters.written(text(making))).orElse(""));
      keep.setDisable(now.filter(making -> making.fault().isEmpty() && !making.changes().isEmpty()).isEmpty());
    });
  }

  private static String text(NewTwin now) {
    return !now.fault().isEmpty() ? DisplayText.sentence(now.fault())
        : lang("Twin {0})", now.letter()) + "  " + (now.changes().isEmpty()
            ? lang("Change the position on the board, or the stipulation.") : now.changes());
  }

  private static Button button(String id, String text, String tip, Runnable action) {
    Button button = new Button(text);
    button.setId(id);
    button.getStyleClass().add("small");
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
