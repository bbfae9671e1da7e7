package zugwerk.diagram;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class TexText {

  /** Letters of the Latin blocks that the encoding T1 lacks. */
  private static final String MISSING = "\u0126\u0127\u0138\u0149\u0166\u0167\u017F\u00AD";
  /** Other characters of T1. */
  private static final String SIGNS =
      "\u0218\u0219\u021A\u021B\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2020\u2021\u2022\u2026\u20AC";

  /** Words in the Cyrillic or Greek letters of the encodings T2A and LGR. */
  private static final Pattern OTHERS =
      Pattern.compile(letterRuns("\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E\u045F")
          + "|" + letterRuns("\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE"));

  /** Prints words in another encoding if LaTeX has it, otherwise question marks. */
  private static final String COMMAND = "\\otherletters";

  private TexText() {}

  private static String letterRuns(String letters) {
    return "[" + letters + "]+(?:[ .-]+[" + letters + "]+)*";
  }

  static String preamble(String body) {
    return !body.contains(COMMAND) ? "" : """
        % Cyrillic and Greek letters, where the fonts for them are installed.
        \\IfFileExists{t2aenc.def}{\\usepackage[T2A]{fontenc}}{}
        \\IfFileExists{lgrenc.def}{\\usepackage[LGR]{fontenc}}{}
        \\DeclareRobustCommand*{\\otherletters}[3]{%
          \\ifcsname T@#1\\endcsname{\\fontencoding{#1}\\fontfamily{cmr}\\selectfont #3}\\else #2\\fi}
        """;
  }

  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    Matcher others = OTHERS.matcher(text);
    int at = 0;
    while (others.find()) {
      plain(escaped, text.substring(at, others.start()));
      String foreign = others.group();
      escaped.append(COMMAND).append(foreign.charAt(0) < 0x400 ? "{LGR}{" : "{T2A}{")
          .append(foreign.replaceAll("[^ .-]", "?")).append("}{").append(foreign).append('}');
      at = others.end();
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

  /** A comment that keeps a text for which LaTeX has no fonts; empty if it has them. */
  static String kept(String text) {
    boolean shown = OTHERS.matcher(text).replaceAll("").codePoints().allMatch(code -> isSet(code)
        || "\u2192\u2194\u2212\u25B8".indexOf(code) >= 0);
    return shown ? "" : "% " + Lettering.drawn(text).replaceAll("\\s+", " ") + "\n";
  }

  /** Whether the encoding T1 has a letter. LaTeX rejects others as not set up. */
  private static boolean isSet(int code) {
    return code >= ' ' && code < 0x7F || code >= 0xA1 && code < 0x180 && MISSING.indexOf(code) < 0
        || SIGNS.indexOf(code) >= 0;
  }
}
