package zugwerk.condition;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Fault;

/** A condition with squares on which no piece can stand. */
abstract class Barred extends Condition {

  private final String name;

  /** @param name what is on such a square */
  Barred(String name) {
    this.name = name;
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  /** The squares on which no piece can stand. */
  abstract long barred(Position position);

  @Override
  public boolean allows(Position after) {
    return (after.occupied() & barred(after)) == 0;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    for (long rest = barred(Position.of(setup)); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (setup.piece(square) != Piece.NONE) {
        faults.add(
            new Fault(square, message("no piece can stand on the {0} on {1}", message(name), Square.name(square))));
      }
    }
    return faults;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
