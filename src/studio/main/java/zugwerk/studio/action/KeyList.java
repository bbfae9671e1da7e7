package zugwerk.studio.action;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public final class KeyList {

  /** If there are more, only the first and the last are shown. */
  private static final int MOST_LISTED = 4;

  public record Row(String group, String name, String key) {}

  private KeyList() {}

  /** First the shortcuts of menus, then local keys; rows of a group are adjacent. */
  public static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Command command : Command.values()) {
      command.key().ifPresent(key -> rows.add(new Row(command.group().label(), command.description(), key.text())));
    }
    for (LocalKey local : LocalKey.values()) {
      rows.add(new Row(local.place().title(), local.label(), keys(local)));
    }
    List<String> groups = rows.stream().map(Row::group).distinct().toList();
    return groups.stream().flatMap(group -> rows.stream().filter(row -> row.group().equals(group))).toList();
  }

  private static String keys(LocalKey local) {
    List<Shortcut> keys = local.keys();
    if (keys.isEmpty()) {
      return local.placing(lang("its letter")).text();
    }
    return keys.size() > MOST_LISTED ? lang("{0} to {1}", keys.getFirst(), keys.getLast())
        : keys.stream().map(Shortcut::text).collect(Collectors.joining(", "));
  }
}
