package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Variant;

/** The board with everything on it, its upper left corner at 0, 0. */
final class BoardMarks {

  /** How much room coordinates take below the board. */
  static final double COORDINATES = 0.38;

  private static final double LETTER = 0.3;
  private static final double FRAME = 0.035;

  private final Diagram diagram;
  private final Look look;
  private final Style style;
  private final List<Mark> marks = new ArrayList<>();

  private BoardMarks(Diagram diagram, Look look) {
    this.diagram = diagram;
    this.look = look;
    style = look.style();
  }

  /** The board of a diagram. */
  static List<Mark> of(Diagram diagram, Look look) {
    BoardMarks board = new BoardMarks(diagram, look);
    board.marks.addAll(empty(look));
    board.squares();
    return board.marks;
  }

  /** The board without men. */
  static List<Mark> empty(Look look) {
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Fill(new Rectangle2D.Double(0, 0, 8, 8), look.style().light()));
    List<Mark> dark = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if ((Square.file(square) + Square.rank(square)) % 2 == 0) {
        dark.add(SquareMarks.dark(look.style()).placed(place(look, square)));
      }
    }
    marks.add(new Mark.Group("dark squares", dark));
    // The frame lies under the men, whose rims and badges may reach over it.
    marks.add(new Mark.Stroke(
        new Rectangle2D.Double(-FRAME / 2, -FRAME / 2, 8 + FRAME, 8 + FRAME), look.style().line(), FRAME));
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
      square(diagram.variant(), setup, position, square, look)
          .forEach(mark -> marks.add(mark.placed(place)));
    }
  }

  /** What stands and lies on a square, drawn on a square of side 1 at 0, 0. */
  static List<Mark> square(Variant variant, Setup setup, Position position, int square, Look look) {
    List<Mark> groups = new ArrayList<>();
    SquareState state = SquareState.of(setup, square);
    if (state.tile() != 0) {
      groups.add(new Mark.Group("tile on " + Square.name(square), SquareMarks.tile(look.style(), state.tile())));
    }
    int man = setup.man(square);
    if (man != Man.NONE) {
      String words = (Man.side(man) == 0 ? "white " : "black ") + setup.schema().types().get(Man.type(man)).title();
      groups.add(new Mark.Group(words + " on " + Square.name(square),
          SquareMarks.man(look.style(), figure(variant, position, man, look.men()), Man.side(man) == 1)));
    }
    if (!state.corner().isEmpty() || !state.foot().isEmpty()) {
      groups.add(new Mark.Group("state on " + Square.name(square), SquareMarks.badges(look.style(), state)));
    }
    return groups;
  }

  /** The picture of a man. */
  static Figure figure(Variant variant, Position position, int man, Look.Men men) {
    int type = Man.type(man);
    return men == Look.Men.TYPE || variant.powerLists().isEmpty() && !variant.changesPowers(type)
        ? Figure.of(variant.schema().types().get(type))
        : Figure.of(variant.schema(), type, variant.movement(position, Man.side(man), type).power());
  }

  /** Where a square is. */
  static AffineTransform place(Look look, int square) {
    int column = look.flipped() ? 7 - Square.file(square) : Square.file(square);
    int row = look.flipped() ? Square.rank(square) : 7 - Square.rank(square);
    return AffineTransform.getTranslateInstance(column, row);
  }
}
