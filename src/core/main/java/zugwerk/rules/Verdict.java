package zugwerk.rules;

import static zugwerk.work.Texts.key;

/** What a position is for the side to move. */
public enum Verdict {
  /** There are legal moves and no check. */
  OPEN(""),
  /** In check, with a legal move. */
  CHECK(key("check")),
  /** In check, without a legal move. */
  CHECKMATE(key("checkmate")),
  /** Not in check, without a legal move. */
  STALEMATE(key("stalemate")),
  /** In check, without a legal move, against a side that the rules do not let win. */
  DRAW(key("draw")),
  /** The other side's King has died at the end of its own turn: the side to move has won. */
  DEAD_KING(key("dead king")),
  /** The game's own rule has ended the game, and the side to move has lost. */
  LOST(key("lost")),
  /** The game's own rule has ended the game, and the side to move has won. */
  WON(key("won")),
  /** The game's own rule has ended the game, and nobody has won. */
  DRAWN(key("drawn"));

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
