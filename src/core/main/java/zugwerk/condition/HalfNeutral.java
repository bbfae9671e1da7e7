package zugwerk.condition;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Fault;

/** A marked piece that moves becomes neutral, and if it was neutral, one of the side that moves it. */
final class HalfNeutral extends Neutral {

  private static final Slot MARK = new Slot("half-neutral", Slot.Scope.PIECE, 1, "h");

  @Override
  public List<Slot> slots() {
    return List.of(MARK, NEUTRAL);
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int square = turn.stands();
    if (turn.hasMover() && position.get(cell(MARK) + square) != 0) {
      position.set(cell(NEUTRAL) + square, 1 - turn.before(cell(NEUTRAL) + turn.from()));
    }
    super.settle(turn);
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>(super.stateFaults(setup));
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.get(cell(MARK) + square) != 0 && setup.piece(square) != Piece.NONE
          && Piece.type(setup.piece(square)) == Schema.KING) {
        faults.add(new Fault(square, message("the King on {0} cannot be neutral", Square.name(square))));
      }
    }
    return faults;
  }
}
