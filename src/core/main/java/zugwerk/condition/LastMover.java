package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

/** The piece that a side moved last must move again, if it can; in Fuddled Men it may not. */
final class LastMover extends Condition {

  private static final Slot LAST = new Slot("moved last", Slot.Scope.PIECE, 1, "l");

  private final boolean again;

  /** @param again whether it must move again, else it must not */
  LastMover(boolean again) {
    this.again = again;
  }

  @Override
  public List<Slot> slots() {
    return List.of(LAST);
  }

  @Override
  public Phase phase() {
    return Phase.JUDGE;
  }

  @Override
  public long active(Position position) {
    return again ? -1L : ~position.marked(cell(LAST));
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    for (long rest = position.marked(cell(LAST)) & position.pieces(turn.side()); rest != 0; rest &= rest - 1) {
      position.set(cell(LAST) + Long.numberOfTrailingZeros(rest), 0);
    }
    if (turn.hasMover()) {
      position.set(cell(LAST) + turn.stands(), 1);
    }
    if (EncodedMove.isSpecialMove(turn.move(), Messigny.SYMBOL)) {
      position.set(cell(LAST) + turn.to(), 1);
    }
    if (turn.partner() != Turn.NOWHERE && !again) {
      position.set(cell(LAST) + turn.partner(), 1);
    }
  }

  @Override
  public boolean chooses() {
    return again;
  }

  @Override
  public void choose(Position position, MoveList moves) {
    if (again) {
      long last = position.marked(cell(LAST));
      keepGreatest(moves, move -> EncodedMove.carries(move) ? (int) (last >>> EncodedMove.from(move) & 1) : 0);
    }
  }

  @Override
  public boolean settles() {
    return again;
  }

  @Override
  public boolean onlyChooses() {
    return again;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
