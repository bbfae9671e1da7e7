package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;

/**
 * A marked piece that captures leaves the board together with its victim, and is reborn in Circe, too. A King cannot
 * capture so.
 */
final class Kamikaze extends Condition {

  private static final Slot MARK = new Slot("kamikaze", Slot.Scope.PIECE, 1, "z");

  @Override
  public List<Slot> slots() {
    return List.of(MARK);
  }

  @Override
  public Phase phase() {
    return Phase.MOVER_GOES;
  }

  private boolean isMarked(Position position, int square) {
    return position.get(cell(MARK) + square) != 0;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    boolean royal = (game().royals(position, side) >>> from & 1) != 0;
    return royal && isMarked(position, from) ? targets & ~captures : targets;
  }

  /** A Pawn that leaves the board for good is not promoted. */
  @Override
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    boolean leaves = isMarked(position, from) && game().layer(Circe.class).isEmpty();
    return leaves ? promoting & ~position.occupied() : promoting;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int stands = turn.stands();
    if (turn.captures() && turn.hasMover() && isMarked(position, stands)) {
      int home = game().layer(Circe.class).map(circe -> circe.home(position.piece(stands), stands, turn.from()))
          .orElse(Turn.NOWHERE);
      if (home >= 0 && home != stands && (position.occupied() >>> home & 1) == 0) {
        turn.goTo(home);
      } else if (home != stands) {
        turn.removeMover();
      }
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
