package zugwerk.exchange;

import java.util.List;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/** A format in which problems are exchanged. */
public interface ExchangeFormat {

  /** Its name on the command line, a word in lower case. */
  String name();

  /** Its name as people read it. */
  String title();

  /** The endings of its files without the dot, the usual one first. */
  List<String> endings();

  /** Whether a text looks like this format, however faulty. */
  boolean recognises(String text);

  /**
   * Reads all the problems of a text.
   *
   * @param game the game of positions that do not name theirs
   * @return what can be read, and why the rest cannot; no text makes it throw
   */
  Reading read(String text, Variant game);

  /** Whether the text of a problem can hold all lines of its solution. */
  default boolean holdsSolution(Problem problem) {
    return false;
  }

  /**
   * Writes problems.
   *
   * @throws IllegalArgumentException in one sentence that names what the format cannot hold
   */
  String write(List<Problem> problems);

  /**
   * Writes problems with the piece letters of a language.
   *
   * @throws IllegalArgumentException in one sentence, if the format's letters are fixed and others were asked for, or
   *     that names what the format cannot hold
   */
  default String write(List<Problem> problems, Letters letters) {
    if (letters != Letters.ENGLISH) {
      throw new IllegalArgumentException("the letters of " + title() + " are fixed; only the formats pieces and forsyth"
          + " can have others");
    }
    return write(problems);
  }
}
