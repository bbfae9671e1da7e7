package zugwerk.studio.powers;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import zugwerk.studio.board.SceneDrag;

/** Drags a text onto a cell of the table. A label follows the pointer. */
final class CellDrag extends Pane {

  private static final double START = 4;

  private final Label ghost = new Label();
  private BiFunction<Double, Double, Optional<Place>> cells = (_, _) -> Optional.empty();
  private Consumer<Optional<Place>> mark = _ -> {};
  private Supplier<String> text = () -> "";
  private Consumer<Place> dropped = _ -> {};
  private @Nullable Point2D pressed;

  CellDrag() {
    setMouseTransparent(true);
    ghost.getStyleClass().addAll("drag-ghost", "code");
    ghost.setVisible(false);
    getChildren().add(ghost);
    SceneDrag.follow(this, this::drag, this::release);
  }

  void onto(BiFunction<Double, Double, Optional<Place>> cells, Consumer<Optional<Place>> mark) {
    this.cells = cells;
    this.mark = mark;
  }

  void source(Node node, Supplier<String> carried, Consumer<Place> target) {
    node.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
      if (event.getButton() == MouseButton.PRIMARY) {
        pressed = new Point2D(event.getSceneX(), event.getSceneY());
        text = carried;
        dropped = target;
      }
    });
  }

  private boolean isDrag(MouseEvent event) {
    return pressed != null && (ghost.isVisible() || pressed.distance(event.getSceneX(), event.getSceneY()) > START);
  }

  private void drag(MouseEvent event) {
    if (isDrag(event)) {
      Point2D here = sceneToLocal(event.getSceneX(), event.getSceneY());
      ghost.setText(text.get());
      ghost.relocate(here.getX() + 12, here.getY() + 8);
      ghost.setVisible(!text.get().isEmpty());
      ghost.autosize();
      mark.accept(cells.apply(event.getSceneX(), event.getSceneY()));
      event.consume();
    }
  }

  private void release(MouseEvent event) {
    boolean drop = isDrag(event);
    pressed = null;
    if (drop) {
      ghost.setVisible(false);
      mark.accept(Optional.empty());
      event.consume();
      cells.apply(event.getSceneX(), event.getSceneY()).ifPresent(dropped);
    }
  }
}
