package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * What a game promises about its moves, so that the {@link Generator} can decide without making them which are legal,
 * give check or mate.
 *
 * <p>A game that promises nothing has {@link #NONE}: every move is made and tested, which is always right. A game that
 * declares a fast path says by {@link #unsettled} which moves must still be made; of every other move it promises that
 * it carries one piece to a square, takes away the piece that stands there, changes nothing else that bears on an
 * attack but what the other methods say, and leads to a position that the game {@linkplain Variant#allows allows}. The
 * contract test holds each registered game to its promise.
 */
public interface FastPath {

  /** No promise: every move is made and tested. */
  FastPath NONE = new FastPath() {
    @Override
    public long unsettled(Position position) {
      return -1L;
    }

    @Override
    public boolean kingMayDie(Position position, int side) {
      return true;
    }
  };

  /** Every move is made and tested, and no King dies by a move of its own side. */
  FastPath KINGS_LIVE = _ -> -1L;

  /**
   * The squares such that a move from or to one of them must be made to be judged.
   *
   * @param position a position in which the side to move may lack a King
   */
  long unsettled(Position position);

  /** Whether moves that give check must be made to be judged, and what follows from a check is not known. */
  default boolean testsChecks() {
    return false;
  }

  /** The pieces of one side that the end of the turn removes, unless its move prevents that. */
  default long leaving(Position position) {
    return 0;
  }

  /**
   * Squares to which the King of the side not to move could go next, if no piece attacks them. This holds after any
   * step of the side to move that goes neither there nor from or to an {@linkplain #unsettled unsettled} square. They
   * are empty, or held by a piece of the side to move where captures are as plain as in orthodox chess. The set may be
   * incomplete.
   */
  default long flights(Variant variant, Position position) {
    int side = 1 - position.toMove();
    int king = position.king(side);
    if (king == Square.COUNT || (variant.active(position) >>> king & 1) == 0) {
      return 0;
    }
    Movement movement = variant.movement(position, side, Schema.KING);
    long going = variant.targets(position, side, Schema.KING, king) & movement.leaps(king);
    return variant.reachFacts().certain() ? going & movement.captures(king, -1L) : going & ~position.occupied();
  }

  /** Whether a move by a piece of this type can change how any piece moves. */
  default boolean changesPowers(int mover) {
    return false;
  }

  /** How a piece of a side and type will move once a piece of the type {@code mover} has moved. */
  default Movement movementAfter(Variant variant, Position position, int side, int type, int mover) {
    return variant.movement(position, side, type);
  }

  /** Whether a side's King could be taken off the board at the end of that side's next turn. */
  default boolean kingMayDie(Position position, int side) {
    return false;
  }
}
