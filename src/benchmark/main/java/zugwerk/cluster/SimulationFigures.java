package zugwerk.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zugwerk.compose.Demands;
import zugwerk.compose.Generate;
import zugwerk.compose.PieceStock;
import zugwerk.content.quality.Weights;
import zugwerk.file.ProblemFile;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** Prints what a cluster of imagined workers loses: {@code mvn -Pbenchmark compile exec:exec@cluster}. */
public final class SimulationFigures {

  private SimulationFigures() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) {
    System.out.println("workers  piece ms  dead  pieces/s  of the workers' time lost %  twice  sent");
    for (int workers : new int[] {1, 10, 100}) {
      for (int cost : new int[] {20, 200, 2000}) {
        for (double dead : new double[] {0, 0.33}) {
          independent(workers, cost, dead);
        }
      }
    }
    System.out.println("one #3, its first moves and replies of up to 20 s each");
    for (int workers : new int[] {1, 10, 100}) {
      proof(workers);
    }
  }

  private static void independent(int workers, int cost, double dead) {
    int count = 100 * workers;
    Generate.Request request = new Generate.Request(Variants.of("orthodox", ""), Stipulation.parse("#2"),
        PieceStock.any(6), 0,
        Demands.DEFAULT, 1, 1);
    List<Task> tasks = IntStream.range(0, count)
        .<Task>mapToObj(number -> new Task.Attempt(request, Weights.bundled(), 1, number)).toList();
    double death = 20.0 * cost;
    Simulation.Result result = new Simulation(workers, 20, 0.5, 15_000, 0.01, 1).run(tasks, false, Memory.NONE,
        _ -> new TaskResult(TaskResult.Kind.DONE, "null"), (text, _) -> cost(text, cost), death,
        workers == 1 ? 0 : dead);
    double needed = tasks.stream().mapToDouble(task -> cost(task.text(), cost)).sum();
    int gone = (int) (workers * (workers == 1 ? 0 : dead));
    double alive = workers * result.time() - gone * Math.max(0, result.time() - death);
    System.out.printf(Locale.ROOT, "%7d  %8d  %4d  %8.0f  %27.1f  %5d  %4d%n", workers, cost, gone,
        1000 * count / result.time(), 100 * (1 - needed / alive), result.counts().twice(),
        result.sent());
  }

  /** From 0 to twice the mean, always the same for the same task. */
  private static double cost(String task, int mean) {
    return 2.0 * mean * Math.floorMod(task.hashCode() * 31, 1000) / 1000;
  }

  private static void proof(int workers) {
    KnownAnswers answers = new KnownAnswers();
    Task task = new Task.Solve(ProblemFile.read(Path.of("problems", "orthodox", "loyd-1855.json")),
        SolveOptions.DEFAULT, SolveOptions.NO_LIMIT);
    Simulation.Result result = new Simulation(workers, 20, 0.5, 15_000, 0, 1).run(List.of(task), true, Memory.NONE,
        answers::of, (text, _) -> cost(text, 10_000), 1e9, 0);
    System.out.printf(Locale.ROOT, "%7d workers: %.0f s, %d pieces sent%n", workers, result.time() / 1000,
        result.sent());
  }
}
