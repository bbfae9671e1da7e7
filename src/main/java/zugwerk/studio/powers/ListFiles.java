package zugwerk.studio.powers;

import java.nio.file.Path;
import java.util.Optional;

/** Asks which text file is meant; tests answer in its place. */
interface ListFiles {

  /** The file to read lists from. */
  Optional<Path> open();

  /** The file to write lists to. */
  Optional<Path> save();
}
