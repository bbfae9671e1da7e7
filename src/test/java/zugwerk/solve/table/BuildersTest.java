package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Square;
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

  @TempDir
  private Path folder;

  private void agree(String game, String ending, int mostPlies) {
    Powers powers = new Powers(Variants.of(game));
    TableStore store = new TableStore(powers, folder, 2, Long.MAX_VALUE, mostPlies);
    for (Key key : Key.all(powers, Material.parse(powers.schema(), ending))) {
      Table byLines = new Table(powers, key);
      Table byPositions = new Table(powers, key);
      MoveTables motions = new MoveTables(powers, byLines);
      assertTrue(LineSets.serve(byLines, motions), ending);
      Builder.Task task = new Builder.Task(child -> store.table(child, new Monitor()), mostPlies,
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
