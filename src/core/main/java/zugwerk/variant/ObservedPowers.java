package zugwerk.variant;

import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.betza.Trait;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.Variant;

/**
 * The powers of pieces that depend on the colours of others: of Orphans, which have those of the enemies that observe
 * them, of Friends, which have those of the friends that do, and of pieces that go over enemies only. Orphans and
 * Friends hand on to others of their kind what they have. A piece observes a square where it could capture.
 */
final class ObservedPowers {

  private final Variant game;
  private final Movement[][] movements;
  private final boolean[] orphan;
  private final boolean[] friend;
  private final boolean[] overEnemies;

  /** @param movements those of each type, White's and Black's */
  ObservedPowers(Variant game, Movement[][] movements) {
    this.game = game;
    this.movements = movements;
    orphan = having(Trait.ENEMY_POWERS);
    friend = having(Trait.FRIENDLY_POWERS);
    overEnemies = having(Trait.OVER_ENEMIES);
  }

  private boolean[] having(Trait trait) {
    boolean[] having = new boolean[movements.length];
    for (int type = 0; type < having.length; type++) {
      having[type] = movements[type][0].has(trait);
    }
    return having;
  }

  /** Whether the powers of some type depend on the colours of others. */
  boolean any() {
    return IntStream.range(0, movements.length).anyMatch(type -> isObserved(type) || overEnemies[type]);
  }

  private boolean isObserved(int type) {
    return orphan[type] || friend[type];
  }

  /** The types, as set bits, whose powers the piece on a square has. */
  int powers(Position position, int from, long occupied) {
    int own = Piece.type(position.piece(from));
    if (!isObserved(own)) {
      return 1 << own;
    }
    int powers = 0;
    for (int type = 0; type < movements.length; type++) {
      powers |= has(position, own, type, from, occupied) ? 1 << type : 0;
    }
    return powers;
  }

  private boolean has(Position position, int own, int type, int from, long occupied) {
    if (isObserved(type)) {
      return false;
    }
    int observers = observers(own, Piece.side(position.piece(from)));
    return isAttacked(position, observers, type, position.pieces(observers, type) & occupied, from, occupied)
        || (position.pieces(observers, own) & occupied & ~Square.bit(from)) != 0
            && (position.pieces(0, type) | position.pieces(1, type)) != 0
            && (observed(position, own, type, occupied) >>> from & 1) != 0;
  }

  private int observers(int own, int side) {
    return orphan[own] ? 1 - side : side;
  }

  /** The pieces of an observed type that have the power of another type. */
  private long observed(Position position, int own, int type, long occupied) {
    long having = 0;
    long last;
    do {
      last = having;
      for (int side = 0; side < 2; side++) {
        int observers = observers(own, side);
        long sources = position.pieces(observers, type) | having & position.pieces(observers, own);
        for (long rest = position.pieces(side, own) & ~having; rest != 0; rest &= rest - 1) {
          int square = Long.numberOfTrailingZeros(rest);
          having |= isAttacked(position, observers, type, sources & occupied, square, occupied)
              ? Square.bit(square) : 0;
        }
      }
    } while (having != last);
    return having;
  }

  private boolean isAttacked(Position position, int by, int type, long pieces, int square, long occupied) {
    for (long rest = pieces & movements[type][by].attacksFrom(square) & game.active(position); rest != 0; rest &=
        rest - 1) {
      if (attacks(position, by, type, Long.numberOfTrailingZeros(rest), square, occupied)) {
        return true;
      }
    }
    return false;
  }

  private boolean attacks(Position position, int by, int type, int from, int square, long occupied) {
    return movements[type][by].attacks(from, square, barriers(position, by, type, occupied));
  }

  private long barriers(Position position, int side, int type, long occupied) {
    return overEnemies[type] ? occupied & position.pieces(1 - side) : occupied;
  }

  /** The squares from which a side attacks a square. */
  long attackers(Position position, int square, int by, long occupied) {
    long found = 0;
    long acting = position.pieces(by) & occupied & game.active(position);
    for (int own = 0; own < movements.length; own++) {
      for (int type = isObserved(own) ? 0 : own; type < (isObserved(own) ? movements.length : own + 1); type++) {
        long near = acting & position.pieces(by, own) & movements[type][by].attacksFrom(square) & ~found;
        for (long rest = near; rest != 0; rest &= rest - 1) {
          int from = Long.numberOfTrailingZeros(rest);
          if (attacks(position, by, type, from, square, occupied)
              && (own == type || has(position, own, type, from, occupied))) {
            found |= Square.bit(from);
          }
        }
      }
    }
    return found;
  }

  /** Where the piece on a square could go now. */
  long targets(Position position, int side, int from, long enemies) {
    long targets = 0;
    for (int powers = powers(position, from, position.occupied()); powers != 0; powers &= powers - 1) {
      int type = Integer.numberOfTrailingZeros(powers);
      long barriers = barriers(position, side, type, position.occupied());
      targets |= movements[type][side].targets(from, barriers, enemies);
    }
    return targets & ~position.pieces(side);
  }
}
