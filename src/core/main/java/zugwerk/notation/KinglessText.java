package zugwerk.notation;

import java.util.List;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.work.InputException;

/** The sides of a setup that may lack a King, as files and the command line name them. */
public final class KinglessText {

  private static final List<String> WORDS = List.of("", "white", "black", "both");

  private KinglessText() {}

  /** {@code white}, {@code black} or {@code both}; empty where each side needs its King. */
  public static String of(Setup setup) {
    return of(setup.get(Schema.KINGLESS));
  }

  /** The word for the sides of a sum as in {@link Schema#KINGLESS}. */
  public static String of(int sides) {
    return WORDS.get(sides);
  }

  /**
   * The setup with the sides that a word names, and no others, allowed to lack a King.
   *
   * @throws InputException in one sentence, if the word is unknown
   */
  public static Setup applied(Setup setup, String word) {
    int sides = WORDS.indexOf(word);
    if (sides < 0) {
      throw new InputException("a side without a King is white, black or both, not '{0}'", word);
    }
    return setup.with(Schema.KINGLESS, sides);
  }
}
