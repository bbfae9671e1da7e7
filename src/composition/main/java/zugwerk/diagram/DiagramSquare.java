package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;

/**
 * Everything visible on a square. Equal contents are drawn alike. The piece is a text such as {@code "white King"}, or
 * empty; its letter is upper case for White.
 */
record DiagramSquare(String piece, String letter, Optional<Figure> figure, boolean black, SquareState state) {

  static DiagramSquare of(Variant variant, Setup setup, Position position, int square, Look.Pieces pieces) {
    int piece = setup.piece(square);
    SquareState state = SquareState.of(setup, square);
    if (piece == Piece.NONE) {
      return new DiagramSquare("", "", Optional.empty(), false, state);
    }
    boolean black = Piece.side(piece) == 1;
    var type = setup.schema().types().get(Piece.type(piece));
    return new DiagramSquare((black ? "black " : "white ") + type.title(), String.valueOf(type.letter()),
        Optional.of(figure(variant, position, piece, pieces)), black, state);
  }

  static Figure figure(Variant variant, Position position, int piece, Look.Pieces pieces) {
    return Figure.of(variant, position, piece, pieces == Look.Pieces.POWER);
  }

  boolean isEmpty() {
    return figure.isEmpty() && state.isEmpty();
  }

  List<Mark> marks(Style style, String square) {
    List<Mark> groups = new ArrayList<>();
    if (state.tile() != 0) {
      groups.add(new Mark.Group("tile on " + square, SquareMarks.tile(style, state.tile())));
    }
    figure.ifPresent(
        shown -> groups.add(new Mark.Group(piece + " on " + square, SquareMarks.piece(style, shown, black))));
    if (!state.corner().isEmpty() || !state.foot().isEmpty()) {
      groups.add(new Mark.Group("state on " + square, SquareMarks.badges(style, state)));
    }
    return groups;
  }
}
