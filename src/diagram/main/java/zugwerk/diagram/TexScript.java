package zugwerk.diagram;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Letters that the usual fonts of LaTeX lack. pdfLaTeX has encodings for the first two; the others need XeLaTeX or
 * LuaLaTeX and a font of the system.
 */
enum TexScript {
  T2A("\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E\u045F", "", Setting.PLAIN, Fonts.EUROPEAN),
  LGR("\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE", "", Setting.PLAIN, Fonts.EUROPEAN),
  CYRILLIC("\\p{IsCyrillic}", "", Setting.PLAIN, Fonts.EUROPEAN),
  GREEK("\\p{IsGreek}", "", Setting.PLAIN, Fonts.EUROPEAN),
  /** Vietnamese, and other letters outside of the encoding T1. */
  LATIN("\\p{IsLatin}&&[^\u0000-\u0125\u0128-\u0137\u0139-\u0148\u014A-\u0165\u0168-\u017E\u0218-\u021B]", "",
      Setting.PLAIN, Fonts.EUROPEAN),
  HEBREW("\\p{IsHebrew}", "Hebrew", Setting.FROM_THE_RIGHT,
      "Noto Serif Hebrew,Frank Ruehl CLM,David CLM,SBL Hebrew,FreeSerif,DejaVu Sans,David,Times New Roman"),
  ARABIC("\\p{IsArabic}", "Arabic", Setting.FROM_THE_RIGHT,
      "Noto Naskh Arabic,Amiri,Scheherazade New,FreeSerif,DejaVu Sans,Geeza Pro,Times New Roman"),
  CJK("\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsBopomofo}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF60", "CJK",
      Setting.LETTER_BY_LETTER,
      "Noto Serif CJK JP,Source Han Serif,IPAexMincho,Harano Aji Mincho,FandolSong,Hiragino Mincho ProN,Songti SC,"
          + "MS Mincho,SimSun,Noto Sans CJK JP,Droid Sans Fallback"),
  HANGUL("\\p{IsHangul}", "Hangul", Setting.PLAIN,
      "Noto Serif CJK KR,Source Han Serif K,UnBatang,Nanum Myeongjo,AppleMyungjo,Batang,Noto Sans CJK KR"),
  ARMENIAN("\\p{IsArmenian}", "Armenian"), GEORGIAN("\\p{IsGeorgian}", "Georgian"),
  DEVANAGARI("\\p{IsDevanagari}", "Devanagari"), BENGALI("\\p{IsBengali}", "Bengali"), TAMIL("\\p{IsTamil}", "Tamil"),
  THAI("\\p{IsThai}", "Thai");

  /** How the letters of a run follow each other. */
  private enum Setting {
    PLAIN("\\@firstofone"), FROM_THE_RIGHT("\\fromtheright"),
    /** Lines may end after each letter. */
    LETTER_BY_LETTER("\\letterbyletter");

    private final String command;

    Setting(String command) {
      this.command = command;
    }
  }

  private static final class Fonts {

    private static final String EUROPEAN = "CMU Serif,Noto Serif,FreeSerif,DejaVu Serif,Times New Roman";
  }

  /** Words in one script, in the order of the constants. */
  private static final Pattern RUNS =
      Pattern.compile(Stream.of(values()).map(script -> "(?<" + script.group() + ">" + script.run() + ")")
          .collect(Collectors.joining("|")));

  /** Prints words in a font that has their letters, otherwise question marks. */
  private static final String COMMAND = "\\otherletters";

  private final String letters;
  private final String feature;
  private final Setting setting;
  private final String fonts;

  TexScript(String letters, String name) {
    this(letters, name, Setting.PLAIN, "Noto Serif " + name + ",Noto Sans " + name + ",FreeSerif,DejaVu Sans");
  }

  TexScript(String letters, String feature, Setting setting, String fonts) {
    this.letters = letters;
    this.feature = feature;
    this.setting = setting;
    this.fonts = fonts;
  }

  private String group() {
    return name();
  }

  /** The name of the encoding or of the script. */
  private String id() {
    return hasEncoding() ? name() : name().toLowerCase(Locale.ROOT);
  }

  private boolean hasEncoding() {
    return this == T2A || this == LGR;
  }

  private String run() {
    String letter = "[" + letters + "]\\p{M}*";
    // TeX drops blanks where it sets letter by letter.
    return "(?:" + letter + ")+" + (setting == Setting.LETTER_BY_LETTER ? "" : "(?:[ .'-]+(?:" + letter + ")+)*");
  }

  static Matcher runs(String text) {
    return RUNS.matcher(text);
  }

  /** Whether a text is to be read from right to left. */
  static boolean isFromTheRight(String text) {
    Matcher runs = runs(text);
    return runs.results().anyMatch(run -> run.group("HEBREW") != null || run.group("ARABIC") != null);
  }

  /** A run of {@link #runs} in LaTeX. */
  static String command(Matcher run) {
    TexScript script =
        Stream.of(values()).filter(each -> run.group(each.group()) != null).findFirst().orElseThrow();
    return COMMAND + "{" + script.id() + "}{" + run.group().replaceAll("\\p{M}", "").replaceAll("[^ .'-]", "?") + "}{"
        + run.group() + "}";
  }

  private static Set<TexScript> used(String body) {
    Set<TexScript> used = EnumSet.noneOf(TexScript.class);
    Stream.of(values()).filter(script -> body.contains(COMMAND + "{" + script.id() + "}")).forEach(used::add);
    return used;
  }

  /** Whether a document needs XeLaTeX or LuaLaTeX. */
  static boolean needsUnicode(String body) {
    return used(body).stream().anyMatch(script -> !script.hasEncoding());
  }

  /** What defines the command of the runs for pdfLaTeX. */
  static String encodings(String body) {
    return used(body).isEmpty() ? "" : """
        % Cyrillic and Greek letters, where the fonts for them are installed.
        \\IfFileExists{t2aenc.def}{\\usepackage[T2A]{fontenc}}{}
        \\IfFileExists{lgrenc.def}{\\usepackage[LGR]{fontenc}}{}
        \\DeclareRobustCommand*{\\otherletters}[3]{%
          \\ifcsname T@#1\\endcsname{\\fontencoding{#1}\\fontfamily{cmr}\\selectfont #3}\\else #2\\fi}
        """;
  }

  /** What defines the command of the runs for XeLaTeX and LuaLaTeX. */
  static String fonts(String body) {
    return """
        \\makeatletter
        % Each script in the first of its fonts that is installed; if there is none, question marks.
        \\newcommand*{\\letterfont}[3]{\\ifcsname letters@#2\\endcsname\\else
          \\IfFontExistsTF{#1}{\\expandafter\\newfontfamily\\csname letters@#2\\endcsname{#1}[#3]}{}\\fi}
        \\newcommand*{\\letterfonts}[4]{\\@namedef{setting@#1}{#3}%
          \\@for\\@tempa:=#4\\do{\\expandafter\\letterfont\\expandafter{\\@tempa}{#1}{#2}}}
        \\ifdefined\\directlua\\newcommand*{\\fromtheright}[1]{\\textdir TRT #1}%
        \\else\\TeXXeTstate=1 \\newcommand*{\\fromtheright}[1]{\\beginR #1\\endR}\\fi
        \\newcommand*{\\letterbyletter}[1]{\\@tfor\\@tempa:=#1\\do{\\@tempa\\allowbreak}}
        \\DeclareRobustCommand*{\\otherletters}[3]{\\ifcsname letters@#1\\endcsname
          {\\csname letters@#1\\endcsname\\csname setting@#1\\endcsname{#3}}\\else #2\\fi}
        """ + used(body).stream().map(TexScript::font).collect(Collectors.joining()) + "\\makeatother\n";
  }

  private String font() {
    return "\\letterfonts{" + id() + "}{" + (feature.isEmpty() ? "" : "Script=" + feature) + "}{" + setting.command
        + "}{" + fonts + "}\n";
  }
}
