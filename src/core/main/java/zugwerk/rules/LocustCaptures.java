package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** Captures on the way, for the {@linkplain Variant#addSpecialMoves special moves} of games that have them. */
public final class LocustCaptures {

  private LocustCaptures() {}

  /**
   * Adds those of a piece of the side to move.
   *
   * @param movement how it moves
   */
  public static void add(Variant variant, Position position, int from, Movement movement, MoveList moves) {
    int side = position.toMove();
    long enemies = variant.capturable(position, 1 - side);
    long victims = movement.victims(from, position.occupied());
    for (long rest = victims & enemies; rest != 0; rest &= rest - 1) {
      int victim = Long.numberOfTrailingZeros(rest);
      add(variant, position, from, victim, movement.behind(from, victim, position.occupied()), false, moves);
    }
    int passed = position.get(Schema.EN_PASSANT) - 1;
    if (passed >= 0 && (victims & ~position.occupied() & Square.bit(passed)) != 0
        && variant.promotes(Piece.type(position.piece(from)))) {
      int victim = MoveMaker.captured(side, passed);
      if ((enemies & Square.bit(victim)) != 0) {
        add(variant, position, from, victim, movement.behind(from, passed, position.occupied()), true, moves);
      }
    }
  }

  private static void add(Variant variant, Position position, int from, int victim, long landings,
      boolean passing, MoveList moves) {
    long promoting = variant.promotes(Piece.type(position.piece(from)))
        ? variant.promoting(position, position.toMove(), from, landings) : 0;
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      if ((promoting & Square.bit(to)) == 0) {
        moves.add(EncodedMove.locust(from, to, victim, Move.NONE, passing));
      } else {
        for (int type : variant.promotions()) {
          moves.add(EncodedMove.locust(from, to, victim, type, passing));
        }
      }
    }
  }
}
