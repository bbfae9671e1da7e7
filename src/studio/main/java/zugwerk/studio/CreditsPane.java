package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.Arrays;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import zugwerk.problem.Credits;
import zugwerk.studio.editor.Workbench;

/** The credits of the problem. Typing changes the problem at once. */
final class CreditsPane extends VBox {

  /** Width of the source in percent: names of magazines are longer than numbers and dates. */
  private static final double SHARE_OF_SOURCE = 62;

  private final Workbench bench;
  private boolean committing;
  private boolean refreshing;
  private final TextField title = field("credit-title");
  private final TextField authors = field("credit-authors");
  private final TextField source = field("credit-source");
  private final TextField sourceId = field("credit-source-id");
  private final TextField date = field("credit-date");
  private final TextField award = field("credit-award");
  private final TextField dedication = field("credit-dedication");
  private final TextField keywords = field("credit-keywords");
  private final TextArea reprints = area("credit-reprints", 2);
  private final TextArea comment = area("credit-comment", 5);

  CreditsPane(Workbench bench) {
    this.bench = bench;
    getStyleClass().add("side-pane");
    authors.setPromptText(lang("separated by &"));
    keywords.setPromptText(lang("separated by commas"));
    reprints.setPromptText(lang("one per line"));
    date.setPromptText("1861-01-13");
    date.setTooltip(new Tooltip(lang("1861, 1861-01 or 1861-01-13")));
    row(lang("Title"), title);
    row(lang("Authors"), authors);
    pair(SHARE_OF_SOURCE, lang("Source"), source, lang("Number there"), sourceId);
    pair(100 - SHARE_OF_SOURCE, lang("Date"), date, lang("Award"), award);
    pair(50, lang("Dedication"), dedication, lang("Keywords"), keywords);
    row(lang("Comment"), comment);
    row(lang("Reprints"), reprints);
    List.of(title, authors, source, sourceId, date, award, dedication, keywords, comment, reprints).forEach(field -> {
      field.textProperty().addListener(_ -> commit());
      field.focusedProperty().addListener((_, _, focused) -> {
        if (!focused) {
          refresh();
        }
      });
    });
    bench.draft().subscribe(_ -> refresh());
  }

  private static TextField field(String id) {
    TextField field = new TextField();
    field.setId(id);
    return field;
  }

  private static TextArea area(String id, int rows) {
    TextArea area = new TextArea();
    area.setId(id);
    area.setWrapText(true);
    area.setPrefRowCount(rows);
    return area;
  }

  private static Label label(String name, TextInputControl field) {
    Label label = new Label(name);
    label.setLabelFor(field);
    label.getStyleClass().add("heading");
    return label;
  }

  private void row(String name, TextInputControl field) {
    getChildren().addAll(label(name, field), field);
  }

  private void pair(double share, String left, TextField one, String right, TextField other) {
    GridPane grid = new GridPane(8, 8);
    for (double percent : List.of(share, 100 - share)) {
      ColumnConstraints column = new ColumnConstraints();
      column.setPercentWidth(percent);
      grid.getColumnConstraints().add(column);
    }
    grid.addRow(0, label(left, one), label(right, other));
    grid.addRow(1, one, other);
    getChildren().add(grid);
  }

  private void refresh() {
    if (committing) {
      return;
    }
    refreshing = true;
    Credits credits = bench.draft().get().credits();
    show(title, credits.title());
    show(authors, String.join(" & ", credits.authors()));
    show(source, credits.source());
    show(sourceId, credits.sourceId());
    show(date, credits.date());
    show(award, credits.award());
    show(dedication, credits.dedication());
    show(keywords, String.join(", ", credits.keywords()));
    show(comment, credits.comment());
    show(reprints, String.join("\n", credits.reprints()));
    refreshing = false;
  }

  private static void show(TextInputControl field, String text) {
    if (!field.getText().equals(text)) {
      field.setText(text);
    }
  }

  private void commit() {
    if (refreshing) {
      return;
    }
    // A refresh would strip blanks at the end of a field while the user still types there.
    committing = true;
    Credits typed = Credits.NONE.withTitle(text(title)).withAuthors(parts(authors, "&"))
        .withSource(text(source)).withSourceId(text(sourceId)).withDate(text(date)).withAward(text(award))
        .withDedication(text(dedication))
        .withKeywords(parts(keywords, ",")).withComment(text(comment)).withReprints(parts(reprints, "\n"));
    bench.credit(typed);
    committing = false;
  }

  private static String text(TextInputControl field) {
    return field.getText().strip();
  }

  private static List<String> parts(TextInputControl field, String separator) {
    return Arrays.stream(field.getText().split(separator)).map(String::strip).filter(part -> !part.isEmpty()).toList();
  }
}
