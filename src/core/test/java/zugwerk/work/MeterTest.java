package zugwerk.work;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.work.Message.message;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is counted and reported a piece of work. */
class MeterTest {

  private final List<Progress> reported = new ArrayList<>();

  @Example
  void eachItemAndEachResultIsReported() {
    Meter meter = new Meter(new Monitor(reported::add));
    meter.setMemory(() -> new MemoryUse(0.25, 3));
    meter.begin(message("In 2"), 3, "first moves");
    meter.done();
    meter.count(7);
    meter.found();
    meter.begin(message("In 3"), 4, "first moves");
    meter.done();
    meter.report(message("Tables"), 5, 6, "tables");
    assertEquals(List.of("In 2 1/3 first moves 0 0", "In 2 1/3 first moves 1 7", "In 3 1/4 first moves 1 7",
        "Tables 5/6 tables 1 7"),
        reported.stream().map(now -> now.step() + " " + now.done() + "/" + now.all() + " " + now.unit() + " "
            + now.found() + " " + now.nodes()).toList());
    assertTrue(reported.stream().allMatch(now -> now.memory().equals(new MemoryUse(0.25, 3)) && now.seconds() >= 0));
  }

  @Property
  void itStopsWhenMoreMovesWerePlayedThanAllowed(
      @ForAll @IntRange(min = 1, max = 50) int most, @ForAll @IntRange(min = 1, max = 20) int portion) {
    Meter meter = new Meter(new Monitor(), Duration.ofDays(1), most);
    int played = portion;
    for (; played <= most; played += portion) {
      assertDoesNotThrow(() -> meter.played(portion));
    }
    assertThrows(CancellationException.class, () -> meter.played(portion));
    assertEquals(played, meter.nodes());
  }

  @Example
  void itStopsWithTheMonitorAndWhenItsTimeIsUp() {
    Monitor monitor = new Monitor();
    Meter late = new Meter(monitor, Duration.ofNanos(0), Long.MAX_VALUE);
    Meter meter = new Meter(monitor);
    assertThrows(CancellationException.class, () -> late.played(1));
    meter.played(1);
    monitor.token().cancel();
    assertThrows(CancellationException.class, () -> meter.played(1));
    meter.count(1);
    assertEquals(3, meter.nodes());
    assertFalse(new Monitor().token().stops());
  }

  @Example
  void timeIsThatOfTheClockOfTheToken() {
    AtomicLong time = new AtomicLong(-7_000_000_000L);
    Meter meter = new Meter(new Monitor(new CancelToken(time::get), reported::add));
    time.addAndGet(3_500_000_000L);
    assertEquals(3.5, meter.seconds());
    meter.played(1);
    meter.played(1);
    assertEquals(1, reported.size(), "the second one is too early");
    assertEquals(3.5, reported.getFirst().seconds());
  }

  @Example
  void progressIsReportedInWords() {
    assertEquals("In 3: 4 of 20 first moves; 1,024 moves played, 2,048 a second; table 7 % full; 0.5 s",
        new Progress(message("In {0}", 3), 4, 20, "first moves", 0, 1024, 0.5, new MemoryUse(0.07, 0))
            .words(Texts.ENGLISH));
    assertEquals("12 tried, 3 found; 2.0 s",
        new Progress(Message.NONE, 12, Progress.ENDLESS, "tried", 3, 0, 2, MemoryUse.NONE).words(Texts.ENGLISH));
    assertEquals("1 tried; table 90 % full, 5,000 entries replaced; 2.0 s",
        new Progress(Message.NONE, 1, Progress.ENDLESS, "tried", 0, 0, 2, new MemoryUse(0.9, 5000))
            .words(Texts.ENGLISH));
    assertEquals(0.2, new Progress(Message.NONE, 4, 20, "", 0, 0, 0, MemoryUse.NONE).share());
    assertEquals(Progress.UNKNOWN,
        new Progress(Message.NONE, 4, Progress.ENDLESS, "", 0, 0, 0, MemoryUse.NONE).share());
    assertEquals(Progress.UNKNOWN, new Progress(Message.NONE, 0, 0, "", 0, 0, 0, MemoryUse.NONE).share());
    assertEquals(0, new Progress(Message.NONE, 0, 0, "", 0, 5, 0, MemoryUse.NONE).nodesPerSecond());
    Progress measured = new Progress(message("Building {0}", "KRvK"), 1, 3, "tables", 0, 0, 6, MemoryUse.NONE, 0.25);
    assertEquals("Building KRvK: 1 of 3 tables; 6.0 s, about 18 s left", measured.words(Texts.ENGLISH));
    assertEquals(0.25, measured.share());
    assertEquals("about 3 min left",
        new Progress(Message.NONE, 0, 3, "tables", 0, 0, 20, MemoryUse.NONE, 0.1).left(Texts.ENGLISH));
    assertEquals("", new Progress(Message.NONE, 0, 3, "tables", 0, 0, 1, MemoryUse.NONE, 0.1).left(Texts.ENGLISH),
        "too early");
  }
}
