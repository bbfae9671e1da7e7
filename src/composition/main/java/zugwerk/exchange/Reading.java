package zugwerk.exchange;

import java.util.List;
import zugwerk.problem.Problem;

/**
 * The result of reading a text.
 *
 * @param problems what can be read, in the text's order
 * @param faults why the rest cannot be read, in the text's order
 * @param notes what is kept of problems that can be read, but has no effect here
 * @param remark what is to be told of the file's encoding, to follow its name; empty for a text or plain UTF-8
 */
public record Reading(List<Problem> problems, List<Misreading> faults, List<Misreading> notes,
    String remark) {

  /**
   * Why something cannot be read, or has no effect.
   *
   * @param line the line on which it stands, from 1
   * @param text one sentence that says what is wrong
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
   * All problems of the text.
   *
   * @throws IllegalArgumentException with the first fault, if there is one
   */
  public List<Problem> whole() {
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(faults.getFirst().toString());
    }
    return problems;
  }
}
