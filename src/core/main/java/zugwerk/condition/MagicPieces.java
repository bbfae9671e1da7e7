package zugwerk.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/**
 * A piece, other than royal, neutral and marked ones, that a marked piece newly observes after a move changes its
 * colour. It is observed anew if the other one did not observe it on the same line before. What an even number of
 * pieces observe anew keeps its colour.
 */
final class MagicPieces extends Condition {

  private static final Slot MARK = new Slot("magic", Slot.Scope.PIECE, 1, "m");

  /** A piece observes another one on the line that goes from one square to another; pieces are named by squares. */
  private record View(int viewer, int viewed, int start, int end) {}

  @Override
  public List<Slot> slots() {
    return List.of(MARK, Homecoming.MOVED);
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    if (position.marked(cell(MARK)) != 0) {
      Set<View> before = turn.askBefore(() -> views(position, observable(position), square -> square));
      long changing = 0;
      for (long rest = observable(position); rest != 0; rest &= rest - 1) {
        long viewed = Long.lowestOneBit(rest);
        Set<View> views = views(position, viewed, turn::origin);
        views.removeAll(before);
        changing |= views.size() % 2 == 0 ? 0 : viewed;
      }
      for (long rest = changing; rest != 0; rest &= rest - 1) {
        turn.changeSide(Long.numberOfTrailingZeros(rest));
      }
    }
  }

  private long observable(Position position) {
    long spared = position.marked(cell(MARK)) | game().royals(position, 0) | game().royals(position, 1)
        | game().neutrals(position);
    return position.occupied() & ~spared;
  }

  private Set<View> views(Position position, long observable, IntUnaryOperator names) {
    Set<View> views = new HashSet<>();
    for (long magic = position.marked(cell(MARK)) & position.occupied(); magic != 0; magic &= magic - 1) {
      int from = Long.numberOfTrailingZeros(magic);
      int side = Piece.side(position.piece(from));
      for (long rest = observable; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        if (game().observers(position, side, Square.bit(from), square, position.occupied()) != 0) {
          boolean leaps = (game().power(position, side, from).leaps(from) >>> square & 1) != 0;
          views.add(new View(names.applyAsInt(from), names.applyAsInt(square), leaps ? from : end(square, from),
              leaps ? square : end(from, square)));
        }
      }
    }
    return views;
  }

  /** Where the line from one square through another one ends; the other square if there is no straight line. */
  private static int end(int from, int to) {
    int files = Square.file(to) - Square.file(from);
    int ranks = Square.rank(to) - Square.rank(from);
    int steps = Math.max(Math.abs(files), Math.abs(ranks));
    for (int step = steps; step > 1; step--) {
      if (files % step == 0 && ranks % step == 0) {
        files /= step;
        ranks /= step;
        break;
      }
    }
    int file = Square.file(to);
    int rank = Square.rank(to);
    while (Square.onBoard(file + files, rank + ranks)) {
      file += files;
      rank += ranks;
    }
    return Square.of(file, rank);
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
