package zugwerk.studio.compose;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import zugwerk.compose.Found;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.library.Thumbnail;
import zugwerk.studio.library.Thumbnails;

/**
 * The problems found, as cards with diagrams. Selecting one shows it on the board; Enter or a double click applies it.
 */
final class FoundList extends ListView<Found> {

  private static final double PICTURE = 96;
  private static final double ROW = PICTURE + 14;

  private final Thumbnails thumbnails;
  private final PieceLetters letters;

  FoundList(ObservableList<Found> found, Thumbnails thumbnails, PieceLetters letters, Consumer<Found> preview,
      Consumer<Found> take) {
    super(found);
    this.thumbnails = thumbnails;
    this.letters = letters;
    letters.chosen().addListener(_ -> refresh());
    setId("found");
    getStyleClass().add("found-list");
    setAccessibleText(lang("Problems that were found"));
    setFixedCellSize(ROW);
    setPlaceholder(Results.hint(lang("Results appear here, each with its diagram. Select one to see it on the board;"
        + " {0} or a double click applies it.", LocalKey.TAKE_RESULT.key())));
    setCellFactory(_ -> new Card());
    Results.choose(this, getSelectionModel(), preview, take);
  }

  private final class Card extends ListCell<Found> {

    private final Thumbnail picture = new Thumbnail(thumbnails, PICTURE);
    private final Label change = new Label();
    private final Label key = new Label();
    private final Label note = new Label();
    private final HBox card;

    Card() {
      change.getStyleClass().add("heading");
      note.getStyleClass().add("hint");
      change.setWrapText(true);
      note.setWrapText(true);
      VBox texts = new VBox(4, change, key, note);
      texts.setAlignment(Pos.CENTER_LEFT);
      HBox.setHgrow(texts, Priority.ALWAYS);
      card = new HBox(12, picture, texts);
      card.setAlignment(Pos.CENTER_LEFT);
      // The card may not be wider than the list, whatever its text.
      card.setPrefWidth(1);
    }

    @Override
    protected void updateItem(@Nullable Found found, boolean empty) {
      super.updateItem(found, empty);
      setGraphic(empty ? null : card);
      setTooltip(null);
      setAccessibleText(null);
      if (!empty && found != null) {
        show(found);
      }
    }

    private void show(Found found) {
      String claim = ProblemEntry.claim(found.problem());
      change.setText(found.changes().isEmpty() ? claim : letters.written(found.changesText()));
      key.setText(lang("Key {0}", letters.written(String.join(" / ", found.keyTexts()))));
      note.setText(lang(found.note()));
      String description = Stream.of(change.getText(), key.getText(), note.getText()).filter(text -> !text.isEmpty())
          .collect(Collectors.joining(", "));
      setTooltip(new Tooltip(description + "\n" + found.problem().fen()));
      setAccessibleText(description);
      picture.show(Optional.of(found.problem()), 2);
    }
  }
}
