package zugwerk.solve.table;

import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import zugwerk.work.CancelToken;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/**
 * The tables by slots of one game: in memory, in the folder, or built on demand.
 *
 * <p>Which tables a table needs is not known beforehand. A scout plays some moves; what it misses is found while the
 * table is built, which then starts again.
 */
final class SlotStore {

  private final Turn turn = new Turn();
  private final SlotGame game;
  private final Path folder;
  private final int threads;
  private final long mostBytes;
  private final int mostPlies;
  private final int samples;
  private final long small;
  private final Map<SlotKey, SoftReference<SlotTable>> loaded = new HashMap<>();
  private final Map<SlotKey, Set<SlotKey>> children = new HashMap<>();
  private final Map<SlotKey, SlotLayout> layouts = new HashMap<>();
  private final Map<SlotKey, Long> unbuilt = new HashMap<>();
  private final Set<SlotKey> damaged = new HashSet<>();

  SlotStore(SlotGame game, Path folder, int threads, long mostBytes, int mostPlies) {
    this(game, folder, threads, mostBytes, mostPlies, SlotScout.SAMPLES, TableStore.SMALL);
  }

  /**
   * @param samples how many placements of a table the scout examines
   * @param small up to how many bytes a table is unpacked at once
   */
  SlotStore(SlotGame game, Path folder, int threads, long mostBytes, int mostPlies, int samples, long small) {
    this.samples = samples;
    this.small = small;
    this.game = game;
    this.folder = folder;
    this.threads = threads;
    this.mostBytes = mostBytes;
    this.mostPlies = mostPlies;
  }

  private SlotLayout layout(SlotKey key) {
    return layouts.computeIfAbsent(key, game::layout);
  }

  private TableFile file(SlotKey key) {
    return new TableFile(folder, game, key);
  }

  private boolean isKept(SlotKey key) {
    return inMemory(key) != null || !damaged.contains(key) && file(key).exists();
  }

  private @Nullable SlotTable inMemory(SlotKey key) {
    SoftReference<SlotTable> reference = loaded.get(key);
    return reference == null ? null : reference.get();
  }

  /** A table from memory or the folder. */
  private Optional<SlotTable> kept(SlotKey key, CancelToken token) {
    SlotTable known = inMemory(key);
    if (known != null && known.isWhole()) {
      return Optional.of(known);
    }
    if (damaged.contains(key) || !file(key).exists()) {
      return Optional.empty();
    }
    SlotTable table = SlotTable.empty(layout(key));
    if (!file(key).load(table.rows(), new ParallelLoop(threads, "table", token), () -> {}, _ -> {})) {
      damaged.add(key);
      loaded.remove(key);
      return Optional.empty();
    }
    loaded.put(key, new SoftReference<>(table));
    return Optional.of(table);
  }

  /**
   * A whole table, from memory, from the folder, or built; the monitor receives a warning if it cannot be stored.
   *
   * @throws IllegalArgumentException if it does not fit into memory
   * @throws CancellationException if the monitor stops it
   */
  SlotTable table(SlotKey key, Monitor monitor) {
    return turn.alone(monitor.token(), () -> {
      SlotTable known = inMemory(key);
      return known != null && known.isWhole() ? known : new Request(monitor).get(key);
    });
  }

  /**
   * A table for single scores: as {@link #table}, or packed if it is large and in the folder. If packed scores turn out
   * damaged, ask for the whole table, which rebuilds it.
   */
  SlotTable probed(SlotKey key, Monitor monitor) {
    return turn.alone(monitor.token(), () -> {
      SlotTable known = inMemory(key);
      if (known != null) {
        return known;
      }
      if (size(key) > small && !damaged.contains(key)) {
        Optional<SlotTable> packed = file(key).packed(2, layout(key).size(), mostBytes / TableStore.PARTS)
            .map(scores -> new SlotTable(layout(key), scores));
        if (packed.isPresent()) {
          loaded.put(key, new SoftReference<>(packed.get()));
          return packed.get();
        }
      }
      return new Request(monitor).get(key);
    });
  }

  long toBuild(SlotKey key, CancelToken token) {
    return turn.alone(token, () -> {
      Long known = unbuilt.get(key);
      if (known == null) {
        known = cost(List.of(key), token).positions();
        unbuilt.put(key, known);
      }
      return known;
    });
  }

  Estimate estimate(Collection<SlotKey> keys, CancelToken token) {
    return turn.alone(token, () -> cost(keys, token));
  }

  private Estimate cost(Collection<SlotKey> keys, CancelToken token) {
    List<Estimate.Part> parts = new ArrayList<>();
    long most = 0;
    for (SlotKey key : keys) {
      if (isKept(key)) {
        parts.add(part(key, true));
      }
      for (List<SlotKey> together : plan(key, token)) {
        together.forEach(one -> parts.add(part(one, false)));
        most = Math.max(most, needed(together));
      }
    }
    return new Estimate(parts, most, Estimate.BY_SLOTS);
  }

  private Estimate.Part part(SlotKey key, boolean kept) {
    return new Estimate.Part(SlotLayout.name(game, key), size(key), kept, file(key).length());
  }

  private long size(SlotKey key) {
    return 2L * layout(key).size();
  }

  /** At least how many bytes it takes to build some tables together. */
  private long needed(Collection<SlotKey> together) {
    return together.stream().mapToLong(this::size).sum() * 2;
  }

  /** The tables to build for one, each group after those it needs; a group needs each other. */
  private List<List<SlotKey>> plan(SlotKey key, CancelToken token) {
    return isKept(key) ? List.of() : new Order<SlotKey>(one -> childrenOf(one, token)).of(key);
  }

  /** The tables that a table needs and that are still to be built, as far as is known. */
  private List<SlotKey> childrenOf(SlotKey key, CancelToken token) {
    token.check();
    Set<SlotKey> known = children.get(key);
    if (known == null) {
      known = new SlotScout(game, samples, token).children(layout(key));
      children.put(key, known);
    }
    return known.stream().filter(child -> !isKept(child)).toList();
  }

  private final class Request {

    private final Meter meter;
    private final Monitor monitor;
    private Pace pace = pace(List.of());
    private int finished;

    Request(Monitor monitor) {
      this.monitor = monitor;
      meter = new Meter(monitor);
      meter.measures(() -> pace.share());
    }

    private Pace pace(List<List<SlotKey>> plan) {
      return new Pace(plan.stream().flatMap(List::stream).mapToDouble(SlotStore.this::size).sum(),
          Estimate.BY_SLOTS * threads, System::nanoTime);
    }

    SlotTable get(SlotKey key) {
      while (true) {
        Optional<SlotTable> table = kept(key, meter.token());
        if (table.isPresent()) {
          return table.get();
        }
        List<List<SlotKey>> plan = plan(key, meter.token());
        pace = pace(plan);
        int tables = finished + plan.stream().mapToInt(List::size).sum();
        for (List<SlotKey> together : plan) {
          together.sort(Comparator.comparing(SlotKey::text));
          if (!build(together, tables)) {
            break;
          }
        }
      }
    }

    /** Builds tables; false if others are needed first. */
    private boolean build(List<SlotKey> together, int tables) {
      Path first = file(together.getFirst()).path();
      String name = SlotLayout.name(game, together.getFirst());
      InWork.begin(first, meter.token(), () -> tell("Waiting for " + name, tables));
      try (BuildLock lock = BuildLock.take(first, name, meter.token(), step -> tell(step, tables))) {
        if (together.stream().allMatch(key -> kept(key, meter.token()).isPresent())) {
          finished += together.size();
          pace.begin(together.stream().mapToDouble(SlotStore.this::size).sum());
          pace.end(false);
          return true;
        }
        return build(together, name, tables, lock);
      } finally {
        InWork.end(first);
      }
    }

    private boolean build(List<SlotKey> together, String name, int tables, BuildLock lock) {
      Estimate.checkMemory(name, needed(together), mostBytes);
      pace.begin(together.stream().mapToDouble(SlotStore.this::size).sum());
      SlotBuilder builder = new SlotBuilder(game, together.stream().map(SlotStore.this::layout).toList(),
          key -> found(key), new ParallelLoop(threads, "table", meter.token().child()), mostBytes);
      AtomicInteger told = new AtomicInteger(-1);
      Set<SlotKey> missing = builder.build(mostPlies, step -> {
        if (step < 100) {
          pace.tell(step / 100.0);
        } else {
          pace.begin(Pace.Phase.SETTLING);
        }
        if (told.getAndSet(step) == step) {
          meter.played(0);
          return;
        }
        String words = "Building " + name
            + (step < 100 ? ", " + step + " % of the moves played" : ", mates in " + (step - 99) / 2);
        lock.tell(words);
        tell(words, tables);
      });
      if (missing.isEmpty()) {
        pace.begin(Pace.Phase.PACKING);
        tell("Building " + name + ", packing", tables);
        List<SlotTable> built = builder.finished();
        for (int i = 0; i < built.size(); i++) {
          int before = i;
          keep(built.get(i), share -> {
            pace.tell((before + share) / built.size());
            meter.played(0);
          });
        }
        pace.end(true);
        finished += together.size();
        unbuilt.clear();
        return true;
      }
      together.forEach(key -> {
        Set<SlotKey> more = new HashSet<>(children.getOrDefault(key, Set.of()));
        more.addAll(missing);
        children.put(key, more);
      });
      return false;
    }

    /** A table that a table in work leads to; several threads ask. */
    private Optional<SlotTable> found(SlotKey key) {
      synchronized (loaded) {
        return kept(key, meter.token());
      }
    }

    private void tell(String step, int tables) {
      meter.tell(step, finished, Math.max(tables, finished + 1), "tables");
    }

    private void keep(SlotTable table, DoubleConsumer packed) {
      SlotKey key = table.layout().key();
      loaded.put(key, new SoftReference<>(table));
      damaged.remove(key);
      file(key).keep(table.rows(), new ParallelLoop(threads, "table", meter.token()), packed, monitor.warnings());
    }
  }
}
