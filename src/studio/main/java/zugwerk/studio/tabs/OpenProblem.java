package zugwerk.studio.tabs;

import static zugwerk.work.Localization.lang;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.solving.VerdictSign;

public final class OpenProblem {

  record Suspended(Workbench.Contents bench, SolveJob.Other solving, Runnable view, boolean playing) {}

  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper description = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Optional<VerdictSign>> verdict = new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Problem> draft = Optional.empty();
  private Optional<Path> file = Optional.empty();
  private boolean changed;
  private String name = "";
  /** Empty while it is on the workbench. */
  Optional<Suspended> aside = Optional.empty();
  Optional<Autosave> autosave = Optional.empty();

  OpenProblem() {}

  /** Title, author or material, with a dot before it while there are unsaved changes. */
  public ReadOnlyStringProperty title() {
    return title.getReadOnlyProperty();
  }

  /** The title without a sign of unsaved changes. */
  public String name() {
    return name;
  }

  public ReadOnlyStringProperty description() {
    return description.getReadOnlyProperty();
  }

  /** The verdict; that of a problem that waits is the one it had on the workbench. */
  public ReadOnlyObjectProperty<Optional<VerdictSign>> verdict() {
    return verdict.getReadOnlyProperty();
  }

  void judge(Optional<VerdictSign> found) {
    verdict.set(found);
  }

  public boolean isChanged() {
    return changed;
  }

  Optional<Path> file() {
    return file;
  }

  /** Whether it has no piece, no file and no unsaved changes. */
  boolean isBlank() {
    return !changed && file.isEmpty() && draft.filter(problem -> !isEmpty(problem)).isEmpty();
  }

  /** Whether it is a problem that has this file, or without a file, this problem itself. */
  boolean shows(Problem problem, Optional<Path> place) {
    return place.isPresent() ? file.map(OpenProblem::absolute).equals(place.map(OpenProblem::absolute))
        : file.isEmpty() && !changed && !isBlank() && draft.equals(Optional.of(problem));
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private static boolean isEmpty(Problem problem) {
    return problem.setup().isEmpty();
  }

  void describe(Problem now, Optional<Path> place, boolean unsaved) {
    draft = Optional.of(now);
    file = place;
    changed = unsaved;
    name = name(now);
    title.set((unsaved ? "• " : "") + name);
    description.set(String.join(", ", now.credits().authors()) + (now.credits().authors().isEmpty() ? "" : ": ")
        + (now.credits().title().isEmpty() ? "" : "“" + now.credits().title() + "”, ")
        + ProblemEntry.claim(now) + place.map(path -> "\n" + path).orElse("")
        + (unsaved ? "\n" + lang("not saved") : ""));
  }

  private static String name(Problem problem) {
    boolean named = !problem.credits().title().isBlank() || !problem.credits().authors().isEmpty();
    return named ? ProblemEntry.title(problem) : isEmpty(problem) ? lang("New problem") : ProblemEntry.claim(problem);
  }
}
