package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;

/** A position holds nothing that its text does not say: read back, it has the same moves. */
class OracleReadBackTest {

  private static final int GAMES = TestEffort.tries(20, 5);
  private static final int PLIES = 120;

  static Stream<Arguments> games() {
    return Variants.all().stream().map(game -> Arguments.of(game.id(), game.start()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasTheSameMoves(String name, String start) {
    OracleGame game = OracleGame.of(name, "");
    Random random = new Random(7);
    for (int n = 0; n < GAMES; n++) {
      OracleState state = game.parse(start);
      Map<String, OracleState> moves = game.successors(state);
      for (int ply = 0; ply < PLIES && !moves.isEmpty(); ply++) {
        state = List.copyOf(moves.values()).get(random.nextInt(moves.size()));
        moves = game.successors(state);
        String fen = game.fen(state);
        OracleState readBack = game.parse(fen);
        assertEquals(fen, game.fen(readBack));
        assertEquals(List.copyOf(moves.keySet()), game.legalMoves(readBack), fen);
        if (ply % 4 == 0) {
          assertEquals(texts(game, moves.values().stream()), texts(game, game.following(readBack)), fen);
        }
        assertEquals(game.verdict(state), game.verdict(readBack), fen);
      }
    }
  }

  private static List<String> texts(OracleGame game, Stream<OracleState> positions) {
    return positions.map(game::fen).sorted().toList();
  }
}
