package zugwerk.problem;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import zugwerk.work.SafeFile;

/**
 * A draft that is kept for recovery: a line with the address of the file that it belongs to, which may be empty, and
 * the problem, whose stipulation and twins may be half typed.
 *
 * @param problem what was on the board
 * @param file the file that it belongs to, if it has one
 */
public record DraftFile(Problem problem, Optional<Path> file) {

  /** How the name of every draft ends. */
  public static final String ENDING = ".draft";

  /** How the name of a draft ends that cannot be read and was set aside. */
  public static final String SET_ASIDE = ".damaged";

  /**
   * Writes it, all or nothing.
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
   * @throws ProblemFileException in a few words, if it is damaged or no draft
   * @throws IOException if the system does not let it be read
   */
  public static DraftFile read(Path source) throws IOException {
    String text;
    try {
      text = Files.readString(source);
    } catch (CharacterCodingException _) {
      throw new ProblemFileException("it is not text in UTF-8");
    }
    int line = text.indexOf('\n');
    Optional<Path> file = line <= 0 ? Optional.empty() : Optional.of(place(text.substring(0, line)));
    try {
      return new DraftFile(ProblemFile.parseDraft(text.substring(line + 1)), file);
    } catch (StackOverflowError _) {
      throw new ProblemFileException("its problem is nested too deeply");
    }
  }

  private static Path place(String address) {
    try {
      return Path.of(URI.create(address));
    } catch (IllegalArgumentException | FileSystemNotFoundException _) {
      throw new ProblemFileException("its first line is not the address of a file");
    }
  }

  /**
   * Puts a file that cannot be read out of the way, under another name beside it.
   *
   * @return the new name
   * @throws IOException if the system does not allow it
   */
  public static Path setAside(Path file) throws IOException {
    Path aside = file.resolveSibling(file.getFileName() + SET_ASIDE);
    for (int i = 2; Files.exists(aside); i++) {
      aside = file.resolveSibling(file.getFileName() + "." + i + SET_ASIDE);
    }
    return Files.move(file, aside);
  }
}
