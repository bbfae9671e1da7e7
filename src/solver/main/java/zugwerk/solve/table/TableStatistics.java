package zugwerk.solve.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.board.Side;

/**
 * The outcomes of all positions of an ending.
 *
 * @param values the state that all positions have in common, such as {@code k:2}; empty if there is none, or the rows
 *     show it
 * @param rows one for each state of the counters that matter and each side to move
 */
public record TableStatistics(Material material, String values, List<Row> rows) {

  /**
   * The positions in one state with one side to move; mirror images count once.
   *
   * @param state a board without pieces that shows the counters and the side to move
   * @param won how many the side to move wins
   * @param winLength the sum of their moves to mate; a lower bound where a mate is too long for a table
   * @param lossLength the same for those that the side to move loses
   * @param longestWin a position in which the side to move takes longest to win, if it wins any
   * @param longestLoss a position in which the side to move holds out longest, if it loses any
   */
  public record Row(Setup state, long won, long drawn, long lost, long winLength, long lossLength,
      Optional<Longest> longestWin, Optional<Longest> longestLoss) {

    /** A position in which mate takes longest, for either side. */
    public Optional<Longest> longest() {
      return Stream.concat(longestWin.stream(), longestLoss.stream())
          .reduce((win, loss) -> win.outcome.moves() >= loss.outcome.moves() ? win : loss);
    }

    /** The side to move. */
    public Side toMove() {
      return state.toMove();
    }

    /** How many positions there are. */
    public long positions() {
      return won + drawn + lost;
    }
  }

  /**
   * A position in which mate takes longest.
   *
   * @param outcome how it ends for the side to move
   */
  public record Longest(Setup setup, Outcome outcome) {}

  public TableStatistics {
    rows = List.copyOf(rows);
  }
}
