package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;

/** A piece that captures becomes one of the captured type; a King takes its power. */
final class Frankfurt extends KingPower {

  /** @param kings whether Kings take powers */
  Frankfurt(boolean kings) {
    super(kings, "frankfurt");
  }

  /** A Pawn that captures becomes what it captures, on the last rank too. */
  @Override
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    return promoting & ~position.occupied();
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures() || !turn.hasMover()) {
      return;
    }
    if (turn.moverType() != Schema.KING) {
      turn.become(Piece.type(turn.captured()));
    } else {
      setPowerType(turn.position(), turn.side(), Piece.type(turn.captured()));
    }
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long unsettled(Position position) {
    return position.pieces(1 - position.toMove());
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
