package zugwerk.solve.table;

import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zugwerk.work.CancelToken;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/**
 * The tables of one game: in memory, in the folder, or built on demand. Tables in memory are dropped when memory runs
 * short. Of a large table in the folder, single scores are unpacked unless the whole table is needed.
 */
final class TableStore {

  /** An interrupted build loses about this much work at most. */
  private static final Duration CHECKPOINTS = Duration.ofSeconds(10);

  /** A table of up to this many bytes is unpacked at once. */
  static final long SMALL = 1L << Blocks.LARGE;

  /** The unpacked blocks of one table take at most one part in this many of the memory. */
  static final int PARTS = 4;

  private final Turn turn = new Turn();
  private final Powers powers;
  private final Path folder;
  private final int threads;
  private final long mostBytes;
  private final int mostPlies;
  private final Duration checkpoints;
  private final long small;
  private final Map<Key, SoftReference<Table>> loaded = new HashMap<>();
  /** In bytes. Planning a large table needs sizes thousands of times. */
  private final Map<Material, Long> sizes = new ConcurrentHashMap<>();
  private final Map<Key, Long> unbuilt = new HashMap<>();

  TableStore(Powers powers, Path folder, int threads, long mostBytes, int mostPlies) {
    this(powers, folder, threads, mostBytes, mostPlies, CHECKPOINTS, SMALL);
  }

  /**
   * @param checkpoints the least time between two checkpoints of a table that is being built
   * @param small up to how many bytes a table is unpacked at once
   */
  TableStore(Powers powers, Path folder, int threads, long mostBytes, int mostPlies, Duration checkpoints,
      long small) {
    this.checkpoints = checkpoints;
    this.small = small;
    this.powers = powers;
    this.folder = folder;
    this.threads = threads;
    this.mostBytes = mostBytes;
    this.mostPlies = mostPlies;
  }

  /**
   * A whole table, from memory, from the folder, or built; the monitor receives a warning if it cannot be stored.
   *
   * @throws IllegalArgumentException if it does not fit into memory
   * @throws CancellationException if the monitor stops it
   */
  Table table(Key key, Monitor monitor) {
    return turn.alone(monitor.token(), () -> {
      Table table = inMemory(key);
      return table != null && table.isWhole() ? table : request(key, monitor);
    });
  }

  /**
   * A table for single scores: as {@link #table}, or packed if it is large and in the folder. If packed scores turn out
   * damaged, ask for the whole table, which rebuilds it.
   */
  Table probed(Key key, Monitor monitor) {
    return turn.alone(monitor.token(), () -> {
      Table table = inMemory(key);
      if (table != null) {
        return table;
      }
      if (size(key) > small) {
        Optional<Table> packed = Table.packed(powers, key, file(key), mostBytes / PARTS);
        if (packed.isPresent()) {
          loaded.put(key, new SoftReference<>(packed.get()));
          return packed.get();
        }
      }
      return request(key, monitor);
    });
  }

  private Table request(Key key, Monitor monitor) {
    return new Request(monitor, plan(List.of(key), false, monitor.token())).get(key);
  }

  private @Nullable Table inMemory(Key key) {
    SoftReference<Table> reference = loaded.get(key);
    return reference == null ? null : reference.get();
  }

  private TableFile file(Key key) {
    return new TableFile(folder, powers, key);
  }

  private boolean isKept(Key key) {
    return inMemory(key) != null || file(key).exists();
  }

  long toBuild(Key key, CancelToken token) {
    return turn.alone(token, () -> unbuilt.computeIfAbsent(key, asked -> cost(List.of(asked), token).positions()));
  }

  Estimate estimate(Collection<Key> keys, CancelToken token) {
    return turn.alone(token, () -> cost(keys, token));
  }

  private Estimate cost(Collection<Key> keys, CancelToken token) {
    List<Estimate.Part> parts = new ArrayList<>();
    long most = 0;
    for (Key key : plan(keys, true, token)) {
      token.check();
      boolean kept = isKept(key);
      parts.add(new Estimate.Part(name(key), size(key), kept, file(key).length()));
      most = Math.max(most, kept ? size(key) : needed(key));
    }
    return new Estimate(parts, most);
  }

  /** The tables to build for some, each after those that it needs; with those in the folder, if wanted. */
  private Set<Key> plan(Collection<Key> keys, boolean withKept, CancelToken token) {
    Set<Key> plan = new LinkedHashSet<>();
    keys.forEach(key -> plan(key, withKept, plan, token));
    return plan;
  }

  private void plan(Key key, boolean withKept, Set<Key> plan, CancelToken token) {
    token.check();
    boolean kept = isKept(key);
    if (plan.contains(key) || kept && !withKept) {
      return;
    }
    if (!kept) {
      key.children(powers).forEach(child -> plan(child, withKept, plan, token));
    }
    plan.add(key);
  }

  private String name(Key key) {
    return key.material().text(powers.schema());
  }

  private long size(Key key) {
    return sizes.computeIfAbsent(key.material(), material -> 2L * new Counters(powers, material, key.fixed()).count()
        * new PlacementIndex(powers, material).size());
  }

  /**
   * How many bytes building a table takes: scores, counts (or sets of squares, which take less), the frontier, and the
   * tables that {@link Builder} needs.
   */
  private long needed(Key key) {
    return 2 * size(key) + Frontier.bytes(size(key)) + key.smallChildren(powers).stream().mapToLong(this::size).sum()
        + key.largeChildren(powers).stream().mapToLong(this::size).max().orElse(0);
  }

  private final class Request {

    private final Meter meter;
    private final Consumer<String> warnings;
    private final int tables;
    private final Pace pace;
    private int finished;

    Request(Monitor monitor, Set<Key> plan) {
      meter = new Meter(monitor);
      warnings = monitor.warnings();
      tables = plan.size();
      pace = new Pace(plan.stream().mapToDouble(TableStore.this::size).sum(), Estimate.TAKING_BACK * threads,
          System::nanoTime);
      meter.measures(pace::share);
    }

    Table get(Key key) {
      Table table = inMemory(key);
      if (table == null || !table.isWhole()) {
        meter.token().check();
        table = find(key);
        loaded.put(key, new SoftReference<>(table));
      }
      return table;
    }

    private Table find(Key key) {
      Estimate.checkMemory(name(key), size(key), mostBytes);
      Optional<Table> kept = read(key);
      if (kept.isPresent()) {
        return kept.get();
      }
      Estimate.checkMemory(name(key), needed(key), mostBytes);
      InWork.begin(file(key).path(), meter.token(), () -> tell(step(key, -1)));
      try {
        Optional<Table> built = read(key);
        // Where another request built it meanwhile, that one has kept it.
        built.ifPresent(_ -> builtElsewhere(key));
        return built.orElseGet(() -> buildAlone(key));
      } finally {
        InWork.end(file(key).path());
      }
    }

    private void builtElsewhere(Key key) {
      finished++;
      pace.begin((double) size(key));
      pace.end(false);
    }

    private Optional<Table> read(Key key) {
      if (!file(key).exists()) {
        return Optional.empty();
      }
      Table table = new Table(powers, key);
      return file(key).load(table.rows(), workers(), () -> tellPacking(key), warnings)
          ? Optional.of(table) : Optional.empty();
    }

    private ParallelLoop workers() {
      return new ParallelLoop(threads, "table", meter.token());
    }

    private void tellPacking(Key key) {
      tell("Building " + name(key) + ", packing");
    }

    private Table buildAlone(Key key) {
      try (BuildLock lock = BuildLock.take(file(key).path(), name(key), meter.token(), this::tell)) {
        Optional<Table> built = read(key);
        built.ifPresent(_ -> builtElsewhere(key));
        return built.orElseGet(() -> build(key, lock));
      }
    }

    private Table build(Key key, BuildLock lock) {
      key.children(powers).forEach(this::get);
      Checkpoint checkpoint = new Checkpoint(file(key), mostPlies, checkpoints);
      pace.begin((double) size(key));
      Table table = Builder.build(powers, key,
          new Builder.Task(this::get, mostPlies, checkpoint, workers(), watch(key, lock), warnings));
      pace.begin(Pace.Phase.PACKING);
      tellPacking(key);
      if (file(key).keep(table.rows(), workers(), this::packed, warnings)) {
        checkpoint.delete();
      }
      pace.end(true);
      finished++;
      unbuilt.clear();
      return table;
    }

    private Builder.Watch watch(Key key, BuildLock lock) {
      return new Builder.Watch() {
        @Override
        public void looked(double times, int all) {
          if (times == 0) {
            report(key, lock, -1);
          }
          pace.tell(times / all);
        }

        @Override
        public void settles(int plies) {
          pace.begin(Pace.Phase.SETTLING);
          report(key, lock, plies);
        }

        @Override
        public void pulse() {
          meter.played(0);
        }
      };
    }

    private void packed(double share) {
      pace.tell(share);
      meter.played(0);
    }

    private void report(Key key, BuildLock lock, int plies) {
      lock.tell(step(key, plies));
      tell(step(key, plies));
    }

    private String step(Key key, int plies) {
      return "Building " + name(key) + (plies < 0 ? "" : ", mates in " + (plies + 1) / 2);
    }

    /** A damaged file may add tables to the number at first. */
    private void tell(String step) {
      meter.tell(step, finished, Math.max(tables, finished + 1), "tables");
    }
  }
}
