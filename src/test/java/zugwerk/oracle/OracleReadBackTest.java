package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.variant.Variants;

/** A position holds nothing that its text does not say: read back, it has the same moves. */
class OracleReadBackTest {

  private static final int GAMES = 20;
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
      List<String> moves = game.legalMoves(state);
      for (int ply = 0; ply < PLIES && !moves.isEmpty(); ply++) {
        state = game.play(state, moves.get(random.nextInt(moves.size())));
        moves = game.legalMoves(state);
        String fen = game.fen(state);
        OracleState readBack = game.parse(fen);
        assertEquals(fen, game.fen(readBack));
        assertEquals(moves, game.legalMoves(readBack), fen);
        assertEquals(game.verdict(state), game.verdict(readBack), fen);
      }
    }
  }
}
