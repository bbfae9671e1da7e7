package zugwerk.studio.library;

import static zugwerk.work.Texts.key;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import zugwerk.index.Coverage;
import zugwerk.index.ProblemIndex;
import zugwerk.studio.task.Job;

/** The index of the open collections, updated in the background. For the JavaFX thread only, except where stated. */
public final class LibraryIndex extends Job<Coverage> {

  private final Optional<Path> file;
  private List<Path> places = List.of();
  private boolean whole;

  public LibraryIndex(Optional<Path> file, Executor background, Executor window) {
    super(key("The index"), background, window);
    this.file = file;
  }

  /** Updates it for collections, except those inside the program. */
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
        // Set before listeners learn that the job is done.
        run.show(() -> places = ours);
        return coverage;
      }
    }, _ -> {}, _ -> places = List.of());
  }

  List<Path> places() {
    return places;
  }

  boolean isWhole() {
    return whole;
  }

  ProblemIndex open() {
    return ProblemIndex.open(file.orElseThrow());
  }
}
