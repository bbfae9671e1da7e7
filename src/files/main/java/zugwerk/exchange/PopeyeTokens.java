package zugwerk.exchange;

import java.util.Locale;
import zugwerk.solve.Goal;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/** The words of Popeye's input, separated by blanks, commas and semicolons, with their line numbers. */
final class PopeyeTokens {

  private final String text;
  private int at;
  private int line;
  private String next = "";
  private int lineOfNext;
  private boolean taken = true;

  PopeyeTokens(String text, int line) {
    this.text = text;
    this.line = line;
  }

  String peek() {
    if (taken) {
      while (at < text.length() && isGap(text.charAt(at))) {
        line += text.charAt(at) == '\n' ? 1 : 0;
        at++;
      }
      int start = at;
      while (at < text.length() && !isGap(text.charAt(at))) {
        at++;
      }
      next = text.substring(start, at);
      lineOfNext = line;
      taken = false;
    }
    return next;
  }

  private static boolean isGap(char c) {
    return Character.isWhitespace(c) || c == ',' || c == ';';
  }

  String next() {
    String word = peek();
    taken = true;
    return word;
  }

  String need(String what) {
    if (peek().isEmpty()) {
      throw new MisreadException(line, "{0} is missing at the end", what);
    }
    return next();
  }

  boolean atEnd() {
    return peek().isEmpty();
  }

  int line() {
    return taken ? line : lineOfNext;
  }

  String restOfLine() {
    int end = text.indexOf('\n', at);
    end = end < 0 ? text.length() : end;
    int start = at;
    while (start < end && " \t;.,".indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    String rest = text.substring(start, end);
    at = end;
    taken = true;
    return rest.endsWith("\r") ? rest.substring(0, rest.length() - 1) : rest;
  }

  /** Takes a stipulation: like ours, but in either case and perhaps with a blank before the number. */
  Stipulation stipulation() {
    int line = line();
    StringBuilder text = new StringBuilder(need("a stipulation"));
    while (!isStipulation(text.toString()) && peek().matches("[#=]?\\d*([.,]\\d)?") && !atEnd()) {
      text.append(next());
    }
    return MisreadException.at(line, () -> stipulation(text.toString()));
  }

  private static boolean isStipulation(String text) {
    try {
      Stipulation.parse(text);
      return true;
    } catch (InputException _) {
      return false;
    }
  }

  static Stipulation stipulation(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT);
    try {
      if (!plain.matches("[+=]|-1")) {
        Stipulation read = Stipulation.parse(plain);
        if (!read.goal().is(Goal.Kind.RULE_DRAW) && !read.ownGoal().is(Goal.Kind.RULE_DRAW)) {
          return read;
        }
      }
    } catch (InputException _) {
      // The message below also covers studies, which Popeye does not have.
    }
    throw new InputException(
        "the stipulation '{0}' has no counterpart; those that have one read like #2, =3, s#2, r#2, h#2.5, hs#3 or"
            + " ser-h#4",
        text.strip());
  }
}
