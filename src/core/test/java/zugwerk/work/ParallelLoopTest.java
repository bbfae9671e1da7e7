package zugwerk.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Items shared among threads, for any number of them. */
class ParallelLoopTest {

  private static ParallelLoop loop(int threads) {
    return new ParallelLoop(threads, "test", new CancelToken());
  }

  @Test
  void aLoopNeedsAThread() {
    assertEquals("the number of threads must be at least 1, not 0",
        assertThrows(InputException.class, () -> loop(0)).getMessage());
    assertThrows(InputException.class, () -> ParallelLoop.checkThreads(-1));
  }

  /** Takes different times for different items, without a clock. */
  private static int slowly(int item) {
    int sum = item;
    for (int i = 0; i < (item * 7919 % 13) * 100; i++) {
      sum = sum * 31 + i;
    }
    return sum;
  }

  @Property(tries = 200)
  void eachItemIsDoneOnceByAtMostSoManyWorkersWhichAllEnd(
      @ForAll @IntRange(max = 100) int items, @ForAll @IntRange(min = 1, max = 6) int threads) {
    AtomicIntegerArray done = new AtomicIntegerArray(items + 1);
    AtomicInteger workers = new AtomicInteger();
    AtomicInteger ended = new AtomicInteger();
    Set<Thread> makers = ConcurrentHashMap.newKeySet();
    loop(threads).run(items, () -> {
      workers.incrementAndGet();
      makers.add(Thread.currentThread());
      return new ParallelLoop.Worker() {
        @Override
        public void work(int item) {
          done.incrementAndGet(item);
          assertTrue(makers.contains(Thread.currentThread()));
        }

        @Override
        public void end() {
          ended.incrementAndGet();
        }
      };
    });
    assertEquals(items, IntStream.range(0, items).map(done::get).sum());
    assertTrue(IntStream.range(0, items).allMatch(item -> done.get(item) == 1));
    assertEquals(Math.clamp(items, 1, threads), workers.get());
    assertEquals(workers.get(), ended.get());
    assertTrue(makers.contains(Thread.currentThread()));
  }

  @Property(tries = 200)
  void resultsComeInOrderForAnyNumberOfThreads(
      @ForAll @IntRange(max = 100) int items, @ForAll @IntRange(min = 1, max = 6) int threads) {
    List<Integer> results = new ArrayList<>();
    loop(threads).ordered(items, ParallelLoopTest::slowly, results::add);
    assertEquals(IntStream.range(0, items).map(ParallelLoopTest::slowly).boxed().toList(), results);
  }

  @Property(tries = 200)
  void whenThereAreEnoughNoMoreComeAndTheRestStops(
      @ForAll @IntRange(max = 60) int last, @ForAll @IntRange(min = 1, max = 6) int threads) {
    List<Integer> results = new ArrayList<>();
    ParallelLoop loop = loop(threads);
    loop.ordered(Progress.ENDLESS, item -> item, result -> {
      results.add(result);
      return result < last;
    });
    assertEquals(IntStream.rangeClosed(0, last).boxed().toList(), results);
    assertTrue(loop.token().isCancelled());
  }

  @Test
  void aResultWaitsForTheOnesBeforeIt() {
    CountDownLatch later = new CountDownLatch(3);
    List<Integer> results = new ArrayList<>();
    loop(2).ordered(4, item -> {
      if (item == 0) {
        await(later);
        assertEquals(List.of(), results);
      } else {
        later.countDown();
      }
      return item;
    }, results::add);
    assertEquals(List.of(0, 1, 2, 3), results);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  /** Works until its token stops it, as a search does. */
  private static void searchUntilStopped(CancelToken token) {
    while (true) {
      token.check();
      Thread.onSpinWait();
    }
  }

  @Property(tries = 50)
  void theFirstFailureStopsTheOthersAndIsThrown(
      @ForAll @IntRange(max = 20) int failing, @ForAll @IntRange(min = 1, max = 5) int threads) {
    ParallelLoop loop = loop(threads);
    UnsupportedOperationException failure = new UnsupportedOperationException();
    Set<Integer> begun = ConcurrentHashMap.newKeySet();
    assertSame(failure,
        assertThrows(UnsupportedOperationException.class, () -> loop.run(Progress.ENDLESS, () -> item -> {
          begun.add(item);
          if (item == failing) {
            throw failure;
          }
          if (item > failing) {
            searchUntilStopped(loop.token());
          }
        })));
    assertTrue(begun.containsAll(IntStream.rangeClosed(0, failing).boxed().toList()));
    assertTrue(begun.size() < failing + 1 + threads);
  }

  @Test
  void aTrueFailureCountsMoreThanAStopBeforeIt() {
    ParallelLoop loop = loop(2);
    CountDownLatch both = new CountDownLatch(2);
    assertThrows(UnsupportedOperationException.class, () -> loop.run(2, () -> item -> {
      both.countDown();
      await(both);
      if (item == 0) {
        throw new CancellationException();
      }
      while (!loop.token().stops()) {
        Thread.onSpinWait();
      }
      throw new UnsupportedOperationException();
    }));
  }

  @Test
  void anErrorIsThrownAsItIs() {
    assertThrows(StackOverflowError.class, () -> loop(3).run(9, () -> {
      throw new StackOverflowError();
    }));
  }

  @Test
  void whatCannotBeHandedOnIsAFailureAndNothingFollowsIt() {
    Set<Integer> seen = new HashSet<>();
    assertThrows(UnsupportedOperationException.class, () -> loop(4).ordered(100, item -> item, result -> {
      seen.add(result);
      if (result == 5) {
        throw new UnsupportedOperationException();
      }
      return true;
    }));
    assertEquals(Set.of(0, 1, 2, 3, 4, 5), seen);
  }

  @Property(tries = 50)
  void cancellingStopsItInTheMiddle(@ForAll @IntRange(min = 1, max = 5) int threads) {
    CancelToken token = new CancelToken();
    ParallelLoop loop = new ParallelLoop(threads, "test", token.child());
    AtomicInteger begun = new AtomicInteger();
    List<Integer> results = new ArrayList<>();
    assertThrows(CancellationException.class, () -> loop.ordered(Progress.ENDLESS, item -> {
      if (begun.incrementAndGet() == 10) {
        token.cancel();
      }
      return item;
    }, results::add));
    assertTrue(begun.get() < 10 + threads);
    assertEquals(IntStream.range(0, results.size()).boxed().toList(), results);
  }

  @Test
  void aLoopInALoopStopsWithIt() {
    ParallelLoop outer = loop(2);
    Set<Integer> stopped = ConcurrentHashMap.newKeySet();
    CountDownLatch inside = new CountDownLatch(1);
    assertThrows(UnsupportedOperationException.class, () -> outer.run(2, () -> item -> {
      if (item == 0) {
        await(inside);
        throw new UnsupportedOperationException();
      }
      ParallelLoop inner = new ParallelLoop(2, "inner", outer.token().child());
      assertThrows(CancellationException.class, () -> inner.run(2, () -> part -> {
        inside.countDown();
        try {
          searchUntilStopped(inner.token());
        } finally {
          stopped.add(part);
        }
      }));
      throw new CancellationException();
    }));
    assertTrue(stopped.contains(0));
  }

  @Test
  void aFailingLoopInALoopLeavesTheOuterTokenAlone() {
    ParallelLoop outer = loop(2);
    List<Integer> sums = new ArrayList<>();
    outer.ordered(5, item -> {
      int[] sum = new int[1];
      ParallelLoop inner = new ParallelLoop(2, "inner", outer.token().child());
      inner.ordered(Progress.ENDLESS, part -> part, part -> {
        sum[0] += part;
        return part < item;
      });
      return sum[0];
    }, sums::add);
    assertEquals(List.of(0, 1, 3, 6, 10), sums);
  }
}
