package zugwerk.solve;

import static zugwerk.work.Texts.key;

import java.util.Arrays;
import java.util.stream.Collectors;
import zugwerk.work.InputException;

/** The verdict of the solver on a claim. */
public enum Soundness {
  /** Exactly one key, or in help and series play the required number of solutions; nothing shorter. */
  SOUND(key("sound")),
  /** More keys or solutions than that. */
  COOKED(key("cooked")),
  /** The goal can be reached in fewer moves. */
  SHORT(key("short")),
  /** No key, or fewer solutions than required. */
  UNSOLVABLE(key("unsolvable")),
  /** The solver was stopped early. */
  UNFINISHED(key("unfinished"));

  private final String word;

  Soundness(String word) {
    this.word = word;
  }

  /**
   * The verdict with a word.
   *
   * @throws InputException with one sentence, if there is none
   */
  public static Soundness of(String word) {
    return Arrays.stream(values()).filter(verdict -> verdict.word.equals(word)).findFirst()
        .orElseThrow(() -> new InputException(
            "'{0}' is not a verdict; the verdicts are {1}",
            word, Arrays.stream(values()).map(Soundness::word).collect(Collectors.joining(", "))));
  }

  /**
   * The verdict on what a search has found.
   *
   * @param shorter whether the goal can be reached in fewer moves
   * @param solutions how many keys or solutions there are
   * @param required how many there must be
   * @param finished whether the search was finished
   */
  public static Soundness of(boolean shorter, long solutions, long required, boolean finished) {
    return shorter ? SHORT : solutions > required ? COOKED : !finished ? UNFINISHED
        : solutions == required ? SOUND : UNSOLVABLE;
  }

  /** Its word in texts. */
  public String word() {
    return word;
  }
}
