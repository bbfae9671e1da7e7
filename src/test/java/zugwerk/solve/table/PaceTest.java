package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The share of the work that is done follows from the tables that are finished, and from their time. */
class PaceTest {

  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong now = new AtomicLong(17);
  private final Pace pace = new Pace(1000, 10, now::get);

  private void pass(int seconds) {
    now.addAndGet(seconds * SECOND);
  }

  @Test
  void atFirstAGuessTells() {
    assertEquals(0, pace.share());
    pace.begin(1000);
    pass(10);
    assertEquals(0.1, pace.share(), 1e-9);
    pass(1000);
    assertEquals(0.95, pace.share(), 1e-9, "it is not finished");
  }

  @Test
  void thenWhatWasMeasuredTells() {
    pace.begin(400);
    pass(99);
    pace.end(true);
    assertEquals(0.4, pace.share(), 1e-9);
    pace.begin(600);
    pass(50);
    // 410 positions in 100 seconds.
    assertEquals((400 + 4.1 * 50) / 1000, pace.share(), 1e-9);
    pace.end(true);
    assertEquals(1, pace.share(), 1e-9);
  }

  @Test
  void aTableOfAnotherProgramIsNoMeasure() {
    pace.begin(500);
    pass(1);
    pace.end(false);
    pace.begin(500);
    pass(1);
    assertEquals(0.51, pace.share(), 1e-9);
    assertTrue(pace.share() < 1);
  }
}
