package zugwerk.diagram;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseGrid.Entry;
import zugwerk.content.PhaseGrid.Tone;
import zugwerk.content.PhaseGrid.Word;

/** A table of phases in LaTeX and HTML: changed moves are bold, transferred ones italic. */
public final class PhaseMarkup {

  static final String TEX_END = "\\end{tabular}";

  private static final String ITALIC = "italic";

  private PhaseMarkup() {}

  /** A tabular environment, with the remarks below it. */
  public static String tex(PhaseGrid grid) {
    StringBuilder text = new StringBuilder("\\begin{tabular}{l|*{")
        .append(grid.rows().getFirst().size() - 1).append("}{l}}\n");
    for (int i = 0; i < grid.rows().size(); i++) {
      text.append(grid.rows().get(i).stream().map(PhaseMarkup::tex).collect(Collectors.joining(" & ")))
          .append(i == PhaseGrid.HEADS - 1 ? " \\\\ \\hline\n" : " \\\\\n");
    }
    return text.append(TEX_END + "\n\n").append("{\\footnotesize ")
        .append(TexText.escaped(String.join(" ", remarks(grid, ITALIC))))
        .append("}\n").toString();
  }

  private static String tex(Entry entry) {
    return entry.words().stream().map(word -> {
      String text = TexText.escaped(word.text());
      String bold = isBold(word.tone()) ? "\\textbf{" + text + "}" : text;
      return isItalic(word.tone()) ? "\\textit{" + bold + "}" : bold;
    }).collect(Collectors.joining(" "));
  }

  /** A table, with the remarks below it. */
  public static String html(PhaseGrid grid) {
    StringBuilder text = new StringBuilder("<table class=\"phases\">\n");
    for (int i = 0; i < grid.rows().size(); i++) {
      List<Entry> row = grid.rows().get(i);
      String cell = i == 0 ? "th" : "td";
      text.append("<tr><th scope=\"row\">").append(html(row.getFirst())).append("</th>");
      row.stream().skip(1).forEach(entry -> text.append('<').append(cell).append(cell.equals("th")
          ? " scope=\"col\">" : ">").append(html(entry)).append("</").append(cell).append('>'));
      text.append("</tr>\n");
    }
    return text.append("</table>\n<p class=\"phases\">")
        .append(SvgWriter.escaped(String.join(" ", remarks(grid, ITALIC)))).append("</p>\n")
        .toString();
  }

  private static String html(Entry entry) {
    return entry.words().stream().map(word -> {
      String text = SvgWriter.escaped(word.text());
      String bold = isBold(word.tone()) ? "<b>" + text + "</b>" : text;
      return isItalic(word.tone()) ? "<i>" + bold + "</i>" : bold;
    }).collect(Collectors.joining(" "));
  }

  /**
   * @param transferred how transferred moves are shown, such as {@code italic}
   */
  static List<String> remarks(PhaseGrid grid, String transferred) {
    Set<Tone> tones = grid.rows().stream().flatMap(List::stream).flatMap(entry -> entry.words().stream())
        .map(Word::tone).collect(Collectors.toSet());
    String signs = Stream.of(tones.stream().anyMatch(PhaseMarkup::isBold) ? "bold: changed" : "",
        tones.stream().anyMatch(PhaseMarkup::isItalic) ? transferred + ": transferred" : "")
        .filter(sign -> !sign.isEmpty()).collect(Collectors.joining("; "));
    return signs.isEmpty() ? grid.remarks() : Stream.concat(grid.remarks().stream(),
        Stream.of(Character.toUpperCase(signs.charAt(0)) + signs.substring(1) + ".")).toList();
  }

  static boolean isBold(Tone tone) {
    return tone == Tone.CHANGED || tone == Tone.CHANGED_AND_TRANSFERRED;
  }

  static boolean isItalic(Tone tone) {
    return tone == Tone.TRANSFERRED || tone == Tone.CHANGED_AND_TRANSFERRED;
  }
}
