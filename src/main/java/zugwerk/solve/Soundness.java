package zugwerk.solve;

/** What the solver says of a claim. */
public enum Soundness {
  /** Exactly one key, and no shorter mate. */
  SOUND("sound"),
  /** More than one key. */
  COOKED("cooked"),
  /** A mate in fewer moves exists. */
  SHORT("short"),
  /** No key. */
  UNSOLVABLE("unsolvable"),
  /** Stopped before all was known. */
  UNFINISHED("unfinished");

  private final String word;

  Soundness(String word) {
    this.word = word;
  }

  /** The word for it in texts. */
  public String word() {
    return word;
  }
}
