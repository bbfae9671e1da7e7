package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Pages of A4 with several diagrams each, as for a collection or an article. All boards are of one size, as large as
 * fits; in a row they begin at one height, and they are numbered through.
 *
 * @param columns how many diagrams stand side by side, 1 to {@value #MOST}
 * @param rows how many stand one below the other, 1 to {@value #MOST}
 */
public record Sheet(int columns, int rows) {

  /** The most columns and rows. */
  public static final int MOST = 8;

  /** Two by three, as in most magazines. */
  public static final Sheet USUAL = new Sheet(2, 3);

  /** A4 in points, 72 to the inch. */
  static final double WIDTH = 210 * 72 / 25.4;
  static final double HEIGHT = 297 * 72 / 25.4;

  private static final double MARGIN = 36;
  private static final double GAP = 12;
  /** A square no larger than this: 8 mm. */
  private static final double LARGEST = 8 * 72 / 25.4;

  public Sheet {
    if (columns < 1 || columns > MOST || rows < 1 || rows > MOST) {
      throw new IllegalArgumentException(
          "a sheet has 1 to " + MOST + " columns and rows, not " + columns + " by " + rows);
    }
  }

  /** The pages for some diagrams, in points. */
  List<Picture> pages(List<Diagram> diagrams, Look look) {
    List<Layout> layouts = new ArrayList<>();
    for (Diagram diagram : diagrams) {
      layouts.add(new Layout(diagram, look.transparent(true), (layouts.size() + 1) + "."));
    }
    List<Picture> pages = new ArrayList<>();
    int most = columns * rows;
    for (int first = 0; first < layouts.size(); first += most) {
      pages.add(page(layouts.subList(first, Math.min(layouts.size(), first + most)), scale(layouts), look));
    }
    return pages;
  }

  private double cellWidth() {
    return (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
  }

  private double cellHeight() {
    return (HEIGHT - 2 * MARGIN - (rows - 1) * GAP) / rows;
  }

  /** The side of a square with which the widest and the highest diagram still fit. */
  private double scale(List<Layout> layouts) {
    double width = layouts.stream().mapToDouble(Layout::width).max().orElse(1);
    double above = layouts.stream().mapToDouble(Layout::boardTop).max().orElse(0);
    double below = layouts.stream().mapToDouble(layout -> layout.height() - layout.boardTop()).max().orElse(1);
    return Math.min(LARGEST, Math.min(cellWidth() / width, cellHeight() / (above + below)));
  }

  private Picture page(List<Layout> layouts, double scale, Look look) {
    List<Mark> marks = new ArrayList<>();
    if (!look.transparent()) {
      marks.add(new Mark.Fill(new Rectangle2D.Double(0, 0, WIDTH, HEIGHT), look.style().paper()));
    }
    double width = layouts.stream().mapToDouble(Layout::width).max().orElse(0) * scale;
    for (int i = 0; i < layouts.size(); i++) {
      int row = i / columns;
      List<Layout> beside = layouts.subList(row * columns, Math.min(layouts.size(), (row + 1) * columns));
      double highest = beside.stream().mapToDouble(Layout::boardTop).max().orElse(0);
      double x = MARGIN + i % columns * (cellWidth() + GAP) + (cellWidth() - width) / 2;
      double y = MARGIN + row * (cellHeight() + GAP) + (highest - layouts.get(i).boardTop()) * scale;
      AffineTransform place = AffineTransform.getTranslateInstance(x, y);
      place.scale(scale, scale);
      layouts.get(i).marks().forEach(mark -> marks.add(mark.placed(place)));
    }
    return new Picture(WIDTH, HEIGHT, 0, 0, marks);
  }

  /** Pages one below the other, for formats that have no pages. */
  static Picture joined(List<Picture> pages) {
    List<Mark> marks = new ArrayList<>();
    for (int page = 0; page < pages.size(); page++) {
      AffineTransform place = AffineTransform.getTranslateInstance(0, page * HEIGHT);
      pages.get(page).marks().forEach(mark -> marks.add(mark.placed(place)));
    }
    return new Picture(WIDTH, HEIGHT * pages.size(), 0, 0, marks);
  }
}
