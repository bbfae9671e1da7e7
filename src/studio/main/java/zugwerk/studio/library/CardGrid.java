package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ObservableList;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;

final class CardGrid extends ListView<List<ProblemEntry>> {

  private static final double EDGES = 24;
  private static final double GAP = 8;

  private final ObservableList<ProblemEntry> entries;
  private final EntrySelection selection;
  private final Runnable open;
  private final Thumbnails thumbnails;
  private final SimilarJob similar;
  private int columns = 1;

  CardGrid(ObservableList<ProblemEntry> entries, EntrySelection selection, Thumbnails thumbnails, SimilarJob similar,
      Runnable open) {
    this.entries = entries;
    this.selection = selection;
    this.open = open;
    this.thumbnails = thumbnails;
    this.similar = similar;
    setId("library-grid");
    getStyleClass().add("card-grid");
    setCellFactory(_ -> new Row());
    entries.subscribe(this::arrange);
    selection.selected().addListener(_ -> refresh());
    similar.result().subscribe(found -> {
      setFixedCellSize(Card.HEIGHT + (found.isPresent() ? Card.REASON : 0));
      refresh();
      scrollTo(0);
    });
    widthProperty().subscribe(width -> {
      int fit = Math.max(1, (int) ((width.doubleValue() - EDGES) / Card.WIDTH));
      if (fit != columns) {
        columns = fit;
        arrange();
      } else {
        refresh();
      }
    });
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    setAccessibleText(lang("Problems as cards"));
  }

  private void arrange() {
    List<List<ProblemEntry>> rows = new ArrayList<>();
    for (int i = 0; i < entries.size(); i += columns) {
      rows.add(List.copyOf(entries.subList(i, Math.min(entries.size(), i + columns))));
    }
    getItems().setAll(rows);
  }

  private void pressed(KeyEvent event) {
    if (KeyPress.matches(LocalKey.SELECT_SHOWN, event)) {
      selection.selectAll();
      event.consume();
      return;
    }
    switch (event.getCode()) {
      case LEFT -> step(-1, event);
      case RIGHT -> step(1, event);
      case UP -> step(-columns, event);
      case DOWN -> step(columns, event);
      case HOME -> step(-entries.size(), event);
      case END -> step(entries.size(), event);
      case ENTER -> open.run();
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void step(int by, KeyEvent event) {
    if (!entries.isEmpty()) {
      int to = selection.step(by, event.isShiftDown());
      scrollTo(Math.max(0, to / columns - 1));
    }
  }

  /** A click selects, with Ctrl one more, with Shift all up to it; a double click opens. */
  private void clicked(MouseEvent event, ProblemEntry entry) {
    requestFocus();
    if (event.isShiftDown()) {
      selection.extend(entry);
    } else if (event.isShortcutDown()) {
      selection.toggle(entry);
    } else {
      selection.select(entry);
      if (event.getClickCount() == 2) {
        open.run();
      }
    }
  }

  private final class Row extends ListCell<List<ProblemEntry>> {
    private final HBox row = new HBox();

    @Override
    protected void updateItem(List<ProblemEntry> item, boolean empty) {
      super.updateItem(item, empty);
      setGraphic(empty ? null : row);
      int shown = empty ? 0 : columns;
      row.setSpacing(Math.max(0, (CardGrid.this.getWidth() - EDGES) / columns - Card.WIDTH + GAP));
      while (row.getChildren().size() < shown) {
        row.getChildren().add(card());
      }
      row.getChildren().remove(shown, row.getChildren().size());
      for (int i = 0; i < shown; i++) {
        Optional<ProblemEntry> entry = i < item.size() ? Optional.of(item.get(i)) : Optional.empty();
        Card card = (Card) row.getChildren().get(i);
        card.setUserData(entry.orElse(null));
        card.show(entry, entry.filter(selection::holds).isPresent());
      }
    }

    private Card card() {
      Card card = new Card(thumbnails, similar);
      card.setOnMouseClicked(event -> {
        if (event.getButton() == MouseButton.PRIMARY && card.getUserData() instanceof ProblemEntry entry) {
          clicked(event, entry);
        }
      });
      return card;
    }
  }
}
