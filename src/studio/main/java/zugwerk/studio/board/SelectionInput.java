package zugwerk.studio.board;

import zugwerk.board.Patch;
import zugwerk.board.Square;
import zugwerk.studio.editor.Selection;
import zugwerk.studio.editor.Workbench;

/**
 * Selecting squares by mouse and cursor, and carrying what is selected: a rectangle is drawn from an empty square, or
 * with Shift from any; what is selected is dragged, or picked up, taken along by the cursor and put down.
 */
final class SelectionInput {

  private final BoardView board;
  private final Workbench bench;
  private final Selection selection;
  /** Where a rectangle is drawn from, {@link BoardView#OFF} if none is. */
  private int drawn = BoardView.OFF;
  /** The square by which the selection is carried, {@link BoardView#OFF} if it is not. */
  private int handle = BoardView.OFF;

  SelectionInput(BoardView board, Workbench bench) {
    this.board = board;
    this.bench = bench;
    selection = bench.selection();
  }

  /** Whether what is selected is being carried. */
  boolean isCarrying() {
    return handle != BoardView.OFF;
  }

  /** Begins a rectangle on a square. */
  void draw(int square) {
    selection.begin(square);
    drawn = square;
  }

  /** Whether it is carried by a square, so that it would be put down where it is. */
  boolean isCarriedBy(int square) {
    return isCarrying() && handle == square;
  }

  /** Picks up the selection by one of its squares; returns whether there was anything to pick up. */
  boolean take(int square) {
    if (selection.contains(square) && selection.isFilled()) {
      handle = square;
      show(square);
      return true;
    }
    return false;
  }

  /** The pointer or the cursor has come to a square, or off the board. */
  void over(int square) {
    if (drawn != BoardView.OFF) {
      // A small movement within one square selects nothing.
      if (square != BoardView.OFF && (square != drawn || !selection.isEmpty())) {
        selection.extend(square);
        board.cursor(square);
      }
    } else if (isCarrying()) {
      show(square);
    }
  }

  /** Marks where the pieces would land. */
  private void show(int square) {
    Patch patch = Patch.of(bench.draft().get().setup(), selection.squares().get());
    long filled = new Patch(patch.contents(), patch.filled()).shifted(files(square), ranks(square));
    board.landing(square == BoardView.OFF || square == handle ? 0 : filled);
  }

  private int files(int square) {
    return square == BoardView.OFF ? 0 : Square.file(square) - Square.file(handle);
  }

  private int ranks(int square) {
    return square == BoardView.OFF ? 0 : Square.rank(square) - Square.rank(handle);
  }

  /** Puts down what is carried; off the board this removes it. A place without room is refused. */
  void put(int square, boolean copying) {
    int from = handle;
    int right = files(square);
    int up = ranks(square);
    letGo();
    if (from == BoardView.OFF) {
      return;
    }
    if (square == BoardView.OFF) {
      selection.remove();
      return;
    }
    try {
      selection.carry(right, up, copying);
    } catch (IllegalArgumentException refused) {
      board.say("Not moved: " + refused.getMessage());
    }
  }

  /** Ends drawing and carrying; returns whether either was under way. */
  boolean letGo() {
    boolean busy = drawn != BoardView.OFF || isCarrying();
    drawn = BoardView.OFF;
    handle = BoardView.OFF;
    board.landing(0);
    return busy;
  }
}
