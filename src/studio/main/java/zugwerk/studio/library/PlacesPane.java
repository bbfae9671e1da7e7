package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.problem.Bundled;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.home.PersistedProperties;

/** The open collections. The problems of the selected one are shown, or else those of all. */
final class PlacesPane extends VBox {

  private static final String PLACES = "library.places";
  private static final double WIDTH = 164;

  private final Library shelf;
  private final ListView<Path> places;
  private final ReadOnlyObjectWrapper<Optional<Path>> place = new ReadOnlyObjectWrapper<>(Optional.empty());

  PlacesPane(Library shelf, PersistedProperties remembered) {
    super(8);
    this.shelf = shelf;
    places = new ListView<>(shelf.places());
    Label title = new Label(lang("Collections"));
    title.getStyleClass().add("heading");
    title.setLabelFor(places);
    places.setId("library-places");
    places.setAccessibleText(lang("Collections; {0} closes one, {1} shows all", LocalKey.CLOSE_COLLECTION.key(),
        LocalKey.STOP_CHECK.key()));
    places.setPlaceholder(new Label(lang("No folder is open")));
    places.setCellFactory(_ -> new PlaceCell());
    places.getSelectionModel().selectedItemProperty().subscribe(path -> place.set(Optional.ofNullable(path)));
    setVgrow(places, Priority.ALWAYS);
    Button all =
        SelectionBar.button(lang("Show all"), "library-all", lang("Problems of all collections"), this::showAll);
    Button close =
        SelectionBar.button(lang("Close"), "library-close", LocalKey.CLOSE_COLLECTION.tip(), this::closePlace);
    place.subscribe(now -> {
      all.setDisable(now.isEmpty());
      close.setDisable(now.isEmpty());
    });
    getChildren().addAll(title, places, new HBox(6, all, close));
    getStyleClass().add("side-pane");
    setPrefWidth(WIDTH);
    shelf.open(remembered.preferences().files(PLACES));
    // An unreferenced list would be garbage-collected with its listener.
    places.getItems().addListener((ListChangeListener<Path>) _ -> {
      remembered.preferences().setList(PLACES, shelf.places().stream()
          .filter(path -> !Bundled.isProblems(path)).map(Path::toString).toList());
      remembered.touch();
    });
  }

  ReadOnlyObjectProperty<Optional<Path>> place() {
    return place.getReadOnlyProperty();
  }

  void showAll() {
    places.getSelectionModel().clearSelection();
  }

  /** Closes the selected collection if the list has the focus. */
  boolean closeFocused() {
    if (places.isFocused()) {
      closePlace();
    }
    return places.isFocused();
  }

  private void closePlace() {
    place.get().ifPresent(shelf::close);
  }

  /** A folder by name, with its path in the tooltip. */
  private static final class PlaceCell extends ListCell<Path> {
    @Override
    protected void updateItem(Path path, boolean empty) {
      super.updateItem(path, empty);
      boolean bundled = !empty && Bundled.isProblems(path);
      setText(
          empty ? null : bundled ? lang("Bundled problems") : Objects.toString(path.getFileName(), path.toString()));
      setTooltip(
          empty ? null : new Tooltip(bundled ? lang("The problems that come with the program") : path.toString()));
    }
  }
}
