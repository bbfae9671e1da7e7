package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;

/** A piece that an enemy piece observes loses those of its moves that the enemy piece could make from its square. */
final class PartialParalysis extends Condition {

  private long observers(Position position, int side, int from, long occupied) {
    return game().observers(position, 1 - side, from, occupied);
  }

  private Movement power(Position position, int side, int enemy) {
    return game().base().movement(position, side, Piece.type(position.piece(enemy)));
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long open = targets;
    for (long rest = observers(position, side, from, position.occupied()); rest != 0; rest &= rest - 1) {
      int enemy = Long.numberOfTrailingZeros(rest);
      open &= ~game().base().open(position, side, Piece.type(position.piece(enemy)), from,
          power(position, side, enemy).targets(from, position.occupied(), -1L), position.occupied());
    }
    return open;
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    for (long rest = observers(position, side, from, occupied); rest != 0; rest &= rest - 1) {
      int enemy = Long.numberOfTrailingZeros(rest);
      if (game().attacks(position, side, Piece.type(position.piece(enemy)), power(position, side, enemy), from, square,
          occupied)) {
        return false;
      }
    }
    return true;
  }
}
