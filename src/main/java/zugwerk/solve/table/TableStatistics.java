package zugwerk.solve.table;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.board.Side;

/**
 * How an ending goes, counted over all its positions.
 *
 * @param rows one for each state of the counters that matter and each side to move
 */
public record TableStatistics(Material material, List<Row> rows) {

  /**
   * The positions in one state with one side to move; mirror images count once.
   *
   * @param state a board without men that shows the counters and the side to move
   * @param won how many the side to move wins
   * @param longestWin a position in which the side to move wins as late as anywhere, if it wins any
   * @param winMoves the moves to mate there, 0 if there is none
   * @param longestLoss a position in which the side to move loses as late as anywhere, if it loses any
   * @param lossMoves the moves to mate there, 0 if there is none
   */
  public record Row(Setup state, long won, long drawn, long lost,
      Optional<Setup> longestWin, int winMoves, Optional<Setup> longestLoss, int lossMoves) {

    /** The side to move. */
    public Side toMove() {
      return state.toMove();
    }

    /** How many positions there are. */
    public long positions() {
      return won + drawn + lost;
    }
  }

  public TableStatistics {
    rows = List.copyOf(rows);
  }
}
