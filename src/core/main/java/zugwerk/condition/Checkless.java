package zugwerk.condition;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;

/** A move that gives check is illegal, unless it mates. Replies that check are judged by the same rule. */
final class Checkless extends Condition {

  /** Checks could answer checks without end. */
  private static final int DEEPEST = 6;

  private final ThreadLocal<Judge> judges = ThreadLocal.withInitial(Judge::new);

  /** A generator for each check that is being judged. */
  private static final class Judge {

    private final List<Generator> generators = new ArrayList<>();
    private int depth;
  }

  @Override
  public boolean allows(Position after) {
    if (!Attacks.inCheck(game(), after, after.toMove())) {
      return true;
    }
    Judge judge = judges.get();
    if (judge.depth == DEEPEST) {
      return false;
    }
    if (judge.generators.size() == judge.depth) {
      judge.generators.add(new Generator(game()));
    }
    Generator generator = judge.generators.get(judge.depth);
    judge.depth++;
    boolean mates = !generator.hasLegal(after) && !after.hasLostKing(1 - after.toMove());
    judge.depth--;
    return mates;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public boolean testsChecks() {
    return true;
  }
}
