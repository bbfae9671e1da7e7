package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
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
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
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
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** Tables in the folder, their cost, and how building is watched and stopped. */
class TableStoreTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final Setup ROOK = Fen.parse(ORTHODOX, "8/8/8/8/3k4/8/1R6/K7");

  @TempDir
  Path folder;

  private final List<String> built = new ArrayList<>();
  private final Monitor control = new Monitor(progress -> {
    if (isBeginning(progress)) {
      built.add(material(progress));
    }
  });

  private static boolean isBeginning(Progress progress) {
    return !progress.step().contains(",");
  }

  private static String material(Progress progress) {
    return progress.step().replaceFirst("Building ", "");
  }

  private Path rookFile() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith("KRvK")).findFirst().orElseThrow();
    }
  }

  private String ask() {
    return new Endgames(ORTHODOX, folder, 1).outcome(ROOK, control).toString();
  }

  @Test
  void aTableIsBuiltOnceAndThenRead() {
    assertEquals("win 16", ask());
    assertEquals(List.of("KvK", "KRvK"), built);
    assertEquals("win 16", ask());
    assertEquals(2, built.size());
  }

  @Test
  void nothingButTablesStaysInTheFolder() throws IOException {
    ask();
    try (Stream<Path> files = Files.list(folder)) {
      assertTrue(files.allMatch(file -> file.toString().endsWith(".table")));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.02, 0.1, 0.5, 0.9, 0.999})
  void aDamagedFileIsBuiltAnew(double place) throws IOException {
    ask();
    byte[] sound = Files.readAllBytes(rookFile());
    byte[] bytes = sound.clone();
    bytes[(int) (place * bytes.length)] ^= 4;
    Files.write(rookFile(), bytes);
    assertEquals("win 16", ask());
    assertEquals(List.of("KvK", "KRvK", "KRvK"), built);
    assertArrayEquals(sound, Files.readAllBytes(rookFile()));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 50, 2000})
  void aTruncatedFileIsBuiltAnew(int length) throws IOException {
    ask();
    Files.write(rookFile(), Arrays.copyOf(Files.readAllBytes(rookFile()), length));
    assertEquals("win 16", ask());
    assertEquals(3, built.size());
  }

  @Test
  void otherScoresBehindASoundHeaderAreNotTrusted() throws IOException {
    ask();
    byte[] bytes = Files.readAllBytes(rookFile());
    int header = Integer.BYTES + ByteBuffer.wrap(bytes).getInt() + Long.BYTES;
    try (OutputStream out = Files.newOutputStream(rookFile())) {
      out.write(bytes, 0, header);
      try (DeflaterOutputStream scores = new DeflaterOutputStream(out)) {
        scores.write(new byte[2 * 462 * 64]);
      }
    }
    assertEquals("win 16", ask());
    assertEquals(3, built.size());
  }

  @Test
  void aFileOfOtherListsIsNotTrusted() throws IOException {
    Variant other = Variants.of("polypiece", "R=R;K=K");
    new Endgames(other, folder, 1).outcome(Fen.parse(other, "8/8/8/8/3k4/8/1R6/K7"), control);
    Path stale = rookFile();
    byte[] bytes = Files.readAllBytes(stale);
    Files.delete(stale);
    ask();
    Files.write(rookFile(), bytes);
    built.clear();
    assertEquals("win 16", ask());
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
  void aFolderThatCannotBeWrittenIsToldOf() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThrows(UncheckedIOException.class,
        () -> new Endgames(ORTHODOX, file.resolve("tables"), 1).outcome(ROOK, control));
  }

  @Test
  void buildingCanBeCancelled() {
    CancelToken token = new CancelToken();
    Monitor stopping = new Monitor(token, progress -> {
      if (progress.step().equals("Building KBNvK, mates in 10")) {
        token.cancel();
      }
    });
    Setup setup = Fen.parse(ORTHODOX, "8/8/8/8/4k3/8/1BN5/K7");
    Endgames endgames = new Endgames(ORTHODOX, folder, 2);
    assertThrows(CancellationException.class, () -> endgames.outcome(setup, stopping));
    assertTrue(endgames.estimate(setup).parts().stream()
        .allMatch(part -> part.kept() != part.material().equals("KBNvK")));
    assertEquals(Outcome.Kind.WIN, endgames.outcome(setup, control).kind());
    assertEquals(List.of("KBNvK"), built);
  }

  @Test
  void aTableIsBuiltForOneAskerOnlyAndTheOthersMayStopWaiting() throws Exception {
    CountDownLatch building = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Monitor slow = new Monitor(progress -> {
      if (progress.step().equals("Building KRvK, mates in 0")) {
        building.countDown();
        await(goOn);
      }
    });
    CountDownLatch waiting = new CountDownLatch(1);
    List<String> steps = new CopyOnWriteArrayList<>();
    Monitor patient = new Monitor(progress -> {
      steps.add(progress.step());
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
      assertTrue(latch.await(60, TimeUnit.SECONDS));
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KPvK", "polypiece KNNvK"})
  void threadsMakeNoDifference(String game, String pieces) {
    assertThreadsMakeNoDifference(game, pieces);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KPvKP", "polypiece KRvKN"})
  void threadsMakeNoDifferenceInLargeTables(String game, String pieces) {
    assertThreadsMakeNoDifference(game, pieces);
  }

  private void assertThreadsMakeNoDifference(String game, String pieces) {
    Variant variant = Variants.of(game);
    Powers powers = new Powers(variant);
    Key key = Key.all(powers, Material.parse(variant.schema(), pieces)).iterator().next();
    Table one = new TableStore(powers, folder.resolve("1"), 1, Long.MAX_VALUE, Score.MOST_PLIES).table(key, control);
    Table three = new TableStore(powers, folder.resolve("3"), 3, Long.MAX_VALUE, Score.MOST_PLIES).table(key, control);
    assertTrue(Arrays.deepEquals(one.rows(), three.rows()));
  }

  @Test
  void theEstimateIsTheTruth() {
    Endgames endgames = new Endgames(ORTHODOX, folder, 1);
    Estimate before = endgames.estimate(ROOK);
    assertEquals(List.of("KvK", "KRvK"), before.parts().stream().map(Estimate.Part::material).toList());
    assertEquals(2 * 462 * 65, before.positions());
    endgames.outcome(ROOK, control);
    assertEquals(0, endgames.estimate(ROOK).positions());
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
    String text = assertThrows(IllegalArgumentException.class, () -> small.outcome(setup, control)).getMessage();
    assertTrue(text.startsWith("the table KBNvK needs "), text);
    assertFalse(built.contains("KBNvK"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "8/8/8/8/3k4/8/8/8 | White has no King",
      "8/8/8/8/4k3/2q3p1/1BN5/K4n2 | there are 7 men; endgame tables have at most 5",
      "8/8/8/8/3k4/8/8/R3K3 w Q - | endgame tables know no castling; the position has a right to castle",
      "8/8/8/8/3k4/4R3/3R4/K7 | Black's King on d4 can be captured, and White is to move"})
  void whatCannotBeAnsweredIsRefused(String fen, String text) {
    Endgames endgames = new Endgames(ORTHODOX, folder, 1);
    Setup setup = Fen.parse(ORTHODOX, fen);
    assertEquals(text,
        assertThrows(IllegalArgumentException.class, () -> endgames.outcome(setup, control)).getMessage());
  }

  @Test
  void onlyGamesWithCountersHaveTables() {
    for (Variant variant : Variants.all()) {
      if (!variant.tableFacts().tabulated()) {
        assertThrows(IllegalArgumentException.class, () -> new Endgames(variant, folder, 1));
      }
    }
    assertEquals(List.of("orthodox", "polypiece"),
        Variants.all().stream().filter(variant -> variant.tableFacts().tabulated()).map(Variant::id).toList());
  }
}
