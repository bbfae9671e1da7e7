package zugwerk.diagram;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zugwerk.work.InputException;
import zugwerk.work.Meter;

/**
 * A4 pages with several diagrams each. All boards have the same size, the largest at which the texts around them fit.
 * Boards in a row are level, and the diagrams are numbered. Rows are distributed evenly over as few pages as possible:
 * seven diagrams in two columns become four and three, not six and one.
 *
 * @param columns 1 to {@value #MOST}
 * @param rows on a page, 1 to {@value #MOST}
 */
public record Sheet(int columns, int rows) {

  public static final int MOST = 8;

  /** Two columns and three rows, as in most magazines. */
  public static final Sheet USUAL = new Sheet(2, 3);

  /** A4 in points, 72 per inch. */
  static final double WIDTH = 210 * 72 / 25.4;
  static final double HEIGHT = 297 * 72 / 25.4;

  private static final double MARGIN = 36;
  private static final double GAP = 12;
  /** 8 mm. */
  private static final double LARGEST = 8 * 72 / 25.4;

  public Sheet {
    if (columns < 1 || columns > MOST || rows < 1 || rows > MOST) {
      throw new InputException("a sheet has 1 to {0} columns and rows, not {1} by {2}", MOST, columns, rows);
    }
  }

  List<Picture> pages(List<Diagram> diagrams, Look look, Meter meter) {
    List<DiagramLayout> layouts = new ArrayList<>();
    meter.begin(message("Layout"), diagrams.size(), key("diagrams"));
    for (Diagram diagram : diagrams) {
      meter.token().check();
      layouts.add(new DiagramLayout(diagram, look.transparent(true), (layouts.size() + 1) + "."));
      meter.done();
    }
    List<List<List<DiagramLayout>>> pages = balanced(parts(layouts, columns));
    double[] widths = widths(layouts);
    double scale = Math.min(LARGEST, space(WIDTH, columns) / Arrays.stream(widths).sum());
    for (List<List<DiagramLayout>> page : pages) {
      scale = Math.min(scale, space(HEIGHT, rows(pages)) / Arrays.stream(heights(page, rows(pages))).sum());
    }
    List<Picture> pictures = new ArrayList<>();
    meter.begin(message("Drawing"), pages.size(), key("pages"));
    for (List<List<DiagramLayout>> page : pages) {
      meter.token().check();
      pictures.add(page(page, rows(pages), widths, scale, look));
      meter.done();
    }
    return pictures;
  }

  private static <T> List<List<T>> parts(List<T> list, int size) {
    return IntStream.iterate(0, first -> first < list.size(), first -> first + size)
        .mapToObj(first -> list.subList(first, Math.min(list.size(), first + size))).toList();
  }

  /** Distributes the rows evenly over pages, the fuller pages first. */
  private List<List<List<DiagramLayout>>> balanced(List<List<DiagramLayout>> all) {
    int count = (all.size() + rows - 1) / rows;
    List<List<List<DiagramLayout>>> pages = new ArrayList<>();
    for (int page = 0, first = 0; page < count; page++) {
      int next = first + (all.size() - first + count - page - 1) / (count - page);
      pages.add(all.subList(first, next));
      first = next;
    }
    return pages;
  }

  /** A single page keeps all its rows free; several pages have those of the fullest. */
  private int rows(List<List<List<DiagramLayout>>> pages) {
    return pages.size() == 1 ? rows : pages.stream().mapToInt(List::size).max().orElse(rows);
  }

  private static double space(double length, int count) {
    return length - 2 * MARGIN - (count - 1) * GAP;
  }

  /** Each column is as wide as its widest diagram on any page, so that boards are aligned on all pages. */
  private double[] widths(List<DiagramLayout> layouts) {
    return filled(IntStream.range(0, columns)
        .mapToDouble(column -> IntStream.range(0, layouts.size()).filter(i -> i % columns == column)
            .mapToDouble(i -> layouts.get(i).width()).max().orElse(0))
        .toArray());
  }

  private static double[] heights(List<List<DiagramLayout>> page, int places) {
    return filled(IntStream.range(0, places).mapToDouble(row -> row < page.size()
        ? above(page.get(row)) + below(page.get(row)) : 0).toArray());
  }

  private static double above(List<DiagramLayout> row) {
    return row.stream().mapToDouble(DiagramLayout::boardTop).max().orElse(0);
  }

  private static double below(List<DiagramLayout> row) {
    return row.stream().mapToDouble(layout -> layout.height() - layout.boardTop()).max().orElse(0);
  }

  /** Empty columns and rows get the average size of the others. */
  private static double[] filled(double[] sizes) {
    double usual = Arrays.stream(sizes).filter(size -> size > 0).average().orElse(1);
    return Arrays.stream(sizes).map(size -> size > 0 ? size : usual).toArray();
  }

  private Picture page(List<List<DiagramLayout>> page, int places, double[] widths, double scale, Look look) {
    List<Mark> marks = new ArrayList<>();
    if (!look.transparent()) {
      marks.add(new Mark.Fill(new Rectangle2D.Double(0, 0, WIDTH, HEIGHT), look.style().paper()));
    }
    double[] heights = heights(page, places);
    double free = (space(WIDTH, columns) - Arrays.stream(widths).sum() * scale) / columns;
    double under = (space(HEIGHT, places) - Arrays.stream(heights).sum() * scale) / places;
    double y = MARGIN;
    for (int row = 0; row < page.size(); row++) {
      double x = MARGIN + free / 2;
      for (int column = 0; column < page.get(row).size(); column++) {
        DiagramLayout layout = page.get(row).get(column);
        AffineTransform place =
            AffineTransform.getTranslateInstance(x, y + (above(page.get(row)) - layout.boardTop()) * scale);
        place.scale(scale, scale);
        layout.marks().forEach(mark -> marks.add(mark.placed(place)));
        x += widths[column] * scale + free + GAP;
      }
      y += heights[row] * scale + under + GAP;
    }
    return new Picture(WIDTH, HEIGHT, 0, 0, marks);
  }

  /** Pages one below the other, for formats without pages. */
  static Picture joined(List<Picture> pages) {
    List<Mark> marks = new ArrayList<>();
    for (int page = 0; page < pages.size(); page++) {
      AffineTransform place = AffineTransform.getTranslateInstance(0, page * HEIGHT);
      pages.get(page).marks().forEach(mark -> marks.add(mark.placed(place)));
    }
    return new Picture(WIDTH, HEIGHT * pages.size(), 0, 0, marks);
  }
}
