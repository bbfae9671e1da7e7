package zugwerk.exchange;

import java.util.List;
import zugwerk.problem.Problem;

/**
 * The result of reading a text, in its order.
 *
 * @param faults why other problems cannot be read
 * @param notes stored data that has no effect here
 * @param remark a remark on the file's encoding, to follow its name; empty for plain UTF-8
 */
public record Reading(List<Problem> problems, List<Misreading> faults, List<Misreading> notes, String remark) {

  /**
   * An error, or data without effect.
   *
   * @param line the line number, from 1
   * @param text the fault, in one sentence
   */
  public record Misreading(int line, String text) {

    /** In characters; quoting more of a broken text does not help. */
    private static final int LONGEST = 300;

    public Misreading {
      text = text.replaceAll("\\p{Cntrl}", " ");
      text = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " \u2026";
    }

    @Override
    public String toString() {
      return "line " + line + ": " + text;
    }
  }

  public Reading {
    problems = List.copyOf(problems);
    faults = List.copyOf(faults);
    notes = List.copyOf(notes);
  }

  Reading(List<Problem> problems, List<Misreading> faults, List<Misreading> notes) {
    this(problems, faults, notes, "");
  }

  Reading remarking(String newRemark) {
    return new Reading(problems, faults, notes, newRemark);
  }

  /**
   * The problems, if all were read without errors.
   *
   * @throws IllegalArgumentException with the first error, if there is one
   */
  public List<Problem> whole() {
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(faults.getFirst().toString());
    }
    return problems;
  }
}
