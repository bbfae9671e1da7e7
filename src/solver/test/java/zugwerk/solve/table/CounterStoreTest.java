package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.InputException;
import zugwerk.work.LockFile;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** Tables in the folder, their cost, and how building is watched and stopped. */
class CounterStoreTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final Setup ROOK = Fen.parse(ORTHODOX, "8/8/8/8/3k4/8/1R6/K7");

  @TempDir
  Path folder;

  private final List<String> built = new ArrayList<>();
  private final AtomicReference<String> last = new AtomicReference<>("");
  private final Monitor control = new Monitor(progress -> {
    // How far the beginning has come is reported again and again.
    if (!last.getAndSet(progress.step().toString()).equals(progress.step().toString()) && isBeginning(progress)) {
      built.add(material(progress));
    }
  });

  private static boolean isBeginning(Progress progress) {
    return !progress.step().toString().contains(",");
  }

  private static String material(Progress progress) {
    return progress.step().toString().replaceFirst("Building ", "");
  }

  private Path rookFile() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith("KRvK")).findFirst().orElseThrow();
    }
  }

  private String rookOutcome() {
    return new Endgames(ORTHODOX, folder, 1).outcome(ROOK, control).toString();
  }

  @Test
  void aTableIsBuiltOnceAndThenRead() {
    assertEquals("win 16", rookOutcome());
    assertEquals(List.of("KvK", "KRvK"), built);
    assertEquals("win 16", rookOutcome());
    assertEquals(2, built.size());
  }

  @Test
  void nothingButTablesStaysInTheFolder() throws IOException {
    rookOutcome();
    assertOnlyTables();
  }

  private void assertOnlyTables() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertTrue(files.allMatch(file -> file.toString().endsWith(".table") || Files.isDirectory(file)));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.02, 0.5, 0.999})
  void aDamagedFileIsBuiltAnew(double place) throws IOException {
    rookOutcome();
    byte[] sound = Files.readAllBytes(rookFile());
    byte[] bytes = sound.clone();
    bytes[(int) (place * bytes.length)] ^= 4;
    Files.write(rookFile(), bytes);
    assertEquals("win 16", rookOutcome());
    assertEquals(List.of("KvK", "KRvK", "KRvK"), built);
    assertArrayEquals(sound, Files.readAllBytes(rookFile()));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 50, 2000})
  void aTruncatedFileIsBuiltAnew(int length) throws IOException {
    rookOutcome();
    Files.write(rookFile(), Arrays.copyOf(Files.readAllBytes(rookFile()), length));
    assertEquals("win 16", rookOutcome());
    assertEquals(3, built.size());
  }

  @Test
  void aFileOfOtherListsIsNotTrusted() throws IOException {
    Variant other = Variants.of("polypiece", "R=R;K=K");
    new Endgames(other, folder, 1).outcome(Fen.parse(other, "8/8/8/8/3k4/8/1R6/K7"), control);
    Path stale = rookFile();
    byte[] bytes = Files.readAllBytes(stale);
    Files.delete(stale);
    rookOutcome();
    Files.write(rookFile(), bytes);
    built.clear();
    assertEquals("win 16", rookOutcome());
    assertEquals(List.of("KRvK"), built);
  }

  @Test
  void listsThatDoNotMatterLeaveTheFileAlone() {
    for (String lists : List.of("N=N/WD", "N=N/R/Q", "P=K")) {
      Variant variant = Variants.of("polypiece", lists);
      new Endgames(variant, folder, 1).outcome(Fen.parse(variant, "8/8/8/8/2k5/8/1R6/K7"), control);
    }
    assertEquals(List.of("KvK", "KRvK"), built);
  }

  @Test
  void whatCannotBeKeptIsGivenAllTheSameAndReported() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    List<String> warnings = new ArrayList<>();
    Endgames endgames = new Endgames(ORTHODOX, file.resolve("tables"), 1);
    assertEquals("win 16", endgames.outcome(ROOK, control.warning(warnings::add)).toString());
    assertEquals(1, warnings.size(), "each warning is reported once: " + warnings);
    assertTrue(warnings.getFirst().startsWith(
        "an endgame table cannot be kept and will have to be built again: cannot make the folder "),
        warnings::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/proc/1/tables", "/proc/1"})
  void aFolderThatTakesNoFilesIsNone(String place) {
    List<String> warnings = new ArrayList<>();
    Endgames endgames = new Endgames(ORTHODOX, Path.of(place), 1);
    assertEquals("win 16", endgames.outcome(ROOK, control.warning(warnings::add)).toString());
    assertFalse(warnings.isEmpty());
  }

  private static final Setup PAWNS = Fen.parse(ORTHODOX, "8/8/4p3/8/4k3/8/P7/K7");

  /** Tables that are kept between any two passes. */
  private CounterStore careful(Path where) {
    return new CounterStore(new Powers(ORTHODOX), where, 2, Long.MAX_VALUE, Score.MOST_PLIES, Duration.ZERO,
        TableStore.SMALL);
  }

  private static Key key(Setup setup) {
    return Key.all(new Powers(ORTHODOX), Material.of(setup)).iterator().next();
  }

  /** Builds a table until a step, then stops. */
  private void interrupt(Setup setup, String step) {
    CancelToken token = new CancelToken();
    Monitor stopping = new Monitor(token, progress -> {
      if (progress.step().toString().equals(step)) {
        token.cancel();
      }
    });
    assertThrows(CancellationException.class, () -> careful(folder).table(key(setup), stopping));
  }

  private List<String> stepsOf(Setup setup, CounterStore store) {
    List<String> steps = new ArrayList<>();
    Table table = store.table(key(setup), new Monitor(progress -> steps.add(progress.step().toString())));
    Table whole = new CounterStore(new Powers(ORTHODOX), folder.resolve("whole"), 2, Long.MAX_VALUE, Score.MOST_PLIES)
        .table(key(setup), new Monitor());
    assertTrue(Arrays.deepEquals(whole.rows(), table.rows()));
    return steps;
  }

  @Test
  void aBuildThatWasInterruptedGoesOnFromTheLastPass() throws IOException {
    interrupt(ROOK, "Building KRvK, mates in 10");
    assertEquals("Building KRvK, mates in 10", stepsOf(ROOK, careful(folder)).getFirst());
    assertOnlyTables();
  }

  @Tag("long")
  @Test
  void aTableWithCapturesEnPassantGoesOnToo() {
    Powers powers = new Powers(ORTHODOX);
    CounterStore usual = new CounterStore(powers, folder, 2, Long.MAX_VALUE, Score.MOST_PLIES);
    key(PAWNS).children(powers).forEach(child -> usual.table(child, new Monitor()));
    interrupt(PAWNS, "Building KPvKP, mates in 5");
    assertEquals("Building KPvKP, mates in 5", stepsOf(PAWNS, careful(folder)).getFirst());
  }

  private List<Path> damaged() {
    List<Finding> findings = new ArrayList<>();
    TableFolder.check(folder, new CancelToken(), findings);
    return findings.stream().filter(Finding::damaged).map(Finding::file).toList();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.01, 0.5, 0.9999})
  void aDamagedCheckpointIsNotTrusted(double place) throws IOException {
    interrupt(ROOK, "Building KRvK, mates in 10");
    Path part;
    try (Stream<Path> files = Files.list(folder)) {
      part = files.filter(file -> file.toString().endsWith(".part")).findFirst().orElseThrow();
    }
    assertEquals(List.of(), damaged());
    byte[] bytes = Files.readAllBytes(part);
    bytes[(int) (place * bytes.length)] ^= 4;
    Files.write(part, bytes);
    assertEquals(List.of(part), damaged());
    assertEquals("Building KRvK", stepsOf(ROOK, careful(folder)).getFirst());
  }

  @Test
  void anotherProgramThatBuildsIsWaitedForWithItsProgress() throws Exception {
    Path file = new TableFile(folder, new Powers(ORTHODOX), key(ROOK)).path();
    CountDownLatch waiting = new CountDownLatch(1);
    List<String> steps = new CopyOnWriteArrayList<>();
    try (ExecutorService askers = Executors.newFixedThreadPool(1)) {
      Future<Outcome> result;
      Path locked = file.resolveSibling(file.getFileName() + BuildLock.ENDING);
      try (LockFile lock = LockFile.take(locked, 10, new CancelToken(), () -> {})) {
        lock.report("Building KRvK, mates in 7");
        result = askers.submit(() -> new Endgames(ORTHODOX, folder, 1).outcome(ROOK, new Monitor(progress -> {
          steps.add(progress.step().toString());
          if (progress.step().toString().contains("another program")) {
            waiting.countDown();
          }
        })));
        await(waiting);
        CancelToken token = new CancelToken();
        token.cancel();
        assertThrows(CancellationException.class, () -> BuildLock.take(file, "KRvK", token, _ -> {}));
      }
      assertEquals("win 16", result.get().toString());
    }
    assertTrue(steps.contains("Building KRvK, mates in 7, in another program"), steps.toString());
    assertOnlyTables();
  }

  @Test
  void buildingCanBeCancelled() {
    CancelToken token = new CancelToken();
    Monitor stopping = new Monitor(token, progress -> {
      if (progress.step().toString().equals("Building KRvK, mates in 10")) {
        token.cancel();
      }
    });
    Endgames endgames = new Endgames(ORTHODOX, folder, 2);
    assertThrows(CancellationException.class, () -> endgames.outcome(ROOK, stopping));
    assertTrue(endgames.estimate(ROOK, control.token()).parts().stream()
        .allMatch(part -> part.kept() != part.material().equals("KRvK")));
    assertEquals("win 16", endgames.outcome(ROOK, control).toString());
    assertEquals(List.of("KRvK"), built);
  }

  @Test
  void aTableIsBuiltForOneAskerOnlyAndTheOthersMayStopWaiting() throws Exception {
    CountDownLatch building = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Monitor slow = new Monitor(progress -> {
      if (progress.step().toString().equals("Building KRvK, mates in 0")) {
        building.countDown();
        await(goOn);
      }
    });
    CountDownLatch waiting = new CountDownLatch(1);
    List<String> steps = new CopyOnWriteArrayList<>();
    Monitor patient = new Monitor(progress -> {
      steps.add(progress.step().toString());
      waiting.countDown();
    });
    CancelToken token = new CancelToken();
    Monitor impatient = new Monitor(token, progress -> token.cancel());
    try (ExecutorService askers = Executors.newFixedThreadPool(2)) {
      try {
        Future<Outcome> first = askers.submit(() -> new Endgames(ORTHODOX, folder, 1).outcome(ROOK, slow));
        await(building);
        Future<Outcome> second = askers.submit(() -> new Endgames(ORTHODOX, folder, 1).outcome(ROOK, patient));
        await(waiting);
        assertThrows(CancellationException.class,
            () -> new Endgames(ORTHODOX, folder.resolve("."), 1).outcome(ROOK, impatient));
        goOn.countDown();
        assertEquals("win 16", first.get().toString());
        assertEquals("win 16", second.get().toString());
        assertEquals(List.of("Building KRvK"), steps);
      } finally {
        goOn.countDown();
      }
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(5, TimeUnit.MINUTES));
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KPvK", "polypiece KNvK"})
  void threadsMakeNoDifference(String game, String pieces) {
    assertThreadsMakeNoDifference(game, pieces);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KPvKP", "polypiece KNNvK", "polypiece KRvKN"})
  void threadsMakeNoDifferenceInLargeTables(String game, String pieces) {
    assertThreadsMakeNoDifference(game, pieces);
  }

  private void assertThreadsMakeNoDifference(String game, String pieces) {
    Variant variant = Variants.of(game);
    Powers powers = new Powers(variant);
    Key key = Key.all(powers, Material.parse(variant.schema(), pieces)).iterator().next();
    Table one = new CounterStore(powers, folder.resolve("1"), 1, Long.MAX_VALUE, Score.MOST_PLIES).table(key, control);
    Table three =
        new CounterStore(powers, folder.resolve("3"), 3, Long.MAX_VALUE, Score.MOST_PLIES).table(key, control);
    assertTrue(Arrays.deepEquals(one.rows(), three.rows()));
  }

  @Test
  void theEstimateIsTheTruth() {
    Endgames endgames = new Endgames(ORTHODOX, folder, 1);
    Estimate before = endgames.estimate(ROOK, control.token());
    assertEquals(List.of("KvK", "KRvK"), before.parts().stream().map(Estimate.Part::material).toList());
    assertEquals(2 * 462 * 65, before.positions());
    endgames.outcome(ROOK, control);
    assertEquals(0, endgames.estimate(ROOK, control.token()).positions());
  }

  @Test
  void exchangedColoursShareATable() {
    Endgames endgames = new Endgames(ORTHODOX, folder, 1);
    Setup black = Fen.parse(ORTHODOX, "k7/1r6/8/3K4/8/8/8/8 b - - 0 1");
    assertEquals("win 16", endgames.outcome(black, control).toString());
    assertEquals("win 16", endgames.outcome(ROOK, control).toString());
    assertEquals(List.of("KvK", "KRvK"), built);
  }

  @Test
  void whatDoesNotFitIntoMemoryIsRefused() {
    Endgames small = new Endgames(ORTHODOX, folder, 1, 1 << 20);
    Setup setup = Fen.parse(ORTHODOX, "8/8/8/8/4k3/8/1BN5/K7");
    String text = assertThrows(InputException.class, () -> small.outcome(setup, control)).getMessage();
    assertTrue(text.startsWith("the table KBNvK needs "), text);
    assertFalse(built.contains("KBNvK"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "8/8/8/8/3k4/8/8/8 | White has no King",
      "8/8/8/8/4k3/2q3p1/1BN5/K4n2 | there are 7 men; endgame tables have at most 5",
      "8/8/8/8/3k4/8/8/R3K3 w Q - | endgame tables do not cover castling; the position has a castling right",
      "8/8/8/8/3k4/4R3/3R4/K7 | Black's King on d4 can be captured, and White is to move"})
  void whatCannotBeAnsweredIsRefused(String fen, String text) {
    Endgames endgames = new Endgames(ORTHODOX, folder, 1);
    Setup setup = Fen.parse(ORTHODOX, fen);
    assertEquals(text,
        assertThrows(InputException.class, () -> endgames.outcome(setup, control)).getMessage());
  }

  @Test
  void gamesThatSayNothingHaveNoTables() {
    for (Variant variant : Variants.all()) {
      if (!variant.tableFacts().tabulated()) {
        assertEquals("there are no endgame tables for " + variant.title(),
            assertThrows(InputException.class, () -> new Endgames(variant, folder, 1)).getMessage());
      }
    }
    assertEquals(
        List.of("orthodox", "polypiece", "poison", "shock", "cursed", "hitpoint", "fairy", "circe", "three-check",
            "racing-kings"),
        Variants.all().stream().filter(variant -> variant.tableFacts().tabulated()).map(Variant::id).toList());
  }
}
