package zugwerk.solve;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What the solver says of a claim. */
public enum Soundness {
  /** Exactly one key, or in help and series play the stated number of solutions; and nothing shorter. */
  SOUND("sound"),
  /** More keys or solutions than that. */
  COOKED("cooked"),
  /** The goal can be reached in fewer moves. */
  SHORT("short"),
  /** No key, or fewer solutions than are stated: the claim cannot be met by the solutions that there are. */
  UNSOLVABLE("unsolvable"),
  /** Stopped before all was known. */
  UNFINISHED("unfinished");

  private final String word;

  Soundness(String word) {
    this.word = word;
  }

  /**
   * The verdict of a word.
   *
   * @throws IllegalArgumentException in one sentence, if the word is none
   */
  public static Soundness of(String word) {
    return Arrays.stream(values()).filter(verdict -> verdict.word.equals(word)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is no verdict; the verdicts are "
            + Arrays.stream(values()).map(Soundness::word).collect(Collectors.joining(", "))));
  }

  /** The word for it in texts. */
  public String word() {
    return word;
  }
}
