package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.variant.GameSamples;
import zugwerk.variant.RandomSetups;

/** Which moves are found and what they lead to, in short random play of every game, by the slow rules. */
class GeneratorTest {

  private static final int WALKS = 12;
  private static final int PLIES = 6;

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheSlowRules(Variant variant) {
    Random random = new Random(31);
    RandomSetups setups = new RandomSetups(random);
    List<String> starts = GameSamples.starts(variant);
    for (int walk = 0; walk < WALKS; walk++) {
      Setup setup = walk < starts.size() ? Fen.parse(variant, starts.get(walk)) : playable(variant, setups, walk);
      walk(variant, Position.of(setup), random);
    }
  }

  private static Setup playable(Variant variant, RandomSetups setups, int walk) {
    return Stream.generate(() -> walk % 3 == 0 ? setups.cornered(variant) : setups.setup(variant)).limit(200)
        .filter(setup -> Validation.faults(variant, setup).isEmpty()).findFirst().orElseThrow();
  }

  private static void walk(Variant variant, Position position, Random random) {
    OracleGame oracle = GameSamples.oracle(variant);
    Generator generator = new Generator(variant);
    MoveText texts = new MoveText(variant);
    for (int ply = 0; ply < PLIES; ply++) {
      String where = Fen.format(position.setup());
      OracleState slow = oracle.parse(where);
      Map<String, String> expected = new TreeMap<>();
      oracle.successors(slow).forEach((move, after) -> expected.put(move, withoutClocks(oracle.fen(after))));
      List<Move> moves = texts.legal(position);
      Map<String, String> found = new TreeMap<>();
      for (Move move : moves) {
        int mark = position.mark();
        MoveMaker.make(variant, position, EncodedMove.pack(move));
        found.put(LongForm.of(variant.schema(), move), withoutClocks(Fen.format(position.setup())));
        position.rollback(mark);
      }
      assertEquals(expected, found, where);
      assertEquals(oracle.verdict(slow), generator.verdict(position).word(), where);
      List<Integer> legal = MakeAndTest.compare(variant, generator, position, random);
      assertEquals(moves.size(), legal.size(), where);
      if (legal.isEmpty()) {
        return;
      }
      MoveMaker.make(variant, position, legal.get(random.nextInt(legal.size())));
    }
  }

  private static String withoutClocks(String fen) {
    return fen.replaceAll(" \\d+ \\d+ ", " ");
  }
}
