package zugwerk.studio.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Meter;

/** Every way from one state to another. The background and the window run when the test lets them. */
class JobTest {

  private final Queue<Runnable> background = new ArrayDeque<>();
  private final Queue<Runnable> window = new ArrayDeque<>();
  private final List<String> reports = new ArrayList<>();
  private final List<Job.State> states = new ArrayList<>();
  private final Job<String> job = new Job<>("The clerk", background::add, window::add);

  JobTest() {
    job.state().subscribe(now -> states.add(now));
  }

  private void start(String what, Job.Work<String> work) {
    job.start(what, work, reports::add, reports::add);
  }

  private void turn() {
    while (!window.isEmpty()) {
      window.remove().run();
    }
  }

  private void work() {
    background.remove().run();
    turn();
  }

  @Test
  void aRunWaitsWorksAndIsDone() {
    assertEquals(Job.State.IDLE, job.state().get());
    start("counting", run -> {
      run.finishWith("That was all.");
      turn();
      assertEquals(Job.State.RUNNING, job.state().get());
      return "one";
    });
    assertEquals(Job.State.WAITING, job.state().get());
    assertTrue(job.busy().get());
    assertEquals("counting", job.message().get());
    work();
    assertEquals(List.of(Job.State.IDLE, Job.State.WAITING, Job.State.RUNNING, Job.State.DONE), states);
    assertFalse(job.busy().get());
    assertEquals(Optional.of("one"), job.result().get());
    assertEquals("That was all.", job.message().get());
    assertEquals("", job.failure().get());
    assertEquals(List.of("one"), reports);
  }

  @Test
  void itIsDoneOnlyWhenTheWindowTurns() {
    start("", _ -> "one");
    background.remove().run();
    assertEquals(Job.State.WAITING, job.state().get());
    assertEquals(Optional.empty(), job.result().get());
    turn();
    assertEquals(Job.State.DONE, job.state().get());
  }

  @Test
  void theStateIsTheLastToChange() {
    List<String> seen = new ArrayList<>();
    job.state().subscribe(now -> seen.add(now + " " + job.result().get().orElse("-") + " " + job.message().get()));
    start("first", _ -> "one");
    work();
    start("second", _ -> "two");
    assertEquals(List.of("IDLE - ", "WAITING - first", "RUNNING - first", "DONE one ", "WAITING - second"), seen);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsCancelledIsCancelledEarlyOrLate(boolean early) {
    start("counting", run -> {
      if (!early) {
        job.cancel();
      }
      run.monitor().token().check();
      return "never";
    });
    if (early) {
      job.cancel();
    }
    work();
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertEquals("Stopped.", job.message().get());
    assertEquals(Optional.empty(), job.result().get());
    assertEquals(List.of(), reports);
  }

  @Test
  void aCancelledRunMayHaveAResult() {
    start("", run -> {
      job.cancel();
      run.finishWith("That was all.");
      return "half";
    });
    work();
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertEquals(Optional.of("half"), job.result().get());
    assertEquals("Stopped.", job.message().get());
    assertEquals(List.of("half"), reports);
  }

  @Test
  void aRefusalBecauseItWasStoppedIsNoFailure() {
    start("", _ -> {
      job.cancel();
      throw new InputException("it was stopped before it was known");
    });
    work();
    assertEquals(Job.State.CANCELLED, job.state().get());
    assertEquals(List.of(), reports);
  }

  @Test
  void whatIsRefusedFails() {
    for (RuntimeException refusal : List.of(new InputException("there is no room"),
        new UncheckedIOException("there is no room", new IOException()))) {
      start("", _ -> {
        throw refusal;
      });
      work();
      assertEquals(Job.State.FAILED, job.state().get());
      assertEquals("there is no room", job.failure().get());
      assertEquals("There is no room.", job.message().get());
      assertEquals("there is no room", reports.removeLast());
    }
    start("again", _ -> "one");
    assertEquals("", job.failure().get());
    assertEquals("again", job.message().get());
  }

  @Test
  void aFaultOfTheProgramIsPassedOn() {
    for (RuntimeException fault : List.of(new IllegalStateException("oops"), new IllegalArgumentException("oops"))) {
      start("", _ -> {
        throw fault;
      });
      assertSame(fault, assertThrows(RuntimeException.class, this::work));
      turn();
      assertEquals(Job.State.FAILED, job.state().get());
      assertEquals("The clerk failed: " + fault, job.message().get());
      assertEquals(List.of(), reports);
    }
  }

  @Test
  void onlyTheLatestRunIsShown() {
    List<Job<String>.Run> runs = new ArrayList<>();
    start("one", run -> {
      runs.add(run);
      start("two", _ -> "second");
      assertTrue(run.monitor().token().stops());
      return "first";
    });
    work();
    assertEquals(Job.State.WAITING, job.state().get());
    assertEquals("two", job.message().get());
    runs.getFirst().show(() -> reports.add("late"));
    new Meter(runs.getFirst().monitor()).report(Message.NONE, 1, 2, "items");
    turn();
    assertEquals(Optional.empty(), job.progress().get());
    work();
    assertEquals(List.of("second"), reports);
    assertEquals(Optional.of("second"), job.result().get());
  }

  @Test
  void aRunThatIsDroppedBeforeItBeginsDoesNothing() {
    start("one", _ -> {
      throw new AssertionError("the result is not wanted");
    });
    job.reset();
    start("two", _ -> {
      throw new AssertionError("the result is no longer wanted");
    });
    start("three", _ -> "third");
    work();
    work();
    assertEquals(Job.State.WAITING, job.state().get());
    work();
    assertEquals(List.of("third"), reports);
  }

  @Test
  void resettingForgetsEverything() {
    start("one", _ -> "first");
    work();
    job.reset();
    assertEquals(Job.State.IDLE, job.state().get());
    assertEquals(Optional.empty(), job.result().get());
    start("two", run -> {
      turn();
      job.reset();
      assertTrue(run.monitor().token().stops());
      return "never";
    });
    work();
    assertEquals(Job.State.IDLE, job.state().get());
    assertEquals("", job.message().get());
    assertEquals(List.of("first"), reports);
    job.cancel();
    assertEquals(Job.State.IDLE, job.state().get());
  }

  @Test
  void ofFastNewsOnlyTheLastIsShown() {
    List<Integer> shown = new ArrayList<>();
    List<Integer> done = new ArrayList<>();
    job.progress().subscribe(now -> now.ifPresent(progress -> done.add(progress.done())));
    start("", run -> {
      Consumer<Integer> news = run.newest(shown::add);
      Meter meter = new Meter(run.monitor());
      meter.begin(Message.NONE, 9, "items");
      for (int i = 1; i <= 9; i++) {
        news.accept(i);
        meter.done();
        if (i % 3 == 0) {
          turn();
        }
      }
      return "";
    });
    background.remove().run();
    assertEquals(9, job.progress().get().orElseThrow().done());
    turn();
    assertEquals(List.of(3, 6, 9), shown);
    assertEquals(List.of(3, 6, 9), done);
    assertEquals(Optional.empty(), job.progress().get());
  }

  @Test
  void newsComeInOrderThoughOneCannotBeShown() {
    start("", run -> {
      run.show(() -> reports.add("a"));
      run.show(() -> {
        throw new IllegalStateException("oops");
      });
      run.show(() -> reports.add("b"));
      return "c";
    });
    background.remove().run();
    assertThrows(IllegalStateException.class, this::turn);
    turn();
    assertEquals(List.of("a", "b", "c"), reports);
    assertEquals(Job.State.DONE, job.state().get());
  }

  @Test
  void enqueuedRunsComeOneAfterTheOther() {
    for (String what : List.of("one", "two")) {
      job.enqueue(what, _ -> what, reports::add, reports::add);
    }
    job.whenIdle(() -> reports.add("idle"));
    assertEquals(1, background.size());
    assertEquals("one", job.message().get());
    work();
    assertEquals(List.of("one"), reports);
    assertEquals("two", job.message().get());
    assertEquals(Job.State.WAITING, job.state().get());
    work();
    assertEquals(List.of("one", "two", "idle"), reports);
    job.whenIdle(() -> reports.add("at once"));
    assertEquals("at once", reports.getLast());
  }

  @Test
  void theActionsOfAResultComeBeforeTheNextRun() {
    job.enqueue("one", _ -> "one", result -> {
      reports.add(result);
      job.enqueue("three", _ -> "three", reports::add, reports::add);
      assertTrue(background.isEmpty(), "the next one waits until the result is taken");
      reports.add("taken");
    }, reports::add);
    job.enqueue("two", _ -> "two", reports::add, reports::add);
    work();
    work();
    work();
    assertEquals(List.of("one", "taken", "two", "three"), reports);
  }

  @Test
  void theQueueGoesOnAfterAFailureAFaultAndAReset() {
    job.enqueue("", _ -> {
      throw new CancellationException();
    }, reports::add, reports::add);
    job.enqueue("", _ -> "one", _ -> {
      throw new IllegalStateException("the result cannot be taken");
    }, reports::add);
    job.enqueue("", _ -> "two", reports::add, reports::add);
    job.enqueue("", _ -> "three", reports::add, reports::add);
    work();
    assertEquals(Job.State.WAITING, job.state().get());
    assertThrows(IllegalStateException.class, this::work);
    turn();
    job.reset();
    work();
    work();
    assertEquals(List.of("three"), reports);
  }

  @Test
  void itCanBeMadeSynchronous() {
    Job<String> here = new Job<>("The clerk", Runnable::run, Runnable::run);
    here.start("", _ -> "one", reports::add, reports::add);
    assertEquals(Job.State.DONE, here.state().get());
    here.enqueue("", _ -> "two", reports::add, reports::add);
    assertEquals(List.of("one", "two"), reports);
  }
}
