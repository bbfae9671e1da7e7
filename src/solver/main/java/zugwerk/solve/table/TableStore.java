package zugwerk.solve.table;

import java.lang.ref.SoftReference;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/**
 * The tables of one game: in memory, in the folder, or built on demand. Tables in memory are dropped when memory runs
 * short. Of a large table in the folder, single scores are unpacked unless the whole table is needed.
 *
 * @param <K> what identifies a table
 * @param <T> a table
 */
abstract class TableStore<K, T> {

  /** Up to this many bytes, a table is unpacked at once. */
  static final long SMALL = 1L << Blocks.LARGE;

  /** The unpacked blocks of one table take at most one part in this many of the memory. */
  private static final int PARTS = 4;

  final int threads;
  final long mostBytes;
  final int mostPlies;
  private final long small;
  private final StoppableLock lock = new StoppableLock();
  private final Map<K, SoftReference<T>> loaded = new HashMap<>();
  private final Map<K, Long> unbuilt = new HashMap<>();

  /** @param small up to how many bytes a table is unpacked at once */
  TableStore(int threads, long mostBytes, int mostPlies, long small) {
    this.threads = threads;
    this.mostBytes = mostBytes;
    this.mostPlies = mostPlies;
    this.small = small;
  }

  abstract TableFile file(K key);

  /** False for files found damaged. */
  boolean isInFolder(K key) {
    return file(key).exists();
  }

  abstract long size(K key);

  abstract boolean isWhole(T table);

  /** Empty if there is no intact file with blocks. */
  abstract Optional<T> packed(K key, long mostBytes);

  abstract T load(K key, Monitor monitor);

  abstract Estimate cost(Collection<K> keys, CancelToken token);

  /**
   * The monitor receives a warning if the table cannot be stored.
   *
   * @throws zugwerk.work.InputException if the table does not fit into memory
   * @throws CancellationException if the monitor stops it
   */
  final T table(K key, Monitor monitor) {
    return lock.locked(monitor.token(), () -> wholeInMemory(key).orElseGet(() -> load(key, monitor)));
  }

  /** A table for single scores: as {@link #table}, or packed if it is large and in the folder. */
  private T probed(K key, Monitor monitor) {
    return lock.locked(monitor.token(), () -> {
      T known = inMemory(key);
      if (known == null && size(key) > small && isInFolder(key)) {
        known = packed(key, mostBytes / PARTS).orElse(null);
        if (known != null) {
          hold(key, known);
        }
      }
      return known == null ? load(key, monitor) : known;
    });
  }

  /** A table whose packed scores are damaged is built again. */
  final int score(K key, ToIntFunction<T> score, Monitor monitor) {
    try {
      return score.applyAsInt(probed(key, monitor));
    } catch (DamagedTableException damage) {
      monitor.warnings().accept(damage.text() + "; it is built again");
      return score.applyAsInt(table(key, monitor));
    }
  }

  final long toBuild(K key, CancelToken token) {
    return lock.locked(token, () -> unbuilt.computeIfAbsent(key, _ -> cost(List.of(key), token).positions()));
  }

  final Estimate estimate(Collection<K> keys, CancelToken token) {
    return lock.locked(token, () -> cost(keys, token));
  }

  final boolean isKept(K key) {
    return inMemory(key) != null || isInFolder(key);
  }

  final @Nullable T inMemory(K key) {
    SoftReference<T> reference = loaded.get(key);
    return reference == null ? null : reference.get();
  }

  final Optional<T> wholeInMemory(K key) {
    return Optional.ofNullable(inMemory(key)).filter(this::isWhole);
  }

  final void hold(K key, T table) {
    loaded.put(key, new SoftReference<>(table));
  }

  final void drop(K key) {
    loaded.remove(key);
  }

  /** Must be called when a table has been built. */
  final void built() {
    unbuilt.clear();
  }

  final ParallelLoop workers(CancelToken token) {
    return new ParallelLoop(threads, "table", token);
  }
}
