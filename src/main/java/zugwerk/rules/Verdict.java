package zugwerk.rules;

/** What a position is for the side to move. */
public enum Verdict {
  /** There are legal moves and no check. */
  OPEN(""),
  /** In check, with a legal move. */
  CHECK("check"),
  /** In check, without a legal move. */
  CHECKMATE("checkmate"),
  /** Not in check, without a legal move. */
  STALEMATE("stalemate");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** The word for it; empty where there is nothing to say. */
  public String word() {
    return word;
  }

  /** Whether the game is over. */
  public boolean ends() {
    return this == CHECKMATE || this == STALEMATE;
  }
}
