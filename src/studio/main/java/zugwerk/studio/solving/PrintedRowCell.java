package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import zugwerk.studio.editor.PieceLetters;

/** A line of the printed solution, which wraps. Each move can be clicked, and a folded line opens. */
final class PrintedRowCell extends ListCell<PrintedRow> {

  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final double INDENT = 18;
  private static final double BLANK = 5;
  /** The space for a scroll bar, borders and padding. */
  private static final double MARGIN = 36;
  private static final List<String> STYLES = List.of("printed-heading", "printed-columns", "printed-note",
      "printed-first");

  private final ObservableValue<Optional<LinePath>> at;
  private final PieceLetters letters;
  private final BiConsumer<PrintedRow, LinePath> read;
  private final Predicate<PrintedRow> open;
  private final FlowPane flow = new FlowPane();

  PrintedRowCell(ObservableValue<Number> width, ObservableValue<Optional<LinePath>> at, PieceLetters letters,
      BiConsumer<PrintedRow, LinePath> read,
      Predicate<PrintedRow> open, Consumer<PrintedRow> fold) {
    this.at = at;
    this.letters = letters;
    this.read = read;
    this.open = open;
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    // The text is as wide as the list, and so wraps.
    setPrefWidth(0);
    flow.setRowValignment(VPos.BASELINE);
    for (DoubleProperty side : List.of(flow.minWidthProperty(), flow.prefWidthProperty(), flow.maxWidthProperty())) {
      side.bind(width.map(all -> Math.max(MARGIN, all.doubleValue() - MARGIN)));
    }
    at.subscribe(_ -> mark());
    addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
      if (event.getButton() == MouseButton.PRIMARY && getItem() != null && !getItem().folded().isEmpty()) {
        fold.accept(getItem());
      }
    });
  }

  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset() + snappedBottomInset() + flow.prefHeight(flow.getPrefWidth());
  }

  @Override
  protected void updateItem(PrintedRow row, boolean empty) {
    super.updateItem(row, empty);
    getStyleClass().removeAll(STYLES);
    if (empty || row == null) {
      setText(null);
      setGraphic(null);
      return;
    }
    // Screen readers speak the text, which the words draw.
    setText(letters.written(row.text()));
    switch (row.kind()) {
      case HEADING -> getStyleClass().add("printed-heading");
      case COLUMNS -> getStyleClass().add("printed-columns");
      case NOTE -> getStyleClass().add("printed-note");
      case FIRST -> getStyleClass().add("printed-first");
      case LINE -> {}
    }
    boolean columns = row.kind() == PrintedRow.Kind.COLUMNS;
    List<Node> words = new ArrayList<>();
    if (!row.folded().isEmpty()) {
      words.add(words(open.test(row) ? "▾" : "▸"));
    }
    row.words().forEach(token -> token.at().ifPresentOrElse(path -> words.addAll(move(token, path, columns)),
        () -> words.add(words(token.text()))));
    flow.setHgap(columns ? 0 : BLANK);
    flow.getChildren().setAll(words);
    flow.setPadding(new Insets(0, 0, 0, INDENT * row.indent()));
    setGraphic(flow);
    mark();
  }

  private Label words(String text) {
    Label label = new Label(letters.written(text));
    label.getStyleClass().add("printed-words");
    label.setWrapText(true);
    return label;
  }

  /** In columns, blanks stand beside the move: the colour of the move that is shown must not reach into them. */
  private List<Node> move(SolutionRow.Token token, LinePath path, boolean columns) {
    String text = letters.written(token.text());
    String move = text.strip();
    Label label = new Label(move);
    label.setMinWidth(USE_PREF_SIZE);
    label.getStyleClass().addAll("row-token", "row-move");
    if (!token.style().isEmpty()) {
      label.getStyleClass().add(token.style());
    }
    label.setUserData(path);
    label.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
      if (event.getButton() == MouseButton.PRIMARY) {
        read.accept(getItem(), path);
      }
    });
    if (!columns) {
      return List.of(label);
    }
    int start = text.indexOf(move);
    return List.of(new Label(text.substring(0, start)), label, new Label(text.substring(start + move.length()) + " "));
  }

  private void mark() {
    for (Node word : flow.getChildren()) {
      word.pseudoClassStateChanged(SHOWN,
          word.getUserData() instanceof LinePath path && at.getValue().filter(path::isSame).isPresent());
    }
  }
}
