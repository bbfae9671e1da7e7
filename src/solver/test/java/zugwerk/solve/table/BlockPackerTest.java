package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.testkit.CountingToken;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Single blocks: every way to pack one is undone, and what cannot be one is refused. */
class BlockPackerTest {

  @TempDir
  private Path folder;

  private final Random random = new Random(15);

  private byte[][] rows(int count, int length) {
    return BlocksTest.rows(random, count, length);
  }

  private static byte[] pack(BlockPacker packer, byte[] scores, boolean fast) {
    return packer.pack(scores, fast, new CancelToken());
  }

  private static byte[] unpack(BlockPacker packer, byte[] packed, int count) throws IOException {
    return packer.unpack(packed, count, new CancelToken());
  }

  @ParameterizedTest
  @ValueSource(ints = {BlockPacker.LEFT_OUT, 1, 48, 64, 1000})
  void everyWayIsUndone(int line) throws IOException {
    BlockPacker packer = new BlockPacker(line);
    for (int length : new int[] {1, 47, 960, 1001, 5000}) {
      for (int step : new int[] {1, 3, length}) {
        byte[] scores = rows(1, length)[0];
        for (int i = 0; i < length; i += step) {
          scores[i] = (byte) Score.INVALID;
        }
        assertArrayEquals(scores, unpack(packer, pack(packer, scores, true), length));
        assertArrayEquals(scores, unpack(packer, pack(packer, scores, false), length));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"KQvK", "KPvK"})
  void everyWayIsUndoneForScoresOfATable(String pieces) throws IOException {
    Powers powers = new Powers(Variants.of("orthodox"));
    Key key = Key.all(powers, Material.parse(powers.schema(), pieces)).iterator().next();
    CounterStore store = new CounterStore(powers, folder, 1, Long.MAX_VALUE, Score.MOST_PLIES);
    for (byte[] row : store.table(key, new Monitor()).rows()) {
      for (int line : new int[] {BlockPacker.LEFT_OUT, 1, 48, 64}) {
        BlockPacker packer = new BlockPacker(line);
        assertArrayEquals(row, unpack(packer, pack(packer, row, false), row.length));
      }
    }
  }

  /** Scores without a model, then a bit for each number, as LZMA2 holds what cannot be packed. */
  @Test
  void aBitBehindTheLastNumberIsLeftAlone() throws IOException {
    byte[] scores = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    byte[] packed = {1, 0, 8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, /* bits */ 1, 0, 1, 4, 2, 0};
    scores[2] = (byte) Score.INVALID;
    assertArrayEquals(scores, unpack(BlockPacker.PLAIN, packed, 9));
    packed[16] = 0;
    packed[17] = 3;
    scores[2] = 3;
    scores[8] = (byte) Score.INVALID;
    assertArrayEquals(scores, unpack(BlockPacker.PLAIN, packed, 9));
  }

  /** Three scores, and bits that show as many positions among four numbers, or of more or fewer, or are missing. */
  @ParameterizedTest
  @CsvSource({"0, 4, 3", "0, 0, -1", "0, 6, -1", "0, 15, -1", "0, 36, 3", "1, 4, -1", "1, 0, -1"})
  void scoresAreAsManyAsPositions(int line, int bits, int right) throws IOException {
    BlockPacker packer = new BlockPacker(line);
    byte[] packed = {1, 0, 2, 1, 2, 3, 0, /* bits */ 1, 0, 0, (byte) bits, 0};
    if (right > 0) {
      assertArrayEquals(new byte[] {1, 2, (byte) Score.INVALID, 3}, unpack(packer, packed, 4));
    } else {
      assertEquals("it has another length",
          assertThrows(IOException.class, () -> unpack(packer, packed, 4)).getMessage());
    }
    assertThrows(IOException.class, () -> unpack(packer, packed, 2), "more scores than numbers");
    byte[] none = {1, 0, 3, 1, 2, 3, 4, 0, /* bits */ 0};
    assertThrows(IOException.class, () -> unpack(packer, none, 4), "no bits");
  }

  /** A large block takes a quarter of a second to pack. */
  @Test
  void workOnABlockCanBeStopped() throws IOException {
    int length = 1 << Blocks.LARGE;
    byte[] scores = rows(1, length)[0];
    CountingToken counting = new CountingToken(Long.MAX_VALUE);
    byte[] packed = BlockPacker.PLAIN.pack(scores, true, counting.token());
    assertTrue(counting.checks() >= 16, counting.checks() + " questions");
    CancelToken few = new CountingToken(9).token();
    assertThrows(CancellationException.class, () -> BlockPacker.PLAIN.pack(scores, true, few));
    CountingToken unpacking = new CountingToken(Long.MAX_VALUE);
    assertArrayEquals(scores, BlockPacker.PLAIN.unpack(packed, length, unpacking.token()));
    assertTrue(unpacking.checks() >= 16, unpacking.checks() + " questions");
  }
}
