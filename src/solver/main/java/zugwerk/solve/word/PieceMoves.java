package zugwerk.solve.word;

import org.jspecify.annotations.Nullable;
import zugwerk.betza.Movement;
import zugwerk.betza.Ways;
import zugwerk.board.Square;

/** The moves of a piece, from one square or for a whole set of them. */
final class PieceMoves {

  private final Movement movement;
  private final Ways quiet;
  private final @Nullable BackSteps back;

  PieceMoves(Movement movement, int side) {
    this.movement = movement;
    quiet = movement.quietWays();
    back = BackSteps.of(movement, side).orElse(null);
  }

  /** Whether every move and capture depends only on a set of squares being empty. */
  boolean lines() {
    return movement.lines() && quiet.lines();
  }

  boolean doubleSteps(int from) {
    return movement.doubleSteps(from, 0) != 0;
  }

  /** The empty squares that it goes to. */
  long moves(int from, long occupied) {
    return movement.moves(from, occupied);
  }

  /** The squares that must be empty for a move; {@link Ways#NONE} where there is none. */
  long path(int from, int to) {
    return quiet.path(from, to);
  }

  /** The squares from which it could move to a square if nothing were in the way. */
  long sources(int to) {
    return quiet.from(to);
  }

  /** The squares that must be empty for a capture; {@link Ways#NONE} where there is none. */
  long capturePath(int from, int to) {
    return movement.path(from, to);
  }

  boolean attacks(int from, int to, long occupied) {
    return movement.attacks(from, to, occupied);
  }

  /** The empty squares from which it goes to one of the targets, which are empty. */
  long origins(long targets, long occupied) {
    if (back != null) {
      return back.origins(targets, occupied);
    }
    long candidates = 0;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      candidates |= quiet.from(Long.numberOfTrailingZeros(rest));
    }
    long origins = 0;
    for (long rest = candidates & ~occupied; rest != 0; rest &= rest - 1) {
      if ((movement.moves(Long.numberOfTrailingZeros(rest), occupied) & targets) != 0) {
        origins |= rest & -rest;
      }
    }
    return origins;
  }

  /** The empty squares from which it attacks a square. */
  long attackers(int target, long occupied) {
    long attackers = 0;
    for (long rest = movement.attacksFrom(target) & ~occupied; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      attackers |= (movement.path(from, target) & occupied) == 0 ? Square.bit(from) : 0;
    }
    return attackers;
  }

  /** The empty squares that it attacks. */
  long attacked(int from, long occupied) {
    long attacked = 0;
    for (long rest = movement.reach(from) & ~occupied; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      attacked |= movement.attacks(from, to, occupied) ? Square.bit(to) : 0;
    }
    return attacked;
  }
}
