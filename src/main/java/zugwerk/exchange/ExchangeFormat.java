package zugwerk.exchange;

import java.util.List;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/** A format in which problems are exchanged. */
public interface ExchangeFormat {

  /** Its name on the command line, a word in lower case. */
  String name();

  /** Its name for people. */
  String title();

  /** The endings of its files without the dot, the usual one first. */
  List<String> endings();

  /** Whether a text looks like this format, however faulty. */
  boolean recognises(String text);

  /**
   * Reads all the problems of a text.
   *
   * @param game what positions are read in that do not name their game
   * @return what can be read, and of what cannot the reasons; never throws for what a text says
   */
  Reading read(String text, Variant game);

  /** Whether a problem's text has a place for the lines of its solution, however many there are. */
  default boolean holdsSolution(Problem problem) {
    return false;
  }

  /**
   * Writes problems.
   *
   * @throws IllegalArgumentException in one sentence that names what the format has no counterpart for
   */
  String write(List<Problem> problems);
}
