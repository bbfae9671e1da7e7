package zugwerk.studio.action;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** A menu: actions, submenus and separators. The title has an underscore before its access key. */
public record ActionGroup(String title, ObservableList<MenuEntry> entries, ObservableValue<Boolean> enabled)
    implements
      MenuEntry {

  public ActionGroup(String title, ObservableList<MenuEntry> entries) {
    this(title, entries, Bindings.isNotEmpty(entries));
  }

  public static ActionGroup of(CommandGroup group, MenuEntry... entries) {
    return new ActionGroup(group.title(), FXCollections.observableArrayList(entries));
  }

  /** A menu of values; the command's shortcut selects the next value. */
  public static <T> ActionGroup choice(Command command, Property<T> chosen, List<T> values, Function<T, String> text) {
    List<MenuEntry> entries = new ArrayList<>();
    values.forEach(value -> entries.add(Action.choice(text.apply(value), chosen, value)));
    entries.add(LINE);
    entries.add(Action.of(command,
        () -> chosen.setValue(values.get((values.indexOf(chosen.getValue()) + 1) % values.size())))
        .titled("_Next value"));
    return new ActionGroup(command.title(), FXCollections.observableArrayList(entries));
  }

  public ActionGroup when(ObservableValue<Boolean> possible) {
    return new ActionGroup(title, FXCollections.observableArrayList(entries.stream().map(entry -> switch (entry) {
      case Action action -> action.when(possible);
      case ActionGroup below -> below.when(possible);
      case Line line -> line;
    }).toList()), possible);
  }

  public String label() {
    return title.replace("_", "");
  }
}
