package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Square;
import zugwerk.rules.TableFacts;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** A table has the same scores whether it is built by lines of positions or position by position. */
class BuildersTest {

  private static final Builder.Watch UNWATCHED = new Builder.Watch() {
    @Override
    public void looked(double times, int all) {
      assertTrue(times <= all);
    }

    @Override
    public void settles(int plies) {
      assertTrue(plies >= 0);
    }

    @Override
    public void pulse() {}
  };

  /** A game whose tables are small: Pawns stand on six squares only, and become Knights from four of them. */
  private static final class LatePawns extends SteadyGame {

    private static final long WHITE_PAWNS = 0x3C_1800_0000_0000L;

    LatePawns() {
      super("late", "Late Pawns", Variants.of("orthodox").schema(), "4k3/8/8/8/8/8/8/4K3",
          new String[] {"K", "Q", "R", "B", "N", "fmWfcF"}, "N");
    }

    @Override
    public TableFacts tableFacts() {
      return TableFacts.TABULATED;
    }

    @Override
    public long pawnSquares(int side) {
      return side == 0 ? WHITE_PAWNS : Long.reverseBytes(WHITE_PAWNS);
    }
  }

  @TempDir
  private Path folder;

  private void agree(String game, String ending, int mostPlies) {
    Powers powers = new Powers(Variants.of(game));
    TableStore store = new TableStore(powers, folder, 2, Long.MAX_VALUE, mostPlies);
    agree(powers, ending, mostPlies, child -> store.table(child, new Monitor()));
  }

  /** Scores at random for all legal positions, most of them draws. */
  private static Table noise(Powers powers, Key key) {
    Table table = new Table(powers, key);
    LineSets sets = LineSets.of(table);
    LineSeeds seeds = new LineSeeds(table, sets, new Frontier(table.rows().length, Frontier.place(sets.lines())),
        new MoveTables(powers, table), new Links(powers, table, Map.of()), powers);
    seeds.look(0, sets.lines());
    seeds.finish(0, sets.lines());
    Random random = new Random(table.layout().size());
    for (byte[] row : table.rows()) {
      for (int i = 0; i < row.length; i++) {
        int plies = random.nextInt(40);
        if (row[i] == Score.DRAW && plies <= 10) {
          row[i] = (byte) Score.of(plies);
        }
      }
    }
    return table;
  }

  /** Captures of all kinds and promotions are treated alike, whatever the scores that they lead to. */
  @Test
  void agreeWhateverFourMenComeTo() {
    Powers powers = new Powers(new LatePawns());
    Map<Key, Table> tables = new HashMap<>();
    agree(powers, "KPvKR", 12, child -> tables.computeIfAbsent(child, key -> noise(powers, key)));
  }

  private void agree(Powers powers, String ending, int mostPlies, Function<Key, Table> tables) {
    for (Key key : Key.all(powers, Material.parse(powers.schema(), ending))) {
      Table byLines = new Table(powers, key);
      Table byPositions = new Table(powers, key);
      MoveTables motions = new MoveTables(powers, byLines);
      assertTrue(LineSets.serve(byLines, motions), ending);
      Builder.Task task = new Builder.Task(tables, mostPlies,
          new Checkpoint(new TableFile(folder, powers, key), mostPlies, Duration.ofDays(1)),
          new ParallelLoop(2, "table", new Monitor().token()), UNWATCHED, _ -> {});
      new LineBuilder(powers, byLines, motions, task).build();
      new CountBuilder(powers, byPositions, motions, task).build();
      for (int row = 0; row < byLines.rows().length; row++) {
        assertArrayEquals(byPositions.rows()[row], byLines.rows()[row], ending + ", row " + row);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox KRvK 249", "orthodox KQvK 7", "orthodox KPvK 249", "orthodox KPvK 20", "orthodox KPvK 21",
      "polypiece KRvK 30", "polypiece KPvK 249"})
  void agreeOnThreeMen(String game, String ending, int mostPlies) {
    agree(game, ending, mostPlies);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox KQvKR 249", "orthodox KQvKR 25", "orthodox KNPvK 249", "orthodox KRvKP 249", "orthodox KRvKP 30",
      "polypiece KNvKR 249"})
  @Tag("long")
  void agreeOnFourMen(String game, String ending, int mostPlies) {
    agree(game, ending, mostPlies);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KPvKR true", "orthodox '' KRRvK false", "orthodox '' KPvKP false", "polypiece R=gQ KRvK false",
      "polypiece R=gQ KNvK true", "polypiece R=nN KRvK true", "polypiece R=cQmR KRvK true"})
  void linesServeWhereMovesDependOnEmptySquaresOnly(String game, String lists, String ending, boolean serve) {
    Powers powers = new Powers(Variants.of(game, lists));
    Table table = new Table(powers, Key.all(powers, Material.parse(powers.schema(), ending)).iterator().next());
    assertEquals(serve, LineSets.serve(table, new MoveTables(powers, table)));
  }

  @Test
  void symmetriesMapSetsAsTheyMapSquares() {
    Random random = new Random(4);
    for (int code = 0; code < 8; code++) {
      Symmetry symmetry = new Symmetry((code & 4) != 0, (code & 1) != 0, (code & 2) != 0);
      int[] squares = symmetry.squares();
      long set = random.nextLong();
      long mapped = 0;
      for (long rest = set; rest != 0; rest &= rest - 1) {
        mapped |= Square.bit(squares[Long.numberOfTrailingZeros(rest)]);
      }
      assertEquals(symmetry, Symmetry.of(squares));
      assertEquals(mapped, symmetry.map(set), symmetry.toString());
      assertEquals(set, symmetry.mapBack(mapped), symmetry.toString());
    }
  }
}
