package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** Captures on the way, for the {@linkplain Variant#addSpecialMoves special moves} of games that have them. */
public final class LocustCaptures {

  private LocustCaptures() {}

  /** Adds all of the side to move. */
  public static void add(Variant variant, Position position, MoveList moves) {
    int side = position.toMove();
    long enemies = position.pieces(1 - side) & ~position.pieces(1 - side, Schema.KING);
    for (int type = 0; type < position.types(); type++) {
      Movement movement = variant.movement(position, side, type);
      for (long rest =
          movement.capturesOnTheWay() ? position.pieces(side, type) & variant.active(position) : 0; rest != 0; rest &=
              rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        long victims = movement.victims(from, position.occupied()) & enemies;
        for (; victims != 0; victims &= victims - 1) {
          int victim = Long.numberOfTrailingZeros(victims);
          add(from, victim, movement.behind(from, victim, position.occupied()), moves);
        }
      }
    }
  }

  private static void add(int from, int victim, long landings, MoveList moves) {
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      moves.add(EncodedMove.locust(from, to, victim, Move.NONE));
    }
  }
}
