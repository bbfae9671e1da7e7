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
 * The tables of one game: in memory, in the folder, or built when they are asked for.
 *
 * <p>Tables in memory are dropped when memory runs short; the folder still has them.
 */
final class TableStore {

  /** A build that was interrupted loses about as much work at most. */
  private static final Duration CHECKPOINTS = Duration.ofSeconds(10);

  private final Turn turn = new Turn();
  private final Powers powers;
  private final Path folder;
  private final int threads;
  private final long mostBytes;
  private final int mostPlies;
  private final Duration checkpoints;
  private final Map<Key, SoftReference<Table>> loaded = new HashMap<>();
  /** In bytes. To plan a large table, sizes are asked for thousands of times. */
  private final Map<Material, Long> sizes = new ConcurrentHashMap<>();
  private final Map<Key, Long> unbuilt = new HashMap<>();

  TableStore(Powers powers, Path folder, int threads, long mostBytes, int mostPlies) {
    this(powers, folder, threads, mostBytes, mostPlies, CHECKPOINTS);
  }

  /**
   * @param checkpoints the least time between two checkpoints of a table that is being built
   */
  TableStore(Powers powers, Path folder, int threads, long mostBytes, int mostPlies, Duration checkpoints) {
    this.checkpoints = checkpoints;
    this.powers = powers;
    this.folder = folder;
    this.threads = threads;
    this.mostBytes = mostBytes;
    this.mostPlies = mostPlies;
  }

  /**
   * A table, from memory, from the folder, or built. One that cannot be kept in the folder is given all the same; the
   * monitor is told.
   *
   * @throws IllegalArgumentException if it does not fit into memory
   * @throws CancellationException if the monitor stops it
   */
  Table table(Key key, Monitor monitor) {
    return turn.alone(monitor.token(), () -> {
      Table table = inMemory(key);
      return table != null ? table
          : new Request(monitor, plan(List.of(key), false, monitor.token())).get(key);
    });
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

  /** How many positions are in the tables still to be built for one. */
  long toBuild(Key key, CancelToken token) {
    return turn.alone(token, () -> unbuilt.computeIfAbsent(key, asked -> cost(List.of(asked), token).positions()));
  }

  /** What it costs to have some tables; stopped by the token, since there may be thousands of them. */
  Estimate estimate(Collection<Key> keys, CancelToken token) {
    return turn.alone(token, () -> cost(keys, token));
  }

  private Estimate cost(Collection<Key> keys, CancelToken token) {
    List<Estimate.Part> parts = new ArrayList<>();
    long most = 0;
    for (Key key : plan(keys, true, token)) {
      token.check();
      boolean kept = isKept(key);
      parts.add(new Estimate.Part(name(key), size(key), kept));
      most = Math.max(most, kept ? size(key) : needed(key));
    }
    return new Estimate(parts, most);
  }

  /**
   * The tables to build so that some can be had, each after those that it needs; also those that are kept, if wanted.
   */
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

  /** How many bytes a table has. */
  private long size(Key key) {
    return sizes.computeIfAbsent(key.material(), material -> 2L * new Counters(powers, material, key.fixed()).count()
        * new PlacementIndex(powers, material).size());
  }

  /** How many bytes it takes at once to build a table: scores, counts, and the tables that {@link Builder} asks for. */
  private long needed(Key key) {
    return 2 * size(key) + key.smallChildren(powers).stream().mapToLong(this::size).sum()
        + key.largeChildren(powers).stream().mapToLong(this::size).max().orElse(0);
  }

  /** One request for a table with all that it needs. */
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
      if (table == null) {
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
      InWork.begin(file(key).path(), meter.token(), () -> report(key, -1));
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
      return file(key).read(table.rows(), meter.token()) ? Optional.of(table) : Optional.empty();
    }

    /** Builds a table, unless another program builds it just now; then waits for that one. */
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
      Table table = Builder.build(
          powers, key, this::get, mostPlies, checkpoint, new ParallelLoop(threads, "table", meter.token()), plies -> {
            lock.tell(step(key, plies));
            report(key, plies);
          }, () -> meter.played(0), warnings);
      pace.end(true);
      finished++;
      unbuilt.clear();
      if (file(key).keep(table.rows(), meter.token(), warnings)) {
        checkpoint.delete();
      }
      return table;
    }

    /** A damaged file may add tables to the number at first. */
    private void report(Key key, int plies) {
      tell(step(key, plies));
    }

    private String step(Key key, int plies) {
      return "Building " + name(key) + (plies < 0 ? "" : ", mates in " + (plies + 1) / 2);
    }

    private void tell(String step) {
      meter.tell(step, finished, Math.max(tables, finished + 1), "tables");
    }
  }
}
