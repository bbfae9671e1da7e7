package zugwerk.studio;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;

/** Shows the selected problem. The nodes of a tab are made when it is first selected, and go when it is closed. */
final class Tabs extends StackPane {

  private final OpenProblems problems;
  private final Map<OpenProblem, TabView> views = new HashMap<>();
  private final ObservableValue<TabView> shown;

  Tabs(OpenProblems problems, Function<OpenProblem, TabView> view) {
    this.problems = problems;
    shown = problems.current().map(one -> views.computeIfAbsent(one, view));
    getChildren().setAll(shown.getValue().root());
    shown.addListener((_, old, now) -> turn(old, now));
    problems.all().addListener((InvalidationListener) _ -> dropClosed());
  }

  ObservableValue<TabView> shown() {
    return shown;
  }

  /** The panes of the selected problem. */
  Docks panes() {
    return shown.getValue().panes();
  }

  /** The same pane stays in sight, and the focus stays at the same place. */
  private void turn(TabView old, TabView now) {
    Optional<Node> focus = Optional.ofNullable(getScene()).map(Scene::getFocusOwner).filter(this::contains);
    getChildren().setAll(now.root());
    now.panes().showLike(old.panes());
    // Creates the nodes inside controls of a new view.
    now.root().applyCss();
    focus.ifPresent(node -> Optional.ofNullable(node.getId()).map(id -> now.root().lookup("#" + id))
        .ifPresentOrElse(Node::requestFocus, now::focus));
  }

  private boolean contains(Node node) {
    return node.equals(this) || node.getParent() != null && contains(node.getParent());
  }

  private void dropClosed() {
    views.keySet().retainAll(problems.all());
  }

  void focus() {
    shown.getValue().focus();
  }

  /** Ends the work of all views. */
  void rest() {
    views.values().forEach(TabView::rest);
  }
}
