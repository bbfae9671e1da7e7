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
 * The piece tables of a game that no bound uses now. What they hold is true in every position, and computing it takes
 * most of the time of a short problem. A table is used by one bound at a time; tables that are not given back are
 * garbage collected.
 */
final class PieceTablePool {

  private static final Map<Variant, PieceTablePool> GAMES = Collections.synchronizedMap(new WeakHashMap<>());
  /** So many of each side are kept, unless memory runs short. */
  private static final int MOST = 4;

  private final List<Deque<SoftReference<PieceTables>>> idle = List.of(new ArrayDeque<>(), new ArrayDeque<>());

  private PieceTablePool() {}

  /** Takes a table of a side of a game, perhaps filled already. To be {@linkplain #give given back} once. */
  static PieceTables take(Variant variant, int side) {
    PieceTables tables = of(variant).poll(side);
    return tables == null ? new PieceTables(variant, side) : tables;
  }

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
