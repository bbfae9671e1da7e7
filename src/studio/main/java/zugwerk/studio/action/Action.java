package zugwerk.studio.action;

import java.util.Optional;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * Something that the user can ask for. Menus, tool bar and command search show it as it is at the moment.
 *
 * @param title its title in a menu, with an underscore before its access key if it {@linkplain #command is a command}
 * @param command the command that it is; one of several values to choose from is none
 * @param key the key that runs it anywhere in the window
 * @param enabled whether it can be had
 * @param selected whether it is on, if it is a switch or a value to choose
 * @param exclusive whether selecting it ends the selection of others
 * @param run does it
 */
public record Action(ObservableValue<String> title, Optional<Command> command, Optional<Shortcut> key,
    ObservableValue<Boolean> enabled, Optional<ObservableValue<Boolean>> selected, boolean exclusive, Runnable run)
    implements
      MenuEntry {

  private static final ObservableValue<Boolean> ALWAYS = new SimpleObjectProperty<>(true);

  /** A command. */
  public static Action of(Command command, Runnable run) {
    return new Action(new SimpleObjectProperty<>(command.title()), Optional.of(command), Optional.of(command.key()),
        ALWAYS, Optional.empty(), false, run);
  }

  /** A command that turns something on and off. */
  public static Action toggle(Command command, Property<Boolean> property) {
    return of(command, () -> property.setValue(!property.getValue())).selected(property, false);
  }

  /** A command that gives a property a value. */
  public static <T> Action choice(Command command, Property<T> chosen, T value) {
    return of(command, () -> chosen.setValue(value)).selected(chosen.map(value::equals).orElse(false), true);
  }

  /** One of the values that a property can have. */
  static <T> Action choice(String words, Property<T> chosen, T value) {
    return new Action(new SimpleObjectProperty<>(words), Optional.empty(), Optional.empty(), ALWAYS,
        Optional.of(chosen.map(value::equals).orElse(false)), true, () -> chosen.setValue(value));
  }

  /** An action that is no command, such as opening one of the recent files. */
  public static Action other(String words, Shortcut key, Runnable run) {
    return new Action(new SimpleObjectProperty<>(words), Optional.empty(), Optional.of(key), ALWAYS, Optional.empty(),
        false, run);
  }

  private Action selected(ObservableValue<Boolean> now, boolean one) {
    return new Action(title, command, key, enabled, Optional.of(now), one, run);
  }

  /** The same, to be had only at times. */
  public Action when(ObservableValue<Boolean> possible) {
    return new Action(title, command, key, possible, selected, exclusive, run);
  }

  /** The same with a title that changes. */
  public Action titled(ObservableValue<String> changing) {
    return new Action(changing, command, key, enabled, selected, exclusive, run);
  }

  Action titled(String other) {
    return titled(new SimpleObjectProperty<>(other));
  }

  /** Its title now, in plain words. */
  public String words() {
    return command.isPresent() ? title.getValue().replaceFirst("_", "") : title.getValue();
  }

  /** Whether it can be had now. */
  public boolean isEnabled() {
    return enabled.getValue();
  }

  /** Whether it is a switch that is on, or the value that is chosen. */
  public boolean isOn() {
    return selected.map(ObservableValue::getValue).orElse(false);
  }

  /** Its key as it is written; empty where it has none. */
  public String keyWords() {
    return key.map(Shortcut::words).orElse("");
  }
}
