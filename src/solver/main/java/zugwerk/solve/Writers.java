package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Threads that write trees together. Each part is written by a tree builder of its own, which first makes the moves up
 * to it.
 */
final class Writers implements AutoCloseable {

  private final ForkJoinPool threads;
  private final Supplier<TreeBuilder> builders;
  private final AtomicInteger elsewhere = new AtomicInteger();
  private final Queue<TreeBuilder> idle = new ConcurrentLinkedQueue<>();
  private final Map<TreeBuilder.Crossing, TreeBuilder.Answers> written = new ConcurrentHashMap<>();

  /**
   * @param threads how many threads write, from 1
   * @param builders makes builders that stand at the position of the problem
   */
  Writers(int threads, Function<Writers, TreeBuilder> builders) {
    this.threads = new ForkJoinPool(threads);
    this.builders = () -> builders.apply(this);
  }

  /** What all of them have written. */
  Map<TreeBuilder.Crossing, TreeBuilder.Answers> written() {
    return written;
  }

  /** Says that one more thread has other work, so that it will not help. */
  void began() {
    elsewhere.incrementAndGet();
  }

  /** Says that a thread has done its other work. */
  void ended() {
    elsewhere.decrementAndGet();
  }

  /** Whether a thread may have nothing to do. */
  boolean haveTime() {
    return elsewhere.get() < threads.getParallelism();
  }

  /** Writes what a move contributes to the tree. */
  @FunctionalInterface
  interface Part {

    /** What a move contributes, if anything, with the builder at the position before the move. */
    Optional<SolutionNode> write(TreeBuilder tree, int move);
  }

  /** Writes something in one of the threads, so that the others can help, and waits until it is written. */
  void write(Consumer<TreeBuilder> work) {
    threads.submit(() -> at(List.of(), tree -> {
      work.accept(tree);
      return tree;
    })).join();
  }

  /**
   * What each of some moves contributes, in their order; to be called in one of the threads.
   *
   * @param path the moves from the position of the problem to that before the moves
   */
  List<SolutionNode> each(List<Integer> path, List<Integer> moves, Part part) {
    List<ForkJoinTask<Optional<SolutionNode>>> parts = new ArrayList<>();
    for (int move : moves) {
      parts.add(ForkJoinTask.adapt(() -> at(path, tree -> part.write(tree, move))));
    }
    return ForkJoinTask.invokeAll(parts).stream().flatMap(written -> written.join().stream()).toList();
  }

  private <T> T at(List<Integer> path, Function<TreeBuilder, T> work) {
    TreeBuilder tree = Optional.ofNullable(idle.poll()).orElseGet(builders);
    int mark = tree.follow(path);
    T written = work.apply(tree);
    tree.leave(mark);
    idle.add(tree);
    return written;
  }

  /** Waits until no thread works any more, and has the moves counted that are not counted yet. */
  @Override
  public void close() {
    threads.close();
    idle.forEach(tree -> tree.search.finish());
  }
}
