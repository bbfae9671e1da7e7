package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Square;
import zugwerk.variant.Variants;

/** Moves by tables that say how each piece goes. */
class MoveTablesTest {

  /** Lines, leaps and hops to a King: each move is made, and the King searched for. */
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KQvKR", "polypiece R=gQ KNvKR", "polypiece R=nN KBvKR", "polypiece N=N/R KNvKN",
      "polypiece R=afsR KNvKR", "polypiece R=[F-R] KNvKR", "polypiece R=gafsQ KNvKR"})
  void movesAreLegalThatLeaveTheKingUnattacked(String game, String lists, String ending) {
    Powers powers = new Powers(Variants.of(game, lists));
    Table table = Table.empty(powers, Key.all(powers, Material.parse(powers.schema(), ending)).iterator().next());
    MoveTables motions = new MoveTables(powers, table);
    Board before = new Board(table.layout());
    Board after = new Board(table.layout());
    Random random = new Random(16);
    int barred = 0;
    for (int i = 0; i < 20_000; i++) {
      int row = random.nextInt(table.rows().length);
      if (!before.set(random.nextInt(table.layout().size()))) {
        continue;
      }
      int side = Table.toMove(row);
      int piece = motions.piecesOf(side)[random.nextInt(motions.piecesOf(side).length)];
      long targets = ~before.occupied() & random.nextLong();
      long expected = IntStream.range(0, Square.COUNT).mapToLong(Square::bit).filter(to -> (targets & to) != 0)
          .filter(to -> isSafe(motions, after, motions.after(row, piece), side,
              before.moved(piece, Long.numberOfTrailingZeros(to))))
          .reduce(0, (some, one) -> some | one);
      assertEquals(expected, motions.legal(before, row, piece, targets));
      barred += piece != side && expected != targets ? 1 : 0;
    }
    assertTrue(barred > 100, "only " + barred);
  }

  /** Kings that stand side by side have no number: there the moving one is attacked. */
  private static boolean isSafe(MoveTables motions, Board board, int row, int side, int number) {
    if (number < 0) {
      return false;
    }
    board.place(number);
    return !motions.inCheck(board, row, side);
  }
}
