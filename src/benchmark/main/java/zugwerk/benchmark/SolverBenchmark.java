package zugwerk.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Milliseconds to prove all keys of a direct mate and write out its whole play. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 5)
@Fork(1)
public class SolverBenchmark {

  /** Game, position and stipulation, separated by commas. */
  @Param({
      "orthodox, n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1, #5",
      "orthodox, 7K/p1B4P/1pR2p2/p7/3kP3/p3pP2/4p1p1/4Nbr1 w - - 0 1, #6",
      "orthodox, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1, #4",
      "polypiece, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1, #4",
      "poison, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6d/1N1P4/2Pp2P1/6r1 w - - 0 1, #4",
      "shock, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6g/1N1P4/2Pp2P1/6r1 w - - 0 1, #4",
      "cursed, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1, #4",
      "hitpoint, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1, #4"
  })
  private String problem;

  @Param({"1", "2"})
  private int threads;

  @Benchmark
  public Solution solve() {
    String[] parts = problem.split(", ");
    Variant variant = Variants.of(parts[0]);
    return Solver.solve(variant, Fen.parse(variant, parts[1]), Stipulation.parse(parts[2]),
        SolveOptions.DEFAULT.threads(threads), new Monitor());
  }
}
