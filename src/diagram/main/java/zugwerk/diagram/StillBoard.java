package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.work.Texts;

/** The diagram of a page without script, with the pictures of {@link PageFigures}. */
final class StillBoard {

  private static final String DARK = IntStream.range(0, Square.COUNT)
      .filter(square -> (Square.file(square) + Square.rank(square)) % 2 == 0)
      .mapToObj(square -> "M" + Square.file(square) + " " + (7 - Square.rank(square)) + "h1v1h-1z")
      .collect(Collectors.joining());

  private StillBoard() {}

  static String svg(Diagram diagram, Look look) {
    StringBuilder svg = new StringBuilder("<svg class=\"still\" role=\"img\" aria-label=\"")
        .append(SvgWriter.escaped(pieces(diagram.setup(), diagram.texts())))
        .append("\" viewBox=\"0 0 8 8\">\n<rect class=\"light\" width=\"8\" height=\"8\"/><path class=\"dark\" d=\"")
        .append(DARK).append("\"/>\n");
    svg.append(SvgWriter.elements(DrawingShapes.marks(diagram.drawings(), true, look), diagram.texts()));
    for (int square = 0; square < Square.COUNT; square++) {
      square(diagram, square, look, svg);
    }
    return svg.append(SvgWriter.elements(DrawingShapes.marks(diagram.drawings(), false, look), diagram.texts()))
        .append("</svg>\n")
        .toString();
  }

  private static void square(Diagram diagram, int square, Look look, StringBuilder svg) {
    Setup setup = diagram.setup();
    Texts texts = diagram.texts();
    AffineTransform place = BoardMarks.place(look, square);
    SquareState state = SquareState.of(setup, square);
    if (state.tile() != 0) {
      svg.append(marks(SquareMarks.tile(look.style(), state.tile()), place, texts));
    }
    int piece = setup.piece(square);
    if (piece != Piece.NONE) {
      Figure figure = Figure.of(setup.schema(), Piece.type(piece));
      svg.append("<use href=\"#").append(PageFigures.id(figure, Piece.side(piece) == 1)).append("\" x=\"")
          .append((int) place.getTranslateX()).append("\" y=\"").append((int) place.getTranslateY()).append("\"/>\n");
    }
    svg.append(marks(SquareMarks.badges(look.style(), state), place, texts));
  }

  private static String marks(List<Mark> marks, AffineTransform place, Texts texts) {
    return SvgWriter.elements(marks.stream().map(mark -> mark.placed(place)).toList(), texts);
  }

  /** Such as {@code White Kf6, Ra1; Black Kh8}. */
  private static String pieces(Setup setup, Texts texts) {
    List<String> sides = new ArrayList<>();
    for (Side side : Side.values()) {
      String pieces = IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) != Piece.NONE)
          .filter(square -> Piece.side(setup.piece(square)) == side.ordinal()).boxed()
          .sorted((a, b) -> Integer.compare(Piece.type(setup.piece(a)), Piece.type(setup.piece(b))))
          .map(square -> setup.schema().types().get(Piece.type(setup.piece(square))).letter() + Square.name(square))
          .collect(Collectors.joining(", "));
      sides.add(texts.lang(side.title()) + " " + (pieces.isEmpty() ? texts.lang("none") : pieces));
    }
    return String.join("; ", sides);
  }
}
