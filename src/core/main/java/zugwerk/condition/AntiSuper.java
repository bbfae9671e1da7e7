package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** A piece that captures is reborn on any empty square that it chooses, also on that of the capture. */
final class AntiSuper extends Condition {

  @Override
  public Phase phase() {
    return Phase.MOVER_GOES;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN, Homecoming.MOVED);
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int victim = passing ? Turn.victim(position, position.toMove(), to) : to;
    long left = position.occupied() & ~Square.bit(from) & ~Square.bit(victim) | game().barriers(position);
    return position.piece(victim) == Piece.NONE || !game().arrives(position, from, victim) ? 0 : ~left;
  }

  /** A Pawn that captures is promoted if it is reborn on its last rank, and if it captures there. */
  @Override
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    return promoting | targets & position.occupied();
  }

  @Override
  public long unpromoting(Position position, int side, int from, long promoting) {
    return promoting & position.occupied() & ~Square.lastRank(side);
  }

  @Override
  public void settle(Turn turn) {
    int chosen = turn.chosen(0);
    if (!turn.captures() || !turn.hasMover() || chosen < 0) {
      return;
    }
    boolean promoted = turn.hasNewType();
    if (turn.stands() != chosen) {
      turn.rebirth(chosen);
    }
    boolean promotes = ((Square.bit(turn.stands()) | Square.bit(turn.to())) & Square.lastRank(turn.side())) != 0;
    if (game().promotes(turn.moverType()) && promoted != promotes) {
      forbid(turn.position());
    }
  }
}
