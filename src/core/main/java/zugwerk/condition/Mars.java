package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;

/**
 * A piece captures as if it stood on its square of rebirth, which must be empty. In Phantom Chess it also moves from
 * there, and both from where it stands.
 */
final class Mars extends Reborn {

  private final boolean phantom;

  Mars(ConditionOptions options, boolean phantom) {
    super(options, phantom ? options.has(REX_INCLUSIVE) : !options.has(REX_EXCLUSIVE));
    this.phantom = phantom;
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  private int home(Position position, int side, int from) {
    int type = Piece.type(position.piece(from));
    return home(Piece.of(side, type), from, from);
  }

  private boolean excepts(Position position, int from) {
    return !concernsKings() && Piece.type(position.piece(from)) == Schema.KING;
  }

  /** Whether it could act from its square of rebirth. */
  private boolean isOpen(Position position, int side, int from, int home, long occupied, int square) {
    return isFree(position, home, occupied, from, square)
        && !game().isIdle(position, side, Piece.type(position.piece(from)), home);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    if (excepts(position, from)) {
      return targets;
    }
    int home = home(position, side, from);
    long near = phantom ? targets : targets & ~captures;
    if (!isOpen(position, side, from, home, position.occupied(), Turn.NOWHERE)) {
      return near;
    }
    long others = position.occupied() & ~(1L << from) | game().barriers(position);
    Movement power = game().power(position, side, from);
    int type = Piece.type(position.piece(from));
    long far = game().captures(position, side, type, power, home, others) & game().victims(position, side, type);
    return near | far
        | (phantom ? game().moves(position, side, type, power, home, others) & ~(1L << from) : 0);
  }

  @Override
  public boolean reaches(Position position, int side, int from, int square, long occupied, boolean usual) {
    if (excepts(position, from) || phantom && usual) {
      return usual;
    }
    int home = home(position, side, from);
    return isOpen(position, side, from, home, occupied, square)
        && game().attacks(position, side, Piece.type(position.piece(from)), game().power(position, side, from), home,
            square, occupied & ~(1L << from) | game().barriers(position));
  }
}
