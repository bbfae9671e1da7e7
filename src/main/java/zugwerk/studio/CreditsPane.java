package zugwerk.studio;

import java.util.Arrays;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;

/** Title, authors, source, date and comment of the problem. A field is taken over when it is left or Enter is pressed. */
final class CreditsPane extends VBox {

  private final Workbench bench;
  private final TextField title = field("credit-title");
  private final TextField authors = field("credit-authors");
  private final TextField source = field("credit-source");
  private final TextField date = field("credit-date");
  private final TextArea comment = new TextArea();

  CreditsPane(Workbench bench) {
    this.bench = bench;
    getStyleClass().add("side-pane");
    comment.setId("credit-comment");
    comment.setWrapText(true);
    comment.setPrefRowCount(6);
    authors.setPromptText("several are separated by &");
    date.setPromptText("1861, 1861-01 or 1861-01-13");
    row("Title", title);
    row("Authors", authors);
    row("Source", source);
    row("Date", date);
    row("Comment", comment);
    List.of(title, authors, source, date).forEach(field -> field.setOnAction(_ -> commit()));
    List.of(title, authors, source, date, comment).forEach(field ->
        field.focusedProperty().addListener((_, _, focused) -> {
          if (!focused) {
            commit();
          }
        }));
    bench.draft().subscribe(_ -> refresh());
  }

  private static TextField field(String id) {
    TextField field = new TextField();
    field.setId(id);
    return field;
  }

  private void row(String name, TextInputControl field) {
    Label label = new Label(name);
    label.setLabelFor(field);
    label.getStyleClass().add("heading");
    getChildren().addAll(label, field);
  }

  private void refresh() {
    Problem credits = bench.draft().get().credits();
    show(title, credits.title());
    show(authors, String.join(" & ", credits.authors()));
    show(source, credits.source());
    show(date, credits.date());
    show(comment, credits.comment());
  }

  private static void show(TextInputControl field, String text) {
    if (!field.getText().equals(text)) {
      field.setText(text);
    }
  }

  private void commit() {
    List<String> names = Arrays.stream(authors.getText().split("&")).map(String::strip)
        .filter(name -> !name.isEmpty()).toList();
    bench.credit(bench.draft().get().credits().credited(title.getText().strip(), names, source.getText().strip(),
        date.getText().strip(), comment.getText().strip()));
  }
}
