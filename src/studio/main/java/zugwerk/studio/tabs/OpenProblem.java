package zugwerk.studio.tabs;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.solving.SolveJob;

public final class OpenProblem {

  record Suspended(Workbench.Contents bench, SolveJob.Other solving, Runnable view, boolean playing) {}

  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper description = new ReadOnlyStringWrapper("");
  private boolean changed;
  private Optional<Path> file = Optional.empty();
  /** Empty while it is on the workbench. */
  Optional<Suspended> aside = Optional.empty();
  Optional<Autosave> autosave = Optional.empty();

  OpenProblem() {}

  /** The title, or else the file, with a dot before it while there are unsaved changes. */
  public ReadOnlyStringProperty title() {
    return title.getReadOnlyProperty();
  }

  public ReadOnlyStringProperty description() {
    return description.getReadOnlyProperty();
  }

  public boolean isChanged() {
    return changed;
  }

  Optional<Path> file() {
    return file;
  }

  void describe(Problem draft, Optional<Path> place, boolean unsaved) {
    changed = unsaved;
    file = place;
    title.set((unsaved ? "• " : "") + name(draft, file));
    description.set(String.join(", ", draft.credits().authors()) + (draft.credits().authors().isEmpty() ? "" : ": ")
        + (draft.credits().title().isEmpty() ? "" : "“" + draft.credits().title() + "”, ")
        + (draft.stipulationText() + " (" + draft.setup().pieces(Side.WHITE) + "+"
            + draft.setup().pieces(Side.BLACK) + ")").strip()
        + file.map(path -> "\n" + path).orElse("") + (unsaved ? "\nnot saved" : ""));
  }

  private static String name(Problem draft, Optional<Path> file) {
    boolean named = !draft.credits().title().isEmpty() || file.isEmpty() && !draft.credits().authors().isEmpty();
    return named ? ProblemEntry.title(draft)
        : file.map(path -> path.getFileName().toString().replaceFirst("\\.json$", "")).orElse("New problem");
  }
}
