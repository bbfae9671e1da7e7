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

/** A King may have the power of another type, which its side keeps as state. */
abstract class KingPower extends Condition {

  private final boolean changes;
  private final Slot slot;

  /**
   * @param changes whether Kings change their power at all
   * @param word the word of the state in texts
   */
  KingPower(boolean changes, String word) {
    this.changes = changes;
    slot = new Slot("power of the King", Slot.Scope.SIDE, 40, word);
  }

  @Override
  public List<Slot> slots() {
    return changes ? List.of(slot, Homecoming.MOVED) : List.of(Homecoming.MOVED);
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    int most = setup.schema().types().size();
    return !changes || setup.get(cell(slot)) <= most && setup.get(cell(slot) + 1) <= most ? List.of()
        : List.of(new Fault(Fault.NOWHERE, message("the power of a King is that of no piece of this game")));
  }

  @Override
  public boolean changesPowers() {
    return changes;
  }

  @Override
  public Movement power(Position position, int side, int from, Movement usual) {
    int type = Piece.type(position.piece(from)) == Schema.KING ? powerType(position, side) : Schema.KING;
    return type == Schema.KING ? usual : game().base().movement(position, side, type);
  }

  /** The type as which the King of a side moves. */
  final int powerType(Position position, int side) {
    int power = changes ? position.get(cell(slot) + side) : 0;
    return power == 0 ? Schema.KING : power - 1;
  }

  /** From now on the King of a side moves as a type. */
  final void setPowerType(Position position, int side, int type) {
    if (changes) {
      position.set(cell(slot) + side, type == Schema.KING ? 0 : type + 1);
    }
  }
}
