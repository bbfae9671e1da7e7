package zugwerk.diagram;

import java.util.List;

/**
 * Marks on a sheet. The unit is the side of a square, or a point of paper. Left and top are the edges of the board,
 * which should fall between pixels; 0 if there is no board.
 */
record Picture(double width, double height, double left, double top, List<Mark> marks) {

  Picture {
    marks = List.copyOf(marks);
  }

  static Picture of(Diagram diagram, Look look) {
    DiagramLayout layout = new DiagramLayout(diagram, look);
    return new Picture(layout.width(), layout.height(), layout.boardLeft(), layout.boardTop(), layout.marks());
  }
}
