package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** A piece that observes another one and is observed by it captures nothing; with lines, nothing on their line. */
final class Woozles extends Condition {

  private final boolean enemies;
  private final boolean lines;
  private final boolean kings;

  /**
   * @param enemies whether the other piece is an enemy, else one of the same side
   * @param lines whether it may capture elsewhere than on the line through both
   */
  Woozles(ConditionOptions options, boolean enemies, boolean lines) {
    this.enemies = enemies;
    this.lines = lines;
    kings = !options.has(Reborn.REX_EXCLUSIVE);
  }

  private boolean mayCapture(Position position, int side, int from, int to, long occupied) {
    int by = enemies ? 1 - side : side;
    if (!kings && Piece.type(position.piece(from)) == Schema.KING) {
      return true;
    }
    long others = position.pieces(by) & ~(kings ? 0 : position.pieces(by, Schema.KING)) & ~Square.bit(from);
    for (long rest = game().observers(position, by, others, from, occupied); rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      if (game().observes(position, side, from, other, occupied) && (!lines || areInLine(from, to, other))) {
        return false;
      }
    }
    return true;
  }

  private static boolean areInLine(int from, int to, int other) {
    return (Square.file(to) - Square.file(from)) * (Square.rank(other) - Square.rank(from)) == (Square.rank(to)
        - Square.rank(from)) * (Square.file(other) - Square.file(from));
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, captures, to -> mayCapture(position, side, from, to, position.occupied()));
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return mayCapture(position, side, from, square, occupied);
  }
}
