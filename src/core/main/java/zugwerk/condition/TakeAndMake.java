package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;

/**
 * A piece that captures goes on by a step, without capture, as the captured piece moves. Without one, it cannot
 * capture.
 */
final class TakeAndMake extends Condition {

  @Override
  public Phase phase() {
    return Phase.MOVER_GOES;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN);
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  /** Where a piece can go on to once it has captured. */
  private long makes(Position position, int from, int to, int victim) {
    int captured = position.piece(victim);
    long occupied = position.occupied() & ~Square.bit(from) & ~Square.bit(victim) | Square.bit(to);
    return captured == Piece.NONE ? 0 : makes(position, captured, to, occupied);
  }

  private long makes(Position position, int captured, int to, long occupied) {
    return game().base().movement(position, Piece.side(captured), Piece.type(captured)).moves(to, occupied);
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    return makes(position, from, to, passing ? MoveMaker.captured(position.toMove(), to) : to);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, captures, to -> makes(position, from, to, Turn.victim(position, side, to)) != 0);
  }

  /** A Pawn is promoted where it goes on to; elsewhere the first promotion stands for the Pawn itself. */
  @Override
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    long last = side == 0 ? 0xFFL << 56 : 0xFFL;
    long found = promoting & ~position.occupied();
    for (long rest = targets & position.occupied(); rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      found |= (makes(position, from, to, to) & last) != 0 ? Square.bit(to) : 0;
    }
    return found;
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures() || !turn.hasMover()) {
      return;
    }
    Position position = turn.position();
    long makes = makes(position, turn.before(turn.victim()), turn.stands(), position.occupied());
    int chosen = EncodedMove.tag(turn.move()) - Move.FIRST_SQUARE;
    if (makes == 0) {
      forbid(position);
      return;
    }
    turn.goTo(chosen >= 0 ? chosen : Long.numberOfTrailingZeros(makes));
    int type = Piece.type(position.piece(turn.stands()));
    if (type != turn.moverType() && Square.rank(turn.stands()) != (turn.side() == 0 ? 7 : 0)) {
      turn.become(turn.moverType());
      if (type != game().promotions()[0]) {
        forbid(position);
      }
    }
  }
}
