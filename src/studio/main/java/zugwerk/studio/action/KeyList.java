package zugwerk.studio.action;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** All keys with what they do, for the page of keys in the help. */
public final class KeyList {

  /** More keys than this for one thing are shown as the first and the last. */
  private static final int MOST_LISTED = 4;

  /**
   * A line of the list.
   *
   * @param group the menu, or the place where the key works
   * @param name what it does
   * @param key the key as it is written, or several with commas between
   */
  public record Row(String group, String name, String key) {}

  private KeyList() {}

  /** Every key: first those of the menus, then those that work in one place. Rows of one group follow each other. */
  public static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Command command : Command.values()) {
      rows.add(new Row(command.group().words(), command.description(), command.key().words()));
    }
    for (LocalKey local : LocalKey.values()) {
      rows.add(new Row(local.place().title(), local.words(), words(local)));
    }
    List<String> groups = rows.stream().map(Row::group).distinct().toList();
    return groups.stream().flatMap(group -> rows.stream().filter(row -> row.group().equals(group))).toList();
  }

  private static String words(LocalKey local) {
    List<Shortcut> keys = local.keys();
    if (keys.isEmpty()) {
      return local.placing("its letter").words();
    }
    return keys.size() > MOST_LISTED ? keys.getFirst() + " to " + keys.getLast()
        : keys.stream().map(Shortcut::words).collect(Collectors.joining(", "));
  }
}
