package zugwerk.web;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zugwerk.betza.Course;
import zugwerk.betza.Footprint;
import zugwerk.betza.Leap;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.betza.Trait;
import zugwerk.rules.Variant;

/** What the editor of powers shows. */
final class PowerTools {

  private PowerTools() {}

  /** The lists of both sides for every type that may have one; no rows in a game without lists. */
  static Map<String, ?> lists(Variant game) {
    return Map.of("rows", game.options().powerLists().map(lists -> rows(game, lists)).orElse(List.of()));
  }

  private static List<Map<String, String>> rows(Variant game, PowerLists lists) {
    String fixed = game.schema().types().stream().map(type -> String.valueOf(type.letter()))
        .collect(Collectors.joining());
    String letters = game.options().typeLetters().isEmpty() ? fixed : game.options().typeLetters();
    List<Map<String, String>> rows = new ArrayList<>();
    for (char letter : letters.toCharArray()) {
      rows.add(Map.of("letter", String.valueOf(letter), "white", list(lists, 0, letter), "black",
          list(lists, 1, letter)));
    }
    return rows;
  }

  private static String list(PowerLists lists, int side, char letter) {
    return lists.of(side).getOrDefault(letter, List.of()).stream().map(Power::text).collect(Collectors.joining("/"));
  }

  /**
   * The squares that each power of a list leads to from the centre of an empty board: files to the right, ranks up, and
   * whether it moves there, captures there, or both, and needs a piece on the way.
   */
  static Map<String, ?> reach(String list) {
    List<Map<String, Object>> powers = new ArrayList<>();
    for (String entry : list.split("/")) {
      Power power = PowerLists.entry(entry.strip());
      Set<List<Integer>> squares = new LinkedHashSet<>();
      for (Footprint.Way way : Footprint.of(power, 0).ways()) {
        for (Leap landing : way.landings()) {
          squares.add(List.of(landing.dx(), landing.dy(), kind(way.course())));
        }
      }
      powers.add(Map.of("name", power.text(), "squares", List.copyOf(squares)));
    }
    return Map.of("powers", powers);
  }

  /** Set bits: 1 moves, 2 captures, 4 needs a piece on the way. */
  private static int kind(Course course) {
    return (course.is(Trait.MOVE) ? 1 : 0) | (course.is(Trait.CAPTURE) ? 2 : 0) | (course.hops() ? 4 : 0);
  }
}
