package zugwerk.work;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** What stops with what, by a clock that the test sets. */
class CancelTokenTest {

  private final AtomicLong clock = new AtomicLong();
  private final CancelToken root = new CancelToken(clock::get);

  @Test
  void nothingStopsByItself() {
    clock.set(Long.MAX_VALUE);
    assertFalse(root.stops());
    assertDoesNotThrow(root::check);
    assertFalse(new CancelToken().child(Duration.ofSeconds(Long.MAX_VALUE)).stops());
  }

  @Test
  void aTokenStopsThoseBelowItAndNoneAbove() {
    CancelToken child = root.child();
    CancelToken grandchild = child.child();
    CancelToken sibling = root.child();
    child.cancel();
    assertTrue(child.stops());
    assertTrue(grandchild.stops());
    assertTrue(grandchild.isCancelled());
    assertThrows(CancellationException.class, grandchild::check);
    assertFalse(root.stops());
    assertFalse(sibling.stops());
    root.cancel();
    assertTrue(sibling.stops());
  }

  @Test
  void whatIsMadeOfAStoppedTokenIsStopped() {
    root.cancel();
    assertTrue(root.child().stops());
    assertTrue(root.child(Duration.ofDays(1)).isCancelled());
  }

  /** Starting anywhere on the clock, which may pass the end of a long. */
  @Property
  void theEarliestDeadlineAboveCounts(@ForAll long start, @ForAll @LongRange(min = 1, max = 1000) long outer,
      @ForAll @LongRange(min = 1, max = 1000) long inner) {
    AtomicLong time = new AtomicLong(start);
    CancelToken above = new CancelToken(time::get).child(Duration.ofNanos(outer));
    CancelToken below = above.child(Duration.ofNanos(inner)).child();
    long end = Math.min(outer, inner);
    time.set(start + end - 1);
    assertFalse(below.stops());
    time.set(start + end);
    assertTrue(below.stops());
    assertThrows(CancellationException.class, below::check);
    assertEquals(outer <= inner, above.stops());
    assertFalse(below.isCancelled(), "it was not cancelled; its time is up");
  }
}
