package zugwerk.condition;

import java.util.List;
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
  private static final Slot JUDGED = new Slot("judged", Slot.Scope.PIECE, 1, "q");

  private final ThreadLocal<Generator> generators = ThreadLocal.withInitial(() -> new Generator(game()));

  @Override
  public List<Slot> slots() {
    return List.of(JUDGED);
  }

  /** No piece is being judged between turns. */
  @Override
  public Setup tidied(Setup setup) {
    Setup tidy = setup;
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
    long judged = position.marked(cell(JUDGED));
    return judged == 0 ? usual : judged & position.pieces(side);
  }

  /** While a piece is judged, the King of the other side is a piece as any other. */
  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long king = position.marked(cell(JUDGED)) == 0 ? 0 : position.pieces(1 - side, Schema.KING);
    return targets | game().power(position, side, from).captures(from, position.occupied()) & king;
  }

  /** An army that passes has been frozen, and takes nothing. */
  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int enemy = 1 - turn.side();
    if (EncodedMove.isPass(turn.move()) || position.marked(cell(JUDGED)) != 0) {
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
    position.set(Schema.SIDE_TO_MOVE, side);
    boolean mated = Attacks.inCheck(game(), position, side) && !generators.get().hasLegal(position);
    position.rollback(mark);
    return mated;
  }
}
