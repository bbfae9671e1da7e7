package zugwerk.studio.library;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Checked;
import zugwerk.problem.ProblemFile;
import zugwerk.problem.ProblemSolver;
import zugwerk.studio.task.Job;

/** The check of a collection. Its entries change on the window's thread only. */
public final class CheckJob extends Job<CheckSummary> {

  private final ReadOnlyObjectWrapper<Optional<CheckSummary>> summary = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<InWork>> inWork = new ReadOnlyObjectWrapper<>(Optional.empty());
  /** The entries under way by their places, the one longest at work first. */
  private final Map<Integer, InWork> begun = new LinkedHashMap<>();
  private volatile Optional<BatchCheck> check = Optional.empty();

  /**
   * A problem that is being checked.
   *
   * @param since when that began, by {@link System#nanoTime()}
   */
  public record InWork(ProblemEntry entry, long since) {

    /** How long it has been checked so far, in whole seconds. */
    public long seconds() {
      return (System.nanoTime() - since) / 1_000_000_000;
    }
  }

  /**
   * @param background where problems are solved
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public CheckJob(Executor background, Executor window) {
    super("The check", background, window);
    state().subscribe(now -> {
      if (!now.isBusy()) {
        begun.values().forEach(work -> work.entry().end(work.entry().checked().get()));
        begun.clear();
        inWork.set(Optional.empty());
        check = Optional.empty();
      }
    });
    result().subscribe(found -> found.ifPresent(_ -> summary.set(found)));
  }

  /** How many files are done and how they fared; empty before the first run. */
  public ReadOnlyObjectProperty<Optional<CheckSummary>> summary() {
    return summary.getReadOnlyProperty();
  }

  /** The problem that has been checked longest among those under way. */
  public ReadOnlyObjectProperty<Optional<InWork>> inWork() {
    return inWork.getReadOnlyProperty();
  }

  /** Gives up the problem that has been checked longest; it counts as undecided. */
  public void skip() {
    begun.keySet().stream().findFirst().ifPresent(index -> check.ifPresent(now -> now.skip(index)));
  }

  private void begun(int index, ProblemEntry entry) {
    begun.put(index, new InWork(entry, System.nanoTime()));
    entry.begin();
    showWork();
  }

  private void showWork() {
    inWork.set(begun.values().stream().findFirst());
  }

  /**
   * Checks some entries; nothing happens while others are being checked.
   *
   * @param place solves the problems
   * @param ended told of the result, also if the check was cancelled
   */
  public void start(List<ProblemEntry> chosen, BatchCheck.Manner manner, ProblemSolver place,
      Consumer<CheckSummary> ended) {
    if (busy().get()) {
      return;
    }
    List<ProblemEntry> entries = List.copyOf(chosen);
    summary.set(Optional.of(new CheckSummary(entries.size(), 0, 0, 0, 0, 0, 0)));
    start("", run -> begin(new BatchCheck(entries.stream().map(ProblemEntry::file).toList(), manner, run.monitor(),
        new BatchCheck.Listener() {
          @Override
          public void begun(int index) {
            run.show(() -> CheckJob.this.begun(index, entries.get(index)));
          }

          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            run.show(() -> {
              entries.get(index).end(Optional.of(checked));
              begun.remove(index);
              showWork();
              summary.set(Optional.of(soFar));
            });
          }
        }, ProblemFile::read, place)), ended, _ -> {});
  }

  private CheckSummary begin(BatchCheck batch) {
    check = Optional.of(batch);
    return batch.run();
  }
}
