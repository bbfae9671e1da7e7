package zugwerk.solve.table;

import java.util.List;
import java.util.function.IntUnaryOperator;
import zugwerk.board.Setup;

/**
 * Numbers the states of the counters of the types on the board. The counter of an absent type that a Pawn may become is
 * fixed.
 */
public final class Counters {

  private final int[] cycles;
  private final int[] weights;
  private final int[] fixed;
  /** The number of states. */
  public final int count;

  /** @param fixed the step of each type; used only for types not on the board */
  public Counters(Powers powers, Material material, List<Integer> fixed) {
    cycles = new int[powers.types()];
    weights = new int[powers.types()];
    this.fixed = fixed.stream().mapToInt(Integer::intValue).toArray();
    int product = 1;
    for (int type = 0; type < cycles.length; type++) {
      cycles[type] = material.has(type) ? powers.cycle(type) : 1;
      weights[type] = product;
      product *= cycles[type];
    }
    count = product;
  }

  /** The step of a type in a state. */
  public int step(int state, int type) {
    return cycles[type] == 1 ? fixed[type] : state / weights[type] % cycles[type];
  }

  /** The state after a move of a type. */
  public int after(int state, int type) {
    return stepped(state, type, 1);
  }

  /** The state before a move of a type. */
  public int before(int state, int type) {
    return stepped(state, type, cycles[type] - 1);
  }

  private int stepped(int state, int type, int by) {
    int step = state / weights[type] % cycles[type];
    return state + ((step + by) % cycles[type] - step) * weights[type];
  }

  /** The state with these steps, by type. */
  public int state(int[] steps) {
    int state = 0;
    for (int type = 0; type < cycles.length; type++) {
      state += cycles[type] == 1 ? 0 : steps[type] * weights[type];
    }
    return state;
  }

  /** The steps of all types in a state. */
  public int[] steps(int state) {
    int[] steps = new int[cycles.length];
    for (int type = 0; type < steps.length; type++) {
      steps[type] = step(state, type);
    }
    return steps;
  }

  /** The steps of all types in a position whose cells are given. */
  public static int[] steps(Powers powers, IntUnaryOperator cells) {
    int[] steps = new int[powers.types()];
    for (int type = 0; type < steps.length; type++) {
      steps[type] = powers.cycle(type) == 1 ? 0 : cells.applyAsInt(powers.counterCell(type));
    }
    return steps;
  }

  Setup put(Powers powers, Setup setup, int state) {
    Setup changed = setup;
    for (int type = 0; type < cycles.length; type++) {
      if (powers.cycle(type) > 1) {
        changed = changed.with(powers.counterCell(type), step(state, type));
      }
    }
    return changed;
  }
}
