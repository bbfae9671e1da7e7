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
final class PieceTablePool {

  private static final Map<Variant, PieceTablePool> GAMES = Collections.synchronizedMap(new WeakHashMap<>());
  /** So many of each side are kept, and given up where memory runs short. */
  private static final int MOST = 4;

  private final List<Deque<SoftReference<PieceTables>>> idle = List.of(new ArrayDeque<>(), new ArrayDeque<>());

  private PieceTablePool() {}

  /** An army of a side of a game, which perhaps knows much already; to be {@linkplain #give given back} once. */
  static PieceTables take(Variant variant, int side) {
    PieceTables tables = of(variant).poll(side);
    return tables == null ? new PieceTables(variant, side) : tables;
  }

  /** Gives back an army that is not used any more. */
  static void give(PieceTables tables) {
    of(tables.variant).offer(tables);
  }

  private static PieceTablePool of(Variant variant) {
    return GAMES.computeIfAbsent(variant, _ -> new PieceTablePool());
  }

  private synchronized @Nullable PieceTables poll(int side) {
    PieceTables tables = null;
    while (tables == null && !idle.get(side).isEmpty()) {
      tables = idle.get(side).removeLast().get();
    }
    return tables;
  }

  private synchronized void offer(PieceTables tables) {
    Deque<SoftReference<PieceTables>> own = idle.get(tables.side);
    own.removeIf(reference -> reference.get() == null);
    if (own.size() < MOST) {
      own.addLast(new SoftReference<>(tables));
    }
  }
}
