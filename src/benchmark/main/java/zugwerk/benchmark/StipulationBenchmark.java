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

/** Milliseconds for each stipulation in each game, with one thread: one diagram, all solutions. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(1)
public class StipulationBenchmark {

  /** Game and position; a Queen stands for the strongest piece of the game. */
  @Param({
      "orthodox, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1",
      "polypiece, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1",
      "poison, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6d/1N1P4/2Pp2P1/6r1 w - - 0 1",
      "shock, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6g/1N1P4/2Pp2P1/6r1 w - - 0 1",
      "cursed, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1",
      "hitpoint, 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1"
  })
  private String position;

  @Param({"#3", "s#3", "r#3", "h#2", "h=2", "ser-h#4", "ser-#4"})
  private String stipulation;

  @Benchmark
  public Solution solve() {
    String[] parts = position.split(", ");
    Variant variant = Variants.of(parts[0]);
    return Solver.solve(variant, Fen.parse(variant, parts[1]), Stipulation.parse(stipulation), SolveOptions.DEFAULT,
        new Monitor());
  }
}
