package zugwerk.condition;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Fault;

/** A condition with squares that no piece can enter or pass. */
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

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public abstract long barriers(Position position);

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return (Square.rectangle(from, corner) & barriers(position)) == 0;
  }

  @Override
  public boolean allows(Position after) {
    return (after.occupied() & barriers(after)) == 0;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    for (long rest = barriers(Position.of(setup)); rest != 0; rest &= rest - 1) {
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
