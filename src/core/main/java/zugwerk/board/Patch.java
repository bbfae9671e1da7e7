package zugwerk.board;

import java.util.function.IntConsumer;

/**
 * Some squares of a setup with everything on them: pieces, their state, and the state of the squares. It can be placed
 * elsewhere, as when squares are moved, copied or pasted.
 *
 * @param contents a setup with nothing but the content of the squares
 * @param squares the squares, as bits; empty ones among them change nothing when placed
 */
public record Patch(Setup contents, long squares) {

  /** The squares of a setup. */
  public static Patch of(Setup setup, long squares) {
    return new Patch(without(setup.counting(0, 1), ~squares)
        .with(Schema.SIDE_TO_MOVE, 0).with(Schema.CASTLING, 0).with(Schema.EN_PASSANT, 0), squares);
  }

  /** A setup with some squares emptied. */
  public static Setup without(Setup setup, long squares) {
    Setup[] emptied = {setup};
    each(squares, square -> {
      emptied[0] = emptied[0].withPiece(square, Piece.NONE);
      for (Slot slot : setup.schema().slots()) {
        if (slot.isOnSquares()) {
          emptied[0] = emptied[0].with(setup.schema().offset(slot) + square, 0);
        }
      }
    });
    return emptied[0];
  }

  /**
   * A setup with this placed on it, shifted by files to the right and ranks up.
   *
   * @throws zugwerk.work.InputException in one sentence, if something would leave the board
   */
  public Setup on(Setup setup, int right, int up) {
    Transformation shift = Transformation.shift(right, up);
    Setup[] filled = {setup};
    each(filled(), square -> {
      int target = shift.target(square);
      if (contents.piece(square) != Piece.NONE) {
        filled[0] = filled[0].withPiece(target, contents.piece(square));
      }
      for (Slot slot : contents.schema().slots()) {
        int offset = contents.schema().offset(slot);
        if (slot.isOnSquares() && contents.get(offset + square) != 0) {
          filled[0] = filled[0].with(offset + target, contents.get(offset + square));
        }
      }
    });
    return filled[0];
  }

  /** The squares that are not empty. */
  public long filled() {
    long[] filled = {0};
    each(squares, square -> {
      boolean state = contents.schema().slots().stream()
          .anyMatch(slot -> slot.isOnSquares() && contents.get(contents.schema().offset(slot) + square) != 0);
      filled[0] |= state || contents.piece(square) != Piece.NONE ? Square.bit(square) : 0;
    });
    return filled[0];
  }

  /** The squares after a shift, without those off the board. */
  public long shifted(int right, int up) {
    Transformation shift = Transformation.shift(right, up);
    long[] shifted = {0};
    each(squares, square -> shifted[0] |= shift.image(square) < 0 ? 0 : Square.bit(shift.image(square)));
    return shifted[0];
  }

  /** The corner of the smallest rectangle around the squares that is nearest to a1, or nearest to h8. */
  public int corner(boolean nearH8) {
    int[] corner = nearH8 ? new int[] {0, 0} : new int[] {7, 7};
    each(squares, square -> {
      corner[0] = nearH8 ? Math.max(corner[0], Square.file(square)) : Math.min(corner[0], Square.file(square));
      corner[1] = nearH8 ? Math.max(corner[1], Square.rank(square)) : Math.min(corner[1], Square.rank(square));
    });
    return Square.of(corner[0], corner[1]);
  }

  private static void each(long squares, IntConsumer action) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      action.accept(Long.numberOfTrailingZeros(rest));
    }
  }
}
