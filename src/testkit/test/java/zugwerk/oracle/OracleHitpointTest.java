package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences of Hitpoint Chess, one by one. */
class OracleHitpointTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 -";

  private final OracleGame game = OracleGame.of("hitpoint", "");

  @Test
  void startsAsOrthodox() {
    OracleLines.startsAsOrthodox(game, START);
  }

  /** The lines of Betza's page, as far as they go. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      e2e4 d7d5 e4d5 | rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2 - | ''
      e2e4 e7e5 g1f3 d7d6 f3e5 d6e5 | rnbqkbnr/ppp2ppp/8/4N3/4P3/8/PPPP1PPP/RNBQKB1R w KQkq - 0 4 e5:1 | ''
      e2e4 e7e5 g1f3 d7d6 f3e5 d6e5 h2h3 b8c6 e5c6 \
      | r1bqkbnr/ppp2ppp/8/8/4P3/7P/PPPP1PP1/RNBQKB1R b KQkq - 0 5 - | ''
      e2e4 e7e5 g1f3 d7d6 f3e5 d6e5 d1h5 d8d2 \
      | rnb1kbnr/ppp2ppp/8/4N2Q/4P3/8/PPPq1PPP/RNB1KB1R w KQkq - 0 5 e5:1,d2:8 | checkmate
      e2e4 e7e5 d1h5 d8e7 h5h7 g8f6 h7h8 f6e4 \
      | rnb1kb1Q/ppppqpp1/8/4p3/4n3/8/PPPP1PPP/RNB1KBNR w KQq - 0 5 h8:3,e4:2 | ''
      e2e4 d7d5 e4d5 c8g4 d1g4 | rn1qkbnr/ppp1pppp/8/8/6Q1/8/PPPP1PPP/RNB1KBNR b KQkq - 0 3 g4:6 | ''
      """)
  void playsBetzasLines(String moves, String end, String verdict) {
    OracleLines.ends(game, START, moves, end, verdict);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # The defender stands with what is left, the attacker is always removed then.
      4k3/8/8/3q4/8/4N3/8/4K3 w - - 5 1 - | e3d5 | 4k3/8/8/3q4/8/8/8/4K3 b - - 0 1 d5:6 | ''
      4k3/8/8/3q4/8/4N3/8/4K3 w - - 5 1 d5:4 | e3d5 | 4k3/8/8/3q4/8/8/8/4K3 b - - 0 1 d5:1 | ''
      # Firepower never changes: a damaged Queen still attacks with 9, but has few points to lose.
      4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1 d1:6 | d1d5 | 4k3/8/8/3Q4/8/8/8/4K3 b - - 0 1 d5:1 | ''
      4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1 d1:5 | d1d5 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 - | ''
      4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1 d1:4,d5:3 | d1d5 | 4k3/8/8/3Q4/8/8/8/4K3 b - - 0 1 d5:1 | ''
      # A Pawn attacks a King; another then threatens the points that are left.
      8/8/8/4k3/3P4/8/8/4K3 w - - 5 1 - | d4e5 | 8/8/8/4k3/8/8/8/4K3 b - - 0 1 e5:2 | ''
      8/8/8/4k3/3P1P2/8/8/4K3 w - - 0 1 e5:2 | d4e5 | 8/8/8/4k3/5P2/8/8/4K3 b - - 0 1 e5:1 | check
      4k3/3P4/8/8/8/8/8/4K3 w - - 0 1 - | d7e8 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 e8:2 | ''
      # A King that captures pays as any other piece does.
      4k3/8/8/8/8/8/3nn3/4K3 w - - 0 1 e2:2 | e1e2 | 4k3/8/8/8/8/8/3nK3/8 b - - 0 1 e2:1 | ''
      # En passant removes both; so does a Pawn's capture of a Pawn.
      4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 - | e5d6 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 - | ''
      # A capture on the last rank is one move, a promoted piece has its full points.
      1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 - | a7b8 | 1n2k3/8/8/8/8/8/8/4K3 b - - 0 1 b8:2 | ''
      1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 - | a7a8q | Qn2k3/8/8/8/8/8/8/4K3 b - - 0 1 - | ''
      # A Rook that is attacked and survives keeps the right, and castles with its damage.
      4k3/8/8/8/8/6n1/8/4K2R b K - 0 1 - | g3h1 | 4k3/8/8/8/8/8/8/4K2R w K - 0 2 h1:2 | ''
      4k3/8/8/8/8/6n1/8/4K2R b K - 0 1 - | g3h1 e1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 2 f1:2 | ''
      4k3/8/8/8/8/8/8/4K2R w K - 0 1 e1:2 | e1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1 g1:2 | ''
      # A King that is attacked keeps its castling rights.
      4k3/8/8/8/8/8/3p4/R3K2R b KQ - 0 1 - | d2e1 | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 2 e1:2 | ''
      # Rights vanish with Rooks that die, on either corner, or that leave and die elsewhere.
      4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1 - | h1h8 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 - | ''
      4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1 h1:4 | h1h8 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 - | ''
      4k3/8/8/7q/8/8/8/4K2R w K - 0 1 - | h1h5 | 4k3/8/8/7q/8/8/8/4K3 b - - 0 1 h5:4 | ''
      4k3/8/8/8/8/6n1/8/4K2R b K - 0 1 h1:3 | g3h1 | 4k3/8/8/8/8/8/8/4K3 w - - 0 2 - | ''
      # The defender's points at the start of the move count, not its firepower.
      4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1 h8:2 | h1h8 | 4k2R/8/8/8/8/8/8/4K3 b - - 0 1 h8:3 | check
      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 - | e2e4 | 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 - | ''
      """)
  void ends(String fen, String moves, String end, String verdict) {
    OracleLines.ends(game, fen, moves, end, verdict);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # Betza's pictorial mate is no mate here; with one point left the King is mated.
      4k3/3PP3/4K3/8/8/8/8/8 b - - 0 1 - | '' | e8d8 e8f8
      4k3/3PP3/4K3/8/8/8/8/8 b - - 0 1 e8:1 | '' | ''
      # A King may not capture a piece with as many points as it has, or more: it would die.
      4k3/8/8/8/8/8/3nn3/4K3 w - - 0 1 e2:2 | '' | e1d1 e1e2 e1f2
      4k3/8/8/8/8/8/3nn3/4K3 w - - 0 1 e2:2,e1:2 | '' | e1d1 e1f2
      4k3/8/8/8/8/8/5q2/4K3 w - - 0 1 f2:2 | '' | e1d1 e1f2
      4k3/8/8/8/8/8/5q2/4K3 w - - 0 1 f2:3 | '' | e1d1
      # No move captures a King that would die.
      4k3/8/8/8/8/8/8/4R1K1 w - - 0 1 - | e1e | e1e2 e1e3 e1e4 e1e5 e1e6 e1e7
      # Kings never stand side by side, however hurt.
      8/8/8/3k4/8/3K4/8/8 w - - 0 1 d5:1 | d3 | d3c2 d3c3 d3d2 d3e2 d3e3
      # A Pawn forbids castling only if its firepower reaches the King's points.
      4k3/8/8/8/8/8/6p1/4K2R w K - 0 1 e1:2 | e1 | e1d1 e1d2 e1e2 e1f1 e1f2 e1g1
      4k3/8/8/8/8/8/6p1/4K2R w K - 0 1 e1:1 | e1 | e1d1 e1d2 e1e2 e1f2
      # A pinned Pawn's capture removes it and opens the line.
      4r1k1/8/8/8/8/3b4/4P3/4K3 w - - 0 1 - | e2 | e2e3 e2e4
      # A capture that does not remove the checking piece does not help.
      4k3/8/8/4q3/8/5N2/8/4K3 w - - 0 1 - | '' | e1d1 e1d2 e1f1 e1f2
      4k3/8/8/4q3/8/5N2/8/4K3 w - - 0 1 e5:3 | '' | e1d1 e1d2 e1f1 e1f2 f3e5
      """)
  void goes(String fen, String beginning, String moves) {
    OracleLines.goes(game, fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      4k3/8/8/8/8/3n4/8/4K3 w - - 0 1 d3:1 | check
      4k3/8/8/8/8/8/3p4/4K3 w - - 0 1 e1:2 | ''
      4k3/8/8/8/8/8/3p4/4K3 w - - 0 1 e1:1 | check
      4k3/3PP3/4K3/8/8/8/8/8 b - - 0 1 e8:1 | checkmate
      """)
  void stands(String fen, String verdict) {
    OracleLines.stands(game, fen, verdict);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1:3", "e1:0", "e2:1", "e1:2,e1:1", "e1"})
  void refusesWhatItDoesNotKnow(String items) {
    assertThrows(IllegalArgumentException.class, () -> game.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1 " + items));
  }
}
