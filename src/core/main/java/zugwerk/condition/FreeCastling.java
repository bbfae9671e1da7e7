package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

/** A King castles with the next piece of either side in any direction, whether or not they have moved. */
final class FreeCastling extends Condition {

  private static final char SYMBOL = '=';

  private final boolean rooksOnly;

  /** @param rooksOnly whether a King castles only with Rooks, along ranks and files */
  FreeCastling(boolean rooksOnly) {
    this.rooksOnly = rooksOnly;
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return false;
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    int side = position.toMove();
    long kings = position.pieces(side, Schema.KING) & game().active(position);
    if (kings != 0 && !Attacks.inCheck(game(), position, side)) {
      for (int way = 0; way < 9; way++) {
        castle(position, Long.numberOfTrailingZeros(kings), way % 3 - 1, way / 3 - 1, moves);
      }
    }
  }

  private void castle(Position position, int king, int files, int ranks, MoveList moves) {
    int partner = king;
    int steps = 0;
    for (int file = Square.file(king) + files, rank = Square.rank(king) + ranks; (files | ranks) != 0
        && Square.onBoard(file, rank); file += files, rank += ranks) {
      partner = Square.of(file, rank);
      steps++;
      if (position.piece(partner) != Piece.NONE) {
        break;
      }
    }
    int passed = king + files + 8 * ranks;
    boolean fits = steps > 2 && position.piece(partner) != Piece.NONE
        && (!rooksOnly || files * ranks == 0 && Piece.type(position.piece(partner)) == game().castlingPartner());
    if (fits && isOpen(position, king, passed + files + 8 * ranks) && isOpen(position, partner, passed)
        && !Attacks.attackedOn(game(), position, king, passed)) {
      moves.add(EncodedMove.specialMove(king, partner, SYMBOL));
    }
  }

  /** Neither piece comes to a square to which a King could not. */
  private boolean isOpen(Position position, int from, int to) {
    return game().base().open(position, Piece.side(position.piece(from)), Schema.KING, from, Square.bit(to),
        position.occupied()) != 0;
  }

  @Override
  public boolean makesSpecialMove(Position position, int from, int to, char symbol) {
    if (symbol == SYMBOL) {
      int file = Integer.signum(Square.file(to) - Square.file(from));
      int rank = Integer.signum(Square.rank(to) - Square.rank(from));
      int passed = from + file + 8 * rank;
      int arrival = passed + file + 8 * rank;
      position.move(from, arrival);
      position.move(to, passed);
      game().appear(position, arrival);
      game().appear(position, passed);
    }
    return symbol == SYMBOL;
  }
}
