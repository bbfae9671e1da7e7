package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;

/**
 * A piece, other than a Pawn, that leaves a square not of the first or last rank leaves a Pawn there, if its side has
 * fewer than eight.
 */
final class Sentinelles extends Condition {

  private static final int MOST = 8;
  private static final long RANKS = -1L >>> 8 & -1L << 8;

  private final boolean enemy;

  /** @param enemy whether the Pawn is one of the other side */
  Sentinelles(boolean enemy) {
    this.enemy = enemy;
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int from = turn.from();
    int pawn = game().pawn();
    int side = enemy ? 1 - turn.side() : turn.side();
    if (turn.moverType() >= 0 && turn.moverType() != pawn && (RANKS >>> from & 1) != 0
        && position.piece(from) == Piece.NONE && Long.bitCount(position.pieces(side, pawn)) < MOST) {
      turn.place(from, Piece.of(side, pawn));
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
