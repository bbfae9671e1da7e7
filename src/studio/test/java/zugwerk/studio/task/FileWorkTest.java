package zugwerk.studio.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import zugwerk.work.Meter;

/** The order in which things are read, written and told; background and window turn when the test says so. */
class FileWorkTest {

  private final Queue<Runnable> background = new ArrayDeque<>();
  private final List<String> told = new ArrayList<>();
  private final FileWork work = new FileWork(background::add, Runnable::run);

  private void read(String what) {
    work.read(what, _ -> what, told::add, told::add);
  }

  private void write(String what) {
    work.write(what, () -> what, told::add, told::add);
  }

  private void turn() {
    background.remove().run();
  }

  @Test
  void onlyTheLatestReadingIsReported() {
    read("one");
    read("two");
    assertEquals("two", work.reading().message().get());
    turn();
    assertEquals(List.of(), told);
    turn();
    assertEquals(List.of("two"), told);
    assertFalse(work.reading().busy().get());
  }

  @Test
  void whatIsStoppedEndsAtItsNextStep() {
    List<Double> shares = new ArrayList<>();
    work.reading().progress().subscribe(now -> now.ifPresent(progress -> shares.add(progress.share())));
    work.read("long", monitor -> {
      new Meter(monitor).report("", 1, 2, "lines");
      return "read";
    }, told::add, told::add);
    turn();
    assertEquals(List.of(0.5), shares);
    work.read("stopped", monitor -> {
      work.stop();
      assertThrows(CancellationException.class, monitor.token()::check);
      told.add("checked");
      monitor.token().check();
      return "never";
    }, told::add, told::add);
    turn();
    assertEquals(List.of("read", "checked"), told);
    assertFalse(work.reading().busy().get());
  }

  @Test
  void whatIsWrittenIsWrittenInOrderAndWhateverComesAfterWaits() {
    write("one");
    write("two");
    work.afterWriting(() -> told.add("after"));
    assertEquals(1, background.size(), "one at a time");
    assertEquals("one", work.writing().message().get());
    turn();
    assertEquals(List.of("one"), told);
    assertEquals("two", work.writing().message().get());
    turn();
    assertEquals(List.of("one", "two", "after"), told);
    assertFalse(work.writing().busy().get());
    work.afterWriting(() -> told.add("at once"));
    assertEquals("at once", told.getLast());
  }

  @Test
  void aReadingDoesNotStopWhatIsWritten() {
    write("written");
    read("read");
    work.stop();
    turn();
    turn();
    assertEquals(List.of("written"), told);
  }

  @Test
  void faultsAreReportedAndTheRestGoesOn() {
    work.<String>write("one", () -> {
      throw new UncheckedIOException("no room", new IOException());
    }, told::add, told::add);
    work.<String>write("two", () -> {
      throw new IllegalStateException("a mistake of the program");
    }, told::add, told::add);
    work.<String>read("three", _ -> {
      throw new IllegalArgumentException("no problem");
    }, told::add, told::add);
    turn();
    turn();
    assertEquals(List.of("no room", "no problem"), told);
    assertThrows(IllegalStateException.class, this::turn);
    work.afterWriting(() -> told.add("after"));
    assertEquals("after", told.getLast());
  }
}
