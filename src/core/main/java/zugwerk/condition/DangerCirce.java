package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;

/** A piece that an enemy piece attacks may go to its square of rebirth instead, and capture there. */
final class DangerCirce extends Reborn {

  DangerCirce(ConditionOptions options) {
    super(options, true);
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  /** Where a piece can go if it is attacked, or -1. The goings of enemy pieces to their squares are no attacks. */
  private int refuge(Position position, int side, int from, long occupied) {
    int home = home(Piece.of(side, Piece.type(position.piece(from))), from, from);
    for (long rest = position.pieces(1 - side) & occupied & game().active(position); rest != 0 && home != from; rest &=
        rest - 1) {
      int enemy = Long.numberOfTrailingZeros(rest);
      int type = Piece.type(position.piece(enemy));
      if (!game().isIdle(position, 1 - side, type, enemy) && game().attacks(position, 1 - side, type,
          game().power(position, 1 - side, enemy), enemy, from, occupied)) {
        return home;
      }
    }
    return Turn.NOWHERE;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    int home = refuge(position, side, from, position.occupied());
    int type = Piece.type(position.piece(from));
    boolean open =
        home >= 0 && (isFree(position, home) || (game().victims(position, side, type) >>> home & 1) != 0);
    return !open ? targets
        : targets | game().base().open(position, side, type, home, Square.bit(home), position.occupied());
  }

  @Override
  public boolean reaches(Position position, int side, int from, int square, long occupied, boolean usual) {
    return usual || refuge(position, side, from, occupied) == square;
  }
}
