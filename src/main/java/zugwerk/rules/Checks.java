package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Square;

/**
 * Which moves of the men of one type could give check: by the man himself from where he goes, by the line that he
 * opens, or because his move changes how another man goes. Never leaves out a check; may let through a move that is
 * none.
 */
final class Checks {

  private boolean looked;
  private boolean revealed;
  private Movement movement;
  private int king;
  private long occupied;
  private boolean all;
  private long discoverers;
  private long direct;

  /** Another position is to be looked at. */
  void forget() {
    looked = false;
  }

  /** Looks at the position as it will be after a move of a man of the given type, the men being where they are. */
  void look(Variant variant, Position position, int mover) {
    if (!looked || variant.changesPowers(mover)) {
      lines(variant, position, mover);
      looked = !variant.changesPowers(mover);
    }
    movement = variant.movementAfter(position, position.toMove(), mover, mover);
    direct = movement.strikesFrom(king);
    all = revealed || !movement.lines();
  }

  /** Finds whose leaving opens a line to the King, and whether anybody strikes him already. */
  private void lines(Variant variant, Position position, int mover) {
    int side = position.toMove();
    king = position.king(1 - side);
    occupied = position.occupied() & ~variant.leaving(position);
    long own = position.men(side) & occupied;
    long active = variant.active(position);
    revealed = false;
    discoverers = 0;
    for (int type = 0; type < position.schema().types().size(); type++) {
      long men = position.men(side, type) & active & occupied;
      if (men == 0) {
        continue;
      }
      Movement other = variant.movementAfter(position, side, type, mover);
      long strikers = men & other.strikesFrom(king);
      revealed |= strikers != 0 && !other.lines();
      for (; strikers != 0 && !revealed; strikers &= strikers - 1) {
        int from = Long.numberOfTrailingZeros(strikers);
        long barriers = other.path(from, king) & occupied;
        if (barriers == 0) {
          revealed = variant.menaces(position, side, type, from, king, occupied);
        } else if ((barriers & barriers - 1) == 0) {
          discoverers |= barriers & own;
        }
      }
    }
  }

  /** Of a man's targets, those from which he might check, or all if his leaving might. */
  long among(int from, long targets) {
    if (all || (discoverers >>> from & 1) != 0) {
      return targets;
    }
    long checking = 0;
    long others = occupied & ~Square.bit(from);
    for (long rest = targets & direct; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      if ((movement.path(to, king) & others) == 0) {
        checking |= Square.bit(to);
      }
    }
    return checking;
  }
}
