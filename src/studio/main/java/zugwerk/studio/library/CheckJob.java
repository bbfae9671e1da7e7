package zugwerk.studio.library;

import static zugwerk.work.Texts.key;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.file.BatchCheck;
import zugwerk.file.CheckSummary;
import zugwerk.file.Checked;
import zugwerk.file.ProblemFile;
import zugwerk.problem.ProblemSolver;
import zugwerk.studio.task.Job;

/** The check of a collection. Entries change on the JavaFX thread only. */
public final class CheckJob extends Job<CheckSummary> {

  private final ReadOnlyObjectWrapper<Optional<CheckSummary>> summary = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Running>> inWork = new ReadOnlyObjectWrapper<>(Optional.empty());
  /** The entries in progress by index, oldest first. */
  private final Map<Integer, Running> begun = new LinkedHashMap<>();
  private volatile Optional<BatchCheck> check = Optional.empty();

  public record Running(ProblemEntry entry, long since) {

    public long seconds() {
      return (System.nanoTime() - since) / 1_000_000_000;
    }
  }

  public CheckJob(Executor background, Executor window) {
    super(key("The check"), background, window);
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

  public ReadOnlyObjectProperty<Optional<CheckSummary>> summary() {
    return summary.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<Running>> inWork() {
    return inWork.getReadOnlyProperty();
  }

  /** Skips the oldest problem in progress; it counts as undecided. */
  public void skip() {
    begun.keySet().stream().findFirst().ifPresent(index -> check.ifPresent(now -> now.skip(index)));
  }

  private void begun(int index, ProblemEntry entry) {
    begun.put(index, new Running(entry, System.nanoTime()));
    entry.begin();
    showWork();
  }

  private void showWork() {
    inWork.set(begun.values().stream().findFirst());
  }

  /** Checks entries, unless a check is running. {@code ended} receives the result even if the check was cancelled. */
  public void start(List<ProblemEntry> chosen, BatchCheck.Settings settings, ProblemSolver place,
      Consumer<CheckSummary> ended) {
    if (busy().get()) {
      return;
    }
    List<ProblemEntry> entries = List.copyOf(chosen);
    summary.set(Optional.of(new CheckSummary(entries.size(), 0, 0, 0, 0, 0, 0)));
    start("", run -> begin(new BatchCheck(entries.stream().map(ProblemEntry::file).toList(), settings, run.monitor(),
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
