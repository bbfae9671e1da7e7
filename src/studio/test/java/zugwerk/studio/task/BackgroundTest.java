package zugwerk.studio.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import zugwerk.work.CancelToken;

class BackgroundTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  private final BlockingQueue<Throwable> faults = new LinkedBlockingQueue<>();
  private final Background background = new Background(
      task -> Thread.ofPlatform().uncaughtExceptionHandler((_, fault) -> faults.add(fault)).unstarted(task));
  private final CountDownLatch started = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);

  @AfterEach
  void end() {
    background.end();
  }

  private void hold() {
    started.countDown();
    try {
      goOn.await();
    } catch (InterruptedException stopped) {
      faults.add(stopped);
    }
  }

  @Test
  void itIsIdleWhenAllTasksHaveEnded() throws Exception {
    assertTrue(background.awaitIdle(Duration.ZERO));
    background.execute(this::hold);
    background.execute(() -> {
      throw new IllegalStateException();
    });
    assertFalse(background.awaitIdle(Duration.ZERO));
    goOn.countDown();
    assertTrue(background.awaitIdle(LONG));
    assertEquals(IllegalStateException.class, faults.take().getClass());
  }

  @Test
  void aQueueCountsToo() throws Exception {
    Background queue = background.queue(Thread::new);
    queue.execute(this::hold);
    queue.execute(() -> faults.add(new AssertionError("dropped")));
    started.await();
    assertFalse(background.awaitIdle(Duration.ZERO));
    queue.end();
    assertTrue(background.awaitIdle(LONG));
    assertEquals(InterruptedException.class, faults.take().getClass());
    assertTrue(faults.isEmpty(), "what waited is dropped");
    background.execute(goOn::countDown);
    goOn.await();
  }

  @Test
  void aPauseDoesNotCountAndIsLeftOutInTests() throws Exception {
    background.after(LONG).execute(() -> faults.add(new AssertionError("at once")));
    assertTrue(background.awaitIdle(Duration.ZERO));
    background.after(Duration.ofNanos(1)).execute(this::hold);
    started.await();
    Background prompt = Background.withoutPauses(Thread::new, CancelToken::new);
    prompt.after(LONG).execute(goOn::countDown);
    assertTrue(prompt.awaitIdle(LONG));
    prompt.end();
    goOn.await();
    assertTrue(background.awaitIdle(LONG));
    assertTrue(faults.isEmpty());
  }

  @Test
  void tasksAfterTheEndAreIgnored() throws Exception {
    background.end();
    background.execute(() -> faults.add(new AssertionError()));
    assertTrue(background.awaitIdle(LONG));
    assertTrue(faults.isEmpty());
  }
}
