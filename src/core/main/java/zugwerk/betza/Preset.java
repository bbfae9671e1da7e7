package zugwerk.betza;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Predefined power lists.
 *
 * @param name their name in menus
 * @param lists their text; missing types have their default
 * @param description what they are, and their origin
 */
public record Preset(String name, String lists, String description) {

  /** The power lists of Polypiece that come with the program. */
  public static final List<Preset> ALL = read("presets.txt");

  /** The lists of fairy pieces that come with the program. */
  public static final List<Preset> FAIRY = read("fairy-presets.txt");

  private static List<Preset> read(String file) {
    return DataFile.read(file, 3).stream()
        .map(columns -> new Preset(columns.get(0), columns.get(1), columns.get(2))).toList();
  }

  static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{javaLetterOrDigit}]", "");
  }

  /** The preset with a name, or the only one whose name begins with it: {@code phased} for Phased Polypiece. */
  public static Optional<Preset> named(List<Preset> presets, String text) {
    String wanted = plain(text);
    if (text.contains("=") || wanted.isEmpty() || presets.isEmpty()) {
      return Optional.empty();
    }
    List<Preset> found = presets.stream().filter(preset -> plain(preset.name()).startsWith(wanted)).toList();
    Optional<Preset> exact = found.stream().filter(preset -> plain(preset.name()).equals(wanted)).findFirst();
    return exact.or(() -> found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty());
  }

  /** The names, for a sentence. */
  public static String names(List<Preset> presets) {
    return presets.stream().map(preset -> "'" + preset.name() + "'").collect(Collectors.joining(", "));
  }
}
