package zugwerk.studio.action;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * A menu: actions, submenus and separators. The title has an underscore before its access key. {@code choice} is the
 * command whose values the menu lists, if it is such a menu.
 */
public record ActionGroup(String title, ObservableList<MenuEntry> entries, ObservableValue<Boolean> enabled,
    Optional<Command> choice)
    implements
      MenuEntry {

  public ActionGroup(String title, ObservableList<MenuEntry> entries, ObservableValue<Boolean> enabled) {
    this(title, entries, enabled, Optional.empty());
  }

  public ActionGroup(String title, ObservableList<MenuEntry> entries) {
    this(title, entries, Bindings.isNotEmpty(entries));
  }

  public static ActionGroup of(CommandGroup group, MenuEntry... entries) {
    return of(group.title(), entries);
  }

  /** A submenu of commands whose group is that of the menu above. */
  public static ActionGroup of(String title, MenuEntry... entries) {
    return new ActionGroup(title, FXCollections.observableArrayList(entries));
  }

  /** A menu of values; the command's shortcut, if it has one, selects the next value. */
  public static <T> ActionGroup choice(Command command, Property<T> chosen, List<T> values, Function<T, String> text) {
    return choice(command, new ReadOnlyObjectWrapper<>(chosen), values, text);
  }

  /** A menu of the values of a property that is another one in each tab. */
  public static <T> ActionGroup choice(Command command, ObservableValue<? extends Property<T>> chosen, List<T> values,
      Function<T, String> text) {
    List<MenuEntry> entries = new ArrayList<>();
    values.forEach(value -> entries.add(Action.choice(text.apply(value), chosen, value)));
    if (command.key().isPresent()) {
      entries.add(LINE);
      entries.add(Action.of(command,
          () -> chosen.getValue()
              .setValue(values.get((values.indexOf(chosen.getValue().getValue()) + 1) % values.size())))
          .titled(lang("_Next value")));
    }
    ObservableList<MenuEntry> all = FXCollections.observableArrayList(entries);
    return new ActionGroup(command.title(), all, Bindings.isNotEmpty(all), Optional.of(command));
  }

  public ActionGroup when(ObservableValue<Boolean> possible) {
    return new ActionGroup(title, FXCollections.observableArrayList(entries.stream().map(entry -> switch (entry) {
      case Action action -> action.when(possible);
      case ActionGroup below -> below.when(possible);
      case Line line -> line;
    }).toList()), possible, choice);
  }

  public String label() {
    return title.replace("_", "");
  }
}
