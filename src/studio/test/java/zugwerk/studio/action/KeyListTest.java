package zugwerk.studio.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The two tables of keys, and the list that the help makes of them. */
class KeyListTest {

  private static Stream<Shortcut> keys(LocalKey.Place place) {
    return LocalKey.in(place).stream().flatMap(local -> local.keys().stream());
  }

  @Test
  void noKeyDoesTwoThingsInOnePlace() {
    List<Shortcut> window =
        new ArrayList<>(Arrays.stream(Command.values()).flatMap(command -> command.key().stream()).toList());
    window.addAll(keys(LocalKey.Place.WINDOW).toList());
    assertEquals(List.of(), twice(window));
    for (LocalKey.Place place : LocalKey.Place.values()) {
      assertEquals(List.of(), twice(keys(place).toList()), place.title());
    }
  }

  private static List<Shortcut> twice(List<Shortcut> keys) {
    return keys.stream().collect(Collectors.groupingBy(key -> key)).values().stream()
        .filter(same -> same.size() > 1).map(List::getFirst).toList();
  }

  @Test
  void everyKeyIsWrittenWithItsModifiersInOrder() {
    Stream.concat(Arrays.stream(Command.values()).flatMap(command -> command.key().stream()),
        Arrays.stream(LocalKey.Place.values()).flatMap(KeyListTest::keys))
        .forEach(
            key -> assertTrue(
                key.text().matches("(Ctrl\\+)?(Alt\\+)?(Shift\\+)?([A-Z0-9][a-z0-9]*|Page (Up|Down))"), key.text()));
  }

  @Test
  void theListHasEveryKeyAndKeepsGroupsTogether() {
    List<KeyList.Row> rows = KeyList.rows();
    for (Command command : Command.values()) {
      assertEquals(command.key().map(Shortcut::text),
          rows.stream()
              .filter(row -> row.group().equals(command.group().label()) && row.name().equals(command.description()))
              .findFirst().map(KeyList.Row::key),
          command.name());
    }
    for (LocalKey local : LocalKey.values()) {
      assertTrue(rows.stream().anyMatch(row -> row.group().equals(local.place().title())
          && row.name().equals(local.label())
          && (local.keys().isEmpty() || row.key().startsWith(local.key().text()))), local.name());
    }
    Map<String, Integer> last = new HashMap<>();
    for (int i = 0; i < rows.size(); i++) {
      Integer before = last.put(rows.get(i).group(), i);
      assertTrue(before == null || before == i - 1, rows.get(i).toString());
    }
  }

  @Test
  void whatIsDoneAllTheTimeHasAKeyAndWhatIsRareHasNone() {
    for (Command often : List.of(Command.NEW, Command.OPEN, Command.SAVE, Command.UNDO, Command.COPY, Command.PASTE,
        Command.SOLVE_NOW, Command.BACK, Command.FORWARD, Command.PLAY_MOVES, Command.FLIP, Command.SEARCH)) {
      assertTrue(often.key().isPresent(), often.name());
    }
    for (Command rare : List.of(Command.COPY_PHASES_TEX, Command.MEMORY, Command.QUODLIBET, Command.LOAD_LISTS,
        Command.MATES_ONLY, Command.EXCHANGE_SIDES, Command.SHOW_FEN)) {
      assertEquals(Optional.empty(), rare.key(), rare.name());
    }
  }
}
