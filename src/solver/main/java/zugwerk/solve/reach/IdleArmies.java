package zugwerk.solve.reach;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import zugwerk.rules.Variant;

/**
 * The armies of a game that no bound uses now. What an army has found out holds in every position, and to find it anew
 * takes most of the time of a short problem. An army is had by one bound at a time; those that are not given back are
 * lost without harm.
 */
final class IdleArmies {

  private static final Map<Variant, IdleArmies> GAMES = Collections.synchronizedMap(new WeakHashMap<>());
  /** So many of each side are kept, and given up where memory runs short. */
  private static final int MOST = 4;

  private final List<Deque<SoftReference<Army>>> idle = List.of(new ArrayDeque<>(), new ArrayDeque<>());

  private IdleArmies() {}

  /** An army of a side of a game, which perhaps knows much already; to be {@linkplain #give given back} once. */
  static Army take(Variant variant, int side) {
    Army army = of(variant).poll(side);
    return army == null ? new Army(variant, side) : army;
  }

  /** Gives back an army that is not used any more. */
  static void give(Army army) {
    of(army.variant).offer(army);
  }

  private static IdleArmies of(Variant variant) {
    return GAMES.computeIfAbsent(variant, _ -> new IdleArmies());
  }

  private synchronized @Nullable Army poll(int side) {
    Army army = null;
    while (army == null && !idle.get(side).isEmpty()) {
      army = idle.get(side).removeLast().get();
    }
    return army;
  }

  private synchronized void offer(Army army) {
    Deque<SoftReference<Army>> own = idle.get(army.side);
    own.removeIf(reference -> reference.get() == null);
    if (own.size() < MOST) {
      own.addLast(new SoftReference<>(army));
    }
  }
}
