package zugwerk.content.theme;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.SolutionScene;

/** The table of all themes. */
public final class Themes {

  static final String RICE = "ABC";
  static final String VELIMIROVIC = "Encyclopedia";
  static final String CYCLONE = "Cyclone";
  static final String HELPMAN = "Helpmate Analyzer";
  static final String YACPDB = "YACPDB";
  static final String HERE = "Zugwerk";

  /** The full titles of sources by their short titles. */
  public static final Map<String, String> SOURCES = sources();

  /** All themes, chapter by chapter. */
  public static final List<Theme> ALL = Stream
      .of(ChangedPlay.themes(), Cycles.themes(), ReturningMoves.themes(), Keys.themes(), Defences.themes(),
          Crossings.themes(),
          PinPlay.themes(), Corrections.themes(),
          Attack.themes(), Journeys.themes(), LinePlay.themes(), HelpPlay.themes(), Mates.themes(),
          StateThemes.themes(),
          StateChanges.themes(),
          WhiteLines.themes(),
          LogicalPlay.themes(),
          PhaseThreats.themes(),
          ArrivalPlay.themes(),
          PinsAndBatteries.themes(),
          Manoeuvres.themes(),
          Tasks.themes())
      .flatMap(List::stream).toList();

  private static final Map<String, Theme> NAMED = ALL.stream()
      .collect(Collectors.toUnmodifiableMap(theme -> plain(theme.name()), theme -> theme));

  private static final int SUGGESTED = 3;

  private Themes() {}

  private static Map<String, String> sources() {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put(RICE, "J. M. Rice, \"An ABC of Chess Problems\", 1970");
    sources.put(VELIMIROVIC, "M. Velimirović and K. Valtonen, \"The Definitive Book: Encyclopedia of Chess Problems\","
        + " 2012");
    sources.put(CYCLONE, "P. Gvozdják, \"Cyclone 2\"");
    sources.put(HELPMAN, "V. Paliulionis, Helpmate Analyzer, glossary of themes");
    sources.put(YACPDB, "YACPDB, guide to the query language");
    sources.put(HERE, "defined here");
    return sources;
  }

  /**
   * All findings in a solution, in the order of the table.
   *
   * @throws java.util.concurrent.CancellationException if the token of the content stops it
   */
  public static List<ThemeFinding> in(Content content) {
    List<ThemeFinding> all = new ArrayList<>();
    for (Theme theme : ALL) {
      content.check();
      all.addAll(theme.in(content));
    }
    return all;
  }

  /** The essential themes among all findings in a solution. */
  public static Set<Theme> essential(Content content, List<ThemeFinding> all) {
    return Essentials.of(content, all);
  }

  /** The theme with a name; case, accents and kinds of dashes do not matter. */
  public static Optional<Theme> named(String name) {
    return Optional.ofNullable(NAMED.get(plain(name)));
  }

  /** The names of the themes that share most pairs of letters with a text, the best first. */
  public static List<String> near(String text) {
    Set<String> pairs = pairs(text);
    return ALL.stream().map(Theme::name).sorted(Comparator.comparingDouble((String name) -> {
      Set<String> both = pairs(name);
      int all = both.size();
      both.retainAll(pairs);
      return -both.size() / (double) (all + pairs.size());
    })).limit(SUGGESTED).toList();
  }

  private static Set<String> pairs(String text) {
    String plain = " " + plain(text) + " ";
    return IntStream.range(1, plain.length()).mapToObj(i -> plain.substring(i - 1, i + 1)).collect(Collectors.toSet());
  }

  private static String plain(String name) {
    return Normalizer.normalize(name.strip(), Normalizer.Form.NFD).replaceAll("\\p{M}", "")
        .replaceAll("\\p{Pd}", "-").toLowerCase(Locale.ROOT);
  }

  static String squares(long set) {
    List<String> names = SolutionScene.squares(set).mapToObj(Square::name).toList();
    return names.size() < 2 ? String.join("", names)
        : names.stream().limit(names.size() - 1L).collect(Collectors.joining(", ")) + " and " + names.getLast();
  }
}
