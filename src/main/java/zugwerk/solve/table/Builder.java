package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zugwerk.work.ParallelLoop;

/**
 * Builds one table from the end backwards, once the tables that captures and promotions lead to are there.
 *
 * <p>First the builder looks one move ahead from every position: whether the position is legal, what its captures and
 * promotions are worth, and how many other moves it has ({@link TableInitialiser}). Promotions come last, one table
 * after the other, so that only one of these large tables need be in memory. Then, ply by ply, the moves that lead to
 * what was just decided are taken back ({@link RetrogradePass}).
 */
final class Builder {

  /** How many placements of one row a thread takes at a time; it asks whether it is to stop before each portion. */
  private static final int PORTION = 1 << 13;

  /** About how many positions, in all rows, a thread looks at a time. */
  private static final int POSITIONS = 1 << 14;

  private final Powers powers;
  private final Table table;
  private final ParallelLoop workers;
  private final IntConsumer progress;
  private final Runnable pulse;
  private final MoveTables motions;
  private final Function<Key, Table> tables;
  private final byte[][] counts;
  private final Frontier frontier;
  private final List<Doubtful> doubtful = new ArrayList<>();
  private final Checkpoint checkpoint;
  private final Consumer<String> warnings;
  private final AtomicInteger longest = new AtomicInteger();
  private final int portions;

  private Builder(Powers powers, Key key, Function<Key, Table> tables, Checkpoint checkpoint, ParallelLoop workers,
      IntConsumer progress, Runnable pulse, Consumer<String> warnings) {
    this.pulse = pulse;
    this.powers = powers;
    this.checkpoint = checkpoint;
    this.warnings = warnings;
    this.workers = workers;
    this.progress = progress;
    table = new Table(powers, key);
    motions = new MoveTables(powers, table);
    this.tables = tables;
    counts = table.newRows();
    frontier = new Frontier(counts.length, table.layout().size());
    portions = (table.layout().size() + PORTION - 1) / PORTION;
  }

  /**
   * Builds a table, from where an interrupted build kept it last.
   *
   * @param tables gives the tables that captures and promotions lead to
   * @param mostPlies up to how many plies to mate scores are exact, at most {@link Score#MOST_PLIES}
   * @param checkpoint where the table is kept between two passes
   * @param progress told of the distance in plies that is being settled; -1 at first
   * @param pulse called again and again by the threads that work, before the first distance is settled
   * @param warnings told in a sentence if the table cannot be kept there
   */
  static Table build(Powers powers, Key key, Function<Key, Table> tables, int mostPlies, Checkpoint checkpoint,
      ParallelLoop workers, IntConsumer progress, Runnable pulse, Consumer<String> warnings) {
    Builder builder = new Builder(powers, key, tables, checkpoint, workers, progress, pulse, warnings);
    Optional<Checkpoint.State> kept = checkpoint.read(builder.table.rows(), builder.counts, workers.token());
    kept.ifPresent(builder::resume);
    Links links = kept.isPresent() ? builder.links(key.smallChildren(powers)) : builder.seed();
    builder.retreat(links, kept.map(Checkpoint.State::plies).orElse(0), mostPlies);
    builder.settleDraws();
    return builder.table;
  }

  private void resume(Checkpoint.State state) {
    doubtful.add(state.doubtful());
    longest.set(state.longest());
    frontier.addAll(table.rows());
  }

  private void keep(int plies) {
    Doubtful all = new Doubtful();
    doubtful.forEach(all::addAll);
    checkpoint.write(new Checkpoint.State(plies, longest.get(), all), table.rows(), counts, workers.token())
        .ifPresent(warnings);
  }

  /** Looks one move ahead from all positions; returns the links to the tables of fewer pieces. */
  private Links seed() {
    progress.accept(-1);
    Links links = links(table.key().smallChildren(powers));
    look(links, TableInitialiser::look);
    for (Key promoted : table.key().largeChildren(powers)) {
      look(links(List.of(promoted)), TableInitialiser::promote);
    }
    look(links, TableInitialiser::findMates);
    return links;
  }

  private Links links(List<Key> children) {
    return new Links(powers, table, children.stream().collect(Collectors.toMap(child -> child, tables)));
  }

  /** One look at a range of positions. */
  private interface Look {
    void at(TableInitialiser seeds, int start, int end);
  }

  private void look(Links links, Look look) {
    int size = table.layout().size();
    // A table may have hundreds of rows.
    int placements = Math.max(1, POSITIONS / table.rows().length);
    workers.run((size + placements - 1) / placements, () -> {
      TableInitialiser seeds = new TableInitialiser(table, counts, frontier, motions, links, powers);
      synchronized (doubtful) {
        doubtful.add(seeds.doubtful());
      }
      return portion -> {
        look.at(seeds, portion * placements, (int) Math.min(size, (portion + 1L) * placements));
        note(seeds.longest());
        pulse.run();
      };
    });
  }

  private int end(int portion) {
    return (int) Math.min(table.layout().size(), (portion + 1L) * PORTION);
  }

  private void note(int plies) {
    longest.accumulateAndGet(plies, Math::max);
  }

  private void retreat(Links links, int begin, int mostPlies) {
    for (int plies = begin; plies <= Math.min(longest.get(), mostPlies); plies++) {
      if (checkpoint.isDue()) {
        keep(plies);
      }
      progress.accept(plies);
      int now = plies;
      takeBack(links, (retreat, row, start, end) -> {
        retreat.from(row, start, end, now);
        note(retreat.longest());
      });
      RetrogradePass retreat = retreatWorker(links);
      doubtful.forEach(moves -> retreat.settle(moves, now));
      note(retreat.longest());
    }
    if (longest.get() > mostPlies) {
      retreatFar(links, mostPlies);
    }
  }

  /** Takes back the moves to positions that are decided farther away than scores can tell, in any order. */
  private void retreatFar(Links links, int mostPlies) {
    takeBack(links, (retreat, row, start, end) -> retreat.findFar(row, start, end, mostPlies));
    LongAdder found = new LongAdder();
    do {
      found.reset();
      takeBack(links, (retreat, row, start, end) -> found.add(retreat.fromFar(row, start, end)));
      RetrogradePass retreat = retreatWorker(links);
      doubtful.forEach(moves -> found.add(retreat.settleFar(moves)));
    } while (found.sum() > 0);
  }

  /** What is done with a range of a row, for one thread. */
  private interface Step {
    void at(int row, int start, int end);
  }

  /** The same for one that takes moves back. */
  private interface BackStep {
    void at(RetrogradePass retreat, int row, int start, int end);
  }

  private void takeBack(Links links, BackStep step) {
    eachPortion(() -> {
      RetrogradePass retreat = retreatWorker(links);
      return (row, start, end) -> step.at(retreat, row, start, end);
    });
  }

  private void eachPortion(Supplier<Step> steps) {
    workers.run(table.rows().length * portions, () -> {
      Step step = steps.get();
      return task -> {
        int portion = task % portions;
        step.at(task / portions, portion * PORTION, end(portion));
      };
    });
  }

  private RetrogradePass retreatWorker(Links links) {
    return new RetrogradePass(
        table, counts, frontier, motions, new Passing(motions, links, table.layout().pieces()), workers.token());
  }

  /** Positions that are not decided by now are drawn. */
  private void settleDraws() {
    eachPortion(() -> (row, start, end) -> {
      byte[] scores = table.rows()[row];
      for (int number = start; number < end; number++) {
        int score = scores[number] & 255;
        if (score != Score.BROKEN && Score.isLoss(score) && counts[row][number] != 0) {
          scores[number] = Score.DRAW;
        }
      }
    });
  }
}
