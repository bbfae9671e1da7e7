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
  STALEMATE("stalemate"),
  /** In check, without a legal move, against a side that the rules do not let win. */
  DRAW("draw"),
  /** The other side's King has died at the end of its own turn: the side to move has won. */
  DEAD_KING("dead king"),
  /** The game's own rule has ended the game, and the side to move has lost. */
  LOST("lost"),
  /** The game's own rule has ended the game, and the side to move has won. */
  WON("won"),
  /** The game's own rule has ended the game, and nobody has won. */
  DRAWN("drawn");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** The word for it; empty where there is nothing to say. */
  public String word() {
    return word;
  }

  /** Whether the side to move has lost, by mate or by the game's own end. */
  public boolean isLoss() {
    return this == CHECKMATE || this == LOST;
  }

  /** Whether the game is over. */
  public boolean ends() {
    return this != OPEN && this != CHECK;
  }
}
