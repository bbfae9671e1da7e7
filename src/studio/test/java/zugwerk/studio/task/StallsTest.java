package zugwerk.studio.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Time is the processor time of the thread that is watched, so that a busy machine changes nothing. */
class StallsTest {

  private static final Duration LEAST = Duration.ofMillis(200);

  private final ExecutorService window = Executors.newSingleThreadExecutor();
  private Runnable waiting = () -> {};

  @AfterEach
  void end() {
    window.shutdownNow();
  }

  /** Works as if it ran in the window just before the probe. */
  private Stalls stalls() {
    return new Stalls(sign -> {
      window.execute(waiting);
      window.execute(sign);
    }, LEAST);
  }

  private static void work(Duration time) {
    long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() + time.toNanos();
    while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() < end) {
      Thread.onSpinWait();
    }
  }

  @Test
  void whatHoldsTheWindowIsReportedWithItsPlace() throws Exception {
    Stalls stalls = stalls();
    stalls.next();
    waiting = () -> work(LEAST.plusMillis(10));
    Stalls.Stall stall = stalls.next().orElseThrow();
    assertTrue(stall.work().compareTo(LEAST) >= 0 && stall.held().compareTo(LEAST) >= 0, stall.toString());
    assertTrue(stall.doing().stream().anyMatch(call -> call.contains("StallsTest.work")), stall.toString());
  }

  @Test
  void aShorterWaitIsNoStall() throws Exception {
    Stalls stalls = stalls();
    stalls.next();
    waiting = () -> work(LEAST.dividedBy(4));
    for (int i = 0; i < 6; i++) {
      assertEquals(Optional.empty(), stalls.next(), "many together are no stall if there is a sign between them");
    }
  }
}
