package zugwerk.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Reason;

/** The files that a command writes. Missing folders are made. */
final class OutputFiles {

  private OutputFiles() {}

  /** Makes a folder and those above it. */
  static void make(Path folder) {
    try {
      // A link to a folder is one, but createDirectories refuses it.
      if (!Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
    } catch (FileAlreadyExistsException fault) {
      throw new CannotWriteException(folder + " is not a folder", fault);
    } catch (IOException fault) {
      throw new CannotWriteException("cannot make the folder " + folder + " (" + Reason.of(fault) + ")", fault);
    }
  }

  /** Makes the folder of a file. */
  static void makeParent(Path file) {
    Optional.ofNullable(file.getParent()).ifPresent(OutputFiles::make);
  }
}
