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

/** Milliseconds for perft from the start position of each game: six plies of orthodox chess, five of the others. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PerftBenchmark {

  @Param({"orthodox", "polypiece", "poison", "shock", "cursed", "hitpoint"})
  private String game;

  @Benchmark
  public long perft() {
    Variant variant = Variants.of(game);
    int depth = game.equals("orthodox") ? 6 : 5;
    return new Perft(variant, depth).count(Position.of(Fen.parse(variant, variant.start())), depth);
  }
}
