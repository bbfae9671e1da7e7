package zugwerk.condition;

import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.stream.IntStream;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;

/** Royal pieces: they must not be lost, as a King. */
final class Royal extends Condition {

  static final Slot ROYAL = new Slot(key("royal"), Slot.Scope.PIECE, 1, "k").headed(key("Royal"));

  private final ThreadLocal<Generator> generators = ThreadLocal.withInitial(() -> new Generator(game()));

  @Override
  public List<Slot> slots() {
    return List.of(ROYAL, FORBIDDEN);
  }

  /** A royal piece does not give itself up. */
  @Override
  public void settle(Turn turn) {
    if (turn.isByKing() && !turn.hasMover()) {
      forbid(turn.position());
    }
  }

  @Override
  public long royals(Position position, int side, long usual) {
    return usual | position.marked(cell(ROYAL)) & position.pieces(side);
  }

  /** A royal Pawn must not be captured en passant. */
  @Override
  public boolean allows(Position after) {
    int passed = after.get(Schema.EN_PASSANT) - 1;
    int side = after.toMove();
    if (passed < 0 || (after.marked(cell(ROYAL)) >>> MoveMaker.captured(side, passed) & 1) == 0) {
      return true;
    }
    MoveList replies = new MoveList();
    generators.get().candidates(after, replies);
    return IntStream.range(0, replies.size()).noneMatch(i -> EncodedMove.isEnPassant(replies.get(i)));
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    long royal = position.marked(cell(ROYAL)) & position.pieces(1 - side);
    return keep(targets, targets & royal, to -> !game().removes(position, from, to));
  }
}
