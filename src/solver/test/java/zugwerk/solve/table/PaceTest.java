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
    pace.begin(900);
    pass(6);
    // A third of the time of each phase: 30 of 90 seconds.
    assertEquals(0.9 * 6 / 90, pace.share(), 1e-9);
    pass(1000);
    assertEquals(0.9 * 0.95 / 3, pace.share(), 1e-9, "it is not finished");
  }

  @Test
  void thenWhatWasMeasuredTells() {
    pace.begin(390);
    pass(100);
    pace.begin(Pace.Phase.SETTLING);
    pace.begin(Pace.Phase.SETTLING);
    pass(200);
    pace.begin(Pace.Phase.PACKING);
    pass(60);
    pace.end(true);
    assertEquals(0.39, pace.share(), 1e-9);
    pace.begin(610);
    pass(50);
    // With the guess, 400 positions took 361 seconds.
    assertEquals(0.39 + 50 / (1000 * 361 / 400.0), pace.share(), 1e-9);
    pace.end(true);
    assertEquals(1, pace.share(), 1e-9);
  }

  @Test
  void ofAPhaseCountsWhatIsReportedOfIt() {
    pace.begin(190);
    pass(10);
    pace.begin(Pace.Phase.PACKING);
    pass(30);
    pace.end(true);
    pace.begin(800);
    pace.report(0.5);
    pace.report(0.25);
    // The phases take 10 1/3, 200 / 30 (by the guess) and 30 1/3 seconds for 200 positions.
    double whole = 10 + 1 / 3.0 + 200 / 30.0 + 30 + 1 / 3.0;
    assertEquals(0.19 + 0.8 * 0.5 * (10 + 1 / 3.0) / whole, pace.share(), 1e-9);
    pass(1000);
    assertEquals(0.19 + 0.8 * 0.5 * (10 + 1 / 3.0) / whole, pace.share(), 1e-9, "time does not count beside it");
    pace.begin(Pace.Phase.SETTLING);
    pace.begin(Pace.Phase.PACKING);
    double now = pace.share();
    pace.report(1);
    assertTrue(pace.share() > now);
    assertEquals(0.99, pace.share(), 1e-9);
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
