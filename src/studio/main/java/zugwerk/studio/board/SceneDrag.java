package zugwerk.studio.board;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;

/** Drags that begin at a node and may end anywhere: their events come from the whole scene of the node. */
public final class SceneDrag {

  private SceneDrag() {}

  /** Passes the events of drags for as long as the node is in a scene. */
  public static void follow(Node node, EventHandler<MouseEvent> dragged, EventHandler<MouseEvent> released) {
    node.sceneProperty().addListener((_, old, scene) -> {
      if (old != null) {
        old.removeEventFilter(MouseEvent.MOUSE_DRAGGED, dragged);
        old.removeEventFilter(MouseEvent.MOUSE_RELEASED, released);
      }
      if (scene != null) {
        scene.addEventFilter(MouseEvent.MOUSE_DRAGGED, dragged);
        scene.addEventFilter(MouseEvent.MOUSE_RELEASED, released);
      }
    });
  }
}
