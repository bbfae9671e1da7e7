package zugwerk.studio.layout;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.layout.model.CaptionText;

/** Title, authors and source of the problem on show, on one line; hidden where nothing of them is known. */
final class Caption extends HBox {

  private final Label title = part("caption-title", "caption-title");
  private final Label authors = part("caption-authors", "caption-authors");
  private final Label source = part("caption-source", "hint");
  private final Tooltip tip = new Tooltip();

  Caption(Workbench bench) {
    super(10);
    setId("caption");
    getStyleClass().add("caption");
    setAlignment(Pos.BASELINE_CENTER);
    getChildren().addAll(title, authors, source);
    HBox.setHgrow(source, Priority.SOMETIMES);
    Tooltip.install(this, tip);
    bench.draft().map(Problem::credits).subscribe(credits -> show(CaptionText.of(credits)));
  }

  private static Label part(String id, String style) {
    Label label = new Label();
    label.setId(id);
    label.getStyleClass().add(style);
    label.setMinWidth(0);
    return label;
  }

  private void show(CaptionText text) {
    set(title, text.title());
    set(authors, text.authors());
    set(source, text.source());
    tip.setText(text.words());
    setAccessibleText(text.words());
    setVisible(!text.isEmpty());
    setManaged(!text.isEmpty());
  }

  private static void set(Label label, String text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
    label.setManaged(!text.isEmpty());
  }
}
