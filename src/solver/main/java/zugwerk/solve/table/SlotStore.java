package zugwerk.solve.table;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleConsumer;
import zugwerk.work.CancelToken;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/**
 * The tables by slots of one game: in memory, in the folder, or built on demand.
 *
 * <p>A sample of moves shows which tables a table needs. A table that it misses is found during the build, which then
 * starts again.
 */
final class SlotStore extends TableStore<SlotKey, SlotTable> {

  private final SlotGame game;
  private final Path folder;
  private final int samples;
  private final Map<SlotKey, Set<SlotKey>> children = new HashMap<>();
  private final Map<SlotKey, SlotLayout> layouts = new HashMap<>();
  private final Set<SlotKey> damaged = new HashSet<>();

  SlotStore(SlotGame game, Path folder, int threads, long mostBytes, int mostPlies) {
    this(game, folder, threads, mostBytes, mostPlies, SlotDependencies.SAMPLES, SMALL);
  }

  SlotStore(SlotGame game, Path folder, int threads, long mostBytes, int mostPlies, int samples, long small) {
    super(threads, mostBytes, mostPlies, small);
    this.samples = samples;
    this.game = game;
    this.folder = folder;
  }

  private SlotLayout layout(SlotKey key) {
    return layouts.computeIfAbsent(key, game::layout);
  }

  @Override
  TableFile file(SlotKey key) {
    return new TableFile(folder, game, key);
  }

  @Override
  boolean isInFolder(SlotKey key) {
    return !damaged.contains(key) && super.isInFolder(key);
  }

  @Override
  long size(SlotKey key) {
    return 2L * layout(key).size();
  }

  @Override
  boolean isWhole(SlotTable table) {
    return table.isWhole();
  }

  @Override
  Optional<SlotTable> packed(SlotKey key, long bytes) {
    return file(key).packed(2, layout(key).size(), bytes).map(scores -> new SlotTable(layout(key), scores));
  }

  @Override
  SlotTable load(SlotKey key, Monitor monitor) {
    return new Request(monitor).get(key);
  }

  private Optional<SlotTable> kept(SlotKey key, CancelToken token) {
    Optional<SlotTable> known = wholeInMemory(key);
    if (known.isPresent() || !isInFolder(key)) {
      return known;
    }
    SlotTable table = SlotTable.empty(layout(key));
    if (!file(key).load(table.rows(), workers(token), () -> {}, _ -> {})) {
      damaged.add(key);
      drop(key);
      return Optional.empty();
    }
    hold(key, table);
    return Optional.of(table);
  }

  @Override
  Estimate cost(Collection<SlotKey> keys, CancelToken token) {
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

  /** A lower bound, in bytes. */
  private long needed(Collection<SlotKey> together) {
    return together.stream().mapToLong(this::size).sum() * 2;
  }

  /** The tables to build for one, each group after those it needs; a group needs each other. */
  private List<List<SlotKey>> plan(SlotKey key, CancelToken token) {
    return isKept(key) ? List.of() : new Components<SlotKey>(one -> childrenOf(one, token)).of(key);
  }

  private List<SlotKey> childrenOf(SlotKey key, CancelToken token) {
    token.check();
    Set<SlotKey> known = children.get(key);
    if (known == null) {
      known = new SlotDependencies(game, samples, token).children(layout(key));
      children.put(key, known);
    }
    return known.stream().filter(child -> !isKept(child)).toList();
  }

  private final class Request {

    private final Meter meter;
    private final Monitor monitor;
    private Pace pace;
    private int finished;

    Request(Monitor monitor) {
      this.monitor = monitor;
      meter = new Meter(monitor);
      pace = pace(List.of());
      meter.setShare(() -> pace.share());
    }

    private Pace pace(List<List<SlotKey>> plan) {
      return new Pace(plan.stream().flatMap(List::stream).mapToDouble(SlotStore.this::size).sum(),
          Estimate.BY_SLOTS * threads, meter.token()::nanoTime);
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

    /** False if other tables are needed first. */
    private boolean build(List<SlotKey> together, int tables) {
      String name = SlotLayout.name(game, together.getFirst());
      try (BuildLock lock = BuildLock.take(file(together.getFirst()).path(), name, meter.token(),
          step -> report(step, tables))) {
        if (together.stream().allMatch(key -> kept(key, meter.token()).isPresent())) {
          finished += together.size();
          pace.begin(together.stream().mapToDouble(SlotStore.this::size).sum());
          pace.end(false);
          return true;
        }
        return build(together, name, tables, lock);
      }
    }

    private boolean build(List<SlotKey> together, String name, int tables, BuildLock lock) {
      Estimate.checkMemory(name, needed(together), mostBytes);
      pace.begin(together.stream().mapToDouble(SlotStore.this::size).sum());
      SlotBuilder builder = new SlotBuilder(game, together.stream().map(SlotStore.this::layout).toList(),
          key -> found(key), workers(meter.token().child()), mostBytes);
      AtomicInteger reported = new AtomicInteger(-1);
      Set<SlotKey> missing = builder.build(mostPlies, step -> {
        if (step < 100) {
          pace.report(step / 100.0);
        } else {
          pace.begin(Pace.Phase.SETTLING);
        }
        if (reported.getAndSet(step) == step) {
          meter.played(0);
          return;
        }
        Message words = step < 100 ? message("Building {0}, {1} % of the moves played", name, step)
            : message("Building {0}, mates in {1}", name, (step - 99) / 2);
        lock.report(words);
        report(words, tables);
      });
      if (missing.isEmpty()) {
        pace.begin(Pace.Phase.PACKING);
        report(message("Building {0}, packing", name), tables);
        List<SlotTable> built = builder.finished();
        for (int i = 0; i < built.size(); i++) {
          int before = i;
          keep(built.get(i), share -> {
            pace.report((before + share) / built.size());
            meter.played(0);
          });
        }
        pace.end(true);
        finished += together.size();
        built();
        return true;
      }
      together.forEach(key -> {
        Set<SlotKey> more = new HashSet<>(children.getOrDefault(key, Set.of()));
        more.addAll(missing);
        children.put(key, more);
      });
      return false;
    }

    /** Several threads may call this. */
    private Optional<SlotTable> found(SlotKey key) {
      synchronized (SlotStore.this) {
        return kept(key, meter.token());
      }
    }

    private void report(Message step, int tables) {
      meter.report(step, finished, Math.max(tables, finished + 1), key("tables"));
    }

    private void keep(SlotTable table, DoubleConsumer packed) {
      SlotKey key = table.layout().key();
      hold(key, table);
      damaged.remove(key);
      file(key).keep(table.rows(), workers(meter.token()), packed, monitor.warnings());
    }
  }
}
