package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import zugwerk.studio.editor.PieceLetters;

/** A row of the solution. Each move can be clicked; labels follow in their own style. */
final class SolutionRowCell extends TreeCell<SolutionRow> {

  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final int BLANK = 5;

  private final ObservableValue<Optional<LinePath>> at;
  private final BiConsumer<TreeItem<SolutionRow>, LinePath> read;
  private final PieceLetters letters;
  private final HBox line = new HBox();

  SolutionRowCell(ObservableValue<Optional<LinePath>> at, PieceLetters letters,
      BiConsumer<TreeItem<SolutionRow>, LinePath> read) {
    this.at = at;
    this.letters = letters;
    this.read = read;
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    line.setAlignment(Pos.CENTER_LEFT);
    at.subscribe(_ -> mark());
    selectedProperty().subscribe(_ -> mark());
  }

  @Override
  protected void updateItem(SolutionRow row, boolean empty) {
    super.updateItem(row, empty);
    getStyleClass().remove("heading");
    if (empty) {
      setText(null);
      setGraphic(null);
      return;
    }
    // Screen readers speak the text, which the moves draw.
    setText(letters.written(row.text()));
    if (row.first().isEmpty()) {
      getStyleClass().add("heading");
    }
    List<Node> parts = new ArrayList<>();
    row.tokens().forEach(token -> parts.add(token(token)));
    row.signs().forEach(sign -> parts.add(sign(sign)));
    line.getChildren().setAll(parts);
    setGraphic(line);
    mark();
  }

  private Label token(SolutionRow.Token token) {
    String text = token.text().stripTrailing();
    Label label = new Label(letters.written(text));
    // The colour of the move that is shown must not reach into the gap.
    HBox.setMargin(label, new Insets(0, BLANK * (token.text().length() - text.length()), 0, 0));
    label.setMinWidth(Region.USE_PREF_SIZE);
    label.getStyleClass().add("row-token");
    if (!token.style().isEmpty()) {
      label.getStyleClass().add(token.style());
    }
    token.at().ifPresent(path -> {
      label.getStyleClass().add("row-move");
      label.setUserData(path);
      label.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
        if (event.getButton() == MouseButton.PRIMARY) {
          read.accept(getTreeItem(), path);
        }
      });
    });
    return label;
  }

  private static Label sign(Sign sign) {
    Label label = new Label(sign.word());
    label.setMinWidth(Region.USE_PREF_SIZE);
    HBox.setMargin(label, new Insets(0, 0, 0, BLANK));
    label.getStyleClass().setAll("label", "row-sign", sign.style());
    label.setTooltip(new Tooltip(sign.meaning()));
    return label;
  }

  /** Marks the move on the board; solutions that start alike have it on several rows. */
  private void mark() {
    for (Node part : line.getChildren()) {
      part.pseudoClassStateChanged(SHOWN, isSelected() && part.getUserData() instanceof LinePath path
          && at.getValue().filter(path::isSame).isPresent());
    }
  }
}
