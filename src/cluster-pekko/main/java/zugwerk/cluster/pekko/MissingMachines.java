package zugwerk.cluster.pekko;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The machines that have been missing long enough to be removed. It counts checks at regular intervals instead of
 * reading a clock, so that a machine that was asleep itself does not blame others.
 */
final class MissingMachines<M> {

  /** Refused connections in a row that show that nobody listens. A single one could be caused by a burst of them. */
  private static final int REFUSALS = 2;

  private static final class State {
    private int checks;
    private int refusals;
  }

  private final int limit;
  private final Map<M, State> machines = new HashMap<>();

  MissingMachines(int limit) {
    this.limit = limit;
  }

  void miss(M machine) {
    machines.computeIfAbsent(machine, _ -> new State());
  }

  void forget(M machine) {
    machines.remove(machine);
  }

  void tried(M machine, boolean refused) {
    State state = machines.get(machine);
    if (state != null) {
      state.refusals = refused ? state.refusals + 1 : 0;
    }
  }

  Set<M> all() {
    return Set.copyOf(machines.keySet());
  }

  /** Counts one check; returns the machines that are lost now, and forgets them. */
  List<M> check() {
    List<M> over = new ArrayList<>();
    machines.forEach((machine, state) -> {
      if (++state.checks >= limit || state.refusals >= REFUSALS) {
        over.add(machine);
      }
    });
    over.forEach(machines::remove);
    return over;
  }
}
