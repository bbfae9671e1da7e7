package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * Builds one table from the end backwards, once the tables that captures and promotions lead to are there.
 *
 * <p>First every position is looked at forwards: whether it is one, what its captures and promotions are worth, and how
 * many other moves it has ({@link Seeds}). Then, ply by ply, the moves that lead to what was just decided are taken
 * back ({@link Retreat}).
 */
final class Builder {

  /** How many numbers a thread takes at a time. */
  private static final int PORTION = 1 << 13;

  private final Powers powers;
  private final Table table;
  private final Workers workers;
  private final IntConsumer progress;
  private final Motions motions;
  private final Links links;
  private final byte[][] counts;
  private final List<Doubtful> doubtful = new ArrayList<>();
  private final AtomicInteger longest = new AtomicInteger();
  private final int portions;

  private Builder(Powers powers, Key key, Function<Key, Table> tables, Workers workers, IntConsumer progress) {
    this.powers = powers;
    this.workers = workers;
    this.progress = progress;
    table = new Table(powers, key);
    motions = new Motions(powers, table);
    links = new Links(powers, table, tables);
    counts = table.newRows();
    portions = (table.layout().size() + PORTION - 1) / PORTION;
  }

  /**
   * Builds a table.
   *
   * @param tables gives the tables that captures and promotions lead to
   * @param progress told of the plies that are settled
   * @throws IllegalArgumentException if a mate is too long to be held
   */
  static Table build(Powers powers, Key key, Function<Key, Table> tables, Workers workers, IntConsumer progress) {
    Builder builder = new Builder(powers, key, tables, workers, progress);
    builder.seed();
    builder.retreat();
    builder.settleDraws();
    return builder.table;
  }

  private void seed() {
    progress.accept(-1);
    workers.run(portions, () -> {
      Seeds seeds = seeds();
      return portion -> seeds.findBroken(portion * PORTION, end(portion));
    });
    workers.run(portions, () -> {
      Seeds seeds = seeds();
      synchronized (doubtful) {
        doubtful.add(seeds.doubtful());
      }
      return portion -> {
        seeds.look(portion * PORTION, end(portion));
        note(seeds.longest());
      };
    });
  }

  private Seeds seeds() {
    return new Seeds(table, counts, motions, links, powers);
  }

  private int end(int portion) {
    return (int) Math.min(table.layout().size(), (portion + 1L) * PORTION);
  }

  private void note(int plies) {
    longest.accumulateAndGet(plies, Math::max);
  }

  private void retreat() {
    int rows = table.rows().length;
    for (int plies = 0; plies <= longest.get(); plies++) {
      progress.accept(plies);
      int now = plies;
      workers.run(rows * portions, () -> {
        Retreat retreat = retreatWorker();
        return task -> {
          int portion = task % portions;
          retreat.from(task / portions, portion * PORTION, end(portion), now);
          note(retreat.longest());
        };
      });
      Retreat retreat = retreatWorker();
      doubtful.forEach(moves -> retreat.settle(moves, now));
      note(retreat.longest());
    }
  }

  private Retreat retreatWorker() {
    return new Retreat(table, counts, motions, new Passing(motions, links, table.layout().men()));
  }

  /** What nobody has won by now is drawn. */
  private void settleDraws() {
    workers.run(table.rows().length, () -> row -> {
      byte[] scores = table.rows()[row];
      for (int number = 0; number < scores.length; number++) {
        int score = scores[number] & 255;
        if (score != Score.BROKEN && Score.isLoss(score) && counts[row][number] != 0) {
          scores[number] = Score.DRAW;
        }
      }
    });
  }
}
