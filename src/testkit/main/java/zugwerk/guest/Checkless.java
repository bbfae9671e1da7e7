package zugwerk.guest;

import zugwerk.board.Position;
import zugwerk.board.Transformation;
import zugwerk.oracle.OracleOrthodox;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;

/** Checkless Chess: a move that gives check is illegal unless it mates by the rules of orthodox chess. */
public class Checkless extends SteadyGame {

  public Checkless() {
    super("checkless", "Checkless Chess");
  }

  @Override
  public boolean allows(Position after) {
    return !Attacks.inCheck(this, after, after.toMove()) || !new Generator(Orthodox.GAME).hasLegal(after);
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return true;
  }

  /** Found when first needed: the registry cannot be used while it makes its games. */
  private static final class Orthodox {
    static final Variant GAME = Variants.of("orthodox");
  }

  @Override
  public String rulesText() {
    return """
        # Checkless Chess

        Orthodox chess in which a move that gives check is illegal, unless it mates. Whether it mates is judged by the
        rules of orthodox chess, so that a reply that parries the check counts even if it would give check itself.
        """;
  }

  /** The same rules for the second program. */
  public static final class Slow extends OracleOrthodox {

    @Override
    public String id() {
      return "checkless";
    }

    @Override
    protected boolean isLegal(OracleState before, OracleState after) {
      return super.isLegal(before, after)
          && (!inCheck(after) || new OracleOrthodox().following(after).findAny().isEmpty());
    }
  }
}
