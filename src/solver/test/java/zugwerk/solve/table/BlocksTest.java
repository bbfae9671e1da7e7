package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.testkit.CountingToken;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** Tables in packed blocks: what is read is what was written, or the reader reports an error. */
class BlocksTest {

  private static final Powers POWERS = new Powers(Variants.of("orthodox"));
  private static final Key KEY = key("KRvK");
  private static final int POSITIONS = 1 << Blocks.SMALL;
  private static final String ROOK = "8/8/8/8/3k4/8/1R6/K7";

  @TempDir
  private Path folder;

  private final Random random = new Random(15);

  private static Key key(String pieces) {
    return Key.all(POWERS, Material.parse(POWERS.schema(), pieces)).iterator().next();
  }

  private static ParallelLoop workers(int threads) {
    return new ParallelLoop(threads, "test", new CancelToken());
  }

  private TableFile file() {
    return new TableFile(folder, POWERS, KEY);
  }

  /** In small blocks, so that there are several. */
  private void write(byte[][] rows, int threads) {
    file().write(rows, Blocks.SMALL, workers(threads), _ -> {});
  }

  /** Rows as those of tables are: runs and noise, with holes. */
  static byte[][] rows(Random random, int count, int length) {
    byte[][] rows = new byte[count][length];
    for (byte[] row : rows) {
      int noise = 1 + random.nextInt(40);
      for (int i = 0; i < length; i++) {
        row[i] = switch (random.nextInt(8)) {
          case 0 -> (byte) Score.INVALID;
          case 1 -> (byte) random.nextInt(noise);
          default -> row[Math.max(0, i - 1 - random.nextInt(70))];
        };
      }
    }
    return rows;
  }

  private byte[][] rows(int count, int length) {
    return rows(random, count, length);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, POSITIONS - 1, POSITIONS, 100_003})
  void allScoresAreReadAgainWholeAndOneByOneInLittleMemory(int length) {
    for (int count : new int[] {1, 3}) {
      byte[][] rows = rows(count, length);
      write(rows, 2);
      byte[][] read = new byte[count][length];
      assertTrue(file().read(read, workers(3)));
      assertArrayEquals(rows, read);
      assertFalse(file().read(new byte[count][length + 1], workers(1)), "rows of another table");
      assertTrue(file().packed(count, length + 1, 1).isEmpty(), "rows of another table");
      for (int blocks = 0; blocks < 3; blocks++) {
        PackedScores packed = file().packed(count, length, (long) blocks * POSITIONS).orElseThrow();
        for (int i = 0; i < 60; i++) {
          int row = random.nextInt(count);
          int number = random.nextInt(length);
          assertEquals(rows[row][number] & 255, packed.get(row, number));
        }
        assertTrue(packed.held() <= Math.max(1, blocks), packed.held() + " blocks");
      }
    }
  }

  /** Of four blocks three have room; without the file it is seen which. */
  @Test
  void theBlockThatWasNotUsedForLongGivesWay() throws IOException {
    byte[][] rows = rows(1, 4 * POSITIONS);
    write(rows, 2);
    PackedScores packed = file().packed(1, rows[0].length, 3 * POSITIONS).orElseThrow();
    for (int block : new int[] {0, 1, 2, 3, 1, 0}) {
      packed.get(0, block * POSITIONS);
    }
    assertEquals(3, packed.held());
    Files.delete(file().path());
    for (int block : new int[] {0, 1, 3}) {
      int number = (block + 1) * POSITIONS - 1;
      assertEquals(rows[0][number] & 255, packed.get(0, number));
    }
    assertThrows(DamagedTableException.class, () -> packed.get(0, 2 * POSITIONS));
  }

  @Test
  void threadsMakeNoDifference() throws IOException {
    byte[][] rows = rows(2, 150_000);
    write(rows, 1);
    byte[] one = Files.readAllBytes(file().path());
    write(rows, 3);
    assertArrayEquals(one, Files.readAllBytes(file().path()));
  }

  private List<String> findings() {
    List<Finding> findings = new ArrayList<>();
    TableFolder.check(folder, new CancelToken(), findings);
    return findings.stream().map(Finding::toString).toList();
  }

  /** Damage at any byte is reported by whoever meets it, and by the check of the folder; no wrong score is given. */
  @Test
  void damageAnywhereIsNoticed() throws IOException {
    byte[][] rows = rows(2, 40_000);
    write(rows, 1);
    byte[] sound = Files.readAllBytes(file().path());
    assertEquals(List.of(), findings());
    int noticed = 0;
    for (int i = 0; i < 60; i++) {
      byte[] bytes = sound.clone();
      int place = i < 20 ? bytes.length - 1 - i : random.nextInt(bytes.length);
      bytes[place] ^= (byte) (1 << random.nextInt(8));
      Files.write(file().path(), i % 10 == 9 ? Arrays.copyOf(sound, place) : bytes);
      byte[][] read = new byte[2][40_000];
      boolean whole = file().read(read, workers(1));
      assertTrue(!whole || Arrays.deepEquals(rows, read), "byte " + place);
      assertEquals(whole, findings().isEmpty(), () -> "byte " + place + ": " + findings());
      noticed += whole ? 0 : 1;
      file().packed(2, 40_000, 1).ifPresent(packed -> {
        for (int number = 0; number < 80_000; number += 32_768) {
          int row = number / 40_000;
          int wanted = number % 40_000;
          try {
            assertEquals(rows[row][wanted] & 255, packed.get(row, wanted), "byte " + place);
          } catch (DamagedTableException damage) {
            assertTrue(damage.text().matches(".*KRvK-\\w+\\.table cannot be read: block [12] of 2, at byte \\d+: .+"),
                damage.text());
          }
        }
      });
    }
    assertTrue(noticed > 55, noticed + " of 60");
  }

  /** A store that unpacks no table at once. */
  private CounterLibrary library() {
    return new CounterLibrary(POWERS, new CounterStore(POWERS, folder, 1, Long.MAX_VALUE, Score.MOST_PLIES,
        Duration.ofDays(1), 0));
  }

  private static int scoreOf(CounterLibrary library, List<String> warnings) {
    return library.lookUp(Position.of(Fen.parse(Variants.of("orthodox"), ROOK)), new Monitor().warning(warnings::add));
  }

  @Test
  void aBlockThatIsFoundDamagedIsReportedAndTheTableIsBuiltAgain() throws IOException {
    List<String> warnings = new ArrayList<>();
    assertEquals(Score.of(31), scoreOf(library(), warnings));
    byte[] sound = Files.readAllBytes(file().path());
    CounterLibrary open = library();
    assertEquals(Score.of(31), scoreOf(open, warnings));
    byte[] bytes = sound.clone();
    bytes[bytes.length / 2] ^= 1;
    Files.write(file().path(), bytes);
    assertEquals(Score.of(31), scoreOf(open, warnings), "its block is in memory");
    assertEquals(List.of(), warnings);
    assertEquals(Score.of(31), scoreOf(library(), warnings));
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.getFirst().matches(
        "the endgame table .*KRvK-\\w+\\.table cannot be read: block 1 of 1, at byte \\d+: .*; it is built again"),
        warnings.getFirst());
    assertArrayEquals(sound, Files.readAllBytes(file().path()));
  }

  /** A table as older programs wrote it: the length of the header, the header, a checksum, all scores in one stream. */
  private byte[] old(byte[][] rows, int wrong) throws IOException {
    CRC32C sum = new CRC32C();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream scores = new DeflaterOutputStream(packed, new Deflater(Deflater.BEST_SPEED))) {
      for (byte[] row : rows) {
        sum.update(row);
        scores.write(row);
      }
    }
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(file().text().length);
    out.write(file().text());
    out.writeLong(sum.getValue() + wrong);
    out.write(packed.toByteArray());
    return bytes.toByteArray();
  }

  @Test
  void tablesOfOlderProgramsAreReadAndPackedAnew() throws IOException {
    List<String> warnings = new ArrayList<>();
    scoreOf(library(), warnings);
    byte[] sound = Files.readAllBytes(file().path());
    Table table = Table.empty(POWERS, KEY);
    assertTrue(file().read(table.rows(), workers(1)));
    byte[] old = old(table.rows(), 0);
    Files.write(file().path(), old);
    assertEquals(List.of(), findings());
    assertEquals(Score.of(31), scoreOf(library(), warnings));
    assertArrayEquals(sound, Files.readAllBytes(file().path()));
    assertTrue(sound.length < 0.67 * old.length, sound.length + " of " + old.length + " bytes");

    Files.write(file().path(), old(table.newRows(), 1));
    assertEquals(1, findings().size());
    assertEquals(Score.of(31), scoreOf(library(), warnings));
    assertArrayEquals(sound, Files.readAllBytes(file().path()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 65_535, 65_536, 65_537, 150_003})
  void aStreamIsReadWholeOrNotAtAll(int length) throws IOException {
    byte[][] rows = rows(2, length);
    byte[] sound = old(rows, 0);
    Files.write(file().path(), sound);
    assertEquals(sound.length, file().length());
    assertTrue(reads(rows, length));
    assertFalse(reads(rows, length + 1), "rows of another table");
    assertFalse(length > 1 && reads(rows, length - 1), "rows of another table");
    assertTrue(file().packed(2, length, Long.MAX_VALUE).isEmpty());

    ParallelLoop stopped = new ParallelLoop(1, "test", new CountingToken(1).token());
    assertThrows(CancellationException.class, () -> file().read(new byte[2][length], stopped));

    AtomicInteger packings = new AtomicInteger();
    assertTrue(file().load(new byte[2][length], workers(1), packings::incrementAndGet, _ -> {}));
    assertTrue(file().load(new byte[2][length], workers(1), packings::incrementAndGet, _ -> {}));
    assertEquals(1, packings.get());
    assertTrue(file().packed(2, length, Long.MAX_VALUE).isPresent());

    Files.write(file().path(), old(rows, 1));
    assertFalse(reads(rows, length), "another checksum");
    Files.write(file().path(), Arrays.copyOf(sound, sound.length - 1));
    assertFalse(reads(rows, length), "cut off");
    Files.delete(file().path());
    assertFalse(reads(rows, length), "gone");
    assertEquals(0, file().length());
  }

  /** Whether rows of a length are read; where they are they must be those that are given. */
  private boolean reads(byte[][] rows, int length) {
    byte[][] read = new byte[rows.length][length];
    if (!file().read(read, workers(1))) {
      return false;
    }
    assertArrayEquals(rows, read);
    return true;
  }

  /** The pieces that are tried lie in the table, however many it has. */
  @Test
  void anyNumberOfPiecesCanBeTried() {
    for (int count : new int[] {1, 2, 7, 8, 9, 11, 12, 13, 19, 20, 21}) {
      for (int more : new int[] {0, 1}) {
        byte[][] rows = new byte[1][(count << 18) + more];
        assertEquals(BlockPacker.PLAIN, Blocks.packer(rows, workers(2)), count + " pieces and " + more);
      }
    }
  }

  @Test
  void aTableIsPackedInTheWayThatSuitsIt() {
    byte[] block = rows(1, 48)[0];
    byte[] lines = new byte[48 * 300];
    byte[] holes = new byte[48 * 300];
    Random random = new Random(3);
    int count = 0;
    for (int i = 0; i < lines.length; i++) {
      lines[i] = random.nextInt(8) == 0 ? (byte) random.nextInt(30) : block[i % 48];
      holes[i] = random.nextInt(8) == 0 ? (byte) Score.INVALID : (byte) (count++ % 97);
    }
    assertEquals(48, BlockPacker.best(1, _ -> lines, workers(2)).line());
    assertEquals(48, Blocks.packer(new byte[][] {lines}, workers(1)).line());
    assertEquals(BlockPacker.LEFT_OUT, Blocks.packer(new byte[][] {holes}, workers(1)).line());
    assertTrue(BlockPacker.PLAIN.pack(lines, false, new CancelToken()).length < 0.97
        * BlockPacker.PLAIN.pack(lines, true, new CancelToken()).length);
  }

  @Test
  void onlyATableOfManyPositionsHasSmallBlocks() throws IOException {
    assertEquals(Blocks.LARGE, Blocks.bits((1L << 26) - 1));
    assertEquals(Blocks.SMALL, Blocks.bits(1L << 26));
    byte[][] rows = rows(2, (1 << Blocks.LARGE - 1) + 5);
    write(rows, 2);
    long small = file().length();
    file().write(rows, workers(2));
    assertTrue(file().length() < small);
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file().path()))) {
      assertEquals(Blocks.LARGE, TableFile.head(in).bits());
    }
    assertTrue(reads(rows, rows[0].length));
    PackedScores packed = file().packed(2, rows[0].length, (2L << Blocks.LARGE) - 1).orElseThrow();
    for (int number : new int[] {0, rows[0].length - 11, rows[0].length - 10, rows[0].length - 1}) {
      assertEquals(rows[1][number] & 255, packed.get(1, number));
      assertEquals(1, packed.held());
    }
  }

  @Test
  void aStoppedWriterLeavesNothing() {
    CancelToken token = new CancelToken();
    token.cancel();
    byte[][] rows = rows(1, 10);
    assertThrows(CancellationException.class,
        () -> file().write(rows, new ParallelLoop(2, "test", token)));
    assertThrows(CancellationException.class, () -> Blocks.packer(rows, new ParallelLoop(2, "test", token)));
    assertFalse(file().exists());
  }
}
