package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;
import zugwerk.work.Message;

/**
 * Everything visible on a square. Equal contents are drawn alike.
 *
 * @param piece the title of the piece, such as {@code King}; empty for none
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
    return new DiagramSquare(type.title(), String.valueOf(type.letter()),
        Optional.of(Figure.of(variant, setup, position, square, pieces == Look.Pieces.POWER)), black, state);
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
      groups.add(new Mark.Group(Message.message("tile on {0}", square), SquareMarks.tile(style, state.tile())));
    }
    figure.ifPresent(
        shown -> groups.add(new Mark.Group(black ? Message.message("black {0} on {1}", Message.message(piece), square)
            : Message.message("white {0} on {1}", Message.message(piece), square),
            SquareMarks.piece(style, shown, black))));
    if (!state.corner().isEmpty() || !state.foot().isEmpty()) {
      groups.add(new Mark.Group(Message.message("state on {0}", square), SquareMarks.badges(style, state)));
    }
    return groups;
  }
}
