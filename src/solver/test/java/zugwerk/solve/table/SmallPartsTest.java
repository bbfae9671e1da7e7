package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.work.CancelToken;

/** Parts that tables rest on: the order of what needs each other, the notes of a frontier, and whose lock it is. */
class SmallPartsTest {

  private final Random random = new Random(61);

  private static Set<Integer> reached(List<List<Integer>> needs, int thing) {
    Set<Integer> reached = new HashSet<>(Set.of(thing));
    List<Integer> open = new ArrayList<>(reached);
    while (!open.isEmpty()) {
      needs.get(open.removeLast()).stream().filter(reached::add).forEach(open::add);
    }
    return reached;
  }

  /** All that is needed comes once, together with all that it needs and that needs it, after all else that it needs. */
  @Test
  void whatIsNeededComesFirst() {
    for (int graph = 0; graph < 300; graph++) {
      int size = 1 + random.nextInt(9);
      List<List<Integer>> needs = IntStream.range(0, size)
          .mapToObj(_ -> random.ints(random.nextInt(3), 0, size).boxed().toList()).toList();
      List<List<Integer>> order = new Components<Integer>(needs::get).of(0);
      List<Integer> all = order.stream().flatMap(List::stream).toList();
      assertEquals(reached(needs, 0), new HashSet<>(all));
      assertEquals(all.size(), new HashSet<>(all).size());
      Set<Integer> before = new HashSet<>();
      for (List<Integer> together : order) {
        before.addAll(together);
        for (int thing : together) {
          Set<Integer> reached = reached(needs, thing);
          assertTrue(before.containsAll(reached), needs::toString);
          assertEquals(new HashSet<>(together), new HashSet<>(reached.stream()
              .filter(other -> reached(needs, other).contains(thing)).toList()), needs::toString);
        }
      }
    }
  }

  @Test
  void aFrontierTellsInWhichBlocksAScoreWasWritten() {
    int size = 3 * Frontier.BLOCK + 7;
    Frontier frontier = new Frontier(2, size);
    byte[][] scores = new byte[2][size];
    Set<List<Integer>> written = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      int row = random.nextInt(2);
      int number = i < 4 ? new int[] {0, size - 1, Frontier.BLOCK, Frontier.BLOCK - 1}[i] : random.nextInt(size);
      scores[row][number] = (byte) random.nextInt(256);
      frontier.add(row, number, scores[row][number] & 255);
      written.add(List.of(row, number / Frontier.BLOCK, scores[row][number] & 255));
    }
    assertFrontier(written, frontier, size);
    Frontier whole = new Frontier(2, size);
    whole.addAll(scores);
    written.clear();
    for (int row = 0; row < 2; row++) {
      for (int number = 0; number < size; number++) {
        written.add(List.of(row, number / Frontier.BLOCK, scores[row][number] & 255));
      }
    }
    assertFrontier(written, whole, size);
    assertEquals(5 * 32, Frontier.bytes(5L * Frontier.BLOCK));
  }

  private static void assertFrontier(Set<List<Integer>> written, Frontier frontier, int size) {
    for (int row = 0; row < 2; row++) {
      for (int number = 0; number < size; number += Frontier.BLOCK - 1) {
        for (int score = 0; score < 256; score++) {
          assertEquals(written.contains(List.of(row, number / Frontier.BLOCK, score)),
              frontier.has(row, number, score));
        }
      }
    }
  }

  /** While one thread works another one waits; it goes on when the first one has done, or stops on request. */
  @Test
  void oneThreadWorksAtATime() {
    StoppableLock lock = new StoppableLock();
    CancelToken stopped = new CancelToken();
    stopped.cancel();
    lock.locked(new CancelToken(), () -> {
      assertEquals("the same thread may go on", lock.locked(stopped, () -> "the same thread may go on"));
      CompletableFuture<String> other = CompletableFuture.supplyAsync(() -> lock.locked(stopped, () -> "another"));
      assertInstanceOf(CancellationException.class, assertThrows(CompletionException.class, other::join).getCause());
      CompletableFuture<Boolean> interrupted = CompletableFuture.supplyAsync(() -> {
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> lock.locked(new CancelToken(), () -> "another"));
        return Thread.interrupted();
      });
      assertTrue(interrupted.join(), "it is still interrupted");
      return true;
    });
    assertEquals("next", CompletableFuture.supplyAsync(() -> lock.locked(stopped, () -> "next")).join());
  }
}
