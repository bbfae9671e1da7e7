package zugwerk.exchange;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.Remainder;
import zugwerk.work.SafeFile;

/** Reads and writes files of any format. */
public final class ExchangeFiles {

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private ExchangeFiles() {}

  /**
   * Reads a file in the format that its text looks like, or else in the one that its ending stands for. Texts are
   * UTF-8, or UTF-16 if they say so; those that cannot be are taken for Windows' Latin letters, which old files are in.
   *
   * @throws IllegalArgumentException in one sentence that names the file, if there is no text to read or no telling its
   *     format
   */
  public static Reading read(Path file) {
    return read(file, Optional.empty());
  }

  /**
   * Reads a file in a given format, if there is one.
   *
   * @throws IllegalArgumentException in one sentence that names the file, if there is no text to read or no telling its
   *     format
   */
  public static Reading read(Path file, Optional<ExchangeFormat> given) {
    String text = text(file);
    if (given.isPresent()) {
      return given.get().read(text, Positions.orthodox());
    }
    return AnyText.reading(text, Positions.orthodox())
        .or(() -> Formats.of(file).map(format -> format.read(text, Positions.orthodox())))
        .orElseThrow(() -> new IllegalArgumentException(
            file + ": this is not a problem in any format that can be read"));
  }

  /** Whether a file is one of the program's own, by its ending. */
  public static boolean isProblemFile(Path file) {
    return Formats.of(file).filter(JsonFormat.class::isInstance).isPresent();
  }

  /**
   * All the problems of a file.
   *
   * @throws IllegalArgumentException in one sentence that names file and line, if it has none or one cannot be read
   */
  public static List<Problem> problems(Path file, Optional<ExchangeFormat> given) {
    Reading reading = read(file, given);
    if (!reading.faults().isEmpty()) {
      throw new IllegalArgumentException(file + ": " + reading.faults().getFirst());
    }
    if (reading.problems().isEmpty()) {
      throw new IllegalArgumentException(file + ": there is no problem in this file");
    }
    return reading.problems();
  }

  private static String text(Path file) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (NoSuchFileException _) {
      throw new IllegalArgumentException(file + ": there is no such file");
    } catch (IOException fault) {
      throw new IllegalArgumentException(file + ": cannot be read (" + fault.getMessage() + ")");
    }
    return decoded(bytes);
  }

  /** The text of bytes: in the encoding that a mark at their beginning names, else in UTF-8, or in that of Windows. */
  private static String decoded(byte[] bytes) {
    if (bytes.length > 1 && (bytes[0] & bytes[1] & 0xFF) == 0xFE && bytes[0] != bytes[1]) {
      // UTF-16 with its mark, FE FF or the other way round.
      return new String(bytes, StandardCharsets.UTF_16);
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException _) {
      return new String(bytes, WINDOWS);
    }
  }

  /**
   * Writes problems to a file, all or nothing.
   *
   * @throws IllegalArgumentException in one sentence that names what the format has no counterpart for
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Path file, ExchangeFormat format, List<Problem> problems) {
    SafeFile.write(file, format.write(problems).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The format for a file to be written.
   *
   * @throws IllegalArgumentException in one sentence, if its ending stands for none
   */
  public static ExchangeFormat format(Path file) {
    return Formats.of(file).orElseThrow(() -> new IllegalArgumentException(file + ": the ending stands for no format; "
        + String.join(", ", Formats.all().stream().map(format -> "." + format.endings().getFirst()).toList()) + " do"));
  }

  /** The fields of problems that a format does not hold, each once, as the problem file names them. */
  public static List<String> losses(ExchangeFormat format, List<Problem> problems) {
    return problems.stream().flatMap(problem -> {
      List<Problem> kept = format.read(format.write(List.of(problem)), Positions.orthodox()).problems();
      return kept.size() == 1 ? Remainder.fields(problem, kept.getFirst()).stream()
          : Stream.empty();
    }).distinct().toList();
  }
}
