package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;

/** Threads that do the same work side by side. */
public final class Team {

  private Team() {}

  /**
   * Has some work done by several threads, the calling one among them; returns once none works any more.
   *
   * @param threads how many, from 1
   * @param name what the threads are called, with a number behind it
   * @param work what each does; it must not throw
   */
  public static void work(int threads, String name, Runnable work) {
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      helpers.add(Thread.ofPlatform().daemon().name(name + "-" + i).start(work));
    }
    work.run();
    helpers.forEach(Team::await);
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
