package zugwerk.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zugwerk.problem.Bundled;

/** A call with files instead of a command, as from a desktop: they are opened in the studio. */
public final class FileArguments {

  private FileArguments() {}

  /**
   * The files or folders of a call; empty if it is for the command line, which reports unknown words. A first argument
   * without a dot that is no file counts as a misspelt command.
   */
  public static Optional<List<Path>> of(String... call) {
    if (call.length == 0 || Arrays.stream(call).anyMatch(word -> word.startsWith("-"))
        || CommandLineInterface.isCommand(call[0])) {
      return Optional.empty();
    }
    try {
      List<Path> files = Arrays.stream(call).map(word -> Bundled.found(Path.of(word))).toList();
      return Optional.of(files).filter(_ -> call[0].contains(".") || Files.exists(files.getFirst()));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
