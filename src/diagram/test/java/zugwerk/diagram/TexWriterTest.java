package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.geom.Rectangle2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Credits;
import zugwerk.problem.Drawing;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ForeignProgram;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

class TexWriterTest {

  private static String pieces(Diagram diagram, Look look) {
    String tex = TexWriter.write(diagram, look);
    return tex.lines().filter(line -> line.startsWith("\\pieces")).findFirst().orElseThrow();
  }

  @Test
  void piecesHaveGermanLettersColoursAndTurns() {
    assertEquals("\\pieces[5+3]{sKd8, wTRc6, wDRe6, sSf5, sDUd3, wBd2, wKa1, wLh1}",
        pieces(Samples.of("poison"), Look.PRINT));
    Diagram riders = Samples.of("polypiece", "N=NN/WD;B=F", "k7/8/8/8/8/8/8/KNB5 w");
    assertEquals("\\pieces[3+1]{sKa8, wKa1, wSb1, wLc1}", pieces(riders, Look.PRINT));
    assertEquals("\\pieces[3+1]{sKa8, wKa1, wSUb1, wLLc1}", pieces(riders, Look.PRINT.pieces(Look.Pieces.POWER)));
  }

  @Test
  void stipulationAuthorsAndStateAreSetAsThePackageReadsThem() {
    Diagram plain = Samples.of("hitpoint");
    Diagram diagram = new Diagram(plain.variant(), plain.setup(),
        Caption.of(Credits.NONE.withAuthors(List.of("Sam Loyd", "Anonymous"))),
        "h#4", true, List.of("b) x; y"));
    String tex = TexWriter.write(diagram, Look.PRINT);
    assertTrue(tex.contains("\\stipulation{h\\#4}"), tex);
    assertTrue(tex.contains("\\author{Loyd, Sam; Anonymous, }"), tex);
    assertTrue(tex.contains("\\Co{+}"), tex);
    assertTrue(tex.contains("\\twins{b) x{;} y}"), tex);
    assertTrue(tex.contains("Hit points: Qe6 (4){,} Nf5 (1)"), tex);
  }

  @Test
  void turnedPiecesAreExplainedAsThePackageDoes() {
    String tex = TexWriter.write(Samples.of("poison", "", "3k4/8/2H1D3/5h2/8/3g4/8/K7 w"), Look.PRINT);
    assertTrue(tex.contains("\\piecedefs{{w}{DR}{Doctor}; {s}{DU}{Guard}; {ws}{TR}{Harpy}}"), tex);
    assertFalse(TexWriter.write(Samples.of("orthodox"), Look.PRINT).contains("piecedefs"));
  }

  @Test
  void lettersOfPdflatexHaveAnEncoding() {
    String tex = tex("Ф. М. Давиденко", "Γεώργιος");
    assertTrue(tex.startsWith("% Compile this file with pdfLaTeX.\n"), tex);
    assertTrue(tex.contains("\\author{\\otherletters{T2A}{?????????}{Давиденко}, \\otherletters{T2A}{?. ?}{Ф. М}.}"),
        tex);
    assertTrue(tex.contains("\\source{\\otherletters{LGR}{????????}{Γεώργιος}}"), tex);
    assertFalse(TexWriter.write(Samples.of("orthodox"), Look.PRINT).contains("otherletters"));
  }

  private static String tex(String... caption) {
    return TexWriter.write(Samples.of("orthodox").under(Caption.of(List.of(caption))), Look.PRINT);
  }

  @Test
  void lettersWithoutAnEncodingStayInTheSource() {
    String tex = tex("若島 正", "יוסף כץ", "Nguyễn");
    assertTrue(tex.contains("\n% 若島 正\n") && tex.contains("\\author{?, ??}"), tex);
    assertTrue(tex.contains("\n% יוסף כץ\n") && tex.contains("\\source{???? ??}"), tex);
    assertTrue(tex.contains("\\award{Nguy\\otherletters{T5}{?}{ễ}n}"), tex);
  }

  @Test
  void signsWithoutAFontStayInTheSource() {
    String tex = tex("Sam Loyd", "\u2605 Star", "Георгий");
    assertTrue(tex.contains("\n% \u2605 Star\n") && tex.contains("\\source{? Star}"), tex);
    assertFalse(tex.contains("% Г"), tex);
  }

  /** Arrows and rings are drawn from the centre of a1, in squares; White is always below. */
  @Test
  void drawingsLieOnTheirSquares() {
    String tex = TexWriter.write(drawn("Gh2e5", "Yb8"), Look.PRINT.flipped(true));
    String[] parts = tex.substring(tex.indexOf("\\boarddrawing{%")).split("\\\\fillpath");
    assertEquals(3, parts.length, tex);
    assertEquals(new Rectangle2D.Double(4, 1, 3, 3), bounds(parts[0]), tex);
    assertEquals(new Rectangle2D.Double(1, 7, 0, 0), bounds(parts[1]), tex);
    assertFalse(TexWriter.write(Samples.of("orthodox"), Look.PRINT).contains("boarddrawing"));
  }

  /** The squares that a path touches, from the centre of the first to that of the last. */
  private static Rectangle2D bounds(String path) {
    Rectangle2D bounds = new Rectangle2D.Double(0, 0, -1, -1);
    for (MatchResult point : Pattern.compile("\\((-?[\\d.]+),(-?[\\d.]+)\\)").matcher(path).results().toList()) {
      double x = Math.rint(Double.parseDouble(point.group(1)));
      double y = Math.rint(Double.parseDouble(point.group(2)));
      if (bounds.getWidth() < 0) {
        bounds.setRect(x, y, 0, 0);
      }
      bounds.add(x, y);
    }
    return bounds;
  }

  private static Diagram drawn(String... drawings) {
    Diagram plain = Samples.of("orthodox");
    return new Diagram(plain.variant(), plain.setup(), plain.caption(), plain.stipulation(), false, List.of(),
        Stream.of(drawings).map(Drawing::read).toList());
  }

  private static DiagramSolution solution(String name) {
    Solved solved = Solved.solve(ProblemFile.read(ProjectRoot.path("problems/orthodox/" + name + ".json")),
        SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION), new Monitor());
    return DiagramSolution.of(solved, PrintedOptions.DEFAULT, false);
  }

  @Test
  void theSolutionIsEscapedLineByLine() {
    String tex = TexWriter.write(Samples.of("orthodox").with(solution("morphy-1856")), Look.PRINT);
    assertTrue(tex.contains("""
        \\solution{\\textbf{Tries}\\newline
        1.Ra5? a6!\\newline
        1.Ra6! zugzwang\\newline
        \\hspace*{1em}1...bxa6 2.b7\\#\\newline
        \\hspace*{1em}1...B\\textasciitilde{} 2.Rxa7\\#}
        """), tex);
    assertTrue(tex.endsWith("\\putsol\n\\end{document}\n"), tex);
    assertFalse(TexWriter.write(Samples.of("orthodox"), Look.PRINT).contains("putsol"));
  }

  /** Promotions, en passant, castling, letters, twins and moves in columns have no character that LaTeX takes as its own. */
  @Test
  void noSignOfASolutionIsACommand() {
    for (String name : List.of("loyd-excelsior", "ellerman-1925", "original-8-rooks", "original-1-exchange")) {
      String tex = TexWriter.write(Samples.of("orthodox").with(solution(name)), Look.PRINT);
      String solution = tex.substring(tex.indexOf("\\solution{") + 10, tex.indexOf("}\n\\end{diagram}"));
      String plain = solution.replaceAll("\\\\(newline|hspace\\*|textbf|text[a-z]+|[#&%_$])|\\$\\\\rightarrow\\$", "");
      assertFalse(plain.matches("(?s).*[\\\\#$%&~_^].*"), solution);
      assertEquals(plain.chars().filter(c -> c == '{').count(), plain.chars().filter(c -> c == '}').count(), solution);
    }
  }

  /** LaTeX itself is the judge: it must take all games and all signs without an error, and print the texts. */
  @Test
  void latexCompilesIt(@TempDir Path folder) throws Exception {
    String latex = ForeignProgram.PDFLATEX.need();
    needPackages(latex, folder);
    List<Diagram> diagrams = new ArrayList<>(Samples.FENS.keySet().stream().map(Samples::of).toList());
    Diagram plain = Samples.of("cursed");
    diagrams.add(new Diagram(plain.variant(), plain.setup(),
        Caption.of(List.of("Łucja Őrsi Пётр",
            "\\ { } $ & # ^ _ ~ % < > | \" ; , [a] = / * \u2020", "1st [Prize]", "to %")),
        "ser-h#12", true, List.of("b) Ke5\u2192e6", "c) Ke5\u2194Qe6; x")));
    diagrams
        .add(diagrams.getLast()
            .under(Caption.of(List.of("Георгий Надареишвили", "Γεώργιος Παπαδόπουλος", "Ґонґадзе Қазақ", "Ἀριστοτέλης",
                "Nguyễn Văn \u2605"))));
    diagrams.add(Samples.of("orthodox", "", "8/8/8/8/8/8/8/8 w"));
    diagrams.add(drawn("Gh2e5", "Ra1h8", "Ba4c4", "Yc1", "Gd5", "Re4", "Bf6"));
    diagrams.add(Diagram.of(ProblemFile.read(ProjectRoot.path("problems/orthodox/healey-bristol.json"))));
    compile(latex, folder, "y", TexWriter.write(diagrams, Look.PRINT.coordinates(true), 3, new Meter(new Monitor())));
    String log = compile(latex, folder, "w",
        TexWriter.write(Samples.of("orthodox").with(PhaseFigureTest.grid(7)), Look.PRINT));
    assertFalse(log.contains("Overfull"), log);
    diagrams.replaceAll(diagram -> diagram.variant().id().equals("orthodox")
        ? diagram.with(solution("ellerman-1925")) : diagram);
    diagrams.add(Samples.of("orthodox").with(solution("original-8-rooks")));
    compile(latex, folder, "z", TexWriter.write(diagrams.getLast(), Look.PRINT));
    // Of columns side by side the lines would be mixed up.
    compile(latex, folder, "x", TexWriter.write(diagrams, Look.PRINT, 1, new Meter(new Monitor())));
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(folder.resolve("x.pdf")))) {
      String text = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
      assertTrue(text.contains("Frank Healey"), text);
      assertTrue(text.contains("Poisoned: Kd8 (3), Nf5 (5)"), text);
      assertTrue(text.contains("Poison Chess"), text);
      assertTrue(text.contains("1...Rd4 a 2.Re7# F"), text);
    }
  }

  /** Skips the test, in LaTeX's own words, where a package or a font is missing. */
  private static void needPackages(String latex, Path folder) throws Exception {
    Files.writeString(folder.resolve("parts.tex"), """
        \\documentclass{article}
        \\usepackage[utf8]{inputenc}
        \\usepackage[T2A,LGR,T5,T1]{fontenc}
        \\usepackage{lmodern,textcomp,graphicx,geometry,pict2e,color}
        \\expandafter\\def\\csname ver@pstricks.sty\\endcsname{}
        \\usepackage{diagram}
        \\begin{document}
        \\newcommand*{\\sample}[2]{{\\fontencoding{#1}\\fontfamily{cmr}\\selectfont #2 \\textbf{#2}}}
        \\textbf{L}\\sample{T2A}{ж}\\sample{LGR}{π}\\sample{T5}{ễ}
        \\begin{diagram}\\pieces{wKa1, wDRc3, sBe5}\\end{diagram}
        \\end{document}
        """);
    StringBuilder log = new StringBuilder();
    ForeignProgram.run(folder, List.of(latex, "-interaction=nonstopmode", "-halt-on-error", "parts.tex"), log);
    assumeTrue(log.indexOf("Output written on") >= 0, () -> "the installed LaTeX lacks a package or a font: "
        + log.toString().lines().filter(line -> line.startsWith("!")).findFirst().orElse(log.toString()));
  }

  private static String compile(String latex, Path folder, String name, String tex) throws Exception {
    Files.writeString(folder.resolve(name + ".tex"), tex);
    String log =
        ForeignProgram.run(folder, List.of(latex, "-interaction=nonstopmode", "-halt-on-error", name + ".tex"));
    assertTrue(log.contains("Output written on " + name + ".pdf"), log);
    return log;
  }
}
