package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * Polypiece Chess: when a piece moves, every piece of its type, of both colours, takes the next power of its list.
 *
 * <p>Behind the word {@code armies} only the pieces of its own colour do; Black's counters then have small letters.
 */
final class OraclePolypiece extends OracleGame {

  private final OraclePowers powers;
  private final boolean ofArmies;

  private OraclePolypiece(OraclePowers powers, boolean ofArmies) {
    this.powers = powers;
    this.ofArmies = ofArmies;
  }

  static OraclePolypiece of(String settings) {
    boolean ofArmies = settings.matches("armies(;.*)?");
    return new OraclePolypiece(new OraclePowers(ofArmies ? settings.replaceFirst("armies;?", "") : settings), ofArmies);
  }

  private char counted(char type, boolean white) {
    return ofArmies && !white ? Character.toLowerCase(type) : type;
  }

  private int cycle(char counted) {
    char type = Character.toUpperCase(counted);
    return ofArmies ? powers.length(type, type == counted) : powers.cycle(type);
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    boolean white = Character.isUpperCase(state.pieces[from]);
    char type = Character.toUpperCase(state.pieces[from]);
    List<OracleStep> steps = new ArrayList<>();
    for (OraclePath course : powers.current(type, white, counter(state, counted(type, white)))) {
      steps.addAll(course.steps(state, from));
    }
    return steps;
  }

  @Override
  protected boolean judgesArrivalAfter() {
    return true;
  }

  /** Its type steps to the next entry of its list; each colour's list goes along its own. */
  @Override
  protected void afterMoveOf(OracleState state, char type) {
    if (type != OracleState.EMPTY) {
      char counted = counted(type, !state.whiteToMove);
      state.counters.put(counted, (counter(state, counted) + 1) % cycle(counted));
    }
  }

  @Override
  protected void readItem(OracleState state, String item) {
    if (!item.matches((ofArmies ? "[KQRBNPkqrbnp]" : "[KQRBNP]") + "[0-9]{1,9}")) {
      throw new IllegalArgumentException("no type and entry: " + item);
    }
    char type = item.charAt(0);
    int counter = Integer.parseInt(item.substring(1));
    if (counter >= cycle(type) || state.counters.put(type, counter) != null) {
      throw new IllegalArgumentException("no such entry, or said twice: " + item);
    }
  }

  @Override
  protected String items(OracleState state) {
    List<String> items = new ArrayList<>();
    for (char type : "KQRBNPkqrbnp".toCharArray()) {
      if (counter(state, type) != 0) {
        items.add("" + type + counter(state, type));
      }
    }
    return OracleFen.orDash(String.join(",", items));
  }

  private static int counter(OracleState state, char type) {
    return state.counters.getOrDefault(type, 0);
  }
}
