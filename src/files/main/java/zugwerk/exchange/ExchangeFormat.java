package zugwerk.exchange;

import java.util.List;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** A format for exchanging problems with people and programs. */
public abstract class ExchangeFormat {

  private final String name;
  private final String title;
  private final List<String> endings;

  ExchangeFormat(String name, String title, String... endings) {
    this.name = name;
    this.title = title;
    this.endings = List.of(endings);
  }

  /** Its name on the command line, a word in lower case. */
  public final String name() {
    return name;
  }

  public final String title() {
    return title;
  }

  /** The suffixes of its files without the dot, the usual one first. */
  public final List<String> endings() {
    return endings;
  }

  /** Whether a text seems to be in this format, even if it has errors. */
  public abstract boolean recognises(String text);

  /**
   * Reads all problems of a text; never throws.
   *
   * @param game the game of positions that do not name theirs
   */
  public abstract Reading read(String text, Variant game);

  /** Whether the text of a problem can hold all lines of its solution. */
  public boolean holdsSolution(Problem problem) {
    return false;
  }

  /** Whether other programs would take the text of a problem for one of orthodox chess, although it is not. */
  boolean hidesGame(Problem problem) {
    return false;
  }

  /**
   * Writes problems with the letters that the format uses by default.
   *
   * @throws InputException in one sentence that names what the format cannot express
   */
  public abstract String write(List<Problem> problems);

  /**
   * Writes problems with the piece letters of a language.
   *
   * @throws InputException in one sentence, if the format has fixed letters or cannot express something
   */
  public String write(List<Problem> problems, Letters letters) {
    if (letters != Letters.ENGLISH) {
      throw new InputException(
          "the letters of {0} are fixed; only the formats pieces and forsyth can have others", title());
    }
    return write(problems);
  }
}
