package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;

/** A piece that is observed by an enemy piece of its type does nothing but paralyse others. */
final class Madrasi extends Condition {

  private final boolean kings;

  Madrasi(boolean kings) {
    this.kings = kings;
  }

  @Override
  public long active(Position position) {
    return ~paralysed(game(), position, kings);
  }

  /** The pieces that are observed by an enemy piece of their type. */
  static long paralysed(Conditioned game, Position position, boolean kings) {
    long found = 0;
    for (int type = kings ? Schema.KING : Schema.KING + 1; type < position.types(); type++) {
      for (int side = 0; side < 2; side++) {
        long others = position.pieces(1 - side, type);
        for (long rest = others == 0 ? 0 : position.pieces(side, type); rest != 0; rest &= rest - 1) {
          int square = Long.numberOfTrailingZeros(rest);
          long observers = game.observers(position, 1 - side, others, square, position.occupied());
          found |= observers != 0 ? Long.lowestOneBit(rest) : 0;
        }
      }
    }
    return found;
  }
}
