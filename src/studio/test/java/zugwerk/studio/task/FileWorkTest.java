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
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Meter;

/** The order in which things are read, written and reported; background and window run when the test lets them. */
class FileWorkTest {

  private final Queue<Runnable> background = new ArrayDeque<>();
  private final List<String> reports = new ArrayList<>();
  private final FileWork work = new FileWork(background::add, Runnable::run);

  private void read(String what) {
    work.read(what, _ -> what, reports::add, reports::add);
  }

  private void write(String what) {
    work.write(what, () -> what, reports::add, reports::add);
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
    assertEquals(List.of(), reports);
    turn();
    assertEquals(List.of("two"), reports);
    assertFalse(work.reading().busy().get());
  }

  @Test
  void whatIsStoppedEndsAtItsNextStep() {
    List<Double> shares = new ArrayList<>();
    work.reading().progress().subscribe(now -> now.ifPresent(progress -> shares.add(progress.share())));
    work.read("long", monitor -> {
      new Meter(monitor).report(Message.NONE, 1, 2, "lines");
      return "read";
    }, reports::add, reports::add);
    turn();
    assertEquals(List.of(0.5), shares);
    work.read("stopped", monitor -> {
      work.stop();
      assertThrows(CancellationException.class, monitor.token()::check);
      reports.add("checked");
      monitor.token().check();
      return "never";
    }, reports::add, reports::add);
    turn();
    assertEquals(List.of("read", "checked"), reports);
    assertFalse(work.reading().busy().get());
  }

  @Test
  void whatIsWrittenIsWrittenInOrderAndWhateverComesAfterWaits() {
    write("one");
    write("two");
    work.afterWriting(() -> reports.add("after"));
    assertEquals(1, background.size(), "one at a time");
    assertEquals("one", work.writing().message().get());
    turn();
    assertEquals(List.of("one"), reports);
    assertEquals("two", work.writing().message().get());
    turn();
    assertEquals(List.of("one", "two", "after"), reports);
    assertFalse(work.writing().busy().get());
    work.afterWriting(() -> reports.add("at once"));
    assertEquals("at once", reports.getLast());
  }

  @Test
  void aReadingDoesNotStopWhatIsWritten() {
    write("written");
    read("read");
    work.stop();
    turn();
    turn();
    assertEquals(List.of("written"), reports);
  }

  @Test
  void faultsAreReportedAndTheRestGoesOn() {
    work.<String>write("one", () -> {
      throw new UncheckedIOException("no room", new IOException());
    }, reports::add, reports::add);
    work.<String>write("two", () -> {
      throw new IllegalStateException("a mistake of the program");
    }, reports::add, reports::add);
    work.<String>read("three", _ -> {
      throw new InputException("no problem");
    }, reports::add, reports::add);
    turn();
    turn();
    assertEquals(List.of("no room", "no problem"), reports);
    assertThrows(IllegalStateException.class, this::turn);
    work.afterWriting(() -> reports.add("after"));
    assertEquals("after", reports.getLast());
  }
}
