package zugwerk.studio.powers;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/** Scrolls a node into view; a pane does that by itself only for the Tab key. */
final class Reveal {

  private Reveal() {}

  static void in(ScrollPane pane, Node node) {
    Node content = pane.getContent();
    Bounds all = content.getLayoutBounds();
    Bounds wanted = content.sceneToLocal(node.localToScene(node.getLayoutBounds()));
    Bounds view = pane.getViewportBounds();
    pane.setVvalue(value(pane.getVvalue(), all.getHeight() - view.getHeight(), view.getHeight(),
        wanted.getMinY(), wanted.getMaxY()));
    pane.setHvalue(value(pane.getHvalue(), all.getWidth() - view.getWidth(), view.getWidth(),
        wanted.getMinX(), wanted.getMaxX()));
  }

  /** The scroll bar's value, 0 to 1, at which {@code min} to {@code max} is visible. */
  private static double value(double now, double hidden, double seen, double min, double max) {
    if (hidden <= 0) {
      return now;
    }
    double top = now * hidden;
    double wanted = min < top ? min : max > top + seen ? max - seen : top;
    return Math.clamp(wanted / hidden, 0, 1);
  }
}
