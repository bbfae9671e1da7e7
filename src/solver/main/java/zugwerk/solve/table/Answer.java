package zugwerk.solve.table;

import java.util.List;

/**
 * The outcome of a position and of each legal move.
 *
 * @param outcome for the side to move
 * @param moves every legal move, the best first
 */
public record Answer(Outcome outcome, List<MoveValue> moves) {

  public Answer {
    moves = List.copyOf(moves);
  }

  /** The moves that keep the outcome: the quickest wins, any draws, or the longest losses. */
  public List<MoveValue> best() {
    return moves.stream().filter(move -> move.outcome().equals(outcome)).toList();
  }
}
