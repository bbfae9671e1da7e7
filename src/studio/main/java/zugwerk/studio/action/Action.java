package zugwerk.studio.action;

import java.util.Optional;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * An action as menus, tool bar and command search show it. Title changes with state; {@code command} is empty for one
 * of several values; {@code exclusive} actions deselect others of their group.
 */
public record Action(ObservableValue<String> title, Optional<Command> command, Optional<Shortcut> key,
    ObservableValue<Boolean> enabled, Optional<ObservableValue<Boolean>> selected, boolean exclusive, Runnable run)
    implements
      MenuEntry {

  private static final ObservableValue<Boolean> ALWAYS = new SimpleObjectProperty<>(true);

  public static Action of(Command command, Runnable run) {
    return new Action(new SimpleObjectProperty<>(command.title()), Optional.of(command), command.key(),
        ALWAYS, Optional.empty(), false, run);
  }

  public static Action toggle(Command command, Property<Boolean> property) {
    return toggle(command, new ReadOnlyObjectWrapper<>(property));
  }

  /** Turns a property on or off that is another one in each tab. */
  public static Action toggle(Command command, ObservableValue<? extends Property<Boolean>> properties) {
    return of(command, () -> properties.getValue().setValue(!properties.getValue().getValue()))
        .selected(properties.flatMap(property -> property), false);
  }

  public static <T> Action choice(Command command, Property<T> chosen, T value) {
    return of(command, () -> chosen.setValue(value)).selected(chosen.map(value::equals).orElse(false), true);
  }

  static <T> Action choice(String text, ObservableValue<? extends Property<T>> chosen, T value) {
    return new Action(new SimpleObjectProperty<>(text), Optional.empty(), Optional.empty(), ALWAYS,
        Optional.of(chosen.flatMap(property -> property).map(value::equals).orElse(false)), true,
        () -> chosen.getValue().setValue(value));
  }

  public static Action other(String text, Shortcut key, Runnable run) {
    return new Action(new SimpleObjectProperty<>(text), Optional.empty(), Optional.of(key), ALWAYS, Optional.empty(),
        false, run);
  }

  /** An action without a command or shortcut, which only the command search lists. */
  public static Action other(String text, Runnable run) {
    return new Action(new SimpleObjectProperty<>(text), Optional.empty(), Optional.empty(), ALWAYS, Optional.empty(),
        false, run);
  }

  private Action selected(ObservableValue<Boolean> now, boolean one) {
    return new Action(title, command, key, enabled, Optional.of(now), one, run);
  }

  public Action when(ObservableValue<Boolean> possible) {
    return new Action(title, command, key, possible, selected, exclusive, run);
  }

  public Action titled(ObservableValue<String> changing) {
    return new Action(changing, command, key, enabled, selected, exclusive, run);
  }

  Action titled(String other) {
    return titled(new SimpleObjectProperty<>(other));
  }

  public String label() {
    return command.isPresent() ? title.getValue().replaceFirst("_", "") : title.getValue();
  }

  public boolean isEnabled() {
    return enabled.getValue();
  }

  public boolean isOn() {
    return selected.map(ObservableValue::getValue).orElse(false);
  }

  public String keyWords() {
    return key.map(Shortcut::text).orElse("");
  }
}
