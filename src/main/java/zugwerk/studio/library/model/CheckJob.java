package zugwerk.studio.library.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Checked;
import zugwerk.studio.task.Job;

/** The check of a collection. Its entries change on the window's thread only. */
public final class CheckJob extends Job<CheckSummary> {

  private final ReadOnlyObjectWrapper<Optional<CheckSummary>> summary = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final List<ProblemEntry> begun = new ArrayList<>();

  /**
   * @param background where problems are solved
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public CheckJob(Executor background, Executor window) {
    super("The check", background, window);
    state().subscribe(now -> {
      if (!now.isBusy()) {
        begun.stream().filter(entry -> entry.running().get()).forEach(entry -> entry.end(entry.checked().get()));
        begun.clear();
      }
    });
    result().subscribe(found -> found.ifPresent(_ -> summary.set(found)));
  }

  /** How many files are done and how they fared; empty before the first run. */
  public ReadOnlyObjectProperty<Optional<CheckSummary>> summary() {
    return summary.getReadOnlyProperty();
  }

  /**
   * Checks some entries; nothing happens while others are being checked.
   *
   * @param ended told of the result, also if the check was cancelled
   */
  public void start(List<ProblemEntry> chosen, BatchCheck.Manner manner, Consumer<CheckSummary> ended) {
    if (busy().get()) {
      return;
    }
    List<ProblemEntry> entries = List.copyOf(chosen);
    summary.set(Optional.of(new CheckSummary(entries.size(), 0, 0, 0, 0, 0, 0)));
    start("", run -> new BatchCheck(entries.stream().map(ProblemEntry::file).toList(), manner, run.monitor(),
        new BatchCheck.Listener() {
          @Override
          public void begun(int index) {
            run.show(() -> {
              begun.add(entries.get(index));
              entries.get(index).begin();
            });
          }

          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            run.show(() -> {
              entries.get(index).end(Optional.of(checked));
              summary.set(Optional.of(soFar));
            });
          }
        }).run(), ended, _ -> {});
  }
}
