package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.diagram.PowerLegend;
import zugwerk.diagram.PowerLegend.Row;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;

/**
 * The powers of each type of piece in order, the present one emphasised, as in <code>N: N ▸ <b>WD</b></code>, and
 * those of atoms that have several. A click selects the next power.
 */
final class PowerStrip extends FlowPane {

  private final Workbench bench;
  private List<Row> shown = List.of();
  private boolean turning;

  PowerStrip(Workbench bench) {
    super(4, 2);
    this.bench = bench;
    setId("present-powers");
    getStyleClass().add("present-powers");
    show(List.of(), false);
  }

  void show(Variant variant, Setup setup, boolean editable) {
    show(PowerLegend.of(variant, setup), editable);
  }

  private void show(List<Row> rows, boolean editable) {
    setVisible(!rows.isEmpty());
    setManaged(!rows.isEmpty());
    if (rows.equals(shown) && editable == turning) {
      return;
    }
    shown = rows;
    turning = editable;
    List<String> titles = rows.stream().map(Row::title).distinct().toList();
    // The same buttons stay, so that the keyboard stays where it is.
    while (getChildren().size() > titles.size()) {
      getChildren().removeLast();
    }
    for (int i = 0; i < titles.size(); i++) {
      String title = titles.get(i);
      if (i == getChildren().size()) {
        getChildren().add(new Button());
      }
      fill((Button) getChildren().get(i), rows.stream().filter(row -> row.title().equals(title)).toList());
    }
  }

  private void fill(Button button, List<Row> rows) {
    Row first = rows.getFirst();
    HBox flow = new HBox(text(lang(first.label()) + ": ", "type"));
    for (Row row : rows) {
      if (row.side().equals(Optional.of(Side.BLACK))) {
        flow.getChildren().add(text("   " + lang("Black") + ": ", "type"));
      }
      for (int i = 0; i < row.names().size(); i++) {
        if (i > 0) {
          flow.getChildren().add(text(" " + PowerLegend.FOLLOWS + " ", "follows"));
        }
        flow.getChildren().add(text(row.names().get(i), i == row.present() ? "present" : "other"));
      }
    }
    boolean turns = rows.stream().anyMatch(row -> row.names().size() > 1);
    button.setId("powers-of-" + first.label().replace(' ', '-'));
    button.getStyleClass().setAll("button", "flat", "power-row");
    button.setMinWidth(USE_PREF_SIZE);
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    button.setGraphic(flow);
    button.setAccessibleRole(AccessibleRole.BUTTON);
    button.setAccessibleText(text(rows));
    button.setTooltip(new Tooltip(
        text(rows)
            + (turns ? "\n" + lang("Click for the next power, or turn the mouse wheel over a piece") : "")));
    button.setMouseTransparent(!turns);
    button.setFocusTraversable(turns && turning);
    button.setOnAction(_ -> {
      if (turning) {
        first.counter().ifPresent(counter -> bench.state().turn(first.title(), counter));
      }
    });
  }

  private static Text text(String description, String style) {
    Text text = new Text(description);
    text.getStyleClass().addAll("power-text", style);
    return text;
  }

  /** The row for screen readers: {@code Knight, now WD, next N}. */
  private static String text(List<Row> rows) {
    return rows.stream().map(row -> {
      String title = lang(row.title());
      return lang("{0}, now {1}", row.side().map(side -> GameTerms.ofSide(side.ordinal(), title)).orElse(title),
          row.names().get(row.present()))
          + IntStream.range(1, row.names().size())
              .mapToObj(i -> ", " + lang("then {0}", row.names().get((row.present() + i) % row.names().size())))
              .collect(Collectors.joining());
    }).collect(Collectors.joining("; "));
  }
}
