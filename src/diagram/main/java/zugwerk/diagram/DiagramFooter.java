package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;

/** The text below the board: stipulation, twins, game, explanations of turned pieces, and notes. */
final class DiagramFooter {

  private static final double ASKED = 0.46;
  private static final double NOTE = 0.34;
  private static final double SIGN = 0.56;
  private static final double GAP = 1.2;

  private final Diagram diagram;
  private final Look look;
  private final double left;
  private final List<Mark> marks = new ArrayList<>();
  private double y;

  DiagramFooter(Diagram diagram, Look look, double left, double from) {
    this.diagram = diagram;
    this.look = look;
    this.left = left;
    y = from;
    stipulation();
    flow(diagram.twins().stream().map(twin -> new Item(List.of(), twin)).toList(), DiagramLayout.TEXT);
    if (!diagram.game().isEmpty()) {
      lines(diagram.game(), DiagramLayout.TEXT, true);
    }
    flow(FairyPiece.of(diagram.variant(), diagram.setup(), look.pieces()).stream()
        .map(piece -> new Item(piece.pictures(look.style()), piece.name())).toList(), NOTE);
    diagram.notes().forEach(note -> lines(note, NOTE, false));
  }

  /** Pictures, each a square wide, and the text after them. */
  private record Item(List<Mark> pictures, String text) {}

  List<Mark> marks() {
    return marks;
  }

  double bottom() {
    return y;
  }

  private void stipulation() {
    String count = (diagram.certified() ? "C+  " : "") + diagram.piecesCount();
    y += ASKED * DiagramLayout.LEADING;
    double baseline = y - 0.25 * ASKED;
    text(diagram.stipulation(), ASKED, left, baseline, Mark.Align.START, true);
    text(count, DiagramLayout.TEXT, left + 8, baseline, Mark.Align.END, false);
  }

  private void lines(String text, double size, boolean bold) {
    Lettering.wrap(text, bold, size, 8).forEach(line -> {
      y += size * DiagramLayout.LEADING;
      text(line, size, left, y - 0.25 * size, Mark.Align.START, bold);
    });
  }

  /** Puts as many entries on a line as fit. An entry that is too long is broken into lines. */
  private void flow(List<Item> items, double size) {
    double x = 0;
    for (Item item : items) {
      double pictures = item.pictures().size() * SIGN + (item.pictures().isEmpty() ? 0 : 0.3 * size);
      double width = pictures + Lettering.width(item.text(), false) * size;
      if (width > 8 && item.pictures().isEmpty()) {
        lines(item.text(), size, false);
        x = 0;
        continue;
      }
      if (x == 0 || x + width > 8) {
        y += item.pictures().isEmpty() ? size * DiagramLayout.LEADING : SIGN + 0.06;
        x = 0;
      }
      pictures(item.pictures(), left + x);
      text(item.text(), size, left + x + pictures, y - 0.25 * size, Mark.Align.START, false);
      x += width + GAP * size;
    }
  }

  private void pictures(List<Mark> pictures, double x) {
    for (int i = 0; i < pictures.size(); i++) {
      AffineTransform place = AffineTransform.getTranslateInstance(x + i * SIGN, y - SIGN);
      place.scale(SIGN, SIGN);
      marks.add(pictures.get(i).placed(place));
    }
  }

  private void text(String text, double size, double x, double baseline, Mark.Align align, boolean bold) {
    if (!text.isEmpty()) {
      marks.add(Mark.Text.of(text, x, baseline, size, align, bold, look.style().line()));
    }
  }
}
