package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;

/** Polypiece Chess: when a piece moves, every piece of its type, of both colours, takes the next power of its list. */
final class OraclePolypiece extends OracleGame {

  private final OraclePowers powers;

  OraclePolypiece(OraclePowers powers) {
    this.powers = powers;
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    boolean white = Character.isUpperCase(state.pieces[from]);
    char type = Character.toUpperCase(state.pieces[from]);
    List<OracleStep> steps = new ArrayList<>();
    for (OraclePath course : powers.current(type, white, counter(state, type))) {
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
    state.counters.put(type, (counter(state, type) + 1) % powers.cycle(type));
  }

  @Override
  protected void readItem(OracleState state, String item) {
    if (!item.matches("[KQRBNP][0-9]{1,9}")) {
      throw new IllegalArgumentException("no type and entry: " + item);
    }
    char type = item.charAt(0);
    int counter = Integer.parseInt(item.substring(1));
    if (counter >= powers.cycle(type) || state.counters.put(type, counter) != null) {
      throw new IllegalArgumentException("no such entry, or said twice: " + item);
    }
  }

  @Override
  protected String items(OracleState state) {
    List<String> items = new ArrayList<>();
    for (char type : "KQRBNP".toCharArray()) {
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
