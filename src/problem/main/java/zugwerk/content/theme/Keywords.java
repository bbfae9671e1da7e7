package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The keywords of a file, as in YACPDB, compared with the themes that were found.
 *
 * @param found keywords whose themes were all found
 * @param missing keywords with a theme that was not found
 * @param unknown keywords without a theme in the table
 */
public record Keywords(List<String> found, List<String> missing, List<String> unknown) {

  /** YACPDB's keywords that differ from the table, with their themes. */
  private static final Map<String, List<String>> WORDS = words("""
      Flight giving key = Flight-giving key
      Flight taking key = Flight-taking key
      Flight giving and taking key = Flight-giving key, Flight-taking key
      King star flight = Star flights
      King Y-flight = Y flights
      BK star = Star flights
      BK cross = Cross flights
      BS wheel = Knight wheel
      WS wheel = Knight wheel
      Mates on same square = Same-square play
      Reciprocal = Reciprocal change
      Lacny 4-fold = Lacny
      Lacny 5-fold = Lacny
      Threat reversal = Reversal
      Reversal = Salazar
      Kiss cycle = Kiss
      Jurasevic cycle = Djurašević
      Rice cycle = Rice
      Secondary black correction = Black correction
      Tertiary black correction = Tertiary correction
      Stocchi blocks = Stocchi
      HOTF = Helpmate of the Future
      Zepler doubling = Zepler
      Cheney-Loyd = Critical move
      Rukhlis = Ruchlis
      Shedey cycle = Shedey
      Turton doubling = Turton
      Model mates = Model mate
      Ideal mates = Ideal mate
      Models with pin = Model mate, Pin mate
      Echo mates = Echo
      Chameleon echo mates = Chameleon echo
      Cross-checks = Cross-check
      Barulin (A) = Barulin
      Somov (B1) = Somov
      Pelle move = Pelle moves
      Loshinski magnet = Loshinsky magnet
      Focal = Focal play
      Pendulum maneuver = Pendulum
      Roman theme = Roman
      Dresden theme = Dresden
      Hamburg theme = Hamburg
      """);

  public Keywords {
    found = List.copyOf(found);
    missing = List.copyOf(missing);
    unknown = List.copyOf(unknown);
  }

  private static Map<String, List<String>> words(String lines) {
    return lines.lines().map(line -> line.split(" = ", 2)).collect(Collectors.toUnmodifiableMap(
        line -> line[0].toLowerCase(Locale.ROOT), line -> List.of(line[1].split(", ", -1))));
  }

  /** Compares keywords with the themes that were found. */
  public static Keywords of(List<String> keywords, Set<Theme> shown) {
    List<String> found = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    for (String keyword : keywords) {
      List<String> meant = WORDS.getOrDefault(keyword.strip().toLowerCase(Locale.ROOT), List.of(keyword));
      List<Theme> themes = meant.stream().flatMap(name -> Themes.named(name).stream()).toList();
      (themes.isEmpty() ? unknown : shown.containsAll(themes) ? found : missing)
          .add(keyword);
    }
    return new Keywords(found, missing, unknown);
  }

  /** A line with the comparison; ends in a line break; empty if there is no keyword. */
  public String text() {
    String lists = fields().entrySet().stream().filter(entry -> !entry.getValue().isEmpty())
        .map(entry -> entry.getKey() + ": " + String.join(", ", entry.getValue())).collect(Collectors.joining("; "));
    return lists.isEmpty() ? "" : "Keywords of the file – " + lists + "\n";
  }

  /** The three lists by their names, for JSON. */
  public Map<String, List<String>> fields() {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    fields.put("found", found);
    fields.put("not found", missing);
    fields.put("not looked for", unknown);
    return fields;
  }
}
