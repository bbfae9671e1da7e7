package zugwerk.solve;

import java.util.function.Supplier;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;

/**
 * Has first moves examined by several threads.
 *
 * @param meter told of each first move that is settled
 * @param threads how many threads work, from 1
 * @param firstMoves how many first moves there are
 */
record FirstMoveQueue(Meter meter, int threads, int firstMoves) {

  /**
   * Has every first move examined; returns or throws once no thread works any more.
   *
   * @param depth the number of moves that is searched, for the progress report
   * @param workers makes what examines first moves for one thread
   */
  void deal(int depth, Supplier<? extends ParallelLoop.Worker> workers) {
    meter.begin("In " + depth, firstMoves, "first moves");
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
