package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.betza.Power;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.work.Message;

/**
 * A piece on the board whose picture needs an explanation, such as a turned Rook that is a Harpy. Its name is like
 * {@code Harpy} or {@code NN (Nightrider)}.
 */
record FairyPiece(Figure figure, boolean white, boolean black, char letter, String name) {

  static List<FairyPiece> of(Variant variant, Setup setup, Look.Pieces pieces) {
    Position position = Position.of(setup);
    List<FairyPiece> found = new ArrayList<>();
    for (int type = 0; type < setup.schema().types().size(); type++) {
      for (int side = 0; side < 2; side++) {
        if (stands(setup, Piece.of(side, type))) {
          add(found, of(variant, position, Piece.of(side, type), pieces));
        }
      }
    }
    return found;
  }

  /** Adds a piece unless it is drawn upright. Pieces of both sides with equal moves and pictures share an entry. */
  static void add(List<FairyPiece> found, FairyPiece piece) {
    for (int i = 0; i < found.size(); i++) {
      FairyPiece other = found.get(i);
      if (other.figure.equals(piece.figure) && other.name.equals(piece.name)) {
        found.set(i, new FairyPiece(
            piece.figure, piece.white || other.white, piece.black || other.black, other.letter, piece.name));
        return;
      }
    }
    if (piece.figure.eighths() > 0) {
      found.add(piece);
    }
  }

  List<Mark> pictures(Style style) {
    List<Mark> pictures = new ArrayList<>();
    if (white) {
      pictures.add(
          new Mark.Group(Message.message("picture of a white {0}", name), SquareMarks.piece(style, figure, false)));
    }
    if (black) {
      pictures
          .add(new Mark.Group(Message.message("picture of a black {0}", name), SquareMarks.piece(style, figure, true)));
    }
    return pictures;
  }

  private static boolean stands(Setup setup, int piece) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.piece(square) == piece) {
        return true;
      }
    }
    return false;
  }

  private static FairyPiece of(Variant variant, Position position, int piece, Look.Pieces pieces) {
    int type = Piece.type(piece);
    int side = Piece.side(piece);
    var title = variant.schema().types().get(type);
    Figure figure = DiagramSquare.figure(variant, position, piece, pieces);
    String name = figure.equals(Figure.of(variant.schema(), type)) ? title.title()
        : named(variant.movement(position, side, type).power());
    return new FairyPiece(figure, side == 0, side == 1, title.letter(), name);
  }

  private static String named(Power power) {
    Optional<String> known = Catalogue.STANDARD.pieces().stream()
        .filter(piece -> piece.expression().equals(power.expression())).map(NamedPiece::name).findFirst()
        .filter(name -> !name.equals(power.name()));
    return power.name() + known.map(name -> " (" + name + ")").orElse("");
  }
}
