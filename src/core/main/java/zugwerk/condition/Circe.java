package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Rights;

/** A captured piece is reborn, if its square of rebirth is empty. A Rook reborn on its corner may castle. */
final class Circe extends Reborn {

  private static final Slot MOVED = new Slot("King has moved", Slot.Scope.SIDE, 1, "moved");

  /** The option that a captured piece becomes one of the type that captures it, other than a King. */
  static final String CLONE = "clone";

  private final boolean clones;

  Circe(ConditionOptions options) {
    super(options, options.has(REX_INCLUSIVE));
    clones = options.has(CLONE);
  }

  @Override
  public Phase phase() {
    return Phase.VICTIM;
  }

  @Override
  public List<Slot> slots() {
    return List.of(MOVED);
  }

  /** A King can be captured if it is reborn. */
  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    int king = position.king(1 - side);
    return concernsKings() && king < Square.COUNT && !attacks(position, side, from, king, position.occupied())
        && game().observes(position, side, from, king, position.occupied()) ? targets | Square.bit(king) : targets;
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return !concernsKings() || !isFree(kingHome(1 - side, square, from), occupied & ~Square.bit(square), from, square);
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int victim = passing ? MoveMaker.captured(position.toMove(), to) : to;
    int captured = reborn(position.piece(from), position.piece(victim));
    int home = captured == Piece.NONE ? Turn.NOWHERE : home(captured, victim, from);
    return isFree(home, position.occupied() & ~Square.bit(victim), from, to) ? promotions(captured, home) : 0;
  }

  /** What a captured piece is reborn as. */
  private int reborn(int mover, int captured) {
    boolean cloned = clones && captured != Piece.NONE && Piece.type(mover) != Schema.KING;
    return cloned ? Piece.of(Piece.side(captured), Piece.type(mover)) : captured;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    if (turn.isByKing() && (Rights.king(2 * turn.side()) == turn.from() || Rights.king(2 * turn.side()) == turn.to())) {
      position.set(cell(MOVED) + turn.side(), 1);
    }
    int piece = reborn(turn.before(turn.from()), turn.captured());
    int home = piece == Piece.NONE ? Turn.NOWHERE : home(piece, turn.victim(), turn.from());
    if (home >= 0 && position.piece(home) == Piece.NONE) {
      turn.revive(home, promoted(piece, home, turn.move()));
      castles(position, home);
    }
  }

  /** Gives back the right to castle with a partner reborn on its corner, if the King has not moved. */
  private void castles(Position position, int home) {
    for (int right = 0; right < 4; right++) {
      int side = right >> 1;
      if (home == Rights.corner(right) && position.piece(home) == Piece.of(side, game().castlingPartner())
          && position.piece(Rights.king(right)) == Piece.of(side, Schema.KING)
          && position.get(cell(MOVED) + side) == 0) {
        position.set(Schema.CASTLING, position.get(Schema.CASTLING) | 1 << right);
      }
    }
  }

  @Override
  public boolean settles() {
    return !concernsKings();
  }

  /** Only captures are not as in the game. */
  @Override
  public long unsettled(Position position) {
    return position.pieces(1 - position.toMove());
  }

  @Override
  public long pawnSquares(int side) {
    return rule() == RebirthRule.STANDARD ? 0 : -1L;
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return transformation == Transformation.EXCHANGE_SIDES;
  }
}
