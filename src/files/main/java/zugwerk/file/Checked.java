package zugwerk.file;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import zugwerk.problem.Solved;

/**
 * The result of a batch check for one problem file.
 *
 * @param file the file
 * @param claim the claim, as {@code #2 sound}; empty where the file cannot be read
 * @param outcome whether the claim holds
 * @param verdict the solver's verdict, or why there is none; empty where the file was refused
 * @param seconds the time it took
 * @param nodes how many moves were played in search
 * @param byCertificate whether the verdict is that of the file's certificate, without solving
 * @param fault why the file was refused or its certificate could not be stored, in one sentence; else empty
 * @param faultKind the kind of that fault
 * @param solved the solution, if the check was to return it; else empty
 */
public record Checked(Path file, String claim, Outcome outcome, String verdict, double seconds, long nodes,
    boolean byCertificate, String fault, FaultKind faultKind, Optional<Solved> solved) {

  public enum Outcome {
    HOLDS("holds"), FAILS("fails"), UNDECIDED("undecided"),
    REFUSED("refused");

    private final String word;

    Outcome(String word) {
      this.word = word;
    }

    /** The word for it in texts. */
    public String word() {
      return word;
    }
  }

  /** Kinds of faults, the worst last. */
  public enum FaultKind {
    NONE,
    /** The file cannot be read, played or solved at all. */
    INPUT,
    /** The result cannot be stored. */
    WRITING,
    /** The program failed, or there was not enough memory. */
    PROGRAM
  }

  /**
   * The result as one line of JSON.
   *
   * @param content the content of the solution, for the field {@code content}; omitted if empty
   */
  public String json(Map<String, ?> content) {
    var object = ProblemFile.MAPPER.createObjectNode();
    object.put("file", file.toString()).put("claim", claim).put("verdict", verdict).put("outcome", outcome.word());
    object.put("nodes", nodes).put("seconds", Math.round(seconds * 1000) / 1000.0).put("byCertificate", byCertificate);
    if (!fault.isEmpty()) {
      object.put("fault", fault);
    }
    if (!content.isEmpty()) {
      object.set("content", ProblemFile.MAPPER.valueToTree(content));
    }
    return object.toString();
  }
}
