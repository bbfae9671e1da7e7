package zugwerk.solve.table;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.work.CancelToken;

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

  /** @param tables at least one, all of the same ending */
  static TableStatistics of(Stream<Census> tables, CancelToken token) {
    List<TableStatistics> counted = tables.map(table -> new TableStatistics(table.material(), table.values(),
        table.sheets().stream().flatMap(sheet -> Stream.of(count(sheet, 0, token), count(sheet, 1, token))).toList()))
        .toList();
    return new TableStatistics(counted.getFirst().material(), counted.getFirst().values(),
        counted.stream().flatMap(table -> table.rows().stream()).toList());
  }

  static Row count(Census.Sheet sheet, int toMove, CancelToken token) {
    long[] scores = new long[Score.INVALID + 1];
    int[] examples = new int[Score.INVALID + 1];
    for (int number = sheet.positions() - 1; number >= 0; number--) {
      if (number % Census.BLOCK == 0) {
        token.check();
      }
      int score = sheet.score(toMove, number);
      scores[score]++;
      examples[score] = number;
    }
    long won = 0;
    long lost = 0;
    long winLength = 0;
    long lossLength = 0;
    int longestWin = Score.DRAW;
    int longestLoss = Score.DRAW;
    for (int score = 0; score < Score.INVALID; score++) {
      if (scores[score] > 0 && Score.isWin(score)) {
        won += scores[score];
        winLength += scores[score] * Outcome.of(score).moves();
        longestWin = score;
      } else if (scores[score] > 0 && Score.isLoss(score)) {
        lost += scores[score];
        lossLength += scores[score] * Outcome.of(score).moves();
        longestLoss = score;
      }
    }
    IntFunction<Setup> setups = number -> sheet.placing().setup(toMove, number);
    return new Row(sheet.state().with(Schema.SIDE_TO_MOVE, toMove), won, scores[Score.DRAW], lost, winLength,
        lossLength, longest(longestWin, examples, setups), longest(longestLoss, examples, setups));
  }

  private static Optional<Longest> longest(int score, int[] examples, IntFunction<Setup> setups) {
    return score == Score.DRAW ? Optional.empty()
        : Optional.of(new Longest(setups.apply(examples[score]), Outcome.of(score)));
  }
}
