package zugwerk.diagram;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Encodings of pdfLaTeX with Cyrillic, Greek and Vietnamese letters, which its usual fonts lack. */
enum TexEncoding {
  T2A("\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E\u045F\u0490-\u0493\u0496-\u049D\u04A0-\u04A5\u04AA\u04AB"
      + "\u04AE-\u04B3\u04B6-\u04BB\u04C0-\u04C2\u04D0-\u04DF\u04E2-\u04E9\u04EC-\u04F5\u04F8\u04F9"),
  LGR("\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u1F00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D"
      + "\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FC2-\u1FC4\u1FC6-\u1FCC"
      + "\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC"),
  T5("\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9");

  /** Words in one encoding, in the order of the constants. */
  private static final Pattern RUNS =
      Pattern.compile(Stream.of(values()).map(encoding -> "(?<" + encoding.name() + ">" + encoding.run() + ")")
          .collect(Collectors.joining("|")));

  /** Prints words in a font that has their letters, otherwise question marks. */
  private static final String COMMAND = "\\otherletters";

  private final String letters;

  TexEncoding(String letters) {
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
    TexEncoding encoding = Stream.of(values()).filter(each -> run.group(each.name()) != null).findFirst().orElseThrow();
    return COMMAND + "{" + encoding + "}{" + run.group().replaceAll("[^ .'-]", "?") + "}{" + run.group() + "}";
  }

  /** What defines the command of the runs of a document. */
  static String encodings(String body) {
    String used = Stream.of(values()).filter(encoding -> body.contains(COMMAND + "{" + encoding + "}"))
        .map(encoding -> "\\IfFileExists{" + encoding.name().toLowerCase(Locale.ROOT) + "enc.def}{\\usepackage["
            + encoding + "]{fontenc}}{}\n")
        .collect(Collectors.joining());
    return used.isEmpty() ? ""
        : "% Letters that the usual fonts lack, where the fonts for them are installed.\n" + used + """
            \\DeclareRobustCommand*{\\otherletters}[3]{%
              \\ifcsname T@#1\\endcsname{\\fontencoding{#1}\\fontfamily{cmr}\\selectfont #3}\\else #2\\fi}
            """;
  }
}
