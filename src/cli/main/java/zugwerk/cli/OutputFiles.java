package zugwerk.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
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

  /** Writes a problem to a new file of a folder, which is made: a word and the first free number. */
  static void write(Path folder, String word, Problem problem) {
    make(folder);
    int number = 1;
    while (Files.exists(folder.resolve(word + "-" + number + ".json"))) {
      number++;
    }
    ProblemFile.write(folder.resolve(word + "-" + number + ".json"), problem);
  }

  /** Makes the folder of a file. */
  static void makeParent(Path file) {
    Optional.ofNullable(file.getParent()).ifPresent(OutputFiles::make);
  }
}
