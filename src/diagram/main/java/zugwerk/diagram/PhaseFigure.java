package zugwerk.diagram;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseGrid.Entry;
import zugwerk.content.PhaseGrid.Tone;
import zugwerk.content.PhaseGrid.Word;
import zugwerk.work.Message;
import zugwerk.work.Texts;

/**
 * A table of phases with three rules as in a printed book. Changed moves are bold, transferred ones underlined, since
 * the fonts have no italics. Phases that do not fit get a table below.
 */
final class PhaseFigure {

  private static final double SIZE = 0.3;
  private static final double LINE = SIZE * 1.45;
  private static final double NOTE = 0.26;
  private static final double GAP = 0.45;
  private static final double WIDEST = 13.5;
  private static final double COLUMN = 3.4;
  private static final double THICK = 0.035;
  private static final double THIN = 0.02;

  private final PhaseGrid grid;
  private final Style style;
  /** Where defences without a letter begin, so that all are aligned. */
  private final double indent;
  private final double width;
  private final List<Mark> marks = new ArrayList<>();
  private double y;

  /**
   * @param least the width to which a narrower table is stretched, such as that of the board
   */
  PhaseFigure(PhaseGrid grid, Style style, double least, Texts texts) {
    this.grid = grid;
    this.style = style;
    indent = grid.rows().stream().filter(PhaseFigure::hasLetter)
        .mapToDouble(row -> width(row.getFirst().words().subList(0, 1)) + blank()).max().orElse(0);
    List<List<Integer>> parts = parts();
    width = Math.max(least, parts.stream().mapToDouble(this::natural).max().orElse(0));
    parts.forEach(this::table);
    y += 0.06;
    PhaseMarkup.remarks(grid, texts.lang("underlined: transferred"), texts).stream()
        .flatMap(remark -> Lettering.wrap(remark, false, NOTE, width).stream()).forEach(line -> {
          y += NOTE * DiagramLayout.LEADING;
          marks.add(Mark.Text.of(line, 0, y - 0.25 * NOTE, NOTE, Mark.Align.START, false, style.line()));
        });
  }

  double width() {
    return width;
  }

  double height() {
    return y;
  }

  Mark placed(double left, double top) {
    return new Mark.Group(Message.message("phases"), marks).placed(AffineTransform.getTranslateInstance(left, top));
  }

  /** The columns of as few tables as possible, all of similar widths. */
  private List<List<Integer>> parts() {
    List<List<Integer>> parts = parts(WIDEST);
    for (double limit = WIDEST; limit > 0; limit -= 0.5) {
      List<List<Integer>> narrower = parts(limit);
      if (narrower.size() > parts.size()) {
        break;
      }
      parts = narrower;
    }
    return parts;
  }

  private List<List<Integer>> parts(double limit) {
    List<List<Integer>> parts = new ArrayList<>();
    List<Integer> again = natural(grid.fixed()) <= WIDEST / 2 ? grid.fixed() : List.of(0);
    List<Integer> part = new ArrayList<>(List.of(0));
    for (int column = 1; column < grid.rows().getFirst().size(); column++) {
      part.add(column);
      if (part.size() > Math.max(2, again.size() + 1) && natural(part) > limit) {
        part.removeLast();
        parts.add(part);
        // Set play and keys are repeated next to the tries.
        part = new ArrayList<>(column > again.getLast() ? again : List.of(0));
        part.add(column);
      }
    }
    parts.add(part);
    return parts;
  }

  private double natural(List<Integer> columns) {
    return columns.stream().mapToDouble(this::column).sum() + GAP * (columns.size() - 1);
  }

  private double column(int column) {
    return grid.rows().stream().mapToDouble(row -> (column == 0 ? indent(row) : 0)
        + broken(row.get(column)).stream().mapToDouble(PhaseFigure::width).max().orElse(0)).max().orElse(0);
  }

  private double indent(List<Entry> row) {
    return hasLetter(row) || grid.rows().indexOf(row) < PhaseGrid.HEADS ? 0 : indent;
  }

  private static boolean hasLetter(List<Entry> row) {
    List<Word> words = row.getFirst().words();
    return !words.isEmpty() && words.getFirst().tone() == Tone.LETTER;
  }

  private void table(List<Integer> columns) {
    double gap = GAP + (width - natural(columns)) / columns.size();
    y += y == 0 ? 0 : LINE;
    rule(THICK);
    for (int i = 0; i < grid.rows().size(); i++) {
      List<Entry> row = grid.rows().get(i);
      List<List<List<Word>>> cells = columns.stream().map(column -> broken(row.get(column))).toList();
      if (i == 1 && columns.stream().skip(1).allMatch(column -> row.get(column).words().isEmpty())) {
        continue;
      }
      double x = 0;
      for (int j = 0; j < cells.size(); j++) {
        for (int line = 0; line < cells.get(j).size(); line++) {
          words(cells.get(j).get(line), x + (j == 0 ? indent(row) : 0), y + (line + 1) * LINE - 0.3 * SIZE);
        }
        x += column(columns.get(j)) + gap;
      }
      y += cells.stream().mapToInt(List::size).max().orElse(1) * LINE;
      if (i == PhaseGrid.HEADS - 1) {
        y += 0.08;
        rule(THIN);
      }
    }
    y += 0.08;
    rule(THICK);
  }

  private void rule(double thickness) {
    marks.add(new Mark.Fill(new Rectangle2D.Double(0, y, width, thickness), style.line()));
    y += thickness;
  }

  private void words(List<Word> words, double from, double baseline) {
    double x = from;
    for (Word word : words) {
      Color color = word.tone() == Tone.QUIET ? quiet() : style.line();
      boolean bold = PhaseMarkup.isBold(word.tone());
      marks.add(Mark.Text.of(word.text(), x, baseline, SIZE, Mark.Align.START, bold, color));
      double length = Lettering.width(word.text(), bold) * SIZE;
      if (PhaseMarkup.isItalic(word.tone())) {
        marks.add(new Mark.Fill(new Rectangle2D.Double(x, baseline + 0.22 * SIZE, length, THIN), style.line()));
      }
      x += length + blank();
    }
  }

  private Color quiet() {
    return new Color(mixed(style.line().getRed(), style.paper().getRed()),
        mixed(style.line().getGreen(), style.paper().getGreen()),
        mixed(style.line().getBlue(), style.paper().getBlue()));
  }

  private static int mixed(int line, int paper) {
    return (3 * line + 2 * paper) / 5;
  }

  private static List<List<Word>> broken(Entry entry) {
    List<List<Word>> lines = new ArrayList<>();
    List<Word> line = new ArrayList<>();
    for (Word word : entry.words().stream().flatMap(PhaseFigure::narrow).toList()) {
      List<Word> longer = new ArrayList<>(line);
      longer.add(word);
      if (!line.isEmpty() && width(longer) > COLUMN) {
        lines.add(line);
        line = new ArrayList<>(List.of(word));
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines;
  }

  private static Stream<Word> narrow(Word word) {
    return Lettering.wrap(word.text(), PhaseMarkup.isBold(word.tone()), SIZE, COLUMN).stream()
        .map(part -> new Word(part, word.tone(), word.solved(), word.path()));
  }

  private static double width(List<Word> words) {
    return IntStream.range(0, words.size()).mapToDouble(i -> (i == 0 ? 0 : blank())
        + Lettering.width(words.get(i).text(), PhaseMarkup.isBold(words.get(i).tone())) * SIZE).sum();
  }

  private static double blank() {
    return 0.28 * SIZE;
  }
}
