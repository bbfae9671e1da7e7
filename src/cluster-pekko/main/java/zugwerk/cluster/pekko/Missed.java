package zugwerk.cluster.pekko;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which machines have been missed for so long that they are given up. It has no clock: its owner looks at even
 * intervals and the looks count, so that a machine that was asleep itself blames nobody for that time.
 *
 * @param <M> a machine
 */
final class Missed<M> {

  /** How many refused connections in a row show that nobody listens there any more. One could be a burst of them. */
  private static final int REFUSALS = 2;

  private static final class State {
    private int looks;
    private int refusals;
  }

  private final int limit;
  private final Map<M, State> machines = new HashMap<>();

  /**
   * @param limit how many looks in a row must find a machine missing, from 1
   */
  Missed(int limit) {
    this.limit = limit;
  }

  /** A machine does not answer. */
  void miss(M machine) {
    machines.computeIfAbsent(machine, _ -> new State());
  }

  /** A machine has answered, or there is no need to wait for it. */
  void forget(M machine) {
    machines.remove(machine);
  }

  /** A connection to a machine was tried. */
  void tried(M machine, boolean refused) {
    State state = machines.get(machine);
    if (state != null) {
      state.refusals = refused ? state.refusals + 1 : 0;
    }
  }

  /** The machines that do not answer. */
  Set<M> all() {
    return Set.copyOf(machines.keySet());
  }

  /** Looks once more; gives those that are given up now, and forgets them. */
  List<M> look() {
    List<M> over = new ArrayList<>();
    machines.forEach((machine, state) -> {
      if (++state.looks >= limit || state.refusals >= REFUSALS) {
        over.add(machine);
      }
    });
    over.forEach(machines::remove);
    return over;
  }
}
