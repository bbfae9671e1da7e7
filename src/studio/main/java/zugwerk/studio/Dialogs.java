package zugwerk.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;
import zugwerk.studio.cluster.ClusterChoice;
import zugwerk.studio.home.Drafts;

interface Dialogs {

  enum Unsaved {
    SAVE, DISCARD, CANCEL
  }

  Optional<Path> open();

  Optional<Path> save(Optional<Path> present);

  Optional<Path> export(PictureFormat format);

  /** The file to write the problem to; its extension selects the format. */
  default Optional<Path> exportProblem() {
    return Optional.empty();
  }

  /** Lets the user choose one entry; returns its index. The note has one remark per line and may be empty. */
  default Optional<Integer> choose(String title, List<String> things, String note) {
    return Optional.empty();
  }

  /** Lets the user type a name. */
  default Optional<String> name(String title, String present) {
    return Optional.empty();
  }

  /** What to do with the unsaved changes of a problem. */
  Unsaved unsaved(String name);

  /** Decision about drafts left by a crash: those to open in tabs and those to delete; others stay for later. */
  record Recovery(List<Drafts.Orphan> take, List<Drafts.Orphan> discard) {

    static final Recovery LATER = new Recovery(List.of(), List.of());
  }

  default Recovery recover(List<Drafts.Orphan> orphans) {
    return Recovery.LATER;
  }

  default Optional<Path> folder(String title) {
    return Optional.empty();
  }

  default Optional<ClusterChoice> cluster(ClusterChoice present) {
    return Optional.empty();
  }

  void error(String text);

  void read(String page, Consumer<Problem> open);

  /** Closes windows that stay open, such as the help. */
  default void close() {}

  /** Whether to end the searches of the panes, with their results. */
  default boolean dropSearches() {
    return true;
  }
}
