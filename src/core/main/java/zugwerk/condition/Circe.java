package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.rules.MoveMaker;

/** A captured piece is reborn, if its square of rebirth is empty. */
final class Circe extends Reborn {

  /** The option that a captured piece becomes one of the type that captures it, other than a King. */
  static final String CLONE = "clone";

  /** The option that a captured Queen, Knight, Bishop or Rook becomes the next one in this circle. */
  static final String CHAMELEON = "chameleon";

  private final boolean clones;
  private final boolean changes;

  Circe(ConditionOptions options) {
    super(options, options.has(REX_INCLUSIVE));
    clones = options.has(CLONE);
    changes = options.has(CHAMELEON);
  }

  @Override
  public Phase phase() {
    return Phase.VICTIM;
  }

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
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
    return !concernsKings()
        || !isFree(position, kingHome(1 - side, square, from), occupied & ~Square.bit(square), from, square);
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int victim = passing ? MoveMaker.captured(position.toMove(), to) : to;
    int captured = reborn(position.piece(from), position.piece(victim));
    int home = captured == Piece.NONE ? Turn.NOWHERE : home(captured, victim, from);
    return isFree(position, home, position.occupied() & ~Square.bit(victim), from, to) ? promotions(captured, home) : 0;
  }

  /** What a captured piece is reborn as. */
  private int reborn(int mover, int captured) {
    if (captured == Piece.NONE) {
      return captured;
    }
    boolean cloned = clones && Piece.type(mover) != Schema.KING;
    int type = cloned ? Piece.type(mover) : Piece.type(captured);
    return Piece.of(Piece.side(captured), changes ? ChameleonPieces.next(game().schema(), type) : type);
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int piece = reborn(turn.before(turn.from()), turn.captured());
    int home = piece == Piece.NONE ? Turn.NOWHERE : home(piece, turn.victim(), turn.from());
    if (isFree(position, home)) {
      turn.revive(home, promoted(piece, home, turn.move()));
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
