package zugwerk.studio;

import java.nio.file.Path;
import java.util.Optional;

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

  /** The file to write a diagram to. */
  Optional<Path> export();

  /** What to do with unsaved changes. */
  Unsaved unsaved();

  /** Tells what went wrong. */
  void error(String text);

  /** Shows a text to read. */
  void read(String title, String text);
}
