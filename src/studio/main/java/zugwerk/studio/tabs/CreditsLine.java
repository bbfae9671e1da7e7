package zugwerk.studio.tabs;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;

/** Title, authors and source on one line; hidden if none is known. */
final class CreditsLine extends HBox {

  private static final double EDGE = 12;

  private final Label title = part("caption-title", "caption-title");
  private final Label authors = part("caption-authors", "caption-authors");
  private final Label source = part("caption-source", "hint");
  private final Tooltip tip = new Tooltip();

  CreditsLine(Workbench bench) {
    super(10);
    setId("caption");
    getStyleClass().add("caption");
    setAlignment(Pos.BASELINE_CENTER);
    getChildren().addAll(title, authors, source);
    Tooltip.install(this, tip);
    bench.draft().map(Problem::credits).subscribe(credits -> show(CaptionText.of(credits)));
  }

  /** Left margin, so that the line is centred over the board. */
  void over(ObservableValue<Number> left) {
    paddingProperty().bind(left.map(width -> new Insets(6, EDGE, 2, EDGE + width.doubleValue())));
  }

  /** If space is short, the source is cut first, then the authors. */
  @Override
  protected void layoutChildren() {
    double space = getWidth() - getInsets().getLeft() - getInsets().getRight();
    for (Label label : List.of(title, authors)) {
      double wanted = label.isManaged() ? Math.min(label.prefWidth(-1), Math.max(0, space)) : 0;
      label.setMinWidth(wanted);
      space -= wanted + getSpacing();
    }
    super.layoutChildren();
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
    tip.setText(text.text());
    setAccessibleText(text.text());
    setVisible(!text.isEmpty());
    setManaged(!text.isEmpty());
  }

  private static void set(Label label, String text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
    label.setManaged(!text.isEmpty());
  }
}
