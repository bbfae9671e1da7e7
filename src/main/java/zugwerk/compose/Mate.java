package zugwerk.compose;

import java.util.Optional;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/**
 * What is remarkable about a mate, or about another end of the play.
 *
 * @param model whether each square of the mated King's field is guarded once or blocked by one of its own pieces, the
 *     King is attacked once, and every officer of the mating side takes part
 * @param own whether the play would not end so in orthodox chess, or without the game's own state
 */
record Mate(boolean model, boolean own) {

  /** What is remarkable about a position at the end of the play. */
  static Mate of(Generator generator, Counterpart counterpart, Generator orthodox, Position position) {
    Verdict verdict = generator.verdict(position);
    return new Mate(verdict == Verdict.CHECKMATE && isPure(generator.variant(), position)
        && isEconomical(generator, position), isOwn(generator, counterpart, orthodox, position, verdict));
  }

  private static boolean isPure(Variant variant, Position position) {
    int side = position.toMove();
    int king = position.king(side);
    if (Long.bitCount(Attacks.attackers(variant, position, king, 1 - side)) != 1) {
      return false;
    }
    Movement movement = variant.movement(position, side, Schema.KING);
    Setup setup = position.setup();
    for (long rest = movement.leaps(king); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      boolean ownPiece = setup.piece(square) != Piece.NONE && Piece.side(setup.piece(square)) == side;
      // With the King itself on the square, lines that it bars now count too.
      Position stepped = Position.of(setup.moved(king, square));
      int guards = Long.bitCount(Attacks.attackers(variant, stepped, square, 1 - side));
      if (guards > (ownPiece ? 0 : 1)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the mate needs every officer of the mating side. */
  private static boolean isEconomical(Generator generator, Position position) {
    int mating = 1 - position.toMove();
    long officers = position.pieces(mating) & ~position.pieces(mating, Schema.KING)
        & ~position.pieces(mating, generator.variant().pawn());
    for (long rest = officers; rest != 0; rest &= rest - 1) {
      int mark = position.mark();
      position.remove(Long.numberOfTrailingZeros(rest));
      boolean still = generator.verdict(position) == Verdict.CHECKMATE;
      position.rollback(mark);
      if (still) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOwn(
      Generator generator, Counterpart counterpart, Generator orthodox, Position position, Verdict verdict) {
    Setup setup = position.setup();
    if (generator.verdict(Position.of(stateless(setup))) != verdict) {
      return true;
    }
    Optional<Setup> there = counterpart.of(setup);
    return there.isPresent() && orthodox.verdict(Position.of(there.get())) != verdict;
  }

  /** The same pieces without the game's own state. */
  static Setup stateless(Setup setup) {
    Setup made = setup;
    for (int cell = Schema.FIRST_SLOT; cell < setup.schema().cells(); cell++) {
      made = setup.get(cell) == 0 ? made : made.with(cell, 0);
    }
    return made;
  }

  /** The number of the mated King's square, 64 where the King has been removed. */
  static int place(Position position) {
    return Math.min(position.king(position.toMove()), Square.COUNT);
  }
}
