package zugwerk.condition;

import static zugwerk.work.Message.message;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.rules.Fault;

/** A King has the power of the officer of its side that was captured last; when a Pawn is captured, its own again. */
final class Kobul extends Condition {

  private static final Slot POWER = new Slot("power of the King", Slot.Scope.SIDE, 40, "kobul");

  @Override
  public List<Slot> slots() {
    return List.of(POWER);
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    int most = setup.schema().types().size();
    return setup.get(cell(POWER)) <= most && setup.get(cell(POWER) + 1) <= most ? List.of()
        : List.of(new Fault(Fault.NOWHERE, message("the power of a King is that of no piece of this game")));
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public Movement power(Position position, int side, int from, Movement usual) {
    int power = Piece.type(position.piece(from)) == Schema.KING ? position.get(cell(POWER) + side) : 0;
    return power == 0 ? usual : game().base().movement(position, side, power - 1);
  }

  @Override
  public void settle(Turn turn) {
    if (turn.captures()) {
      int type = Piece.type(turn.captured());
      turn.position().set(cell(POWER) + Piece.side(turn.captured()), type == game().pawn() ? 0 : type + 1);
    }
  }
}
