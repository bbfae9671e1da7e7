package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.testkit.ConditionSamples;
import zugwerk.variant.Variants;

/** Conditions on orthodox chess against their plain versions, in random play. */
class OracleConditionsTest {

  private static final int GAMES = 25;
  private static final int PLIES = 25;

  static Stream<String> conditions() {
    return Stream.concat(ConditionSamples.all().filter(OracleConditioned::knows),
        Stream.of("Minimummer black", "Magic squares g2 d4 e5 b7", "SAT", "SAT 2"));
  }

  @Test
  void mostConditionsHaveAPlainVersion() {
    assertTrue(conditions().count() > 30, () -> conditions().toList().toString());
  }

  @ParameterizedTest
  @MethodSource("conditions")
  void agreesWithThePlainVersion(String condition) {
    Variant variant = Variants.of("orthodox", "conditions: " + condition);
    OracleGame slow = OracleConditioned.of(condition);
    Random random = new Random(condition.hashCode());
    for (int game = 0; game < GAMES; game++) {
      walk(variant, slow, Position.of(ConditionSamples.setup(variant, random)), random);
    }
  }

  private static void walk(Variant variant, OracleGame slow, Position position, Random random) {
    MoveText texts = new MoveText(variant);
    Generator generator = new Generator(variant);
    for (int ply = 0; ply < PLIES; ply++) {
      String where = variant.settings() + " " + Fen.format(position.setup());
      OracleState state = slow.parse(Fen.format(position.setup()));
      Map<String, OracleState> outcomes = slow.successors(state);
      List<Move> moves = texts.legal(position);
      assertEquals(outcomes.keySet().stream().sorted().toList(),
          moves.stream().map(move -> LongForm.of(variant.schema(), move)).sorted().toList(), where);
      assertEquals(slow.verdict(state), generator.verdict(position).word(), where);
      if (moves.isEmpty()) {
        return;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      OracleState after = outcomes.get(LongForm.of(variant.schema(), move));
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      assertEquals(fields(slow.fen(after)), fields(Fen.format(position.setup())), where + " " + move);
    }
  }

  /** Pieces, side to move, rights and square passed. */
  private static List<String> fields(String fen) {
    return List.of(fen.split(" ")).subList(0, 4);
  }
}
