package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;

/** After a move each enemy piece that would be checkmated if it were a King leaves the board. */
final class LostPieces extends Condition {

  /** The piece that counts as a King while this is judged. */
  private static final Slot JUDGED = new Slot("judged", Slot.Scope.PIECE, 1, "q").hidden();
  /** Whether one is being judged, which may leave the board. */
  private static final Slot JUDGING = new Slot("judging", Slot.Scope.GAME, 1, "judging").hidden();

  private final ThreadLocal<Generator> generators = ThreadLocal.withInitial(() -> new Generator(game()));

  @Override
  public List<Slot> slots() {
    return List.of(JUDGED, JUDGING);
  }

  /** No piece is being judged between turns. */
  @Override
  public Setup tidied(Setup setup) {
    Setup tidy = setup.with(cell(JUDGING), 0);
    for (int square = 0; square < Square.COUNT; square++) {
      tidy = tidy.with(cell(JUDGED) + square, 0);
    }
    return tidy;
  }

  @Override
  public Phase phase() {
    return Phase.JUDGE;
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long royals(Position position, int side, long usual) {
    return !judges(position) ? usual : position.marked(cell(JUDGED)) & position.pieces(side);
  }

  /** While a piece is judged, the King of the other side is a piece as any other. */
  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long king = judges(position) ? position.pieces(1 - side, Schema.KING) : 0;
    return targets | king & game().captures(position, side, Piece.type(position.piece(from)),
        game().power(position, side, from), from, position.occupied());
  }

  /** The piece must not leave the board, as a King must not. */
  @Override
  public boolean allows(Position after) {
    return !judges(after) || after.marked(cell(JUDGED)) != 0;
  }

  private boolean judges(Position position) {
    return position.get(cell(JUDGING)) != 0;
  }

  /** An army that passes has been frozen, and takes nothing. */
  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int enemy = 1 - turn.side();
    if (EncodedMove.isPass(turn.move()) || judges(position)) {
      return;
    }
    long lost = 0;
    for (long rest = position.pieces(enemy) & ~position.pieces(enemy, Schema.KING); rest != 0; rest &= rest - 1) {
      lost |= isMated(position, enemy, Long.numberOfTrailingZeros(rest)) ? Long.lowestOneBit(rest) : 0;
    }
    for (long rest = lost; rest != 0; rest &= rest - 1) {
      position.remove(Long.numberOfTrailingZeros(rest));
    }
  }

  private boolean isMated(Position position, int side, int square) {
    int mark = position.mark();
    position.set(cell(JUDGED) + square, 1);
    position.set(cell(JUDGING), 1);
    position.set(Schema.SIDE_TO_MOVE, side);
    boolean mated = Attacks.inCheck(game(), position, side) && !generators.get().hasLegal(position);
    position.rollback(mark);
    return mated;
  }
}
