package zugwerk.studio.action;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import zugwerk.studio.editor.Stepper.Step;

public final class KeyPress {

  private KeyPress() {}

  public static KeyCombination combination(Shortcut key) {
    return KeyCombination.valueOf(key.text().replace("Ctrl", "Shortcut"));
  }

  public static boolean matches(LocalKey local, KeyEvent event) {
    return matches(local, event, event.isShiftDown());
  }

  /** The meaning of a key in a place. With Shift, a key acts as without, unless Shift gives it another meaning. */
  public static Optional<LocalKey> find(LocalKey.Place place, KeyEvent event) {
    return find(place, event, event.isShiftDown()).or(() -> find(place, event, false));
  }

  public static Optional<Step> step(KeyEvent event) {
    return find(LocalKey.Place.SOLUTION, event).flatMap(key -> Optional.ofNullable(switch (key) {
      case STEP_BACK -> Step.BACK;
      case STEP_FORWARD -> Step.FORWARD;
      case STEP_FIRST -> Step.FIRST;
      case STEP_LAST -> Step.LAST;
      case STEP_ABOVE -> Step.PREVIOUS;
      case STEP_BELOW -> Step.NEXT;
      default -> null;
    }));
  }

  private static Optional<LocalKey> find(LocalKey.Place place, KeyEvent event, boolean shift) {
    return LocalKey.in(place).stream().filter(local -> matches(local, event, shift)).findFirst();
  }

  private static boolean matches(LocalKey local, KeyEvent event, boolean shift) {
    return local.keys().stream().anyMatch(key -> matches(key, event, shift));
  }

  private static boolean matches(Shortcut key, KeyEvent event, boolean shift) {
    return event.getCode() == KeyCode.getKeyCode(key.name()) && event.isShortcutDown() == key.has("Ctrl")
        && event.isAltDown() == key.has("Alt") && shift == key.has("Shift");
  }
}
