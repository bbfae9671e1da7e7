package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** Tables of games whose state is in slots, held against a second program for the rules. */
class SlotTablesTest {

  @TempDir
  private static Path folder;

  /**
   * Walks from positions with the pieces of one, on other squares.
   *
   * @param fen the pieces and the state; the state goes with the pieces
   */
  private static void check(String game, String settings, String fen, int positions, int plies) {
    Variant variant = Variants.of(game, settings);
    OracleWalk walk = new OracleWalk(new Endgames(variant, folder, 1));
    Setup given = Fen.parse(variant, fen);
    Random random = new Random(9);
    for (int i = 0; i < positions;) {
      Setup setup = given;
      for (int moves = 0; moves < 6; moves++) {
        int from = random.nextInt(Square.COUNT);
        int to = random.nextInt(Square.COUNT);
        setup = setup.piece(from) != 0 && setup.piece(to) == 0 ? setup.moved(from, to) : setup;
      }
      given = setup;
      if (Validation.faults(variant, setup).isEmpty()) {
        i++;
        walk.walk(Fen.format(setup), plies, random);
      }
    }
    assertTrue(walk.decided() > 0, "nothing is decided among " + walk.checked());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shock | | 8/8/8/3k4/8/8/4G3/3K4 w", "poison | | 8/8/8/3k4/8/8/4R3/3K4 w - - 0 1 d5:1",
      "poison | | 8/8/8/3k4/8/8/4D3/3K4 w - - 0 1 d5:1,d1:1",
      "poison | cure-any | 8/8/8/3k4/8/8/4D3/3K4 w - - 0 1 d5:2", "cursed | either-leg | 8/8/8/3k4/8/8/4Q3/3K4 w",
      "poison | opponent-turns | 8/8/8/3k4/8/8/4D3/3K4 w - - 0 1 d5:1",
      "cursed | immediate-exchange | 8/8/8/3k4/8/8/4Q3/3K4 w", "cursed | | 8/8/8/3k4/8/8/4Q3/3K4 w",
      "hitpoint | | 8/8/8/3k4/8/8/4R3/3K4 w - - 0 1 d1:1,d5:2",
      "polypiece | atoms;N=N/WD | 8/8/8/3k4/8/8/4N3/3K4 w", "circe | | 8/8/8/3k4/8/8/4R3/3K4 w",
      "three-check | | 8/8/8/3k4/8/8/4N3/3K4 w - - 0 1 +w1,+b1", "racing-kings | | 8/8/8/3k4/8/8/4R3/6K1 w"})
  void threePieces(String game, String settings, String fen) {
    check(game, settings == null ? "" : settings, fen, 8, 4);
  }

  private static byte[][] rows(Path folder, long mostBytes, int samples) {
    Variant variant = Variants.of("shock");
    SlotGame game = new SlotGame(variant);
    SlotKey key = game.plain(Material.parse(variant.schema(), "KGvK"));
    return new SlotStore(game, folder, 1, mostBytes, Score.MOST_PLIES, samples, TableStore.SMALL)
        .table(key, new Monitor()).rows();
  }

  /** Where moves cannot be kept they are played again, and a table that nobody foresaw is built all the same. */
  @Test
  void neitherLittleMemoryNorABadScoutChangesATable() {
    byte[][] usual = rows(folder.resolve("usual"), Long.MAX_VALUE, SlotDependencies.SAMPLES);
    assertArrayEquals(usual, rows(folder.resolve("short"), 2L * 2 * usual[0].length, 0));
    assertThrows(InputException.class, () -> rows(folder.resolve("none"), usual[0].length, 0));
  }

  /** Mates in more plies than are stored are marked as such; the least limits leave all or nothing beyond them. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7, 8})
  void matesBeyondTheLimitAreFar(int mostPlies) {
    Variant variant = Variants.of("shock");
    SlotGame game = new SlotGame(variant);
    SlotLayout layout = game.layout(game.plain(Material.parse(variant.schema(), "KRvK")));
    SlotStore store = new SlotStore(game, folder.resolve("exact"), 1, Long.MAX_VALUE, Score.MOST_PLIES);
    SlotTable usual = store.table(layout.key(), new Monitor());
    List<Integer> steps = new ArrayList<>();
    SlotBuilder builder = new SlotBuilder(game, List.of(layout), key -> Optional.of(store.table(key, new Monitor())),
        new ParallelLoop(1, "table", new CancelToken()), Long.MAX_VALUE);
    assertEquals(Set.of(), builder.build(mostPlies, steps::add));
    byte[][] rows = builder.finished().getFirst().rows();
    for (int row = 0; row < rows.length; row++) {
      for (int number = 0; number < rows[row].length; number++) {
        int score = usual.rows()[row][number] & 255;
        int reported = score == Score.DRAW || score == Score.INVALID || Score.plies(score) <= mostPlies ? score
            : Score.isWin(score) ? Score.FAR_WIN : Score.FAR_LOSS;
        assertEquals(reported, rows[row][number] & 255, score + " at " + number);
      }
    }
    assertEquals(steps.stream().sorted().toList(), steps);
    List<Integer> played = steps.stream().filter(step -> step < 100).toList();
    assertEquals(99, played.getLast());
    assertTrue(played.getFirst() < 5, steps.toString());
    assertEquals(IntStream.rangeClosed(100, 100 + mostPlies).boxed().toList(),
        steps.subList(played.size(), steps.size()));
  }

  @Test
  void aWrongScoreIsFound() {
    Variant variant = Variants.of("poison");
    SlotGame game = new SlotGame(variant);
    SlotKey key = game.key(Position.of(Fen.parse(variant, "8/8/8/3k4/8/8/8/3K4 w - - 0 1 d5:1")));
    Path own = folder.resolve("checked");
    SlotTable table = new SlotStore(game, own, 1, Long.MAX_VALUE, Score.MOST_PLIES).table(key, new Monitor());
    assertEquals(List.of(), findings(variant, own));
    byte[] row = table.rows()[1];
    int number = IntStream.range(0, row.length).filter(each -> row[each] == Score.MATED).findFirst().orElseThrow();
    row[number] = Score.DRAW;
    new TableFile(own, game, key).write(table.rows(), new ParallelLoop(1, "table", new CancelToken()));
    String reported = findings(variant, own).getFirst().toString();
    assertTrue(reported.contains("is stored as draw, but by its moves it is loss 0"), reported);
  }

  /** The plain rules find the same scores, also where a game ends by a rule of its own or forbids positions. */
  @ParameterizedTest
  @CsvSource({"three-check, KBvK", "racing-kings, KNvK", "circe, KNvK"})
  void tablesOfGuestsAgreeWithThePlainRules(String game, String material) {
    Variant variant = Variants.of(game);
    SlotGame slots = new SlotGame(variant);
    Path own = folder.resolve(game);
    new SlotStore(slots, own, 1, Long.MAX_VALUE, Score.MOST_PLIES)
        .table(slots.plain(Material.parse(variant.schema(), material)), new Monitor());
    List<Finding> findings = new ArrayList<>();
    assertTrue(new TableCheck(variant, own, 1, new Monitor()).check(findings) > 1);
    assertEquals(List.of(), findings);
  }

  private static List<Finding> findings(Variant variant, Path tables) {
    List<Finding> findings = new ArrayList<>();
    assertEquals(1, new TableCheck(variant, tables, 1, new Monitor()).check(findings));
    return findings;
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shock | | 8/8/8/3kg3/8/8/4G3/3K4 w", "shock | | 8/8/8/3k4/8/8/4P3/3K4 w", "shock | | 8/8/8/3kp3/8/8/4P3/3K4 w",
      "poison | | 8/8/8/3kd3/8/8/4H3/3K4 w", "poison | | 8/8/8/3kr3/8/8/4D3/3K4 w - - 0 1 d1:2,e5:2",
      "poison | repoison | 8/8/8/3kd3/8/8/4H3/3K4 w - - 0 1 d5:2", "cursed | either-leg | 8/8/8/3kr3/8/8/4N3/3K4 w",
      "poison | opponent-turns | 8/8/8/3kd3/8/8/4H3/3K4 w - - 0 1 d5:2",
      "cursed | both-legs;immediate-exchange | 8/8/8/3kr3/8/8/4N3/3K4 w",
      "cursed | | 8/8/8/3kr3/8/8/4Q3/3K4 w", "cursed | | 8/8/8/3k4/8/8/4P3/3K4 w",
      "hitpoint | | 8/8/8/3kr3/8/8/4Q3/3K4 w", "hitpoint | | 8/8/8/3k4/8/8/4P3/3K4 w - - 0 1 d1:1",
      "hitpoint | scale;edge=37 | 8/8/8/3k4/8/8/4R3/3K4 w",
      "hitpoint | scale;edge=50;hills;entrenchment | 8/8/8/3k4/8/8/4R3/3K4 w - - 0 1 a1^,c6^",
      "polypiece | K=WF;N=fbNF;atoms;W=W/F;N=N/WD | 8/8/8/3k4/8/8/4N3/3K4 w"})
  void morePieces(String game, String settings, String fen) {
    check(game, settings == null ? "" : settings, fen, 250, 10);
  }
}
