package zugwerk.diagram;

import java.util.List;

/**
 * Marks on a sheet of a given size.
 *
 * @param width the width of the sheet; the unit is the side of a square, or a point of paper
 * @param height the height of the sheet
 * @param left the left edge of the board, which should fall between two pixels; 0 if there is none, and squares need
 *     no whole pixels
 * @param top the same for the upper edge
 * @param marks the marks, in drawing order
 */
record Picture(double width, double height, double left, double top, List<Mark> marks) {

  Picture {
    marks = List.copyOf(marks);
  }

  /** The picture of a diagram. */
  static Picture of(Diagram diagram, Look look) {
    DiagramLayout layout = new DiagramLayout(diagram, look);
    return new Picture(layout.width(), layout.height(), layout.boardLeft(), layout.boardTop(), layout.marks());
  }
}
