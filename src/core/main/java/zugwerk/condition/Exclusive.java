package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;

/** Of several mating moves none is legal. */
final class Exclusive extends Condition {

  /** Mates could answer mates without end. */
  private static final int DEEPEST = 5;

  private final ThreadLocal<Generator> generators =
      ThreadLocal.withInitial(() -> new Generator(game().without(this)));

  @Override
  public boolean chooses() {
    return true;
  }

  @Override
  public void choose(Position position, MoveList moves) {
    MoveList mates = new MoveList();
    generators.get().checks(position, mates);
    int count = 0;
    for (int i = 0; i < mates.size(); i++) {
      if (moves.contains(mates.get(i), moves.size()) && mates(position, mates.get(i), DEEPEST)) {
        mates.set(count++, mates.get(i));
      }
    }
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (count < 2 || !mates.contains(moves.get(i), count)) {
        moves.set(kept++, moves.get(i));
      }
    }
    moves.cut(kept);
  }

  /** Whether a move mates; replies that mate are illegal, too, if there are several. */
  private boolean mates(Position position, int move, int depth) {
    int mark = position.mark();
    MoveMaker.make(game(), position, move);
    boolean mates = Attacks.inCheck(game(), position, position.toMove()) && isMated(position, depth);
    position.rollback(mark);
    return mates;
  }

  private boolean isMated(Position position, int depth) {
    Generator others = generators.get();
    if (!others.hasLegal(position)) {
      return true;
    }
    if (depth == 0) {
      return false;
    }
    MoveList replies = new MoveList();
    others.legal(position, replies);
    boolean mated = replies.size() > 1;
    for (int i = 0; mated && i < replies.size(); i++) {
      mated = mates(position, replies.get(i), depth - 1);
    }
    return mated;
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
