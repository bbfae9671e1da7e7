package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.work.Message;

/** The board and everything on it. Its upper left corner is at 0, 0. */
final class BoardMarks {

  static final double COORDINATES = 0.38;

  private static final double LETTER = 0.3;

  private final Diagram diagram;
  private final Look look;
  private final Style style;
  private final List<Mark> marks = new ArrayList<>();

  private BoardMarks(Diagram diagram, Look look) {
    this.diagram = diagram;
    this.look = look;
    style = look.style();
  }

  static List<Mark> of(Diagram diagram, Look look) {
    BoardMarks board = new BoardMarks(diagram, look);
    board.marks.addAll(empty(look));
    board.marks.addAll(DrawingShapes.marks(diagram.drawings(), true, look));
    board.squares();
    board.marks.addAll(DrawingShapes.marks(diagram.drawings(), false, look));
    return board.marks;
  }

  static List<Mark> empty(Look look) {
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Fill(new Rectangle2D.Double(0, 0, 8, 8), look.style().light()));
    List<Mark> dark = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if ((Square.file(square) + Square.rank(square)) % 2 == 0) {
        dark.add(SquareMarks.dark(look.style()).placed(place(look, square)));
      }
    }
    marks.add(new Mark.Group(Message.message("dark squares"), dark));
    // The frame lies under the pieces, because their rims and badges may overlap it.
    double width = look.style().frame();
    marks.add(new Mark.Stroke(
        new Rectangle2D.Double(-width / 2, -width / 2, 8 + width, 8 + width), look.style().line(), width));
    if (look.coordinates()) {
      coordinates(look, marks);
    }
    return marks;
  }

  private static void coordinates(Look look, List<Mark> marks) {
    for (int i = 0; i < 8; i++) {
      int shown = look.flipped() ? 7 - i : i;
      marks.add(Mark.Text.of(String.valueOf((char) ('a' + shown)), i + 0.5, 8 + LETTER + 0.06, LETTER,
          Mark.Align.MIDDLE, false, look.style().line()));
      marks.add(Mark.Text.of(String.valueOf(8 - shown), -0.14, i + 0.5 + 0.36 * LETTER, LETTER, Mark.Align.END, false,
          look.style().line()));
    }
  }

  private void squares() {
    Setup setup = diagram.setup();
    Position position = Position.of(setup);
    for (int square = 0; square < Square.COUNT; square++) {
      AffineTransform place = place(look, square);
      DiagramSquare.of(diagram.variant(), setup, position, square, look.pieces()).marks(style, Square.name(square))
          .forEach(mark -> marks.add(mark.placed(place)));
    }
  }

  static AffineTransform place(Look look, int square) {
    return place(look.flipped(), square);
  }

  static AffineTransform place(boolean flipped, int square) {
    int column = flipped ? 7 - Square.file(square) : Square.file(square);
    int row = flipped ? Square.rank(square) : 7 - Square.rank(square);
    return AffineTransform.getTranslateInstance(column, row);
  }
}
