package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;

/**
 * A piece on one of the four squares in the middle captures also as if it stood on another one of them that is empty.
 */
final class Plus extends Condition {

  private static final long CENTRE = 0x1818000000L;

  @Override
  public boolean changesPowers() {
    return true;
  }

  private static long places(int from, long occupied) {
    return (CENTRE >>> from & 1) == 0 ? 0 : CENTRE & ~occupied & ~Square.bit(from);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long others = position.occupied() & ~Square.bit(from);
    int type = Piece.type(position.piece(from));
    long enemies = game().victims(position, side, type);
    Movement power = game().power(position, side, from);
    long all = targets;
    for (long rest = places(from, position.occupied()); rest != 0; rest &= rest - 1) {
      all |= game().captures(position, side, type, power, Long.numberOfTrailingZeros(rest), others) & enemies;
    }
    return all;
  }

  @Override
  public boolean reaches(Position position, int side, int from, int square, long occupied, boolean usual) {
    boolean found = usual;
    Movement power = game().power(position, side, from);
    for (long rest = places(from, occupied | Square.bit(square)); rest != 0 && !found; rest &= rest - 1) {
      found = game().attacks(position, side, Piece.type(position.piece(from)), power,
          Long.numberOfTrailingZeros(rest), square, occupied & ~Square.bit(from));
    }
    return found;
  }
}
