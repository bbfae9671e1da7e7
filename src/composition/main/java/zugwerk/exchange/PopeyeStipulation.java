package zugwerk.exchange;

import java.util.Locale;
import zugwerk.solve.Stipulation;
import zugwerk.work.Reason;

/** Popeye's stipulations are like ours, but in either case and perhaps with a blank before the number. */
final class PopeyeStipulation {

  private PopeyeStipulation() {}

  static Stipulation read(PopeyeTokens tokens) {
    int line = tokens.line();
    StringBuilder text = new StringBuilder(tokens.need("a stipulation"));
    while (!Character.isDigit(text.charAt(text.length() - 1)) && tokens.peek().matches("[#=]?\\d*(\\.\\d)?")
        && !tokens.atEnd()) {
      text.append(tokens.next());
    }
    try {
      return of(text.toString());
    } catch (IllegalArgumentException fault) {
      throw new MisreadException(line, Reason.of(fault));
    }
  }

  static Stipulation of(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT);
    try {
      if (!plain.matches("[+=]|-1")) {
        return Stipulation.parse(plain);
      }
    } catch (IllegalArgumentException _) {
      // The message below also covers studies, which Popeye does not have.
    }
    throw new IllegalArgumentException("the stipulation '" + text.strip() + "' has no counterpart; those that have one"
        + " read like #2, =3, s#2, r#2, h#2.5, hs#3 or ser-h#4");
  }
}
