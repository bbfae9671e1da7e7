package zugwerk.studio;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** The help pages that come with the program. */
final class HelpTexts {

  /** The title of the page of mouse and keys. */
  static final String KEYS = "Mouse and keys";
  /** The title of the page of what can be asked of the solver. */
  static final String STIPULATIONS = "Stipulations and solutions";
  /** The title of the page of what endgame tables found out. */
  static final String TABLES = "What the tables say";

  private HelpTexts() {}

  /** All pages by their titles, in the order in which they are listed. */
  static Map<String, String> pages() {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put(KEYS, keys());
    pages.put(STIPULATIONS, stipulations());
    pages.put(TABLES, tables());
    Variants.all().forEach(variant -> pages.put(variant.title(), rules(variant)));
    return pages;
  }

  /** The rules of a game. */
  static String rules(Variant variant) {
    return page(variant.id());
  }

  /** What keys and mouse do. */
  static String keys() {
    return page("keys");
  }

  /** What can be asked of the solver. */
  static String stipulations() {
    return page("stipulations");
  }

  /** What endgame tables found out. */
  static String tables() {
    return page("tables");
  }

  private static String page(String name) {
    try (InputStream in = HelpTexts.class.getResourceAsStream("help/" + name + ".txt")) {
      if (in == null) {
        throw new IllegalStateException("the help page '" + name + "' is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
