package zugwerk.studio.solving;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** How the solutions of all tabs are shown. For the JavaFX thread only. */
public final class SolutionSettings {

  enum View {
    SOLUTION, PHASES, CONTENT, FULL
  }

  private final ObjectProperty<View> view = new SimpleObjectProperty<>(View.SOLUTION);
  private final BooleanProperty asText = new SimpleBooleanProperty(true);
  private final BooleanProperty asPhases = shows(View.PHASES);
  private final BooleanProperty asContent = shows(View.CONTENT);
  private final BooleanProperty complete = shows(View.FULL);
  private final SolutionFilter filter = new SolutionFilter();
  private final PhaseChoice phases = new PhaseChoice();

  public SolutionSettings() {
    asText.addListener((_, _, _) -> view.set(View.SOLUTION));
  }

  /** The settings of one tab, which follow those of all. They are held weakly: those of a closed tab go with it. */
  SolutionSettings(SolutionSettings shared) {
    asText.bindBidirectional(shared.asText);
    view.bindBidirectional(shared.view);
    filter.share(shared.filter);
    phases.share(shared.phases);
  }

  private BooleanProperty shows(View one) {
    BooleanProperty shown = new SimpleBooleanProperty();
    view.addListener((_, _, now) -> shown.set(now == one));
    shown.addListener((_, _, chosen) -> {
      if (chosen || view.get() == one) {
        view.set(chosen ? one : View.SOLUTION);
      }
    });
    return shown;
  }

  ObjectProperty<View> view() {
    return view;
  }

  /** Whether the solution is shown as text, not as a tree. */
  public BooleanProperty asText() {
    return asText;
  }

  public BooleanProperty asPhases() {
    return asPhases;
  }

  public BooleanProperty asContent() {
    return asContent;
  }

  /** Whether the complete analysis is shown. */
  public BooleanProperty complete() {
    return complete;
  }

  public SolutionFilter filter() {
    return filter;
  }

  public PhaseChoice phases() {
    return phases;
  }
}
