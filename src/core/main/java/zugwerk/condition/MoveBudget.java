package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/** A side has moves of a given length in all, from the middle of one square to that of the other. */
final class MoveBudget extends Condition {

  private static final Slot SPENT = new Slot("length spent", Slot.Scope.SIDE, 65535, "spent");

  private final int[] limits;
  private final boolean common;

  /** With a single number each move is taken from what both sides have. */
  MoveBudget(ConditionOptions options) {
    limits = options.hundredths();
    common = options.words().stream().noneMatch(word -> word.contains("/"));
  }

  private static int length(int from, int to) {
    int files = Square.file(from) - Square.file(to);
    int ranks = Square.rank(from) - Square.rank(to);
    return (int) Math.round(100 * Math.hypot(files, ranks));
  }

  private boolean affords(Position position, int side, int from, int to) {
    return limits[side] < 0 || length(from, to) <= limits[side] - position.get(cell(SPENT) + side);
  }

  @Override
  public List<Slot> slots() {
    return List.of(SPENT);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, targets, to -> affords(position, side, from, to));
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return affords(position, side, from, square);
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return affords(position, position.toMove(), from, to);
  }

  @Override
  public void settle(Turn turn) {
    if (EncodedMove.carries(turn.move())) {
      int spent = length(turn.from(), turn.to());
      for (int side = 0; side < 2; side++) {
        int cell = cell(SPENT) + side;
        if (limits[side] >= 0 && (common || side == turn.side())) {
          turn.position().set(cell, Math.min(limits[side], turn.position().get(cell) + spent));
        }
      }
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }

  @Override
  public boolean settles() {
    return !common;
  }
}
