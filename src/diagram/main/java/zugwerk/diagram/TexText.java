package zugwerk.diagram;

import java.util.regex.Matcher;
import java.util.stream.IntStream;

final class TexText {

  /** Letters of the Latin blocks that the encoding T1 lacks. */
  private static final String MISSING = "\u0126\u0127\u0138\u0149\u0166\u0167\u017F\u00AD";
  /** Other characters of T1. */
  private static final String SIGNS =
      "\u0218\u0219\u021A\u021B\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2020\u2021\u2022\u2026\u20AC";

  /** Signs that LaTeX has as commands. */
  private static final String COMMANDS = "\u2192\u2194\u2212\u25B8";

  private TexText() {}

  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    Matcher runs = TexEncoding.runs(text);
    int at = 0;
    while (runs.find()) {
      plain(escaped, text.substring(at, runs.start()));
      escaped.append(TexEncoding.command(runs));
      at = runs.end();
    }
    plain(escaped, text.substring(at));
    return escaped.toString();
  }

  private static void plain(StringBuilder escaped, String text) {
    text.codePoints().forEach(code -> escaped.append(switch (code) {
      case '\\' -> "\\textbackslash{}";
      case '{', '}', '$', '&', '#', '_', '%' -> "\\" + (char) code;
      case '^' -> "\\textasciicircum{}";
      case '~' -> "\\textasciitilde{}";
      case '<' -> "\\textless{}";
      case '>' -> "\\textgreater{}";
      case '|' -> "\\textbar{}";
      case '"' -> "\\textquotedbl{}";
      case ';', ',', '[', ']', '=', '/', '*' -> "{" + (char) code + "}";
      // There are no figurines among the usual fonts.
      case '\u2654', '\u265A' -> "K";
      case '\u2655', '\u265B' -> "Q";
      case '\u2656', '\u265C' -> "R";
      case '\u2657', '\u265D' -> "B";
      case '\u2658', '\u265E' -> "N";
      case '\u2659', '\u265F' -> "P";
      case '\u2192' -> "$\\rightarrow$";
      case '\u2194' -> "$\\leftrightarrow$";
      case '\u2212' -> "$-$";
      case '\u25B8' -> "$\\triangleright$";
      default -> isSet(code) ? Character.toString(code) : "?";
    }));
  }

  /** The characters that are in no font here. */
  static IntStream missing(String text) {
    return Lettering.drawn(TexEncoding.runs(text).replaceAll("")).codePoints()
        .filter(code -> !isSet(code) && COMMANDS.indexOf(code) < 0 && (code < 0x2654 || code > 0x265F));
  }

  /** A comment that keeps a text with such characters; empty if there are none. */
  static String kept(String text) {
    return missing(text).findAny().isEmpty() ? "" : "% " + Lettering.drawn(text).replaceAll("\\s+", " ") + "\n";
  }

  /** Whether the encoding T1 has a letter. LaTeX rejects others as not set up. */
  private static boolean isSet(int code) {
    return code >= ' ' && code < 0x7F || code >= 0xA1 && code < 0x180 && MISSING.indexOf(code) < 0
        || SIGNS.indexOf(code) >= 0;
  }
}
