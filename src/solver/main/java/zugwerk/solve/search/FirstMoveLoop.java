package zugwerk.solve.search;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.function.Supplier;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;

/** Shares the first moves of a problem among threads, and reports how many are done. */
public final class FirstMoveLoop {

  private FirstMoveLoop() {}

  /**
   * Examines first moves on several threads; returns or throws once no thread works any more.
   *
   * @param depth the number of moves searched, for the progress report
   */
  public static void run(
      Meter meter, int threads, int firstMoves, int depth, Supplier<? extends ParallelLoop.Worker> workers) {
    meter.begin(message("In {0}", depth), firstMoves, key("first moves"));
    new ParallelLoop(threads, "solver", meter.token()).run(firstMoves, () -> new Counted(workers.get(), meter));
  }

  private record Counted(ParallelLoop.Worker worker, Meter meter) implements ParallelLoop.Worker {

    @Override
    public void work(int item) {
      worker.work(item);
      meter.done();
    }

    @Override
    public void end() {
      worker.end();
    }
  }
}
