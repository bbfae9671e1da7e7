package zugwerk.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.Improve;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.content.quality.Weights;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/**
 * Counts how many two-movers the search for better versions improves within a fixed number of candidates: the bundled
 * ones, and random sound ones. It prints a line for each problem and a table; the same arguments give the same figures,
 * but for the time.
 */
public final class ImproveMeasurement {

  private static final Stipulation ASKED = Stipulation.parse("#2");
  private static final long NODES = 2_000_000;
  private static final PrintStream OUT = System.out;

  /** How many men random positions have, at least and at most. */
  private static final int FEWEST = 6;
  private static final int MOST = 12;

  /** A problem before and after. */
  private record Result(double before, double after, int versions, double seconds) {

    boolean isBetter() {
      return versions > 0;
    }
  }

  private final Measure measure = new Measure(Weights.bundled());
  private final Map<String, List<Result>> results = new LinkedHashMap<>();
  private final int effort;
  private final int threads;

  private ImproveMeasurement(int effort, int threads) {
    this.effort = effort;
    this.threads = threads;
  }

  /**
   * Measures.
   *
   * @param arguments how many candidates for each problem, how many random problems, the seed, and how many threads
   */
  public static void main(String[] arguments) throws IOException {
    ImproveMeasurement measurement =
        new ImproveMeasurement(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[3]));
    for (Path file : bundled()) {
      Problem problem = ProblemFile.read(file);
      measurement.improve(problem, problem.variant().id() + (file.getFileName().toString().startsWith("original-")
          ? ", originals" : ", classics"), file.toString());
    }
    Random random = new Random(Long.parseLong(arguments[2]));
    for (int i = 1; i <= Integer.parseInt(arguments[1]); i++) {
      Problem problem = random(Variants.of("orthodox"), random);
      measurement.improve(problem, "orthodox, random", problem.fen());
    }
    measurement.print();
  }

  private static List<Path> bundled() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("problems"))) {
      return files.filter(file -> file.toString().endsWith(".json"))
          .filter(file -> ProblemFile.read(file).task().stipulationText().equals(ASKED.toString())).sorted().toList();
    }
  }

  /** A random position that happens to be a sound two-mover. */
  private static Problem random(Variant variant, Random random) {
    while (true) {
      Setup setup = Setup.empty(variant.schema());
      int pieces = FEWEST + random.nextInt(MOST - FEWEST + 1);
      for (int i = 0; i < pieces; i++) {
        int type = i < 2 ? Schema.KING : 1 + random.nextInt(variant.schema().types().size() - 1);
        int side = i < 2 ? i : random.nextInt(3) / 2;
        int square = random.nextInt(Square.COUNT);
        while (setup.piece(square) != Piece.NONE) {
          square = random.nextInt(Square.COUNT);
        }
        setup = setup.withPiece(square, Piece.of(side, type));
      }
      Problem problem = Problem.of(variant, setup, ASKED);
      if (Validation.faults(variant, setup).isEmpty() && isSound(problem)) {
        return problem;
      }
    }
  }

  private static boolean isSound(Problem problem) {
    return Solved.solve(problem, SolveOptions.DEFAULT.stoppingAfter(2), new Monitor()).verdict() == Soundness.SOUND;
  }

  private void improve(Problem problem, String group, String name) {
    CandidateSolver.Limits limits = new CandidateSolver.Limits(threads, SolveOptions.NO_LIMIT, NODES);
    long start = System.nanoTime();
    Improve improve = new Improve(problem, measure, new Improve.Request(effort, Integer.MAX_VALUE, 1),
        new CandidateSolver(limits, new Monitor()));
    List<Found> found = improve.search(_ -> {});
    double before = improve.start().points();
    double after = found.stream().findFirst().flatMap(Found::quality).map(Quality::points).orElse(before);
    Result result = new Result(before, after, found.size(), (System.nanoTime() - start) / 1e9);
    results.computeIfAbsent(group, _ -> new ArrayList<>()).add(result);
    OUT.printf(Locale.ROOT, "%-60s %7.2f -> %7.2f  %3d versions  %s%n", name, before, after, found.size(),
        found.stream().findFirst().map(Found::changesText).orElse(""));
  }

  private void print() {
    OUT.printf(Locale.ROOT, "%n%d candidates each%n%-24s %8s %8s %8s %8s %8s%n", effort, "two-movers", "problems",
        "better", "before", "after", "seconds");
    results.forEach(this::print);
    print("all", results.values().stream().flatMap(List::stream).toList());
  }

  private void print(String group, List<Result> all) {
    OUT.printf(Locale.ROOT, "%-24s %8d %8d %8.2f %8.2f %8.1f%n", group, all.size(),
        all.stream().filter(Result::isBetter).count(), mean(all, Result::before), mean(all, Result::after),
        mean(all, Result::seconds));
  }

  private static double mean(List<Result> all, ToDoubleFunction<Result> of) {
    return all.stream().mapToDouble(of).average().orElse(0);
  }
}
