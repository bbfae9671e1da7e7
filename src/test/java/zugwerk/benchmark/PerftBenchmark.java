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
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.rules.Perft;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Milliseconds for perft 5 from the start position of each game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PerftBenchmark {

  @Param({"orthodox", "polypiece"})
  private String game;

  @Benchmark
  public long perft5() {
    Variant variant = Variants.of(game);
    return new Perft(variant, 5).count(Position.of(Fen.parse(variant, variant.start())), 5);
  }
}
