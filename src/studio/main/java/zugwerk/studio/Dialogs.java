package zugwerk.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;
import zugwerk.studio.cluster.ClusterChoice;
import zugwerk.studio.home.Drafts;

/** Questions to the user, each in a window of its own. Tests answer them in the user's place. */
interface Dialogs {

  /** What to do with unsaved changes. */
  enum Unsaved {
    SAVE, DISCARD, CANCEL,
    /** They stay as they are, and what is to come goes into a tab of its own. */
    NEW_TAB
  }

  /** The problem file to open. */
  Optional<Path> open();

  /** The file to save a problem in. */
  Optional<Path> save(Optional<Path> present);

  /** The file to write a diagram to in a format. */
  Optional<Path> export(PictureFormat format);

  /** The file to write the problem to, whose ending says the format. */
  default Optional<Path> exportProblem() {
    return Optional.empty();
  }

  /**
   * Asks for one of several things.
   *
   * @param note remarks, one per line; may be empty
   * @return its index; empty if the user chose none
   */
  default Optional<Integer> choose(String title, List<String> things, String note) {
    return Optional.empty();
  }

  /** What to do with unsaved changes of a problem that is to be closed: anything but {@link Unsaved#NEW_TAB}. */
  Unsaved unsaved();

  /** What to do with unsaved changes where another problem is to be opened. */
  default Unsaved leave() {
    return unsaved();
  }

  /**
   * What to do with drafts that a crash left.
   *
   * @param take the drafts to continue with, each in a tab
   * @param discard the drafts to delete; the others stay for later
   */
  record Recovery(List<Drafts.Orphan> take, List<Drafts.Orphan> discard) {

    /** Leaves all drafts as they are. */
    static final Recovery LATER = new Recovery(List.of(), List.of());
  }

  /** What to do with drafts that a crash left; at least one. */
  default Recovery recover(List<Drafts.Orphan> orphans) {
    return Recovery.LATER;
  }

  /** A folder of problems to be chosen. */
  default Optional<Path> folder() {
    return Optional.empty();
  }

  /** The cluster that is to do long work; empty if nothing is to change. */
  default Optional<ClusterChoice> cluster(ClusterChoice present) {
    return Optional.empty();
  }

  /** Tells the user what went wrong. */
  void error(String text);

  /**
   * Shows a help page.
   *
   * @param page one of {@link zugwerk.studio.help.HelpPages}, or the id of a game
   * @param open opens an example of a page in the window
   */
  void read(String page, Consumer<Problem> open);
}
