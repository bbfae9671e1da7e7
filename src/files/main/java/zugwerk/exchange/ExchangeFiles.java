package zugwerk.exchange;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zugwerk.file.Remainder;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.RegularFile;
import zugwerk.work.SafeFile;

public final class ExchangeFiles {

  private ExchangeFiles() {}

  /**
   * Reads a file in the format of its content, otherwise of its suffix. The reading reports the encoding unless it is
   * plain UTF-8; see {@link FileText}.
   *
   * @throws InputException in one sentence that names the file, if it cannot be read or its format is unknown
   */
  public static Reading read(Path file) {
    return read(file, Optional.empty());
  }

  /** Reads a file in a given format, if there is one; errors as for {@link #read(Path)}. */
  public static Reading read(Path file, Optional<ExchangeFormat> given) {
    return read(file, text(file), given);
  }

  private static Reading read(Path file, FileText decoded, Optional<ExchangeFormat> given) {
    String text = decoded.text();
    return given.map(format -> format.read(text, Positions.orthodox()))
        .or(() -> AnyText.reading(text, Positions.orthodox()).filter(reading -> !reading.problems().isEmpty()))
        // Of a text without a readable problem, the format that the file claims to be in explains most.
        .or(() -> Formats.of(file).map(format -> format.read(text, Positions.orthodox())))
        .or(() -> AnyText.reading(text, Positions.orthodox()))
        .orElseThrow(() -> new InputException("{0}: this is not a problem in any format that can be read", file))
        .remarking(decoded.remark());
  }

  /** Reads the text of a file; errors as for {@link #read(Path)}. */
  public static Reading reading(Path file, FileText text) {
    return read(file, text, Optional.empty());
  }

  /** Whether a text seems to be a problem file. */
  public static boolean isOwn(String text) {
    return new JsonFormat().recognises(text);
  }

  /** Whether a file is a problem file by its suffix. */
  public static boolean isProblemFile(Path file) {
    return Formats.of(file).filter(JsonFormat.class::isInstance).isPresent();
  }

  /**
   * All problems of a file.
   *
   * @param text the content of the file
   * @param remarks gets sentences about the encoding, and about data without effect
   * @throws InputException in one sentence that names file and line, if there is no problem or one cannot be
   *     read
   */
  public static List<Problem> problems(
      Path file, FileText text, Optional<ExchangeFormat> given, Consumer<String> remarks) {
    Reading reading = read(file, text, given);
    report(file, reading, remarks);
    if (!reading.faults().isEmpty()) {
      throw new InputException("{0}: {1}", file, reading.faults().getFirst().message());
    }
    return atLeastOne(file, reading);
  }

  /**
   * The readable problems of a file.
   *
   * @param text the content of the file
   * @param remarks gets sentences about the encoding, data without effect, and errors
   * @throws InputException in one sentence that names file and line, if no problem can be read
   */
  public static List<Problem> readable(
      Path file, FileText text, Optional<ExchangeFormat> given, Consumer<String> remarks) {
    Reading reading = read(file, text, given);
    report(file, reading, remarks);
    if (reading.faults().size() == 1 && reading.problems().isEmpty()) {
      throw new InputException("{0}: {1}", file, reading.faults().getFirst().message());
    }
    reading.faults().forEach(fault -> remarks.accept(file + ": " + fault));
    return atLeastOne(file, reading);
  }

  /** Reports the encoding of a file, and data without effect. */
  public static void report(Path file, Reading reading, Consumer<String> remarks) {
    if (!reading.remark().isEmpty()) {
      remarks.accept(file + " " + reading.remark());
    }
    reading.notes().forEach(note -> remarks.accept(file + ": " + note));
  }

  private static List<Problem> atLeastOne(Path file, Reading reading) {
    if (reading.problems().isEmpty()) {
      throw reading.faults().isEmpty() ? new InputException("{0}: there is no problem in this file", file)
          : new InputException("{0}: none of the {1} problems in this file can be read", file, reading.faults().size());
    }
    return reading.problems();
  }

  /**
   * Reads a file as text, in any of the usual encodings.
   *
   * @throws InputException in one sentence that names the file, if it cannot be read
   */
  public static FileText text(Path file) {
    try {
      return FileText.of(RegularFile.read(file));
    } catch (NoSuchFileException _) {
      throw new InputException("{0}: there is no such file", file);
    } catch (IOException fault) {
      throw new InputException("{0}: cannot be read ({1})", file, fault);
    }
  }

  /**
   * Writes problems to a file, all or nothing.
   *
   * @throws InputException in one sentence that names what the format cannot express
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Path file, ExchangeFormat format, List<Problem> problems) {
    SafeFile.write(file, format.write(problems).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Like {@link #write(Path, ExchangeFormat, List)}, with the piece letters of a language, which some formats do not
   * allow.
   */
  public static void write(Path file, ExchangeFormat format, List<Problem> problems, Letters letters) {
    SafeFile.write(file, format.write(problems, letters).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Refuses a problem that other programs would take for one of orthodox chess in a format. Written all the same, it
   * has the game as a condition in words.
   *
   * @throws InputException in one sentence
   */
  public static void checkGame(ExchangeFormat format, Problem problem) {
    if (format.hidesGame(problem)) {
      throw new InputException(
          "other programs would read the {0} text of a problem of {1} as orthodox chess",
          format.title(), Condition.words(problem.variant()));
    }
  }

  /**
   * The format for a file to be written.
   *
   * @throws InputException in one sentence, if its suffix is unknown
   */
  public static ExchangeFormat format(Path file) {
    return Formats.of(file).orElseThrow(() -> new InputException(
        "{0}: the ending stands for no format; {1} do",
        file, String.join(", ", Formats.all().stream().map(format -> "." + format.endings().getFirst()).toList())));
  }

  /** The fields of problems that a format cannot store, by their names in the problem file. */
  public static List<String> losses(ExchangeFormat format, List<Problem> problems) {
    return problems.stream().flatMap(problem -> {
      List<Problem> kept = format.read(format.write(List.of(problem)), Positions.orthodox()).problems();
      return kept.size() == 1 ? Remainder.fields(problem, kept.getFirst()).stream() : Stream.empty();
    }).distinct().toList();
  }
}
