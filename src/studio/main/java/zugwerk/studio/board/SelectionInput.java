package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import zugwerk.board.Patch;
import zugwerk.board.Square;
import zugwerk.studio.editor.Selection;
import zugwerk.studio.editor.Workbench;
import zugwerk.work.InputException;

/**
 * Selects squares by mouse and cursor, and carries the selection. A rectangle starts on an empty square, or with Shift
 * on any.
 */
final class SelectionInput {

  private final BoardView board;
  private final Workbench bench;
  private final Selection selection;
  private int drawn = BoardView.OFF;
  private int handle = BoardView.OFF;

  SelectionInput(BoardView board, Workbench bench) {
    this.board = board;
    this.bench = bench;
    selection = bench.selection();
  }

  boolean isCarrying() {
    return handle != BoardView.OFF;
  }

  void draw(int square) {
    selection.begin(square);
    drawn = square;
  }

  boolean isCarriedBy(int square) {
    return isCarrying() && handle == square;
  }

  boolean take(int square) {
    if (selection.contains(square) && selection.isFilled()) {
      handle = square;
      show(square);
      return true;
    }
    return false;
  }

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

  /** Puts down the selection; off the board this removes it. Refused if it does not fit. */
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
    } catch (InputException refused) {
      board.announce(lang("Not moved: {0}", reason(refused)));
    }
  }

  boolean letGo() {
    boolean busy = drawn != BoardView.OFF || isCarrying();
    drawn = BoardView.OFF;
    handle = BoardView.OFF;
    board.landing(0);
    return busy;
  }
}
