package zugwerk.rules;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;

/**
 * What bears on a King, as sets of squares: where he could flee were his side to move now, what keeps him from the
 * other squares of his field, who checks him, and who of his own side is pinned.
 *
 * @param king his square
 * @param flights where he could go, captures included
 * @param guarded where he would be struck
 * @param blocked where men of his own side stand
 * @param barred where other rules of the game keep him from going
 * @param guards the enemy men who guard the guarded squares
 * @param checkers the enemy men who strike him now
 * @param pins for each pinned man the enemy man who pins him
 */
public record KingField(int king, long flights, long guarded, long blocked, long barred, long guards, long checkers,
    Map<Integer, Integer> pins) {

  /**
   * What bears on a side's King.
   *
   * @return nothing if it has no King, or not just one
   */
  public static Optional<KingField> of(Variant variant, Setup setup, int side) {
    Position position = Position.of(setup);
    if (Long.bitCount(position.men(side, Schema.KING)) != 1) {
      return Optional.empty();
    }
    if (position.toMove() != side) {
      // Were his side to move: the other passes, with all that a turn brings about.
      Play.skip(variant, position);
      if (position.king(side) == Square.COUNT) {
        return Optional.empty();
      }
    }
    return Optional.of(new Finder(variant, position, side).find());
  }

  private static final class Finder {

    private final Variant variant;
    private final Position position;
    private final int side;
    private final int king;
    private long guards;

    Finder(Variant variant, Position position, int side) {
      this.variant = variant;
      this.position = position;
      this.side = side;
      king = position.king(side);
    }

    KingField find() {
      long flights = flights();
      long own = position.men(side);
      // Own men are looked at as if they could be taken, for they stand in his way.
      long field = variant.movement(position, side, Schema.KING)
          .targets(king, position.occupied(), position.occupied());
      long guarded = 0;
      long blocked = field & own;
      for (long rest = field & ~own & ~flights; rest != 0; rest &= rest - 1) {
        long strikers = strikersAfterStep(Long.numberOfTrailingZeros(rest));
        guards |= strikers;
        guarded |= strikers == 0 ? 0 : Long.lowestOneBit(rest);
      }
      return new KingField(king, flights, guarded, blocked, field & ~own & ~flights & ~guarded, guards,
          Attack.strikers(variant, position, king, 1 - side), pins());
    }

    /** Where the King can go by a step of his own; castling is no flight. The other side may lack a King. */
    private long flights() {
      long flights = 0;
      long targets = (variant.active(position) >>> king & 1) == 0
          ? 0 : variant.targets(position, side, Schema.KING, king);
      for (long rest = targets; rest != 0; rest &= rest - 1) {
        int mark = position.mark();
        Play.make(variant, position, Packed.of(Packed.STEP, king, Long.numberOfTrailingZeros(rest)));
        flights |= !Attack.inCheck(variant, position, side) ? Long.lowestOneBit(rest) : 0;
        position.rollback(mark);
      }
      return flights;
    }

    /** The enemy men who would strike the King on a square if he stood there, whoever stands there taken. */
    private long strikersAfterStep(int to) {
      int mark = position.mark();
      position.remove(to);
      position.move(king, to);
      long strikers = strikers(to, position.occupied(), Schema.KING);
      position.rollback(mark);
      return strikers;
    }

    /** Own men but for whom an enemy would strike the King. */
    private Map<Integer, Integer> pins() {
      Map<Integer, Integer> pins = new TreeMap<>();
      long checkers = strikers(king, position.occupied(), Move.NONE);
      for (long rest = position.men(side) & ~Square.bit(king); rest != 0; rest &= rest - 1) {
        int man = Long.numberOfTrailingZeros(rest);
        int type = Man.type(position.man(man));
        long pinners = strikers(king, position.occupied() & ~Square.bit(man), type) & ~checkers
            & ~strikers(king, position.occupied(), type);
        if (pinners != 0) {
          pins.put(man, Long.numberOfTrailingZeros(pinners));
        }
      }
      return pins;
    }

    /** Who strikes a King on a square once a man of a type has moved, men standing on the given squares only. */
    private long strikers(int square, long occupied, int mover) {
      long strikers = 0;
      long active = variant.active(position) & occupied & position.men(1 - side);
      for (int type = 0; type < position.schema().types().size(); type++) {
        var movement = variant.movementAfter(position, 1 - side, type, mover);
        for (long rest = position.men(1 - side, type) & active & movement.strikesFrom(square); rest != 0; rest &=
            rest - 1) {
          int from = Long.numberOfTrailingZeros(rest);
          if (movement.strikes(from, square, occupied)
              && variant.menaces(position, 1 - side, type, from, square, occupied)) {
            strikers |= Square.bit(from);
          }
        }
      }
      return strikers;
    }
  }
}
