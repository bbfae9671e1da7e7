package zugwerk.rules;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;

/**
 * What affects a King, as sets of squares: where it could flee were its side to move now, what keeps it from the other
 * squares of its field, which pieces check it, and which of its own side are pinned.
 *
 * @param king its square
 * @param flights where it could go, captures included
 * @param guarded where it would be attacked
 * @param blocked where pieces of its own side stand
 * @param barred where other rules of the game keep it from going
 * @param guards the enemy pieces that guard the guarded squares
 * @param checkers the enemy pieces that attack it now
 * @param pins for each pinned piece the enemy piece that pins it
 */
public record KingField(int king, long flights, long guarded, long blocked, long barred, long guards, long checkers,
    Map<Integer, Integer> pins) {

  /**
   * What affects a side's King.
   *
   * @return nothing if it has no King, or not just one
   */
  public static Optional<KingField> of(Variant variant, Setup setup, int side) {
    Position position = Position.of(setup);
    if (Long.bitCount(position.pieces(side, Schema.KING)) != 1) {
      return Optional.empty();
    }
    if (position.toMove() != side) {
      // Were its side to move: the other passes, with all that a turn brings about.
      MoveMaker.skip(variant, position);
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
      long own = position.pieces(side);
      // Own pieces count as if they could be taken, since they stand in its way.
      long field = variant.movement(position, side, Schema.KING)
          .targets(king, position.occupied(), position.occupied());
      long guarded = 0;
      long blocked = field & own;
      for (long rest = field & ~own & ~flights; rest != 0; rest &= rest - 1) {
        long attackers = attackersAfterStep(Long.numberOfTrailingZeros(rest));
        guards |= attackers;
        guarded |= attackers == 0 ? 0 : Long.lowestOneBit(rest);
      }
      return new KingField(king, flights, guarded, blocked, field & ~own & ~flights & ~guarded, guards,
          Attacks.attackers(variant, position, king, 1 - side), pins());
    }

    /** Where the King can go by a step; castling is no flight. The other side may lack a King. */
    private long flights() {
      long flights = 0;
      boolean bound = (variant.active(position) >>> king & 1) == 0 || variant.ownEnd().of(position) != Verdict.OPEN;
      long targets = bound ? 0 : variant.targets(position, side, Schema.KING, king);
      for (long rest = targets; rest != 0; rest &= rest - 1) {
        int mark = position.mark();
        MoveMaker.make(variant, position, EncodedMove.of(EncodedMove.STEP, king, Long.numberOfTrailingZeros(rest)));
        flights |= variant.isLegalAfter(position) ? Long.lowestOneBit(rest) : 0;
        position.rollback(mark);
      }
      return flights;
    }

    /** The enemy pieces that would attack the King on a square if it stood there, the piece there being taken. */
    private long attackersAfterStep(int to) {
      int mark = position.mark();
      position.move(king, to);
      long attackers = attackers(to, position.occupied(), Schema.KING);
      position.rollback(mark);
      return attackers;
    }

    /** Own pieces without which an enemy would attack the King. */
    private Map<Integer, Integer> pins() {
      Map<Integer, Integer> pins = new TreeMap<>();
      long checkers = attackers(king, position.occupied(), Move.NONE);
      for (long rest = position.pieces(side) & ~Square.bit(king); rest != 0; rest &= rest - 1) {
        int piece = Long.numberOfTrailingZeros(rest);
        int type = Piece.type(position.piece(piece));
        long pinners = attackers(king, position.occupied() & ~Square.bit(piece), type) & ~checkers
            & ~attackers(king, position.occupied(), type);
        if (pinners != 0) {
          pins.put(piece, Long.numberOfTrailingZeros(pinners));
        }
      }
      return pins;
    }

    /** The enemies that attack a King on a square once a piece of a type has moved, with pieces on these squares. */
    private long attackers(int square, long occupied, int mover) {
      return Attacks.attackersAfter(variant, position, square, 1 - side, occupied, mover);
    }
  }
}
