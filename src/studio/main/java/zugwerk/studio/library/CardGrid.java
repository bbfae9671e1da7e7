package zugwerk.studio.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.collections.ObservableList;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;

final class CardGrid extends ListView<List<ProblemEntry>> {

  private static final double EDGES = 24;
  private static final double GAP = 8;

  private final ObservableList<ProblemEntry> entries;
  private final ObjectProperty<ProblemEntry> chosen;
  private final Consumer<ProblemEntry> open;
  private final Thumbnails thumbnails;
  private final SimilarJob similar;
  private int columns = 1;

  CardGrid(ObservableList<ProblemEntry> entries, ObjectProperty<ProblemEntry> chosen, Thumbnails thumbnails,
      SimilarJob similar, Consumer<ProblemEntry> open) {
    this.entries = entries;
    this.chosen = chosen;
    this.open = open;
    this.thumbnails = thumbnails;
    this.similar = similar;
    setId("library-grid");
    getStyleClass().add("card-grid");
    setCellFactory(_ -> new Row());
    entries.subscribe(this::arrange);
    chosen.subscribe(this::refresh);
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
    setAccessibleText("Problems as cards");
  }

  private void arrange() {
    List<List<ProblemEntry>> rows = new ArrayList<>();
    for (int i = 0; i < entries.size(); i += columns) {
      rows.add(List.copyOf(entries.subList(i, Math.min(entries.size(), i + columns))));
    }
    getItems().setAll(rows);
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case LEFT -> step(-1);
      case RIGHT -> step(1);
      case UP -> step(-columns);
      case DOWN -> step(columns);
      case HOME -> step(-entries.size());
      case END -> step(entries.size());
      case ENTER -> Optional.ofNullable(chosen.get()).ifPresent(open);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void step(int by) {
    if (!entries.isEmpty()) {
      int at = entries.indexOf(chosen.get());
      int to = at < 0 ? 0 : Math.clamp(at + by, 0, entries.size() - 1);
      chosen.set(entries.get(to));
      scrollTo(Math.max(0, to / columns - 1));
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
        card.show(entry, entry.isPresent() && entry.get() == chosen.get());
      }
    }

    private Card card() {
      Card card = new Card(thumbnails, similar);
      card.setOnMouseClicked(event -> {
        if (event.getButton() == MouseButton.PRIMARY && card.getUserData() instanceof ProblemEntry entry) {
          chosen.set(entry);
          open.accept(entry);
        }
      });
      return card;
    }
  }
}
