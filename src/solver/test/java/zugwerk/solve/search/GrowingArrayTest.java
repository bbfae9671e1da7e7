package zugwerk.solve.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** The memory of the solver's tables: how it grows, and where its numbers lie. */
class GrowingArrayTest {

  private static final int FIRST = 1 << 17;

  private final List<long[]> rewritten = new ArrayList<>();

  private GrowingArray array(int megabytes, int perEntry, Monitor monitor) {
    return new GrowingArray(megabytes, perEntry, new Meter(monitor), (old, grown) -> rewritten.add(old));
  }

  private static void take(GrowingArray array, int entries) {
    for (int i = 0; i < entries; i++) {
      array.countTaken();
    }
    array.growIfCrowded();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void growsWhenMoreThanThreeQuartersAreTaken(int perEntry) {
    GrowingArray array = array(14, perEntry, new Monitor());
    long[][] first = array.pieces();
    assertEquals(FIRST, GrowingArray.size(first));
    take(array, FIRST / perEntry / 4 * 3);
    assertSame(first, array.pieces(), "just three quarters");
    assertEquals(3.0 / 32, array.use().share());
    take(array, 1);
    assertEquals(2 * FIRST, GrowingArray.size(array.pieces()));
    assertEquals(List.of(first[0]), rewritten);
    assertEquals(0, array.use().share(), "entries count again as they are copied");
    take(array, 2 * FIRST);
    assertEquals(8 * FIRST, GrowingArray.size(array.pieces()), "the most that it may take");
    long[][] last = array.pieces();
    take(array, 8 * FIRST);
    assertSame(last, array.pieces());
    assertEquals(1, array.use().share());
  }

  @Test
  void aSmallArrayNeverGrows() {
    GrowingArray array = array(2, 1, new Monitor());
    long[][] only = array.pieces();
    assertEquals(FIRST, GrowingArray.size(only));
    take(array, FIRST);
    assertSame(only, array.pieces());
    assertEquals(List.of(), rewritten);
  }

  /** The limit holds while the old array is copied into the new one, and leaves something to the solution. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 12, 13, 31, 64, 96, 100})
  void growsWithinItsLimit(int megabytes) {
    GrowingArray array = array(megabytes, 1, new Monitor());
    int limit = (megabytes << 20) / Long.BYTES;
    int before = 0;
    int size = GrowingArray.size(array.pieces());
    while (size > before) {
      assertTrue(before + size < limit, before + " and " + size + " numbers at a time");
      before = size;
      take(array, size);
      size = GrowingArray.size(array.pieces());
    }
    assertTrue(size > limit / 4, size + " numbers in the end");
  }

  @Test
  void tellsHowManyEntriesWereReplaced() {
    GrowingArray array = array(2, 1, new Monitor());
    array.countReplaced();
    array.countReplaced();
    assertEquals(2, array.use().replaced());
  }

  /** Every index has a place of its own, in pieces of one size. */
  @Test
  void aLargeArrayLiesInPieces() {
    GrowingArray array = array(108, 1, new Monitor());
    for (int size = FIRST; size < 8 << 20; size *= 2) {
      take(array, size);
    }
    long[][] pieces = array.pieces();
    assertEquals(8 << 20, GrowingArray.size(pieces));
    assertEquals(4, pieces.length);
    for (int index = 1; index < 8 << 20; index = 2 * index + 1) {
      GrowingArray.piece(pieces, index)[GrowingArray.place(index)] = index;
    }
    int found = 0;
    for (long[] piece : pieces) {
      for (long number : piece) {
        found += number != 0 ? 1 : 0;
      }
    }
    assertEquals(23, found);
    assertEquals((8 << 20) - 1, pieces[3][pieces[3].length - 1]);
    assertNotSame(pieces[0], pieces[1]);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1"})
  void theSearchCanStopWhileItGrows(int piecesCopied, int rewrittenBefore) {
    Monitor monitor = new Monitor();
    GrowingArray[] array = new GrowingArray[1];
    array[0] = new GrowingArray(14, 1, new Meter(monitor), (old, grown) -> {
      rewritten.add(old);
      monitor.token().cancel();
    });
    if (piecesCopied == 0) {
      monitor.token().cancel();
    }
    assertThrows(CancellationException.class, () -> take(array[0], FIRST));
    assertEquals(rewrittenBefore, rewritten.size());
  }

  @Test
  void leavesHalfOfTheMemoryToTheRest() {
    GrowingArray array = array(Integer.MAX_VALUE, 1, new Monitor());
    take(array, FIRST / 2);
    double most = FIRST / 2 / array.use().share();
    assertTrue(most * Long.BYTES <= Runtime.getRuntime().maxMemory() / 2.0, most + " numbers");
  }
}
