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
import zugwerk.solve.Control;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Solver;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** Milliseconds to prove all keys of a direct mate and write out its whole play, on one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 5)
@Fork(1)
public class SolverBenchmark {

  @Param({
    "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1 #5",
    "2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1 #4"
  })
  private String problem;

  @Benchmark
  public Solution solve() {
    Variant variant = Variants.of("orthodox");
    int cut = problem.lastIndexOf(' ');
    return Solver.solve(variant, Fen.parse(variant, problem.substring(0, cut)),
        Stipulation.parse(problem.substring(cut + 1)), SolveOptions.DEFAULT, new Control());
  }
}
