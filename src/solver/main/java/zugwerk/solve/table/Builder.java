package zugwerk.solve.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zugwerk.work.ParallelLoop;

/**
 * Builds one table by retrograde analysis, once the tables that captures and promotions lead to exist.
 *
 * <p>First each position is evaluated one move ahead ({@link Initialiser}). Promotions come last, one table after the
 * other, so that only one of these large tables is in memory. Then, ply by ply, moves that lead to newly decided
 * positions are taken back: for up to 64 positions at once where possible ({@link LineBuilder}), otherwise one by one
 * ({@link CountBuilder}).
 */
abstract class Builder {

  final Powers powers;
  final Table table;
  final MoveTables motions;
  private final Task task;
  private final AtomicInteger longest = new AtomicInteger();

  /** For one thread. Losses and draws remain provisional. */
  interface Initialiser {

    /** Marks illegal positions of a range and evaluates all moves but promotions without capture. */
    void evaluate(int start, int end);

    /** Adds the promotions that are linked, after all other moves. */
    void promote(int start, int end);

    /** Distinguishes mates from stalemates, after all moves. */
    void findMates(int start, int end);

    int longest();
  }

  Builder(Powers powers, Table table, MoveTables motions, Task task) {
    this.powers = powers;
    this.table = table;
    this.motions = motions;
    this.task = task;
  }

  /**
   * @param tables gives the tables that captures and promotions lead to
   * @param mostPlies up to how many plies to mate scores are exact, at most {@link Score#MOST_PLIES}
   * @param checkpoint keeps the table between passes
   * @param warnings receives a sentence if the table cannot be kept
   */
  record Task(Function<Key, Table> tables, int mostPlies, Checkpoint checkpoint, ParallelLoop workers, Watch watch,
      Consumer<String> warnings) {}

  /** Receives the progress; called by several threads. */
  interface Watch {

    /** All positions have been evaluated this many times of all times. */
    void evaluated(double times, int all);

    void settles(int plies);

    void pulse();
  }

  static Table build(Powers powers, Key key, Task task) {
    Table table = Table.empty(powers, key);
    MoveTables motions = new MoveTables(powers, table);
    Builder builder = LineSets.canBeUsed(table, motions) ? new LineBuilder(powers, table, motions, task)
        : new CountBuilder(powers, table, motions, task);
    builder.build();
    return table;
  }

  final void build() {
    Optional<Checkpoint.State> kept = task.checkpoint.read(content(), task.workers.token());
    Links links = kept.isPresent() ? links(table.key().smallChildren(powers)) : initialise();
    kept.ifPresent(state -> {
      note(state.longest());
      // Reading all positions takes a while, too.
      task.watch.settles(state.plies());
      resume(links, state);
    });
    int plies = kept.map(Checkpoint.State::plies).orElse(0);
    for (; plies <= Math.min(longest.get(), task.mostPlies); plies++) {
      if (task.checkpoint.isDue()) {
        Checkpoint.State state = new Checkpoint.State(plies, longest.get(), doubleSteps());
        task.checkpoint.write(state, content(), task.workers.token()).ifPresent(task.warnings);
      }
      task.watch.settles(plies);
      settle(links, plies);
    }
    if (longest.get() > task.mostPlies) {
      settleFar(links, task.mostPlies);
    }
    finish(links);
  }

  /** Returns the links to the tables of fewer pieces. */
  private Links initialise() {
    Links links = links(table.key().smallChildren(powers));
    List<Key> promoted = table.key().largeChildren(powers);
    int all = promoted.size() + 2;
    task.watch.evaluated(0, all);
    evaluate(links, Initialiser::evaluate, share -> task.watch.evaluated(share, all));
    for (int i = 0; i < promoted.size(); i++) {
      int before = i + 1;
      evaluate(links(List.of(promoted.get(i))), Initialiser::promote,
          share -> task.watch.evaluated(before + share, all));
    }
    evaluate(links, Initialiser::findMates, share -> task.watch.evaluated(all - 1 + share, all));
    return links;
  }

  private Links links(List<Key> children) {
    return new Links(powers, table, children.stream().collect(Collectors.toMap(child -> child, task.tables)));
  }

  interface Evaluation {
    void at(Initialiser initialiser, int start, int end);
  }

  final void evaluate(Links links, Evaluation evaluation) {
    evaluate(links, evaluation, _ -> {});
  }

  private void evaluate(Links links, Evaluation evaluation, DoubleConsumer progress) {
    LongAdder done = new LongAdder();
    eachPortion(units(), portion(), () -> {
      Initialiser initialiser = initialiser(links);
      return (start, end) -> {
        evaluation.at(initialiser, start, end);
        note(initialiser.longest());
        done.add(end - start);
        progress.accept(done.doubleValue() / units());
        task.watch.pulse();
      };
    });
  }

  interface Step {
    void at(int start, int end);
  }

  private void eachPortion(int all, int portion, Supplier<Step> steps) {
    task.workers.run((all + portion - 1) / portion, () -> {
      Step step = steps.get();
      return item -> step.at(item * portion, (int) Math.min(all, (item + 1L) * portion));
    });
  }

  interface RowStep {
    void at(int row, int start, int end);
  }

  final void eachPortion(int length, int portion, Supplier<RowStep> steps, int rows) {
    int portions = (length + portion - 1) / portion;
    task.workers.run(rows * portions, () -> {
      RowStep step = steps.get();
      return item -> {
        int start = item % portions * portion;
        step.at(item / portions, start, (int) Math.min(length, (long) start + portion));
        task.watch.pulse();
      };
    });
  }

  final void note(int plies) {
    longest.accumulateAndGet(plies, Math::max);
  }

  final ParallelLoop workers() {
    return task.workers;
  }

  abstract int units();

  abstract int portion();

  abstract Initialiser initialiser(Links links);

  /** Without the double steps. */
  abstract Checkpoint.Content content();

  abstract DoubleSteps doubleSteps();

  abstract void resume(Links links, Checkpoint.State state);

  /** Takes back the moves to positions decided in exactly this many plies. */
  abstract void settle(Links links, int plies);

  /** Takes back the moves to positions decided in more plies than scores can hold, in any order. */
  abstract void settleFar(Links links, int mostPlies);

  abstract void finish(Links links);
}
