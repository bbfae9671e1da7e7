package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;

/** A table in work is kept whole, or not at all. */
class CheckpointTest {

  private static final Powers POWERS = new Powers(Variants.of("orthodox"));
  private static final Key ROOK = Key.all(POWERS, Material.parse(POWERS.schema(), "KRvK")).iterator().next();
  private static final int PLIES = 7;
  private static final int LONGEST = 5;

  @TempDir
  private Path folder;

  private final Random random = new Random(11);

  private Checkpoint checkpoint(Duration interval) {
    return new Checkpoint(new TableFile(folder, POWERS, ROOK), Score.MOST_PLIES, interval);
  }

  private Path file() {
    Path table = new TableFile(folder, POWERS, ROOK).path();
    return table.resolveSibling(table.getFileName() + Checkpoint.ENDING);
  }

  private static Checkpoint.Content empty(int length) {
    return new Checkpoint.Content(List.of(new byte[2][length], new byte[1][3]), List.<long[][]>of(new long[2][length]));
  }

  private Checkpoint.Content filled(int length) {
    Checkpoint.Content content = empty(length);
    content.bytes().forEach(rows -> List.of(rows).forEach(random::nextBytes));
    content.longs().forEach(rows -> List.of(rows).forEach(row -> Arrays.setAll(row, _ -> random.nextLong())));
    return content;
  }

  private static Optional<String> write(Checkpoint checkpoint, Checkpoint.Content content) {
    DoubleSteps doubtful = new DoubleSteps();
    doubtful.add(0, 1, 1, 2, Score.MATED);
    return checkpoint.write(new Checkpoint.State(PLIES, LONGEST, doubtful), content, new CancelToken());
  }

  private static void assertSame(Checkpoint.Content one, Checkpoint.Content other) {
    for (int i = 0; i < one.bytes().size(); i++) {
      assertArrayEquals(one.bytes().get(i), other.bytes().get(i));
    }
    for (int i = 0; i < one.longs().size(); i++) {
      assertArrayEquals(one.longs().get(i), other.longs().get(i));
    }
  }

  /** Numbers are written some thousands at a time. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8191, 8192, 8193, 20_000})
  void whatIsWrittenIsReadAgain(int length) {
    Checkpoint.Content content = filled(length);
    assertEquals(Optional.empty(), write(checkpoint(Duration.ZERO), content));
    Checkpoint.Content read = empty(length);
    Checkpoint.State state = checkpoint(Duration.ZERO).read(read, new CancelToken()).orElseThrow();
    assertEquals(PLIES, state.plies());
    assertEquals(LONGEST, state.longest());
    assertEquals(1, state.doubleSteps().size());
    assertSame(content, read);
    assertDoesNotThrow(() -> Checkpoint.check(file(), new CancelToken()));
  }

  private void assertDamaged(int length) {
    assertThrows(IOException.class, () -> Checkpoint.check(file(), new CancelToken()));
    Checkpoint.Content read = filled(length);
    assertEquals(Optional.empty(), checkpoint(Duration.ZERO).read(read, new CancelToken()));
    assertSame(empty(length), read);
  }

  /** The packer has a checksum of its own, which agrees here. */
  @ParameterizedTest
  @ValueSource(ints = {50, 20_000})
  void aWrongByteIsFound(int length) throws IOException {
    write(checkpoint(Duration.ZERO), filled(length));
    byte[] bytes = Files.readAllBytes(file());
    int head = Integer.BYTES + ByteBuffer.wrap(bytes).getInt();
    byte[] inside = unpacked(bytes, head);
    // The first eight bytes are as good as any others, but how many moves are doubtful must be believable.
    for (int place : new int[] {0, Integer.BYTES, inside.length - 20, inside.length - 8, inside.length - 1}) {
      byte[] other = inside.clone();
      other[place] ^= 1;
      pack(bytes, head, other);
      assertDamaged(length);
    }
    pack(bytes, head, Arrays.copyOf(inside, inside.length - 1));
    assertDamaged(length);
    pack(bytes, head, inside);
    assertTrue(checkpoint(Duration.ZERO).read(empty(length), new CancelToken()).isPresent());
  }

  private static byte[] unpacked(byte[] bytes, int head) throws IOException {
    try (InflaterInputStream in = new InflaterInputStream(
        new ByteArrayInputStream(bytes, head, bytes.length - head))) {
      return in.readAllBytes();
    }
  }

  private void pack(byte[] bytes, int head, byte[] inside) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, head);
    try (DeflaterOutputStream packed = new DeflaterOutputStream(out)) {
      packed.write(inside);
    }
    Files.write(file(), out.toByteArray());
  }

  @Test
  void anotherTablesBytesAreNotRead() {
    write(checkpoint(Duration.ZERO), filled(10));
    Checkpoint other = new Checkpoint(new TableFile(folder, POWERS, ROOK), Score.MOST_PLIES - 1, Duration.ZERO);
    Checkpoint.Content read = filled(10);
    assertEquals(Optional.empty(), other.read(read, new CancelToken()));
    assertSame(empty(10), read);
  }

  @Test
  void itIsWrittenWhenItIsDueAndNeverAgainOnceItFailed() throws IOException {
    assertFalse(checkpoint(Duration.ofDays(1)).isDue());
    Checkpoint each = checkpoint(Duration.ZERO);
    assertTrue(each.isDue());
    assertEquals(Optional.empty(), write(each, filled(10)));
    assertTrue(each.isDue());
    each.delete();
    // Nothing can be moved to where a folder with something in it stands.
    Files.createDirectories(file().resolve("in the way"));
    assertTrue(write(each, filled(10)).isPresent());
    assertFalse(each.isDue());
  }
}
