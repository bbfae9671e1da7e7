package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;

/** Of several mating moves none is legal. */
final class Exclusive extends Condition {

  private final ThreadLocal<Generator> generators =
      ThreadLocal.withInitial(() -> new Generator(game().without(this)));

  @Override
  public boolean chooses() {
    return true;
  }

  @Override
  public void choose(Position position, MoveList moves) {
    Generator others = generators.get();
    boolean[] mates = new boolean[moves.size()];
    int count = 0;
    for (int i = 0; i < mates.length; i++) {
      if (checks(position, moves.get(i))) {
        int mark = position.mark();
        MoveMaker.make(game(), position, moves.get(i));
        mates[i] = !others.hasLegal(position);
        position.rollback(mark);
        count += mates[i] ? 1 : 0;
      }
    }
    int kept = 0;
    for (int i = 0; i < mates.length; i++) {
      if (count < 2 || !mates[i]) {
        moves.set(kept++, moves.get(i));
      }
    }
    moves.cut(kept);
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
