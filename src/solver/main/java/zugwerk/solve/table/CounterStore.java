package zugwerk.solve.table;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import zugwerk.work.CancelToken;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** The tables of a game whose state counts the moves of its types. */
final class CounterStore extends TableStore<Key, Table> {

  /** An interrupted build loses at most about this much work. */
  private static final Duration CHECKPOINTS = Duration.ofSeconds(10);

  private final Powers powers;
  private final Path folder;
  private final Duration checkpoints;
  /** In bytes. Planning a large table needs sizes thousands of times. */
  private final Map<Material, Long> sizes = new ConcurrentHashMap<>();

  CounterStore(Powers powers, Path folder, int threads, long mostBytes, int mostPlies) {
    this(powers, folder, threads, mostBytes, mostPlies, CHECKPOINTS, SMALL);
  }

  /** @param checkpoints the least time between two checkpoints of a table that is being built */
  CounterStore(Powers powers, Path folder, int threads, long mostBytes, int mostPlies, Duration checkpoints,
      long small) {
    super(threads, mostBytes, mostPlies, small);
    this.powers = powers;
    this.folder = folder;
    this.checkpoints = checkpoints;
  }

  @Override
  TableFile file(Key key) {
    return new TableFile(folder, powers, key);
  }

  @Override
  boolean isWhole(Table table) {
    return table.isWhole();
  }

  @Override
  Optional<Table> packed(Key key, long bytes) {
    return Table.packed(powers, key, file(key), bytes);
  }

  @Override
  Table load(Key key, Monitor monitor) {
    return new Request(monitor, plan(List.of(key), false, monitor.token())).get(key);
  }

  @Override
  Estimate cost(Collection<Key> keys, CancelToken token) {
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

  @Override
  long size(Key key) {
    return sizes.computeIfAbsent(key.material(), material -> 2L * new Counters(powers, material, key.fixed()).count
        * new PlacementIndex(powers, material).size());
  }

  /** In bytes: scores, counts (or sets, which are smaller), the frontier, and the other tables needed. */
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
      pace = new Pace(plan.stream().mapToDouble(CounterStore.this::size).sum(), Estimate.TAKING_BACK * threads,
          meter.token()::nanoTime);
      meter.setShare(pace::share);
    }

    Table get(Key key) {
      return wholeInMemory(key).orElseGet(() -> {
        meter.token().check();
        Table table = find(key);
        hold(key, table);
        return table;
      });
    }

    private Table find(Key key) {
      Estimate.checkMemory(name(key), size(key), mostBytes);
      Optional<Table> kept = read(key);
      if (kept.isPresent()) {
        return kept.get();
      }
      Estimate.checkMemory(name(key), needed(key), mostBytes);
      try (BuildLock lock = BuildLock.take(file(key).path(), name(key), meter.token(), this::report)) {
        // Another request may have built it meanwhile.
        Optional<Table> built = read(key);
        built.ifPresent(_ -> builtElsewhere(key));
        return built.orElseGet(() -> build(key, lock));
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
      Table table = Table.empty(powers, key);
      return file(key).load(table.rows(), workers(meter.token()), () -> reportPacking(key), warnings)
          ? Optional.of(table) : Optional.empty();
    }

    private void reportPacking(Key key) {
      report(message("Building {0}, packing", name(key)));
    }

    private Table build(Key key, BuildLock lock) {
      key.children(powers).forEach(this::get);
      Checkpoint checkpoint = new Checkpoint(file(key), mostPlies, checkpoints);
      pace.begin((double) size(key));
      Table table = Builder.build(powers, key,
          new Builder.Task(this::get, mostPlies, checkpoint, workers(meter.token()), watch(key, lock), warnings));
      pace.begin(Pace.Phase.PACKING);
      reportPacking(key);
      if (file(key).keep(table.rows(), workers(meter.token()), this::packed, warnings)) {
        checkpoint.delete();
      }
      pace.end(true);
      finished++;
      built();
      return table;
    }

    private Builder.Watch watch(Key key, BuildLock lock) {
      return new Builder.Watch() {
        @Override
        public void evaluated(double times, int all) {
          if (times == 0) {
            report(key, lock, -1);
          }
          pace.report(times / all);
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
      pace.report(share);
      meter.played(0);
    }

    private void report(Key key, BuildLock lock, int plies) {
      lock.report(step(key, plies));
      report(step(key, plies));
    }

    private Message step(Key key, int plies) {
      return plies < 0 ? message("Building {0}", name(key))
          : message("Building {0}, mates in {1}", name(key), (plies + 1) / 2);
    }

    /** A damaged file may add tables to the number at first. */
    private void report(Message step) {
      meter.report(step, finished, Math.max(tables, finished + 1), key("tables"));
    }
  }
}
