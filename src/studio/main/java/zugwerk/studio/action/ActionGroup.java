package zugwerk.studio.action;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * A menu: actions, menus below it, and lines between them.
 *
 * @param title its title, with an underscore before its access key
 * @param entries what it offers now
 * @param enabled whether any of it can be had
 */
public record ActionGroup(String title, ObservableList<MenuEntry> entries, ObservableValue<Boolean> enabled)
    implements
      MenuEntry {

  /** A menu that can be had while it offers anything. */
  public ActionGroup(String title, ObservableList<MenuEntry> entries) {
    this(title, entries, Bindings.isNotEmpty(entries));
  }

  /** A menu that always offers the same. */
  public static ActionGroup of(CommandGroup group, MenuEntry... entries) {
    return new ActionGroup(group.title(), FXCollections.observableArrayList(entries));
  }

  /**
   * A menu in which one of several values is chosen; the command's key goes from each to the next.
   *
   * @param words what a value is called
   */
  public static <T> ActionGroup choice(Command command, Property<T> chosen, List<T> values, Function<T, String> words) {
    List<MenuEntry> entries = new ArrayList<>();
    values.forEach(value -> entries.add(Action.choice(words.apply(value), chosen, value)));
    entries.add(LINE);
    entries.add(Action.of(command,
        () -> chosen.setValue(values.get((values.indexOf(chosen.getValue()) + 1) % values.size())))
        .titled("_Next choice"));
    return new ActionGroup(command.title(), FXCollections.observableArrayList(entries));
  }

  /** The same, to be had only at times, with everything in it. */
  public ActionGroup when(ObservableValue<Boolean> possible) {
    return new ActionGroup(title, FXCollections.observableArrayList(entries.stream().map(entry -> switch (entry) {
      case Action action -> action.when(possible);
      case ActionGroup below -> below.when(possible);
      case Line line -> line;
    }).toList()), possible);
  }

  /** The title in plain words. */
  public String words() {
    return title.replace("_", "");
  }
}
