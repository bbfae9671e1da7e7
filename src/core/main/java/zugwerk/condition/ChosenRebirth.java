package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/**
 * A captured piece, other than a King, is reborn on a square that the mover chooses: where it could go from the square
 * of the capture, or in Cage Circe where it could not move. A Pawn is not reborn on its last rank.
 */
final class ChosenRebirth extends Condition {

  private final boolean cages;

  /** @param cages whether the piece must be unable to move there; without such a square it is lost */
  ChosenRebirth(boolean cages) {
    this.cages = cages;
  }

  @Override
  public Phase phase() {
    return Phase.VICTIM;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN, Homecoming.MOVED);
  }

  /** A Pawn reborn on the first rank of its side moves from there. */
  @Override
  public long freedPawns() {
    return cages ? -1L : 0;
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  private long squares(Position position, int captured, int victim, long occupied) {
    if (captured == Piece.NONE || Piece.type(captured) == Schema.KING) {
      return 0;
    }
    int side = Piece.side(captured);
    int type = Piece.type(captured);
    long taken = occupied | game().barriers(position) | (game().promotes(type) ? Square.lastRank(side) : 0);
    Movement movement = game().base().movement(position, side, type);
    return !cages ? game().moves(position, side, type, movement, victim, occupied) & ~taken
        : keep(~taken, ~taken,
            square -> game().moves(position, side, type, movement, square, occupied | Square.bit(square)) == 0);
  }

  private long squares(Position position, int from, int to, int victim) {
    return squares(position, position.piece(victim), victim,
        position.occupied() & ~Square.bit(from) & ~Square.bit(victim) | Square.bit(to));
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    return squares(position, from, to, passing ? Turn.victim(position, position.toMove(), to) : to);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return cages ? targets
        : keep(targets, captures, to -> !game().removes(position, from, Turn.victim(position, side, to))
            || squares(position, from, to, Turn.victim(position, side, to)) != 0);
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    long squares = turn.captures() ? squares(position, turn.captured(), turn.victim(), position.occupied()) : 0;
    if (squares != 0) {
      turn.revive(turn.chosen(squares), Piece.type(turn.captured()));
    } else if (turn.captures() && !cages) {
      forbid(position);
    }
  }
}
