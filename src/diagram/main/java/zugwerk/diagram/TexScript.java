package zugwerk.diagram;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Encodings of pdfLaTeX with Cyrillic, Greek and Vietnamese letters, which its usual fonts lack. */
enum TexScript {
  T2A("\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E\u045F"),
  LGR("\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE"),
  T5("\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9");

  /** Words in one encoding, in the order of the constants. */
  private static final Pattern RUNS =
      Pattern.compile(Stream.of(values()).map(script -> "(?<" + script.name() + ">" + script.run() + ")")
          .collect(Collectors.joining("|")));

  /** Prints words in a font that has their letters, otherwise question marks. */
  private static final String COMMAND = "\\otherletters";

  private final String letters;

  TexScript(String letters) {
    this.letters = letters;
  }

  private String run() {
    return "[" + letters + "]+(?:[ .'-]+[" + letters + "]+)*";
  }

  static Matcher runs(String text) {
    return RUNS.matcher(text);
  }

  /** A run of {@link #runs} in LaTeX. */
  static String command(Matcher run) {
    TexScript script = Stream.of(values()).filter(each -> run.group(each.name()) != null).findFirst().orElseThrow();
    return COMMAND + "{" + script + "}{" + run.group().replaceAll("[^ .'-]", "?") + "}{" + run.group() + "}";
  }

  /** What defines the command of the runs of a document. */
  static String encodings(String body) {
    String used = Stream.of(values()).filter(script -> body.contains(COMMAND + "{" + script + "}"))
        .map(script -> "\\IfFileExists{" + script.name().toLowerCase(Locale.ROOT) + "enc.def}{\\usepackage["
            + script + "]{fontenc}}{}\n")
        .collect(Collectors.joining());
    return used.isEmpty() ? ""
        : "% Letters that the usual fonts lack, where the fonts for them are installed.\n" + used + """
            \\DeclareRobustCommand*{\\otherletters}[3]{%
              \\ifcsname T@#1\\endcsname{\\fontencoding{#1}\\fontfamily{cmr}\\selectfont #3}\\else #2\\fi}
            """;
  }
}
