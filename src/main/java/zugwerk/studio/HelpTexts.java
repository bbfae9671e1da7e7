package zugwerk.studio;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import zugwerk.rules.Variant;

/** The help pages that come with the program. */
final class HelpTexts {

  private HelpTexts() {}

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
