package zugwerk.file;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.RegularFile;
import zugwerk.work.SafeFile;

public final class ProblemFile {

  static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
      .defaultPropertyInclusion(
          JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS))
      .build();

  private static final ObjectWriter WRITER = MAPPER.writer(new DefaultPrettyPrinter()
      .withObjectIndenter(new DefaultIndenter("  ", "\n"))
      .withSeparators(Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER)));

  private ProblemFile() {}

  /**
   * Reads a problem and checks that its game, powers, position and stipulation can be read, but not whether the
   * position can be played.
   *
   * @throws InputException in one sentence that names the file and the place
   */
  public static Problem read(Path file) {
    byte[] bytes;
    try {
      bytes = RegularFile.read(file);
    } catch (NoSuchFileException _) {
      throw new InputException("{0}: there is no such file", file);
    } catch (IOException fault) {
      throw new InputException("{0}: cannot be read ({1})", file, fault);
    }
    try {
      return parse(FileText.utf8(bytes));
    } catch (InputException fault) {
      throw new InputException("{0}: {1}", file, fault);
    }
  }

  /**
   * Reads a problem from the text of a file.
   *
   * @throws InputException in one sentence that names the place
   */
  public static Problem parse(String text) {
    Problem problem = parseDraft(text);
    return located(text, () -> checked(problem));
  }

  private static Problem checked(Problem problem) {
    if (!problem.task().stipulationText().isBlank()) {
      ProblemFields.read("stipulation", () -> problem.task().stipulationOrThrow());
    }
    ProblemFields.read("twins", () -> ProblemPart.of(problem));
    return problem;
  }

  /**
   * Reads a problem whose stipulation and twins may be incomplete.
   *
   * @throws InputException in one sentence that names the place
   */
  public static Problem parseDraft(String text) {
    if (text.isBlank()) {
      throw new InputException("is not a problem: it is empty");
    }
    ProblemFields fields;
    try {
      // Some editors on Windows add a byte order mark, which may be pasted along.
      fields = MAPPER.readValue(text.startsWith("\uFEFF") ? text.substring(1) : text, ProblemFields.class);
    } catch (JsonProcessingException fault) {
      throw JsonFault.of(fault);
    }
    if (fields == null) {
      throw new InputException("is not a problem: it is empty");
    }
    return located(text, fields::problem);
  }

  private static Problem located(String text, Supplier<Problem> reading) {
    try {
      return reading.get();
    } catch (FieldException fault) {
      throw JsonFault.place(text, fault.field()).map(place -> new InputException("{0} {1}", fault, place))
          .orElse(fault);
    }
  }

  /** The text of a problem's file, one field a line. */
  public static String format(Problem problem) {
    try {
      return WRITER.writeValueAsString(ProblemFields.of(problem)) + "\n";
    } catch (JsonProcessingException fault) {
      throw new IllegalStateException("a problem is always JSON", fault);
    }
  }

  /**
   * Writes a problem atomically.
   *
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Path file, Problem problem) {
    SafeFile.change(file, () -> Optional.of(bytes(problem)));
  }

  private static byte[] bytes(Problem problem) {
    return format(problem).getBytes(StandardCharsets.UTF_8);
  }

  /** Replaces a problem. No other program or thread that writes problems does so between reading and writing. */
  static void change(Path file, Function<Problem, Optional<Problem>> change) {
    SafeFile.change(file, () -> change.apply(read(file)).map(ProblemFile::bytes));
  }
}
