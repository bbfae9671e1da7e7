package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.work.CancelToken;

/**
 * Counts the positions of a table by outcome.
 *
 * @param flips whether to show it with exchanged colours
 */
record Census(Powers powers, Table table, boolean flips) {

  private static final int BLOCK = 1 << 17;

  List<TableStatistics.Row> rows(CancelToken token) {
    List<TableStatistics.Row> rows = new ArrayList<>();
    for (int i = 0; i < table.rows().length; i++) {
      int row = flips ? i ^ 1 : i;
      rows.add(count(table.rows()[row], state(row), number -> setup(row, number), token));
    }
    return rows;
  }

  /** @param setups gives the position with a number */
  static TableStatistics.Row count(byte[] bytes, Setup state, IntFunction<Setup> setups, CancelToken token) {
    long[] scores = new long[Score.INVALID + 1];
    int[] examples = new int[Score.INVALID + 1];
    for (int number = bytes.length - 1; number >= 0; number--) {
      if (number % BLOCK == 0) {
        token.check();
      }
      scores[bytes[number] & 255]++;
      examples[bytes[number] & 255] = number;
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
    return new TableStatistics.Row(state, won, scores[Score.DRAW], lost, winLength, lossLength,
        longest(longestWin, examples, setups), longest(longestLoss, examples, setups));
  }

  private static Optional<TableStatistics.Longest> longest(int score, int[] examples, IntFunction<Setup> setups) {
    return score == Score.DRAW ? Optional.empty()
        : Optional.of(new TableStatistics.Longest(setups.apply(examples[score]), Outcome.of(score)));
  }

  private Setup state(int row) {
    int toMove = Table.toMove(row);
    Setup setup = table.counters().put(powers, Setup.empty(powers.schema()), Table.state(row));
    return setup.with(Schema.SIDE_TO_MOVE, flips ? 1 - toMove : toMove);
  }

  Setup setup(int row, int number) {
    PlacementIndex layout = table.layout();
    int[] squares = new int[layout.pieces()];
    layout.place(number, squares);
    Setup setup = state(row);
    for (int piece = 0; piece < squares.length; piece++) {
      int side = flips ? 1 - layout.side(piece) : layout.side(piece);
      setup = setup.withPiece(flips ? squares[piece] ^ 56 : squares[piece], Piece.of(side, layout.type(piece)));
    }
    return setup;
  }
}
