package zugwerk.solve;

import java.util.function.Supplier;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;

/** Examines first moves on several threads. */
record FirstMoveQueue(Meter meter, int threads, int firstMoves) {

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
