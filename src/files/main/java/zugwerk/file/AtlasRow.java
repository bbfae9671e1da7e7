package zugwerk.file;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import zugwerk.board.Side;
import zugwerk.notation.Fen;
import zugwerk.solve.table.TableStatistics;

/**
 * How often White wins an ending with one power among candidates, in all states of the powers together.
 *
 * @param piece the candidate's name in the catalogue; empty if it has none
 * @param powers the power lists
 * @param ending the pieces, such as {@code KNvK}
 * @param whiteMoves the positions with White to move
 * @param blackMoves the positions with Black to move
 * @param blackWins those that Black wins, of all
 * @param mean White's mean number of moves to mate with White to move; 0 if White never wins
 * @param longest a position in which White needs most moves to mate; empty if White never wins
 */
public record AtlasRow(String piece, String powers, String ending, Share whiteMoves, Share blackMoves, Share blackWins,
    double mean, Optional<TableStatistics.Longest> longest) {

  /** A part of some positions. */
  public record Share(long part, long all) {

    /** In percent; {@code never} and {@code always} are exact. */
    @Override
    public String toString() {
      return part == 0 ? "never" : part == all ? "always"
          : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / all);
    }
  }

  /** The row of counted tables. */
  public static AtlasRow of(String piece, String powers, String ending, TableStatistics counted) {
    List<TableStatistics.Row> white = rows(counted, Side.WHITE);
    List<TableStatistics.Row> black = rows(counted, Side.BLACK);
    long won = sum(white, TableStatistics.Row::won);
    long lost = sum(black, TableStatistics.Row::lost);
    long whites = sum(white, TableStatistics.Row::positions);
    long blacks = sum(black, TableStatistics.Row::positions);
    return new AtlasRow(piece, powers, ending, new Share(won, whites), new Share(lost, blacks),
        new Share(sum(white, TableStatistics.Row::lost) + sum(black, TableStatistics.Row::won), whites + blacks),
        won == 0 ? 0 : (double) sum(white, TableStatistics.Row::winLength) / won,
        Stream.concat(white.stream().flatMap(row -> row.longestWin().stream()),
            black.stream().flatMap(row -> row.longestLoss().stream()))
            .reduce((one, other) -> one.outcome().moves() >= other.outcome().moves() ? one : other));
  }

  private static List<TableStatistics.Row> rows(TableStatistics counted, Side toMove) {
    return counted.rows().stream().filter(row -> row.toMove() == toMove).toList();
  }

  private static long sum(List<TableStatistics.Row> rows, ToLongFunction<TableStatistics.Row> part) {
    return rows.stream().mapToLong(part).sum();
  }

  private String longestText() {
    return longest.map(position -> position.outcome().length()).orElse("-");
  }

  /** The rows as tab-separated values with a heading, a line each. */
  public static String text(List<AtlasRow> rows) {
    List<String> lines = new ArrayList<>();
    lines.add("piece\tpowers\tending\tWhite to move wins\tBlack to move loses\tBlack wins\tlongest\tmean\texample");
    for (AtlasRow row : rows) {
      lines.add(String.join("\t", row.piece.isEmpty() ? "-" : row.piece, row.powers, row.ending,
          row.whiteMoves.toString(), row.blackMoves.toString(), row.blackWins.toString(), row.longestText(),
          row.longest.isEmpty() ? "-" : String.format(Locale.ROOT, "%.1f", row.mean),
          row.longest.map(position -> Fen.format(position.setup())).orElse("-")));
    }
    return String.join("\n", lines) + "\n";
  }

  /** The rows as one JSON array. */
  public static String json(List<AtlasRow> rows) {
    ArrayNode array = ProblemFile.MAPPER.createArrayNode();
    for (AtlasRow row : rows) {
      ObjectNode node = array.addObject();
      node.put("piece", row.piece).put("powers", row.powers).put("ending", row.ending);
      node.set("whiteToMove", share(row.whiteMoves));
      node.set("blackToMove", share(row.blackMoves));
      node.set("blackWins", share(row.blackWins));
      row.longest.ifPresent(position -> node.put("longest", position.outcome().moves())
          .put("atLeast", position.outcome().isAtLeast()).put("mean", row.mean)
          .put("example", Fen.format(position.setup())));
    }
    return array + "\n";
  }

  private static ObjectNode share(Share share) {
    return ProblemFile.MAPPER.createObjectNode().put("positions", share.part).put("of", share.all);
  }
}
