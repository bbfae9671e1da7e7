package zugwerk.web.substitute;

import java.util.concurrent.Callable;

final class ForkJoinPool {

  private final int parallelism;

  ForkJoinPool(int parallelism) {
    this.parallelism = parallelism;
  }

  public int getParallelism() {
    return parallelism;
  }

  public <T> ForkJoinTask<T> submit(Callable<T> work) {
    return ForkJoinTask.adapt(work);
  }

  public void close() {}
}
