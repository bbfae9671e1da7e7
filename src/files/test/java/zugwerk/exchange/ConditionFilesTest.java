package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.condition.Conditioned;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ConditionSamples;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;

/** Every condition on every game that it does not exclude, with its state, written to files and read back. */
class ConditionFilesTest {

  private static final List<String> FORMATS = List.of("json", "csv", "epd", "yacpdb", "olive", "pgn");

  static Stream<String> conditions() {
    return ConditionSamples.all();
  }

  @ParameterizedTest
  @MethodSource("conditions")
  void nothingIsLost(String condition) {
    Random random = new Random(condition.hashCode());
    List<Variant> games = List.copyOf(Variants.all());
    int number = random.nextInt(games.size());
    for (int game = 0; game < games.size(); game++) {
      Variant plain = games.get(game);
      if (TestEffort.combines(number, game) && ConditionSamples.fits(plain, condition)) {
        Variant variant = Conditioned.of(plain, condition);
        Problem problem = Problem.of(variant, ConditionSamples.setup(variant, random), Stipulation.parse("#2"));
        for (String name : FORMATS) {
          ExchangeFormat format = Formats.named(name);
          assertEquals(List.of(problem), format.read(format.write(List.of(problem)), Positions.orthodox()).whole(),
              () -> name + " " + variant.id() + " " + problem.fen());
        }
      }
    }
  }
}
