package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * A piece captures only after a step, without capture, as the piece moves that it captures. It captures from where that
 * step leads.
 */
final class MakeAndTake extends Condition {

  @Override
  public boolean changesPowers() {
    return true;
  }

  /** Whether a piece can make and take, with pieces on the given squares. */
  private boolean takes(Position position, int side, int from, int victim, long occupied) {
    int type = Piece.type(position.piece(from));
    int victimType = Piece.type(position.piece(victim));
    Movement power = game().base().movement(position, side, type);
    Movement made = game().base().movement(position, 1 - side, victimType);
    boolean idle = game().isIdle(position, 1 - side, victimType, from);
    // A piece that could not stay there, as a King could, captures nothing from there.
    long makes = idle ? 0 : game().moves(position, side, Schema.KING, made, from, occupied);
    for (long rest = makes; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      if (!game().isIdle(position, side, type, at)
          && game().attacks(position, side, type, power, at, victim, occupied & ~Square.bit(from))) {
        return true;
      }
    }
    return false;
  }

  /** A Pawn captures en passant from where it could do so after a step of the other side's Pawns. */
  @Override
  public long passers(Position position, int passed, long usual) {
    int side = position.toMove();
    Movement pawns = game().base().movement(position, side, game().pawn());
    Movement made = game().base().movement(position, 1 - side, game().pawn());
    long own = position.pieces(side, game().pawn());
    return keep(own, own, from -> (game().moves(position, side, Schema.KING, made, from, position.occupied())
        & pawns.passesFrom(passed)) != 0);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    if (captures != 0 && (captures & position.occupied()) == 0) {
      return targets;
    }
    long found = targets & ~captures;
    long enemies = game().victims(position, side, Piece.type(position.piece(from)));
    for (long rest = enemies; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      found |= takes(position, side, from, to, position.occupied()) ? Square.bit(to) : 0;
    }
    return found;
  }

  @Override
  public boolean reaches(Position position, int side, int from, int square, long occupied, boolean usual) {
    return position.piece(square) == Piece.NONE ? usual
        : takes(position, side, from, square, occupied | Square.bit(square));
  }
}
