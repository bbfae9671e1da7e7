package zugwerk.file;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.RegularFile;
import zugwerk.work.SafeFile;

/**
 * A draft for recovery: a line with the address of its file, which may be empty, and the problem, whose stipulation and
 * twins may be incomplete.
 *
 * @param problem the problem on the board
 * @param file the file that it belongs to, if any
 */
public record DraftFile(Problem problem, Optional<Path> file) {

  /** The ending of the name of every draft. */
  public static final String ENDING = ".draft";

  /**
   * Writes it atomically.
   *
   * @throws java.io.UncheckedIOException in one sentence, if it cannot be written
   */
  public void write(Path target) {
    String first = file.map(path -> path.toAbsolutePath().toUri().toString()).orElse("");
    SafeFile.write(target, (first + "\n" + ProblemFile.format(problem)).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Reads a draft.
   *
   * @throws InputException in a few words, if it is damaged or not a draft
   * @throws IOException if the system does not let it be read
   */
  public static DraftFile read(Path source) throws IOException {
    byte[] bytes = RegularFile.read(source);
    String text;
    try {
      text = FileText.utf8(bytes);
    } catch (InputException fault) {
      throw new InputException("it {0}", fault);
    }
    int line = text.indexOf('\n');
    Optional<Path> file = line <= 0 ? Optional.empty() : Optional.of(place(text.substring(0, line)));
    try {
      return new DraftFile(ProblemFile.parseDraft(text.substring(line + 1)), file);
    } catch (StackOverflowError _) {
      throw new InputException("its problem is nested too deeply");
    }
  }

  private static Path place(String address) {
    try {
      return Path.of(URI.create(address));
    } catch (IllegalArgumentException | FileSystemNotFoundException _) {
      throw new InputException("its first line is not the address of a file");
    }
  }
}
