package zugwerk.diagram;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseGrid.Entry;
import zugwerk.content.PhaseGrid.Tone;
import zugwerk.content.PhaseGrid.Word;
import zugwerk.work.Texts;

/** A table of phases in LaTeX and HTML: changed moves are bold, transferred ones italic. */
public final class PhaseMarkup {

  static final String TEX_END = "\\end{tabular}";

  private PhaseMarkup() {}

  /** A tabular environment, with the remarks below it. */
  public static String tex(PhaseGrid grid, Texts texts) {
    StringBuilder text = new StringBuilder("\\begin{tabular}{l|*{")
        .append(grid.rows().getFirst().size() - 1).append("}{l}}\n");
    for (int i = 0; i < grid.rows().size(); i++) {
      text.append(grid.rows().get(i).stream().map(PhaseMarkup::tex).collect(Collectors.joining(" & ")))
          .append(i == PhaseGrid.HEADS - 1 ? " \\\\ \\hline\n" : " \\\\\n");
    }
    return text.append(TEX_END + "\n\n").append("{\\footnotesize ")
        .append(TexText.escaped(String.join(" ", remarks(grid, texts.lang("italic: transferred"), texts))))
        .append("}\n").toString();
  }

  private static String tex(Entry entry) {
    return entry.words().stream().map(word -> {
      String text = TexText.escaped(word.text());
      String bold = isBold(word.tone()) ? "\\textbf{" + text + "}" : text;
      return isItalic(word.tone()) ? "\\textit{" + bold + "}" : bold;
    }).collect(Collectors.joining(" "));
  }

  /** A table, with the remarks below it. If it has only the first tries, the table with all of them is folded. */
  public static String html(PhaseGrid grid, Texts texts) {
    String all = grid.whole().map(whole -> "<details class=\"phases\"><summary>"
        + SvgWriter.escaped(texts.counted(whole.tries(), "Show {0} try", "Show all {0} tries")) + "</summary>\n"
        + table(whole, texts) + "</details>\n").orElse("");
    return table(grid, texts) + all;
  }

  private static String table(PhaseGrid grid, Texts texts) {
    StringBuilder text = new StringBuilder("<div class=\"phases\"><table class=\"phases\">\n");
    for (int i = 0; i < grid.rows().size(); i++) {
      List<Entry> row = grid.rows().get(i);
      text.append("<tr>");
      for (int j = 0; j < row.size(); j++) {
        String cell = i == 0 || j == 0 ? "th" : "td";
        // Set play and key stay in place while the tries scroll.
        text.append('<').append(cell).append(cell.equals("td") ? "" : j == 0 ? " scope=\"row\"" : " scope=\"col\"")
            .append(j < row.size() - grid.tries() ? " class=\"fixed\">" : ">").append(html(row.get(j)))
            .append("</").append(cell).append('>');
      }
      text.append("</tr>\n");
    }
    return text.append("</table></div>\n<p class=\"phases\">")
        .append(SvgWriter.escaped(String.join(" ", remarks(grid, texts.lang("italic: transferred"), texts))))
        .append("</p>\n")
        .toString();
  }

  /** A letter stands on the line of its move. */
  private static String html(Entry entry) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < entry.words().size(); i++) {
      Word word = entry.words().get(i);
      boolean letter = word.tone() == Tone.LETTER && i > 0 || i == 1 && entry.words().getFirst().tone() == Tone.LETTER;
      text.append(i == 0 ? "" : letter ? "&nbsp;" : " ").append(html(word));
    }
    return text.toString();
  }

  private static String html(Word word) {
    String text = SvgWriter.escaped(word.text());
    String bold = isBold(word.tone()) ? "<b>" + text + "</b>" : text;
    return isItalic(word.tone()) ? "<i>" + bold + "</i>" : bold;
  }

  /**
   * @param transferred how transferred moves are shown, such as {@code italic: transferred}
   */
  static List<String> remarks(PhaseGrid grid, String transferred, Texts texts) {
    Set<Tone> tones = grid.rows().stream().flatMap(List::stream).flatMap(entry -> entry.words().stream())
        .map(Word::tone).collect(Collectors.toSet());
    String signs = Stream.of(tones.stream().anyMatch(PhaseMarkup::isBold) ? texts.lang("bold: changed") : "",
        tones.stream().anyMatch(PhaseMarkup::isItalic) ? transferred : "")
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
