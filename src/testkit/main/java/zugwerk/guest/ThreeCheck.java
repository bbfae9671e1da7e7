package zugwerk.guest;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Transformation;
import zugwerk.oracle.OracleOrthodox;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Attacks;
import zugwerk.rules.FastPath;
import zugwerk.rules.Fault;
import zugwerk.rules.OwnEnd;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Verdict;
import zugwerk.variant.SteadyGame;

/** Three-Check Chess: a side that has given check three times has won; mate wins too. */
public final class ThreeCheck extends SteadyGame implements OwnEnd {

  private static final int ENOUGH = 3;
  private static final Slot CHECKS = new Slot("checks given", Slot.Scope.SIDE, ENOUGH, "+");

  private final int checks = schema().offset(CHECKS);

  public ThreeCheck() {
    super("three-check", "Three-Check Chess", CHECKS);
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    int side = position.toMove();
    if (Attacks.inCheck(this, position, 1 - side)) {
      position.set(checks + side, Math.min(ENOUGH, position.get(checks + side) + 1));
    }
  }

  @Override
  public OwnEnd ownEnd() {
    return this;
  }

  @Override
  public Verdict of(Position position) {
    int side = position.toMove();
    return position.get(checks + 1 - side) == ENOUGH ? Verdict.LOST
        : position.get(checks + side) == ENOUGH ? Verdict.WON : Verdict.OPEN;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    return setup.get(checks) + setup.get(checks + 1) < 2 * ENOUGH ? List.of()
        : List.of(new Fault(Fault.NOWHERE, message("only one side can have given three checks")));
  }

  /** The count of checks has no bearing on attacks. */
  @Override
  public FastPath fastPath() {
    return _ -> 0;
  }

  @Override
  public TableFacts tableFacts() {
    return TableFacts.BY_SLOTS;
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return true;
  }

  @Override
  public String rulesText() {
    return """
        # Three-Check Chess

        Orthodox chess in which a side that has given check three times has won, as by mate. A double check counts
        once. The state of the game is the number of checks that each side has given, and a problem can begin with any
        number of them.
        """;
  }

  /** The same rules for the second program. */
  public static final class Slow extends OracleOrthodox {

    @Override
    public String id() {
      return "three-check";
    }

    @Override
    public List<String> samples() {
      return List.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 +w2,+b1",
          "4k3/8/3n4/8/8/2Q5/8/4K3 w - - 0 1 +w1", "4k3/8/8/8/8/2q5/8/R3K3 w - - 0 1 +b2");
    }

    @Override
    protected void afterwards(OracleState before, OracleState after, int to, boolean captured) {
      if (kingAttacked(after, !before.whiteToMove)) {
        after.values.merge(before.whiteToMove ? "+w" : "+b", 1, Integer::sum);
      }
    }

    @Override
    public String ending(OracleState state) {
      String own = state.whiteToMove ? "+w" : "+b";
      String others = state.whiteToMove ? "+b" : "+w";
      return state.values.getOrDefault(others, 0) > 2 ? "lost" : state.values.getOrDefault(own, 0) > 2 ? "won" : "";
    }

    @Override
    protected void readItem(OracleState state, String item) {
      state.values.put(item.substring(0, 2), Integer.parseInt(item.substring(2)));
    }

    @Override
    protected String items(OracleState state) {
      List<String> items = new ArrayList<>();
      for (String side : List.of("+w", "+b")) {
        if (state.values.getOrDefault(side, 0) > 0) {
          items.add(side + state.values.get(side));
        }
      }
      return items.isEmpty() ? "-" : String.join(",", items);
    }
  }
}
