package zugwerk.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zugwerk.diagram.PictureFormat;
import zugwerk.studio.home.Drafts;

/** What the program asks of its user in windows of their own; tests answer in their place. */
interface Dialogs {

  /** What becomes of changes that were not saved. */
  enum Unsaved {
    SAVE, DISCARD, CANCEL
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
   * Which of several things is meant.
   *
   * @param note what else is to be known, a line each; may be empty
   * @return its number from 0; empty where none is
   */
  default Optional<Integer> choose(String title, List<String> things, String note) {
    return Optional.empty();
  }

  /** What to do with unsaved changes. */
  Unsaved unsaved();

  /**
   * What becomes of drafts that a crash left.
   *
   * @param take the one to go on with, if there is one
   * @param discard those to be deleted; the rest stays for later
   */
  record Recovery(Optional<Drafts.Orphan> take, List<Drafts.Orphan> discard) {

    /** All stay as they are. */
    static final Recovery LATER = new Recovery(Optional.empty(), List.of());
  }

  /** What to do with drafts that a crash left; at least one. */
  default Recovery recover(List<Drafts.Orphan> orphans) {
    return Recovery.LATER;
  }

  /** A folder of problems to be chosen. */
  default Optional<Path> folder() {
    return Optional.empty();
  }

  /** Tells what went wrong. */
  void error(String text);

  /**
   * Shows a help page.
   *
   * @param page one of {@link zugwerk.studio.help.HelpPages}, or the id of a game
   */
  void read(String page);
}
