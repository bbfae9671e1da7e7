package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/**
 * A piece that moves or captures becomes one of another type, as in Einstein Chess. Pawns may go up to three steps from
 * their first rank.
 */
final class Ladder extends Condition {

  private final String quiet;
  private final String capturing;

  /**
   * Each letter is followed by that of what its piece becomes; other pieces stay what they are.
   *
   * @param quiet for moves without capture
   * @param capturing for captures
   */
  Ladder(String quiet, String capturing) {
    this.quiet = quiet;
    this.capturing = capturing;
  }

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
  }

  @Override
  public long freedPawns() {
    return -1L;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long open = targets;
    if (Piece.type(position.piece(from)) == game().pawn() && Square.rank(from) == 7 * side) {
      int ahead = side == 0 ? 8 : -8;
      for (int step = 1; step <= 3 && position.piece(from + step * ahead) == Piece.NONE; step++) {
        open |= Square.bit(from + step * ahead);
      }
    }
    return open;
  }

  /** A Pawn that is promoted stays what it became. The King's partner in castling moves too. */
  @Override
  public void settle(Turn turn) {
    int mover = turn.partner() == Turn.NOWHERE ? turn.stands() : turn.partner();
    if (mover == Turn.NOWHERE || turn.hasNewType()) {
      return;
    }
    Schema schema = game().schema();
    String steps = turn.captures() ? capturing : quiet;
    char letter = schema.types().get(Piece.type(turn.position().piece(mover))).letter();
    for (int at = 0; at < steps.length(); at += 2) {
      if (steps.charAt(at) == letter && schema.type(steps.charAt(at + 1)) >= 0) {
        turn.become(mover, schema.type(steps.charAt(at + 1)));
        return;
      }
    }
  }
}
