package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Square;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** A table has the same scores whether it is built by lines of positions or position by position. */
class BuildersTest {

  private static final Builder.Watch UNWATCHED = new StoppedAt(Integer.MAX_VALUE);

  /** Stops a build before a pass. */
  private record StoppedAt(int pass) implements Builder.Watch {

    @Override
    public void evaluated(double times, int all) {
      assertTrue(times <= all);
    }

    @Override
    public void settles(int plies) {
      assertTrue(plies >= 0);
      if (plies == pass) {
        throw new CancellationException();
      }
    }

    @Override
    public void pulse() {}
  }

  /** Notes what it is reported, by one thread. */
  private static final class Recorder implements Builder.Watch {

    private final List<Double> evaluated = new ArrayList<>();
    private final Set<Integer> all = new HashSet<>();
    private final List<Integer> settled = new ArrayList<>();
    private int pulses;
    private int pulsesOfEvaluation;

    @Override
    public void evaluated(double times, int ofAll) {
      evaluated.add(times);
      all.add(ofAll);
    }

    @Override
    public void settles(int plies) {
      if (settled.isEmpty()) {
        pulsesOfEvaluation = pulses;
      }
      settled.add(plies);
    }

    @Override
    public void pulse() {
      pulses++;
    }
  }

  /** How a table is built. */
  enum Way {
    BY_LINES, BY_POSITIONS;

    Builder builder(Powers powers, Table table, Builder.Task task) {
      MoveTables motions = new MoveTables(powers, table);
      return this == BY_LINES ? new LineBuilder(powers, table, motions, task)
          : new CountBuilder(powers, table, motions, task);
    }
  }

  /** A game whose tables are small: Pawns stand on six squares only, and become Knights from four of them. */
  private static final class LatePawns extends SteadyGame {

    private static final long WHITE_PAWNS = 0x3C_1800_0000_0000L;

    /**
     * @param pawn how Pawns go
     */
    LatePawns(String pawn) {
      super("late", "Late Pawns", Variants.of("orthodox").schema(), "4k3/8/8/8/8/8/8/4K3",
          new String[] {"K", "Q", "R", "B", "N", pawn}, "N");
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

  private void agree(String game, String lists, String ending, int mostPlies) {
    Powers powers = new Powers(Variants.of(game, lists));
    CounterStore store = new CounterStore(powers, folder, 2, Long.MAX_VALUE, mostPlies);
    agree(powers, ending, mostPlies, child -> store.table(child, new Monitor()));
  }

  /**
   * Scores at random for all legal positions, most of them draws.
   *
   * @param scores the others, or none for all mates in up to ten plies
   */
  private static Table noise(Powers powers, Key key, int... scores) {
    int[] decided = scores.length > 0 ? scores : IntStream.rangeClosed(0, 10).map(Score::of).toArray();
    Table table = Table.empty(powers, key);
    MoveTables motions = new MoveTables(powers, table);
    Board board = new Board(table.layout());
    Random random = new Random(table.layout().size());
    for (int row = 0; row < table.rows().length; row++) {
      for (int number = 0; number < table.layout().size(); number++) {
        boolean legal = board.set(number) && !motions.inCheck(board, row, 1 - Table.toMove(row));
        int next = random.nextInt(40);
        int score = next <= 10 ? decided[next % decided.length] : Score.DRAW;
        table.rows()[row][number] = (byte) (legal ? score : Score.INVALID);
      }
    }
    return table;
  }

  private void agreeWhateverTheyComeTo(Variant game, String ending, int mostPlies, int... scores) {
    Powers powers = new Powers(game);
    Map<Key, Table> tables = new HashMap<>();
    agree(powers, ending, mostPlies, child -> tables.computeIfAbsent(child, key -> noise(powers, key, scores)));
  }

  /** Captures of all kinds and promotions are treated alike, whatever the scores that they lead to. */
  @ParameterizedTest
  @ValueSource(strings = {"fmWfcF", "fmRfcF"})
  void agreeWhateverFourMenComeTo(String pawn) {
    agreeWhateverTheyComeTo(new LatePawns(pawn), "KPvKR", 12);
  }

  /** What nothing but captures decides beyond the limit is found, whichever side it is decided for. */
  @ParameterizedTest
  @CsvSource({"62, 60", "63, 61", "253, 249", "254, 30"})
  void agreeWhereOnlyCapturesDecideBeyondTheLimit(int score, int mostPlies) {
    agreeWhateverTheyComeTo(new NarrowPawns(TableFacts.TABULATED), "KPvKP", mostPlies, score);
  }

  /** The same of captures en passant; some decide the game later than all other moves, some are the only move left. */
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "FlR KPvKP 249", "FlR KPvKP 7", "FlR KPvKP 4", "FlR KPvKP 0", "flF KPvKP 249", "flF KPvKP 6", "flF KPvKP 3",
      "FlR KPPvKP 249", "flF KPPvKP 5"})
  void agreeWhateverCapturesEnPassantComeTo(String king, String ending, int mostPlies) {
    agreeWhateverTheyComeTo(new NarrowPawns(TableFacts.TABULATED, king), ending, mostPlies);
  }

  private void agree(Powers powers, String ending, int mostPlies, Function<Key, Table> tables) {
    for (Key key : Key.all(powers, Material.parse(powers.schema(), ending))) {
      Table byLines = Table.empty(powers, key);
      Table byPositions = Table.empty(powers, key);
      assertTrue(LineSets.canBeUsed(byLines, new MoveTables(powers, byLines)), ending);
      Builder.Task task = new Builder.Task(tables, mostPlies,
          new Checkpoint(new TableFile(folder, powers, key), mostPlies, Duration.ofDays(1)),
          new ParallelLoop(2, "table", new Monitor().token()), UNWATCHED, _ -> {});
      Way.BY_LINES.builder(powers, byLines, task).build();
      Way.BY_POSITIONS.builder(powers, byPositions, task).build();
      for (int row = 0; row < byLines.rows().length; row++) {
        assertArrayEquals(byPositions.rows()[row], byLines.rows()[row], ending + ", row " + row);
      }
    }
  }

  /**
   * A build by one thread up to the greatest number of plies.
   *
   * @param name a folder for the checkpoint, which is written before each pass
   */
  private Builder.Task task(Powers powers, Key key, Function<Key, Table> tables, String name, Builder.Watch watch)
      throws IOException {
    TableFile file = new TableFile(Files.createDirectories(folder.resolve(name)), powers, key);
    return new Builder.Task(tables, Score.MOST_PLIES, new Checkpoint(file, Score.MOST_PLIES, Duration.ZERO),
        new ParallelLoop(1, "table", new Monitor().token()), watch, _ -> {});
  }

  /** A build goes on where it was stopped, captures en passant included, and shows so before it reads on. */
  @ParameterizedTest
  @EnumSource
  void goOnAfterEachPass(Way way) throws IOException {
    Powers powers = new Powers(new NarrowPawns(TableFacts.TABULATED, "flF"));
    Key key = Key.all(powers, Material.parse(powers.schema(), "KPvKP")).iterator().next();
    Map<Key, Table> tables = new HashMap<>();
    Function<Key, Table> noise = child -> tables.computeIfAbsent(child, other -> noise(powers, other));
    Table whole = Table.empty(powers, key);
    Way.BY_POSITIONS.builder(powers, whole, task(powers, key, noise, "whole", UNWATCHED)).build();
    for (int pass : new int[] {1, 2, 5, 10}) {
      Table begun = Table.empty(powers, key);
      Builder.Task first = task(powers, key, noise, "stopped" + pass, new StoppedAt(pass));
      assertThrows(CancellationException.class, () -> way.builder(powers, begun, first).build());
      Table table = Table.empty(powers, key);
      Recorder reported = new Recorder();
      way.builder(powers, table, task(powers, key, noise, "stopped" + pass, reported)).build();
      assertTrue(Arrays.deepEquals(whole.rows(), table.rows()), "stopped at pass " + pass);
      assertEquals(List.of(pass, pass), reported.settled.subList(0, 2));
      assertEquals(List.of(), reported.evaluated);
    }
  }

  /** One evaluation of all positions, one for each promotion, and one for mates, each portion of which is reported. */
  @ParameterizedTest
  @EnumSource
  void tellHowFarTheyHaveCome(Way way) throws IOException {
    Powers powers = new Powers(new LatePawns("fmWfcF"));
    Key key = Key.all(powers, Material.parse(powers.schema(), "KPvK")).iterator().next();
    Table table = Table.empty(powers, key);
    Recorder reported = new Recorder();
    Builder.Task task = task(powers, key, child -> noise(powers, child), "reported", reported);
    way.builder(powers, table, task).build();
    assertEquals(List.of(0.0, 1.0, 2.0, 3.0),
        reported.evaluated.stream().filter(times -> times == Math.rint(times)).toList());
    assertEquals(reported.evaluated.stream().sorted().distinct().toList(), reported.evaluated);
    assertEquals(Set.of(3), reported.all);
    assertTrue(reported.pulsesOfEvaluation > 3);
    assertTrue(reported.pulses > reported.pulsesOfEvaluation);
    assertEquals(IntStream.range(0, reported.settled.size()).boxed().toList(), reported.settled);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox KRvK 249", "orthodox KQvK 7", "orthodox KPvK 249", "orthodox KPvK 20", "orthodox KPvK 21",
      "polypiece KRvK 30", "polypiece KPvK 249"})
  void agreeOnThreeMen(String game, String ending, int mostPlies) {
    agree(game, "", ending, mostPlies);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"R=[F-R]/[W-B] KRvK", "R=[F?R]/afsW KvKR"})
  void agreeOnMovesOfSeveralLegs(String lists, String ending) {
    agree("polypiece", lists, ending, 249);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox KQvKR 249", "orthodox KQvKR 25", "orthodox KNPvK 249", "orthodox KRvKP 249", "orthodox KRvKP 30",
      "orthodox KPvKP 249", "orthodox KPvKP 20", "orthodox KPvKP 21", "polypiece KNvKR 249"})
  @Tag("long")
  void agreeOnFourMen(String game, String ending, int mostPlies) {
    agree(game, "", ending, mostPlies);
  }

  /** Pawns on both sides, of which one can be captured en passant by more moves than the other. */
  @Test
  @Tag("long")
  void agreeOnPawnsThatChange() {
    agree("polypiece", "Q=Q;R=R;B=B;N=N;P=fmWfceFifmnD/fmWfceFifmnDfceW", "KPvKP", 249);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KPvKR true", "orthodox '' KRRvK false", "orthodox '' KPvKP true", "polypiece R=gQ KRvK false",
      "polypiece R=gQ KNvK true", "polypiece R=nN KRvK true", "polypiece R=cQmR KRvK true",
      "polypiece R=[F-R] KRvK true", "polypiece R=gafsQ KRvK false"})
  void linesServeWhereMovesDependOnEmptySquaresOnly(String game, String lists, String ending, boolean serve) {
    Powers powers = new Powers(Variants.of(game, lists));
    Table table = Table.empty(powers, Key.all(powers, Material.parse(powers.schema(), ending)).iterator().next());
    assertEquals(serve, LineSets.canBeUsed(table, new MoveTables(powers, table)));
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
