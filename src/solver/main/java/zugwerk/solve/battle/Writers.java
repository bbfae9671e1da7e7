package zugwerk.solve.battle;

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
import zugwerk.solve.SolutionNode;

/** Threads that write trees together, each with its own tree builder. */
final class Writers implements AutoCloseable {

  private final ForkJoinPool threads;
  private final Supplier<TreeBuilder> builders;
  private final AtomicInteger examiners = new AtomicInteger();
  private final Queue<TreeBuilder> idle = new ConcurrentLinkedQueue<>();
  private final Map<TreeBuilder.Place, TreeBuilder.Answers> written = new ConcurrentHashMap<>();

  Writers(int threads, Function<Writers, TreeBuilder> builders) {
    this.threads = new ForkJoinPool(threads);
    this.builders = () -> builders.apply(this);
  }

  Map<TreeBuilder.Place, TreeBuilder.Answers> written() {
    return written;
  }

  void examinerStarted() {
    examiners.incrementAndGet();
  }

  void examinerEnded() {
    examiners.decrementAndGet();
  }

  boolean hasIdleThread() {
    return examiners.get() < threads.getParallelism();
  }

  @FunctionalInterface
  interface Part {

    /** Writes a move, with the tree at the position before it. */
    Optional<SolutionNode> write(TreeBuilder tree, int move);
  }

  /** Writes in one of the threads, so that the others can help, and waits for it. */
  void write(Consumer<TreeBuilder> work) {
    threads.submit(() -> at(List.of(), tree -> {
      work.accept(tree);
      return tree;
    })).join();
  }

  /**
   * Must be called in one of the threads.
   *
   * @param path the moves from the position of the problem
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

  @Override
  public void close() {
    threads.close();
    idle.forEach(tree -> tree.search.finish());
  }
}
