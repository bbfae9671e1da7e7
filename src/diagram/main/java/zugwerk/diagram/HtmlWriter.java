package zugwerk.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zugwerk.content.printed.PrintedPart;
import zugwerk.notation.LetterText;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.work.Texts;

/**
 * Writes a problem as a self-contained web page with its printed solution, or the complete analysis, to step through.
 * The solution can be read without the script, which only moves the pieces.
 */
final class HtmlWriter {

  private static final Pattern PLACE = Pattern.compile("\\{\\{(?:lang:([^}]+)|(\\w+))}}");

  private HtmlWriter() {}

  static String write(Diagram diagram, Look look) {
    return write(diagram, look, List.of());
  }

  static String write(Diagram diagram, Look look, List<PageLink> links) {
    Texts texts = diagram.texts();
    Frames frames = new Frames(look, texts);
    StringBuilder tree = new StringBuilder();
    diagram.solution().ifPresentOrElse(shown -> solution(shown, frames, diagram.written(), tree),
        () -> frames.add(Frames.NONE, diagram.variant(), diagram.setup(), Optional.empty()));
    diagram.table().ifPresent(phases -> tree.append(PhaseMarkup.html(phases, texts)));
    String title = String.join(", ", diagram.captionLines());
    Map<String, String> parts = Map.ofEntries(
        Map.entry("title", SvgWriter.escaped(title.isEmpty() ? texts.lang("Chess problem") : title)),
        Map.entry("style", template("page.css")),
        Map.entry("links", PageLink.html(links, texts)),
        Map.entry("caption", lines(diagram.captionLines())),
        Map.entry("board", SvgWriter.elements(BoardMarks.empty(look), texts)),
        Map.entry("rings", SvgWriter.elements(DrawingShapes.marks(diagram.drawings(), true, look), texts)),
        Map.entry("arrows", SvgWriter.elements(DrawingShapes.marks(diagram.drawings(), false, look), texts)),
        Map.entry("definitions", frames.definitions()),
        Map.entry("asked", SvgWriter.escaped(diagram.stipulation())),
        Map.entry("count", SvgWriter.escaped((diagram.certified() ? "C+ " : "") + diagram.piecesCount())),
        Map.entry("twins", lines(diagram.twins())),
        Map.entry("game", SvgWriter.escaped(diagram.game())),
        Map.entry("terms", lines(diagram.terms())),
        Map.entry("fairies", fairies(frames, look.style())),
        Map.entry("tree", tree.toString()),
        Map.entry("data", frames.script() + "const flipped = " + look.flipped() + ";\n"),
        Map.entry("script", PageTexts.script(texts, "page.js")));
    return filled("page.html", texts, parts);
  }

  /** A template in a language, with its parts put in. */
  static String filled(String template, Texts texts, Map<String, String> parts) {
    Map<String, String> all = new HashMap<>(parts);
    all.put("language", texts.language().code());
    return PLACE.matcher(template(template)).replaceAll(place -> Matcher.quoteReplacement(
        place.group(1) != null ? SvgWriter.escaped(texts.lang(place.group(1))) : all.get(place.group(2))));
  }

  static String template(String name) {
    try (InputStream in = HtmlWriter.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  static String lines(List<String> lines) {
    return lines.stream().map(line -> "<p>" + SvgWriter.escaped(line) + "</p>").collect(Collectors.joining());
  }

  private static String fairies(Frames frames, Style style) {
    return frames.fairies().stream().map(piece -> "<span>" + piece.pictures(style).stream()
        .map(picture -> "<svg class=\"man\" viewBox=\"0 0 1 1\">" + SvgWriter.elements(List.of(picture), frames.texts())
            + "</svg>")
        .collect(Collectors.joining()) + " " + SvgWriter.escaped(piece.name()) + "</span>")
        .collect(Collectors.joining("\n"));
  }

  static void solution(DiagramSolution shown, Frames frames, LetterText letters, StringBuilder text) {
    for (int i = 0; i < shown.solved().parts().size(); i++) {
      Solved.Part part = shown.solved().parts().get(i);
      PrintedPart printed = shown.printed().parts().get(i);
      PageSteps steps = new PageSteps(frames, text, part);
      text.append("<section><h2>");
      PageSteps.Reached root = steps.start(shown.solved().parts().size() == 1 ? frames.texts().lang("Diagram")
          : letters.write(Diagram.printed(frames.texts().lang(part.twin().heading()))));
      text.append("</h2>\n");
      paragraph("verdict", shown.full() ? verdict(part.solution(), frames.texts()) : printed.verdict(), text);
      paragraph("remark", printed.remark(), text);
      if (shown.full()) {
        new AnalysisMarkup(steps, text, part.solution(), letters, frames.texts()).write(root);
      } else {
        new PrintedMarkup(steps, text, part.solution(), letters).write(printed, root);
      }
      text.append("</section>\n");
    }
  }

  private static void paragraph(String style, String line, StringBuilder text) {
    if (!line.isEmpty()) {
      text.append("<p class=\"").append(style).append("\">").append(SvgWriter.escaped(line)).append("</p>\n");
    }
  }

  private static String verdict(Solution solution, Texts texts) {
    boolean help = !solution.stipulation().hasKeys() && solution.solutions() > 0;
    return solution.stipulation() + ": " + texts.lang(solution.verdict().word())
        + (help ? ", " + texts.counted(solution.solutions(), "{0} solution", "{0} solutions") : "");
  }
}
