package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;

final class CataloguePane extends VBox {

  private static final double ROW = 26;

  private final CellDrag drag;
  private final BiConsumer<Place, String> drop;
  private final ListView<NamedPiece> pieces = new ListView<>();
  private final TextField search = new TextField();
  private final Label about = new Label();

  CataloguePane(CellDrag drag, BiConsumer<Place, String> drop, Consumer<String> put, Consumer<String> add) {
    super(4);
    this.drag = drag;
    this.drop = drop;
    search.setId("catalogue-search");
    search.setPromptText(lang("Search names, moves, sources"));
    search.setAccessibleText(lang("Search the catalogue of pieces"));
    search.textProperty().subscribe(text -> pieces.getItems().setAll(Catalogue.STANDARD.search(text)));
    search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.DOWN) {
        pieces.requestFocus();
        pieces.getSelectionModel().selectFirst();
        event.consume();
      }
    });
    pieces.setId("catalogue");
    pieces.setAccessibleText(lang("Catalogue of pieces. {0} inserts one in the chosen entry, {1} adds it.",
        LocalKey.PUT_POWER.key(), LocalKey.PUT_POWER_AFTER.key()));
    pieces.setPlaceholder(new Label(lang("No matching pieces")));
    pieces.setCellFactory(_ -> new PieceCell(put));
    pieces.setOnKeyPressed(event -> {
      NamedPiece piece = pieces.getSelectionModel().getSelectedItem();
      KeyPress.find(LocalKey.Place.CATALOGUE, event).filter(_ -> piece != null).ifPresent(key -> {
        (key == LocalKey.PUT_POWER_AFTER ? add : put).accept(piece.entry());
        event.consume();
      });
    });
    about.setId("catalogue-about");
    about.setWrapText(true);
    about.setMinHeight(Region.USE_PREF_SIZE);
    about.getStyleClass().addAll("hint", "fine-print");
    pieces.getSelectionModel().selectedItemProperty().subscribe(this::describe);
    VBox.setVgrow(pieces, Priority.ALWAYS);
    pieces.setFixedCellSize(ROW);
    pieces.setMinHeight(3 * ROW);
    pieces.setPrefHeight(120);
    getChildren().addAll(search, pieces, about);
  }

  private void describe(NamedPiece piece) {
    about.setText(piece == null
        ? lang(
            "{0} or a double click inserts the piece in the entry, {1} adds it after the entry. You can also drag it.",
            LocalKey.PUT_POWER.key(), LocalKey.PUT_POWER_AFTER.key())
        : lang("{0}: {1}. Source: {2}.", piece.name(), piece.description(), piece.source()));
  }

  private final class PieceCell extends ListCell<NamedPiece> {

    private final Label name = new Label();
    private final Label expression = new Label();
    private final Tooltip tip = new Tooltip();
    private final HBox box;

    private PieceCell(Consumer<String> put) {
      expression.getStyleClass().add("code");
      expression.setMinWidth(Region.USE_PREF_SIZE);
      Region gap = new Region();
      HBox.setHgrow(gap, Priority.ALWAYS);
      box = new HBox(6, name, gap, expression);
      // Without it a cell is as wide as its longest line, behind a scroll bar.
      setPrefWidth(0);
      tip.setWrapText(true);
      tip.setMaxWidth(360);
      drag.source(this, () -> getItem() == null ? "" : getItem().entry(), this::dropped);
      setOnMouseClicked(event -> {
        if (getItem() != null && event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
          put.accept(getItem().entry());
        }
      });
    }

    private void dropped(Place target) {
      if (getItem() != null) {
        drop.accept(target, getItem().entry());
      }
    }

    @Override
    protected void updateItem(NamedPiece piece, boolean empty) {
      super.updateItem(piece, empty);
      setGraphic(empty ? null : box);
      setTooltip(empty ? null : tip);
      if (!empty) {
        name.setText(piece.name());
        expression.setText(piece.expression());
        tip.setText(piece.description() + "\n" + piece.source());
        setId("piece-" + piece.name().replaceAll("[^\\p{L}\\p{N}]", "-"));
        setAccessibleText(
            piece.name() + ", " + piece.expression() + ": " + piece.description() + ". " + piece.source());
      }
    }
  }
}
