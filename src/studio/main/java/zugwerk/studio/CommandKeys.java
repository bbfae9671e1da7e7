package zugwerk.studio;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionRegistry;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;

/**
 * Runs commands by their shortcuts where the focused control would consume them: lists and trees take Esc, Ctrl+Home
 * and the like. In text fields, keys belong to the text, except Esc when the field ignores it.
 */
final class CommandKeys {

  private final Scene scene;
  private final ActionRegistry registry;
  private boolean stopped;

  private CommandKeys(Scene scene, ActionRegistry registry) {
    this.scene = scene;
    this.registry = registry;
  }

  static void install(Scene scene, ActionRegistry registry) {
    CommandKeys keys = new CommandKeys(scene, registry);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, keys::before);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, keys::after);
  }

  private void before(KeyEvent event) {
    stopped = false;
    Node focus = scene.getFocusOwner();
    boolean local = KeyPress.find(LocalKey.Place.TREE, event).isPresent();
    if (event.getCode() == KeyCode.TAB && event.isShortcutDown()) {
      // Fields and tabs beside the board would take this key too.
      run(event);
      return;
    }
    boolean plain = !event.isShortcutDown() && !event.isAltDown() && event.getCode() != KeyCode.ESCAPE;
    if (focus instanceof Control && !isTyped(focus) && !local && !plain) {
      run(event);
    }
  }

  private void run(KeyEvent event) {
    registry.all().stream().map(ActionRegistry.Placed::action).filter(Action::isEnabled)
        .filter(action -> action.key().filter(key -> KeyPress.combination(key).match(event)).isPresent())
        .findFirst().ifPresent(action -> {
          action.run().run();
          event.consume();
        });
  }

  private static boolean isTyped(Node focus) {
    return focus instanceof TextInputControl || focus instanceof Spinner<?> || focus instanceof ComboBoxBase<?>;
  }

  /** A field passes on an Esc that it ignores, and may do so twice. */
  private void after(KeyEvent event) {
    Node focus = scene.getFocusOwner();
    if (event.getCode() == KeyCode.ESCAPE && focus != null && isTyped(focus)) {
      if (!stopped) {
        stopped = true;
        registry.of(Command.STOP).run().run();
      }
      event.consume();
    }
  }
}
