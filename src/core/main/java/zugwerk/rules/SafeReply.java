package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;

/**
 * Finds, without making them, moves after which one reply is legal and lets no move mate. One instance serves one
 * thread.
 *
 * <p>It looks at the position after the reply, as if the move had not been made: which squares the King could go to
 * there ({@link GuardedFlights}), which steps might mate, and which of those a piece parries ({@link MatingSteps}). A
 * move changes little of that. Its piece guards other squares, its departure opens lines, it stands in the way of a
 * piece that would parry or pins it, and the next step may be its own, which opens a line that a captured piece barred.
 * What else it takes away is ignored, for that can only hinder a mate.
 */
public final class SafeReply extends KnownReply {

  private final FastPath fast;
  private final GuardedFlights flights;
  private final MatingSteps mates;

  /**
   * @param generator finds the moves in the same thread
   */
  public SafeReply(Variant variant, Generator generator) {
    super(variant, generator, true, (type, power) -> isPlain(power, type == variant.pawn()));
    fast = variant.fastPath();
    flights = new GuardedFlights(variant);
    mates = new MatingSteps(variant, flights);
  }

  /** Whether a piece does not hop, and captures as it moves if it is no Pawn. */
  private static boolean isPlain(Movement power, boolean ofPawns) {
    return ofPawns ? power.lines() && power.quietWays().lines() : power.capturesAsItMoves();
  }

  @Override
  public void drop(Position position, MoveList moves, int start, int reply) {
    if (position.get(Schema.CASTLING) == 0) {
      super.drop(position, moves, start, reply);
    }
  }

  /** Finds lines, flights and steps after the reply; false if the reply is not legal, or no move can be dropped. */
  @Override
  boolean prepare(Position position) {
    return position.get(Schema.EN_PASSANT) == 0 && fast.unsettled(position) == 0 && variant.active(position) == -1L
        && flights.prepare(position) && mates.find(position);
  }

  @Override
  boolean suits(Position position, int start, int end) {
    int type = Piece.type(position.piece(start));
    Movement movement = variant.movement(position, side, type);
    return !flights.mayCheck(movement, start, end)
        && !mates.arePossible(position, movement, start, end, flights.closed(movement, type, start, end))
        && !mates.canFollow(position, movement, type, start, end);
  }
}
