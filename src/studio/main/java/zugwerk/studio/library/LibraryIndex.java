package zugwerk.studio.library;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import zugwerk.index.Coverage;
import zugwerk.index.IndexException;
import zugwerk.index.ProblemIndex;
import zugwerk.studio.task.Job;
import zugwerk.work.Reason;

/**
 * The index of the collections that are open, brought up to date in the background. For the window's thread only, where
 * nothing else is said.
 */
public final class LibraryIndex extends Job<Coverage> {

  private final Optional<Path> file;
  private List<Path> places = List.of();
  private boolean whole;

  /**
   * @param file where the index lies; empty if none is kept
   * @param background where files are read
   * @param window where properties may be changed
   */
  public LibraryIndex(Optional<Path> file, Executor background, Executor window) {
    super("The index", background, window);
    this.file = file;
  }

  /** Brings it up to date for some collections. Those within the program itself are not in it. */
  public void update(List<Path> now) {
    List<Path> ours = now.stream().filter(place -> place.getFileSystem().equals(FileSystems.getDefault())).toList();
    whole = ours.size() == now.size();
    if (ours.isEmpty() || file.isEmpty()) {
      places = List.of();
      return;
    }
    start("", run -> {
      try (ProblemIndex index = open()) {
        index.update(ours, 1, run.monitor());
        Coverage coverage = index.coverage(ours);
        // Known by the time that the state tells of the end.
        run.show(() -> places = ours);
        return coverage;
      } catch (IndexException fault) {
        throw new IllegalArgumentException(Reason.of(fault), fault);
      }
    }, _ -> {}, _ -> places = List.of());
  }

  /** The collections for which it is up to date. */
  List<Path> places() {
    return places;
  }

  /** Whether these are all that are open. */
  boolean isWhole() {
    return whole;
  }

  /**
   * Opens it, in any thread.
   *
   * @throws IndexException if that cannot be done
   */
  ProblemIndex open() {
    return ProblemIndex.open(file.orElseThrow());
  }
}
