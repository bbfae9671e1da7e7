package zugwerk.exchange;

import java.util.List;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * The result of reading a text, in its order.
 *
 * @param faults why other problems cannot be read
 * @param notes stored data that has no effect here
 * @param remark a remark on the file's encoding, to follow its name; empty for plain UTF-8
 */
public record Reading(List<Problem> problems, List<Misreading> faults, List<Misreading> notes, Message remark) {

  /**
   * An error, or data without effect.
   *
   * @param line the line number, from 1
   * @param text the fault, in one sentence
   */
  public record Misreading(int line, Message text) {

    /** In characters; quoting more of a broken text does not help. */
    private static final int LONGEST = 300;

    /** The same for each part of a longer text. */
    private static final int LONGEST_PART = 100;

    public Misreading {
      text = plain(text, text.toString().length() <= LONGEST ? LONGEST : LONGEST_PART);
    }

    private static Message plain(Message text, int longest) {
      return new Message(text.values().isEmpty() ? plain(text.english(), longest) : text.english(), text.one(),
          text.values().stream().map(value -> plain(value, longest)).toList());
    }

    private static Object plain(Object value, int longest) {
      return switch (value) {
        case Message message -> plain(message, longest);
        case Throwable fault -> plain(Message.of(fault), longest);
        case String quoted -> plain(quoted, longest);
        default -> value;
      };
    }

    private static String plain(String quoted, int longest) {
      String plain = quoted.replaceAll("\\p{Cntrl}", " ");
      return plain.length() <= longest ? plain : plain.substring(0, longest) + " \u2026";
    }

    /** The fault after its line. */
    public Message message() {
      return Message.message("line {0}: {1}", line, text);
    }

    @Override
    public String toString() {
      return message().toString();
    }
  }

  public Reading {
    problems = List.copyOf(problems);
    faults = List.copyOf(faults);
    notes = List.copyOf(notes);
  }

  Reading(List<Problem> problems, List<Misreading> faults, List<Misreading> notes) {
    this(problems, faults, notes, Message.NONE);
  }

  Reading remarking(Message newRemark) {
    return new Reading(problems, faults, notes, newRemark);
  }

  /**
   * The problems, if all were read without errors.
   *
   * @throws InputException with the first error, if there is one
   */
  public List<Problem> whole() {
    if (!faults.isEmpty()) {
      throw new InputException(faults.getFirst().message());
    }
    return problems;
  }
}
