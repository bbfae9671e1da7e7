package zugwerk.guest;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.oracle.OracleOrthodox;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Attacks;
import zugwerk.rules.OwnEnd;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Verdict;
import zugwerk.variant.SteadyGame;

/**
 * Racing Kings: the first King on the eighth rank wins; if White's arrives first, Black's may still draw on its next
 * move. No move may give check.
 */
public class RacingKings extends SteadyGame implements OwnEnd {

  private static final String START = "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1";

  public RacingKings() {
    super("racing-kings", "Racing Kings", START);
  }

  @Override
  public boolean allows(Position after) {
    return !Attacks.inCheck(this, after, after.toMove());
  }

  @Override
  public TableFacts tableFacts() {
    return TableFacts.BY_SLOTS;
  }

  @Override
  public OwnEnd ownEnd() {
    return this;
  }

  @Override
  public Verdict of(Position position) {
    boolean whiteToMove = position.toMove() == 0;
    boolean white = position.king(0) >= 56 && position.king(0) < 64;
    boolean black = position.king(1) >= 56 && position.king(1) < 64;
    return white && black ? Verdict.DRAWN
        : black ? whiteToMove ? Verdict.LOST : Verdict.WON
            : white && whiteToMove ? Verdict.WON : Verdict.OPEN;
  }

  @Override
  public String rulesText() {
    return """
        # Racing Kings

        The first King on the eighth rank wins. If White's arrives first, Black's may still draw by arriving on its next
        move. No move may give check. Otherwise pieces move as in orthodox chess; the game begins with both armies on
        the first two ranks.
        """;
  }

  /** The same rules for the second program. */
  public static final class Slow extends OracleOrthodox {

    @Override
    public String id() {
      return "racing-kings";
    }

    @Override
    public List<String> samples() {
      return List.of(START, "8/k6K/8/8/8/8/r7/7R w - - 0 1", "7K/k7/8/8/8/8/8/R7 b - - 0 1");
    }

    @Override
    protected boolean isLegal(OracleState before, OracleState after) {
      return super.isLegal(before, after) && !inCheck(after);
    }

    @Override
    public String ending(OracleState state) {
      boolean white = state.king(true) / 8 == 7;
      boolean black = state.king(false) / 8 == 7;
      if (white && black) {
        return "drawn";
      }
      if (black) {
        return state.whiteToMove ? "lost" : "won";
      }
      return white && state.whiteToMove ? "won" : "";
    }
  }
}
