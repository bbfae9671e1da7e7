package zugwerk.solve.table;

import java.util.List;
import java.util.function.IntUnaryOperator;
import zugwerk.board.Setup;

/**
 * The counters of the types on the board as one number, the state; the counter of a type that is not on the board, but
 * that a Pawn may become, stays at a fixed step.
 */
final class Counters {

  private final int[] cycles;
  private final int[] weights;
  private final int[] fixed;
  private final int count;

  /**
   * @param fixed the step of each type; only those of types that are not on the board are looked at
   */
  Counters(Powers powers, Material material, List<Integer> fixed) {
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

  /** How many states there are. */
  int count() {
    return count;
  }

  /** The step of a type in a state. */
  int step(int state, int type) {
    return cycles[type] == 1 ? fixed[type] : state / weights[type] % cycles[type];
  }

  /** The state once a piece of a type has moved. */
  int after(int state, int type) {
    return stepped(state, type, 1);
  }

  /** The state before a piece of a type moved. */
  int before(int state, int type) {
    return stepped(state, type, cycles[type] - 1);
  }

  private int stepped(int state, int type, int by) {
    int step = state / weights[type] % cycles[type];
    return state + ((step + by) % cycles[type] - step) * weights[type];
  }

  /** The state in which each type on the board stands at the given step. */
  int state(int[] steps) {
    int state = 0;
    for (int type = 0; type < cycles.length; type++) {
      state += cycles[type] == 1 ? 0 : steps[type] * weights[type];
    }
    return state;
  }

  /** The steps of all types in a state, the fixed ones too. */
  int[] steps(int state) {
    int[] steps = new int[cycles.length];
    for (int type = 0; type < steps.length; type++) {
      steps[type] = step(state, type);
    }
    return steps;
  }

  /**
   * The steps of all types in a position.
   *
   * @param cells gives the values of its cells
   */
  static int[] steps(Powers powers, IntUnaryOperator cells) {
    int[] steps = new int[powers.types()];
    for (int type = 0; type < steps.length; type++) {
      steps[type] = powers.cycle(type) == 1 ? 0 : cells.applyAsInt(powers.counterCell(type));
    }
    return steps;
  }

  /** A setup with each type at its step in a state. */
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
