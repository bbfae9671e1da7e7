package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.testkit.CountingToken;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;

/** What is counted in a table, held against looking for it in scores at random. */
class CensusTest {

  private static final Powers POWERS = new Powers(Variants.of("polypiece", "R=R/WD"));
  private static final Setup EMPTY = Setup.empty(POWERS.schema());
  /** A row of some of them; the last ones, the rarest, show no length and of no position. */
  private static final int[] SCORES =
      {Score.DRAW, Score.MATED, 2, 3, 6, 9, Score.FAR_LOSS, Score.FAR_WIN, Score.INVALID};

  private final Random random = new Random(3);

  private byte[] someScores(int length) {
    int most = 1 + random.nextInt(SCORES.length);
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) SCORES[random.nextInt(most)];
    }
    return bytes;
  }

  /** A position that shows its number. */
  private static Setup numbered(int number) {
    return EMPTY.withPiece(number, Piece.of(0, Schema.KING));
  }

  private static long count(byte[] bytes, IntPredicate matches) {
    return IntStream.range(0, bytes.length).filter(i -> matches.test(bytes[i] & 255)).count();
  }

  private static long length(byte[] bytes, IntPredicate matches) {
    return IntStream.range(0, bytes.length).map(i -> bytes[i] & 255).filter(matches)
        .mapToLong(score -> Outcome.of(score).moves()).sum();
  }

  private static Optional<TableStatistics.Longest> longest(byte[] bytes, IntPredicate matches) {
    return IntStream.range(0, bytes.length).map(i -> bytes[i] & 255).filter(matches).max()
        .stream().boxed().findFirst().map(score -> new TableStatistics.Longest(
            numbered(IntStream.range(0, bytes.length).filter(i -> (bytes[i] & 255) == score).findFirst().orElseThrow()),
            Outcome.of(score)));
  }

  @Test
  void eachScoreCountsAndTheFirstOfTheLongestIsShown() {
    IntPredicate won = score -> score != 0 && score % 2 == 0;
    IntPredicate lost = score -> score % 2 == 1 && score < 255;
    for (int i = 0; i < 1_000; i++) {
      byte[] bytes = someScores(1 + random.nextInt(Square.COUNT));
      assertEquals(
          new TableStatistics.Row(EMPTY, count(bytes, won), count(bytes, score -> score == 0), count(bytes, lost),
              length(bytes, won), length(bytes, lost), longest(bytes, won), longest(bytes, lost)),
          TableStatistics.count(sheet(bytes), 0, new CancelToken()));
    }
  }

  private static Census.Sheet sheet(byte[] bytes) {
    return new Census.Sheet(EMPTY, new byte[][] {bytes, bytes}, (_, number) -> numbered(number));
  }

  private static List<TableStatistics.Row> rows(Table table, boolean flips) {
    Census census = new Census(table.key().material(), "", CounterLibrary.sheets(POWERS, table, flips));
    return TableStatistics.of(Stream.of(census), new CancelToken()).rows();
  }

  @Test
  void itCanBeStopped() {
    assertThrows(CancellationException.class,
        () -> TableStatistics.count(sheet(new byte[1]), 0, new CountingToken(1).token()));
  }

  private Table table(String pieces) {
    Table table = Table.empty(POWERS, Key.all(POWERS, Material.parse(POWERS.schema(), pieces)).iterator().next());
    int[] squares = new int[table.layout().pieces()];
    for (byte[] row : table.rows()) {
      System.arraycopy(someScores(row.length), 0, row, 0, row.length);
      for (int number = 0; number < row.length; number++) {
        table.layout().place(number, squares);
        if (!table.layout().isCanonical(number, squares) || IntStream.of(squares).distinct().count() < squares.length) {
          row[number] = (byte) Score.INVALID;
        }
      }
    }
    return table;
  }

  /** The score of a position in a table, found by the squares of its pieces. */
  private static int score(Table table, Setup setup, int row) {
    int[] squares = new int[table.layout().pieces()];
    for (int piece = 0; piece < squares.length; piece++) {
      int wanted = Piece.of(table.layout().side(piece), table.layout().type(piece));
      squares[piece] = IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) == wanted).findFirst()
          .orElseThrow();
    }
    return table.score(row, squares);
  }

  @Test
  void positionsAreThoseOfTheirRow() {
    for (int i = 0; i < 10; i++) {
      // Upside down, a Pawn would be on its way to the other rank.
      Table table = table(i % 2 == 0 ? "KRvK" : "KPvK");
      List<TableStatistics.Row> rows = rows(table, false);
      assertEquals(table.rows().length, rows.size());
      for (int row = 0; row < rows.size(); row++) {
        TableStatistics.Row found = rows.get(row);
        assertEquals(row % 2 == 0 ? Side.WHITE : Side.BLACK, found.toMove());
        for (TableStatistics.Longest longest : found.longest().stream().toList()) {
          assertEquals(longest.outcome(), Outcome.of(score(table, longest.setup(), row)));
          assertEquals(3, longest.setup().pieces(Side.WHITE) + longest.setup().pieces(Side.BLACK));
          assertEquals(found.state(), without(longest.setup()));
        }
      }
    }
  }

  private static Setup without(Setup setup) {
    Setup left = setup;
    for (int square = 0; square < Square.COUNT; square++) {
      left = left.withPiece(square, Piece.NONE);
    }
    return left;
  }

  /** The other colours are shown with Black's pieces for White's, the board upside down, and White's turn first. */
  @Test
  void otherColoursShowTheSameUpsideDown() {
    Table table = table("KRvK");
    List<TableStatistics.Row> rows = rows(table, false);
    List<TableStatistics.Row> others = rows(table, true);
    assertEquals(rows.size(), others.size());
    for (int row = 0; row < rows.size(); row++) {
      TableStatistics.Row one = rows.get(row);
      assertEquals(new TableStatistics.Row(flipped(one.state()), one.won(), one.drawn(), one.lost(),
          one.winLength(), one.lossLength(), one.longestWin().map(CensusTest::flipped),
          one.longestLoss().map(CensusTest::flipped)), others.get(row ^ 1));
    }
  }

  private static TableStatistics.Longest flipped(TableStatistics.Longest longest) {
    return new TableStatistics.Longest(flipped(longest.setup()), longest.outcome());
  }

  private static Setup flipped(Setup setup) {
    Setup flipped = without(setup).with(Schema.SIDE_TO_MOVE, 1 - setup.get(Schema.SIDE_TO_MOVE));
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE) {
        flipped = flipped.withPiece(square ^ 56, Piece.of(1 - Piece.side(piece), Piece.type(piece)));
      }
    }
    return flipped;
  }
}
