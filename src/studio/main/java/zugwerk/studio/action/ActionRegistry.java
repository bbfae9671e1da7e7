package zugwerk.studio.action;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * All actions of a window, in menu order. Every {@link Command} is bound exactly once, by an action or, if it chooses
 * between values and has no shortcut, by the menu of these values.
 */
public final class ActionRegistry {

  /** An action under its menus. {@code choice} is the command whose value it is, if it is one of several values. */
  public record Placed(Action action, List<String> menus, Optional<Command> choice) {

    public Placed(Action action, List<String> menus) {
      this(action, menus, Optional.empty());
    }

    /** The English name, which the help uses in every language; of a value, that of its command. */
    public String english() {
      return action.command().or(() -> choice).map(command -> command.englishTitle().replace("_", "")).orElse("");
    }
  }

  private final List<ActionGroup> menus;
  private final Map<Command, Action> bound = new EnumMap<>(Command.class);

  public ActionRegistry(List<ActionGroup> menus) {
    this.menus = List.copyOf(menus);
    all().forEach(placed -> placed.action().command().ifPresent(command -> {
      if (bound.put(command, placed.action()) != null) {
        throw new IllegalArgumentException("the command " + command + " is bound twice");
      }
    }));
    Set<Command> choices = EnumSet.noneOf(Command.class);
    menus.forEach(menu -> choices(menu, choices));
    for (Command command : Command.values()) {
      if (!choices.contains(command) && !bound.containsKey(command)) {
        throw new IllegalArgumentException("the command " + command + " is not bound");
      }
    }
  }

  public List<ActionGroup> menus() {
    return menus;
  }

  public Action of(Command command) {
    return Objects.requireNonNull(bound.get(command), command::toString);
  }

  public List<Placed> all() {
    List<Placed> all = new ArrayList<>();
    menus.forEach(menu -> collect(menu, List.of(), all));
    return all;
  }

  private static void choices(ActionGroup menu, Set<Command> all) {
    menu.choice().ifPresent(all::add);
    menu.entries().forEach(entry -> {
      if (entry instanceof ActionGroup deeper) {
        choices(deeper, all);
      }
    });
  }

  private static void collect(ActionGroup menu, List<String> above, List<Placed> all) {
    List<String> path = new ArrayList<>(above);
    path.add(menu.label());
    for (MenuEntry entry : menu.entries()) {
      switch (entry) {
        case Action action -> all.add(new Placed(action, List.copyOf(path), menu.choice()));
        case ActionGroup deeper -> collect(deeper, path, all);
        case MenuEntry.Line _ -> {}
      }
    }
  }
}
