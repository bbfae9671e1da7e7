package zugwerk.studio;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import zugwerk.content.quality.Measure;
import zugwerk.studio.board.BoardPane;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.ProblemPane;
import zugwerk.studio.tabs.WindowLayout;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.versions.VersionStrip;

/** The nodes of a tab: the board with what stands around it, and the panes. */
final class TabView {

  private static final double LEAST_FOR_VERSIONS = 680;

  private final Docks panes;
  private final FaultsPane faults;
  private final ProblemPane root;

  /**
   * @param shared which parts of the window are shown
   * @param paste pastes a problem from the clipboard
   */
  TabView(OpenProblem problem, Actions actions, WindowLayout shared, Executor background, FileWork work,
      Supplier<Measure> measure, Runnable paste, VersionStrip.Host host) {
    WindowLayout parts = shared.shared();
    panes = new Docks(problem, actions, background, work, measure);
    BoardPane board =
        new BoardPane(problem.bench(), problem.play(), panes.solving().stepper(), parts, actions::report);
    faults = new FaultsPane(problem.bench(), board::focus);
    VersionStrip versions = new VersionStrip(problem.bench(), problem.versions(), background, host);
    root = new ProblemPane(problem.bench(), board, new TwinBar(problem.twins(), problem.bench().letters()), panes,
        panes::widen, List.of(versions, faults, new FenField(problem.bench(), paste, parts.fen())), parts);
    // Without panes it would move the board.
    ObservableValue<Boolean> high = root.sceneProperty().flatMap(Scene::heightProperty)
        .map(height -> height.doubleValue() > LEAST_FOR_VERSIONS).orElse(false);
    versions.fits().bind(
        Bindings.createBooleanBinding(() -> high.getValue() && parts.panes().get(), high, parts.panes()));
  }

  Region root() {
    return root;
  }

  Docks panes() {
    return panes;
  }

  void focus() {
    root.focus();
  }

  void focusFaults() {
    faults.focus();
  }

  void rest() {
    panes.rest();
  }
}
