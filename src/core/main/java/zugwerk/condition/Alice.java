package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;

/** There are two boards; a piece moves on its own one and then goes to the same square of the other one. */
final class Alice extends Condition {

  private static final Slot SECOND = new Slot("on the second board", Slot.Scope.PIECE, 1, "a");

  @Override
  public List<Slot> slots() {
    return List.of(SECOND, FORBIDDEN);
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  /** The pieces on the board of the one on a square. */
  private long board(Position position, int square) {
    long second = position.marked(cell(SECOND));
    return (second >>> square & 1) != 0 ? second : ~second;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long board = board(position, from);
    if ((captures & ~position.occupied()) != 0) {
      // A capture en passant.
      return keep(targets, captures, to -> (board >>> Turn.victim(position, side, to) & 1) != 0);
    }
    Movement power = game().power(position, side, from);
    long found = power.targets(from, position.occupied() & board,
        game().victims(position, side, Piece.type(position.piece(from))) & board);
    return found & ~(position.occupied() & ~board);
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    long board = board(position, from);
    return (board >>> corner & 1) != 0;
  }

  @Override
  public boolean reaches(Position position, int side, int from, int square, long occupied, boolean usual) {
    long board = board(position, from);
    int king = position.piece(square) == Piece.NONE ? position.king(1 - side) : square;
    Movement power = game().power(position, side, from);
    return king < Square.COUNT && (board >>> king & 1) != 0 && (power.attacksFrom(square) >>> from & 1) != 0
        && power.attacks(from, square, occupied & board | occupied & Square.bit(square));
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.hasMover()) {
      return;
    }
    Position position = turn.position();
    if (Piece.type(position.piece(turn.stands())) == Schema.KING
        && Attacks.attacked(game(), position, turn.stands(), 1 - turn.side(), position.occupied())) {
      forbid(position);
    }
    change(position, turn.stands());
    if (turn.partner() != Turn.NOWHERE) {
      change(position, turn.partner());
    }
  }

  private void change(Position position, int square) {
    position.set(cell(SECOND) + square, 1 - position.get(cell(SECOND) + square));
  }
}
