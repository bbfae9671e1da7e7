package zugwerk.rules;

import zugwerk.board.Position;

/**
 * An end of a game other than mate, stalemate and the loss of a King, such as a King on a goal square.
 *
 * <p>Once a game has ended there are no legal moves. The goal "mate" of a stipulation then includes this end:
 * {@code #2} means that White wins in two moves, by mate or by the game's own rule.
 */
@FunctionalInterface
public interface OwnEnd {

  /** A game ends as orthodox chess does. */
  OwnEnd NONE = _ -> Verdict.OPEN;

  /**
   * How the game has ended in a position.
   *
   * @param position after a whole turn; it is as it was afterwards
   * @return {@link Verdict#LOST}, {@link Verdict#WON} or {@link Verdict#DRAWN} for the side to move;
   *     {@link Verdict#OPEN} where this rule does not end the game
   */
  Verdict of(Position position);
}
