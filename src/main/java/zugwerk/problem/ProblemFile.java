package zugwerk.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import zugwerk.work.FileText;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;

/** Problems as JSON files. */
public final class ProblemFile {

  static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .defaultPropertyInclusion(
          JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))
      .build();

  private static final ObjectWriter WRITER = MAPPER.writer(new DefaultPrettyPrinter()
      .withObjectIndenter(new DefaultIndenter("  ", "\n"))
      .withSeparators(Separators.createDefaultInstance()
          .withObjectFieldValueSpacing(Separators.Spacing.AFTER)));

  private ProblemFile() {}

  /**
   * Reads a problem and makes sure that its game, powers, position and stipulation can be read; whether the position
   * can be played is not asked.
   *
   * @throws ProblemFileException in one sentence that names the file and the place
   */
  public static Problem read(Path file) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (NoSuchFileException _) {
      throw new ProblemFileException(file + ": there is no such file");
    } catch (IOException fault) {
      throw new ProblemFileException(file + ": cannot be read (" + Reason.of(fault) + ")");
    }
    try {
      return parse(FileText.utf8(bytes));
    } catch (IllegalArgumentException fault) {
      throw new ProblemFileException(file + ": " + fault.getMessage());
    }
  }

  /**
   * Reads a problem from the text of a file.
   *
   * @throws ProblemFileException in one sentence that names the place
   */
  public static Problem parse(String text) {
    Problem problem = parseDraft(text);
    if (!problem.stipulationText().isBlank()) {
      ProblemFields.read("stipulation", problem::asked);
    }
    ProblemFields.read("twins", () -> ProblemPart.of(problem));
    return problem;
  }

  /**
   * Reads a problem whose stipulation and twins may be half typed.
   *
   * @throws ProblemFileException in one sentence that names the place
   */
  public static Problem parseDraft(String text) {
    ProblemFields fields;
    try {
      // Some editors of Windows put a mark of the encoding in front, which may be pasted along.
      fields = MAPPER.readValue(text.startsWith("\uFEFF") ? text.substring(1) : text, ProblemFields.class);
    } catch (JsonMappingException fault) {
      throw new ProblemFileException("is not a problem: " + fault.getOriginalMessage() + place(fault));
    } catch (JsonProcessingException fault) {
      throw new ProblemFileException("is not JSON: " + fault.getOriginalMessage() + place(fault));
    }
    if (fields == null) {
      throw new ProblemFileException("is not a problem: it holds nothing");
    }
    if (fields.version() < 1 || fields.version() > ProblemFields.VERSION) {
      throw new ProblemFileException("field \"version\" is " + fields.version() + "; this program reads version "
          + ProblemFields.VERSION);
    }
    return fields.problem();
  }

  private static String place(JsonProcessingException fault) {
    var where = fault.getLocation();
    return where == null ? "" : " at line " + where.getLineNr() + ", column " + where.getColumnNr();
  }

  /** The text of a problem's file, a field a line. */
  public static String format(Problem problem) {
    try {
      return WRITER.writeValueAsString(ProblemFields.of(problem)) + "\n";
    } catch (JsonProcessingException fault) {
      throw new IllegalStateException("a problem is always JSON", fault);
    }
  }

  /**
   * Writes a problem, all or nothing.
   *
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Path file, Problem problem) {
    SafeFile.write(file, format(problem).getBytes(StandardCharsets.UTF_8));
  }
}
