package zugwerk.diagram;

import java.util.List;

/**
 * Marks on a sheet, whatever they show.
 *
 * @param width the sheet's width; the unit is the side of a diagram's square, or a point of paper
 * @param height the sheet's height
 * @param left where the edge is that should fall between two pixels, that of the board; 0 where there is none, and
 *     the unit is nothing to be drawn in whole pixels
 * @param top the same from above
 * @param marks what is drawn, in this order
 */
record Picture(double width, double height, double left, double top, List<Mark> marks) {

  Picture {
    marks = List.copyOf(marks);
  }

  /** The picture of a diagram. */
  static Picture of(Diagram diagram, Look look) {
    Layout layout = new Layout(diagram, look);
    return new Picture(layout.width(), layout.height(), layout.boardLeft(), layout.boardTop(), layout.marks());
  }
}
