package zugwerk.studio.action;

import java.util.Optional;
import javafx.scene.input.KeyEvent;
import zugwerk.studio.editor.Stepper.Step;

/** The keys that step through a solution. */
public final class StepKeys {

  private StepKeys() {}

  public static Optional<Step> of(KeyEvent event) {
    return KeyPress.find(LocalKey.Place.SOLUTION, event).flatMap(key -> Optional.ofNullable(switch (key) {
      case STEP_BACK -> Step.BACK;
      case STEP_FORWARD -> Step.FORWARD;
      case STEP_FIRST -> Step.FIRST;
      case STEP_LAST -> Step.LAST;
      case STEP_ABOVE -> Step.PREVIOUS;
      case STEP_BELOW -> Step.NEXT;
      default -> null;
    }));
  }
}
