package zugwerk.diagram;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.work.Message;

/**
 * Places everything in a diagram. The unit is the side of a square. Captions are above and below the board, the legend
 * and the flag of the side to move to its right, the solution and its phases at the bottom.
 */
final class DiagramLayout {

  static final double MARGIN = 0.45;

  private static final double AUTHORS = 0.44;
  static final double TEXT = 0.38;
  private static final double NOTE = 0.34;
  static final double LEADING = 1.34;
  private static final double SIDE_GAP = 0.4;
  private static final double WIDEST_LEGEND = 5;
  private static final double PHASES = 0.5;
  private static final double SOLUTION = 0.3;

  private final Diagram diagram;
  private final Look look;
  private final String number;
  private final Style style;
  private final double left;
  private final double top;
  private final double side;
  private final Optional<PhaseFigure> phases;
  private final double bottom;
  private final List<Mark> marks = new ArrayList<>();

  DiagramLayout(Diagram diagram, Look look) {
    this(diagram, look, "");
  }

  /**
   * @param number printed before the caption, such as the number of the diagram on a sheet; may be empty
   */
  DiagramLayout(Diagram diagram, Look look, String number) {
    this.diagram = diagram;
    this.number = number;
    this.look = look;
    style = look.style();
    List<Line> legend = legend();
    side = Math.max(beside(legend), flagsWidth());
    phases = diagram.table().map(grid -> new PhaseFigure(grid, style, 8, diagram.texts()));
    left = MARGIN + Math.max(look.coordinates() ? 0.15 : 0, (phasesWidth() - boardWidth()) / 2);
    List<Line> above = look.captions() ? above() : List.of();
    top = MARGIN + height(above) + (above.isEmpty() ? 0 : 0.1);
    if (!look.transparent()) {
      marks.add(null);
    }
    captions(above, MARGIN);
    AffineTransform place = AffineTransform.getTranslateInstance(left, top);
    BoardMarks.of(diagram, look).forEach(mark -> marks.add(mark.placed(place)));
    beside(legend, left + 8 + SIDE_GAP, top + (flags().isEmpty() || flagsBelow() ? 0 : 1.25));
    flag();
    double y = top + 8 + (look.coordinates() ? BoardMarks.COORDINATES : 0);
    if (look.captions()) {
      DiagramFooter footer = new DiagramFooter(diagram, look, left, y + 0.12);
      marks.addAll(footer.marks());
      y = footer.bottom();
    }
    if (!diagram.solutionLines().isEmpty()) {
      SolutionFigure solution = new SolutionFigure(diagram.solutionLines(), style);
      y += SOLUTION;
      marks.add(solution.placed(left, y));
      y += solution.height();
    }
    if (phases.isPresent()) {
      y += PHASES;
      marks.add(phases.get().placed(phasesLeft(), y));
      y += phases.get().height();
    }
    bottom = y;
    if (!look.transparent()) {
      marks.set(0, new Mark.Fill(new Rectangle2D.Double(0, 0, width(), height()), style.paper()));
    }
  }

  private record Line(String text, double size, boolean bold) {}

  List<Mark> marks() {
    return marks;
  }

  double width() {
    return Math.max(left + boardWidth(), phasesLeft() + phasesWidth()) + MARGIN;
  }

  private double boardWidth() {
    return 8 + (side > 0 ? SIDE_GAP + side : 0);
  }

  private double phasesWidth() {
    return phases.map(PhaseFigure::width).orElse(0.0);
  }

  /** A table as wide as the board is below it; a wider one spans the whole width. */
  private double phasesLeft() {
    return phasesWidth() <= boardWidth() ? left : MARGIN;
  }

  double height() {
    return bottom + MARGIN;
  }

  double boardLeft() {
    return left;
  }

  double boardTop() {
    return top;
  }

  /** Authors on one line if they fit; otherwise one a line, so that no name is broken. */
  private List<Line> above() {
    List<String> heads = new ArrayList<>(diagram.caption().credits().authors());
    List<String> others = new ArrayList<>(diagram.caption().others(diagram.texts()));
    if (heads.isEmpty() && !others.isEmpty()) {
      heads.add(others.removeFirst());
    }
    String joined = (number + " " + String.join(" & ", heads)).strip();
    if (heads.size() < 2 || Lettering.width(joined, true) * AUTHORS <= 8) {
      heads = joined.isEmpty() ? List.of() : List.of(joined);
    } else {
      String last = heads.removeLast();
      heads.replaceAll(author -> author + " &");
      heads.add(last);
      heads.set(0, (number + " " + heads.getFirst()).strip());
    }
    List<Line> lines = new ArrayList<>();
    heads.forEach(head -> centred(lines, head, AUTHORS, true));
    others.forEach(line -> centred(lines, line, TEXT, false));
    return lines;
  }

  private static void centred(List<Line> lines, String text, double size, boolean bold) {
    Lettering.balanced(text, bold, size, 8).forEach(line -> lines.add(new Line(line, size, bold)));
  }

  private static double height(List<Line> lines) {
    return lines.stream().mapToDouble(line -> line.size() * LEADING).sum();
  }

  private void captions(List<Line> lines, double from) {
    double y = from;
    for (Line line : lines) {
      y += line.size() * LEADING;
      text(line, left + 4, y - 0.4 * line.size(), Mark.Align.MIDDLE);
    }
  }

  private void text(Line line, double x, double y, Mark.Align align) {
    if (!line.text().isEmpty()) {
      marks.add(Mark.Text.of(line.text(), x, y, line.size(), align, line.bold(), style.line()));
    }
  }

  private List<Line> legend() {
    List<Line> lines = new ArrayList<>();
    List<String> rows = look.captions() ? diagram.legend(look.pieces()) : diagram.legend();
    rows.forEach(row -> Lettering.wrap(row, false, NOTE, WIDEST_LEGEND)
        .forEach(line -> lines.add(new Line(line, NOTE, false))));
    return lines;
  }

  private static double beside(List<Line> lines) {
    return lines.stream().mapToDouble(line -> Lettering.width(line.text(), line.bold()) * line.size()).max().orElse(0);
  }

  private void beside(List<Line> lines, double x, double from) {
    double y = from;
    for (Line line : lines) {
      y += line.size() * LEADING;
      text(line, x, y - 0.25 * line.size(), Mark.Align.START);
    }
  }

  /** The state of the whole game, such as frozen, printed at the flag of the side to move. */
  private String flags() {
    Setup setup = diagram.setup();
    List<String> words = new ArrayList<>();
    for (Slot slot : setup.schema().slots()) {
      int offset = setup.schema().offset(slot);
      if (slot.scope() == Slot.Scope.GAME && setup.get(offset) != 0) {
        words.add(slot.signs() + (slot.max() == 1 ? "" : String.valueOf(setup.get(offset))));
      }
    }
    return String.join(" ", words);
  }

  private double flagsWidth() {
    return flags().isEmpty() ? 0 : Math.max(0.7, Lettering.width(flags(), false) * NOTE);
  }

  private boolean flagsBelow() {
    return diagram.setup().toMove() == Side.WHITE != look.flipped();
  }

  private void flag() {
    if (flags().isEmpty()) {
      return;
    }
    double x = left + 8 + SIDE_GAP;
    double y = flagsBelow() ? top + 8 - 1.05 : top + 0.05;
    Path2D pole = new Path2D.Double();
    pole.moveTo(x + 0.03, y);
    pole.lineTo(x + 0.03, y + 0.62);
    Path2D cloth = new Path2D.Double();
    cloth.moveTo(x + 0.03, y + 0.02);
    cloth.lineTo(x + 0.6, y + 0.19);
    cloth.lineTo(x + 0.03, y + 0.36);
    cloth.closePath();
    Color fill = diagram.setup().toMove() == Side.WHITE ? style.body() : style.line();
    marks.add(
        new Mark.Group(Message.message("flag"),
            List.of(new Mark.Fill(cloth, fill), new Mark.Stroke(cloth, style.line(), 0.03),
                new Mark.Stroke(pole, style.line(), 0.05))));
    text(new Line(flags(), NOTE, false), x, y + 0.95, Mark.Align.START);
  }
}
