package zugwerk.rules;

import zugwerk.board.Setup;

/**
 * A move that may have led to a position.
 *
 * @param before the position before it, with no more rights than the move and the position after it need
 * @param move the move, legal in that position
 */
public record LastMove(Setup before, Move move) {

  /** The square of the piece that the move captures; that of a quiet move is empty. */
  public int victim() {
    return move instanceof Move.Locust locust ? locust.victim()
        : move instanceof Move.EnPassant ? MoveMaker.captured(before.toMove().ordinal(), move.to()) : move.to();
  }
}
