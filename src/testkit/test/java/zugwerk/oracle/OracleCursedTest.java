package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences of Cursed Chess, one by one. */
class OracleCursedTest {

  private final OracleGame game = OracleGame.of("cursed", "");

  @Test
  void startsAsOrthodox() {
    OracleLines.startsAsOrthodox(game, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # A slider lands on a hostile or grey tile and goes no farther; it may cross one of its own colour.
      4k3/8/8/8/8/8/8/R3K3 w - - 0 1 a4b,c1g | a1 | a1a2 a1a3 a1a4 a1b1 a1c1
      4k3/8/8/8/8/8/8/R3K3 w - - 0 1 a4w,c1w | a1 | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1
      4k3/8/8/8/8/8/8/r3K3 b - - 0 1 a5w,a3b | a1a | a1a2 a1a3 a1a4 a1a5
      4k3/8/8/8/8/8/1b6/4K3 b - - 0 1 d4w | b2 | b2a1 b2a3 b2c1 b2c3 b2d4
      # The Knight goes two straight, then one sideways: one path only.
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g2b | g1 | g1e2
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3g | g1 | g1e2
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 f2b | g1 | g1e2 g1f3 g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 e1b | g1 | g1f3 g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3w | g1 | g1e2 g1f3 g1h3
      # A tile under a piece is dormant and blocks nothing.
      4k3/8/8/8/8/6n1/6P1/K5N1 w - - 0 1 g3g,g2g | g1 | g1e2 g1f3 g1h3
      # The Pawn's double step crosses its middle square, and may land on a tile.
      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e3b | e2 | e2e3
      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e3g | e2 | e2e3
      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e4b,e3w | e2 | e2e3 e2e4
      # A King may not land on a tile of any colour.
      4k3/8/8/8/8/8/8/4K3 w - - 0 1 d2w,e2b,f2g | e1 | e1d1 e1f1
      # A forfeited promotion is one move; capturing on a dormant tile promotes as ever.
      1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 a8w,b8w | a7 | a7a8 a7b8b a7b8n a7b8q a7b8r
      # Castling: neither piece lands on a tile or crosses a hostile one.
      4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 b1w | e1 | e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1
      4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 b1b,g1w | e1 | e1d1 e1d2 e1e2 e1f1 e1f2
      4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 b1g,f1w | e1 | e1d1 e1d2 e1e2 e1f2
      4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 c1w | e1 | e1d1 e1d2 e1e2 e1f1 e1f2 e1g1
      4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 d1w | e1 | e1d2 e1e2 e1f1 e1f2 e1g1
      # A tile shields the King's path; the tile under the King does not while the King stands there.
      4kr2/8/8/8/8/8/8/4K2R w K - 0 1 f4w | e1g | e1g1
      4kr2/8/8/8/8/8/8/4K2R w K - 0 1 f4b | e1 | e1d1 e1d2 e1e2
      # Arrival is judged with the Rook on its corner: the tile under it is dormant, the Knight crosses h1.
      4k3/8/8/8/8/7n/8/4K2R w K - 0 1 h1g | e1 | e1d1 e1d2 e1e2 e1f1
      # A pinned piece leaves a grey tile, which shuts the line, or a black one, which does not.
      4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1 e4g | e4 | e4c3 e4c5 e4d2 e4d6 e4f2 e4f6 e4g3 e4g5
      4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1 e4b | e4 | ''
      # A piece that is forfeited on landing shuts no line, and opens the line that the tile shut.
      4r1k1/8/8/8/8/R7/8/4K3 w - - 0 1 e3b | a3 | ''
      4r1k1/8/8/8/8/R7/8/4K3 w - - 0 1 e3w | a3e | ''
      """)
  void goes(String fen, String beginning, String moves) {
    OracleLines.goes(game, fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # No crossing, no attack.
      4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 e4w | ''
      4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 e4g | ''
      4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 e4b | check
      6k1/8/8/8/8/3n4/8/4K3 w - - 0 1 d2w | ''
      6k1/8/8/8/8/3n4/8/4K3 w - - 0 1 d1g | ''
      6k1/8/8/8/8/3n4/8/4K3 w - - 0 1 e3g | check
      4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 e1g | check
      """)
  void stands(String fen, String verdict) {
    OracleLines.stands(game, fen, verdict);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # The tile has the victim's colour, then that of the majority of the victims.
      4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 - | e4d5 | 4k3/8/8/3P4/8/8/8/4K3 b - - 0 1 d5b
      4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 d5w | e4d5 | 4k3/8/8/3P4/8/8/8/4K3 b - - 0 1 d5g
      4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 d5g | e4d5 | 4k3/8/8/3P4/8/8/8/4K3 b - - 0 1 d5b
      4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 d5b | e4d5 | 4k3/8/8/3P4/8/8/8/4K3 b - - 0 1 d5b
      4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1 e4b | d5e4 | 4k3/8/8/8/4p3/8/8/4K3 w - - 0 2 e4g
      4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1 e4g | d5e4 | 4k3/8/8/8/4p3/8/8/4K3 w - - 0 2 e4w
      4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1 e4w | d5e4 | 4k3/8/8/8/4p3/8/8/4K3 w - - 0 2 e4w
      r3k3/8/8/r2p4/8/8/8/R3K3 w Q - 0 1 - | a1a5 a8a5 | 4k3/8/8/r2p4/8/8/8/4K3 w - - 0 2 a5g
      # The tile stays where it lies when the piece moves on.
      4k3/8/8/3P4/8/8/8/4K3 w - - 0 1 d5b | d5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1 d5b
      # Landing forfeits piece and tile; it is no capture, so there is no curse and the clock goes on.
      4k3/8/8/8/8/8/8/R3K3 w Q - 7 1 a4w,h8g | a1a4 | 4k3/8/8/8/8/8/8/4K3 b - - 8 1 h8g
      4k3/P7/8/8/8/8/8/4K3 w - - 7 1 a8b | a7a8 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 -
      # A forfeited double step notes nothing; one across a friendly tile does.
      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e4b | e2e4 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 -
      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e3w | e2e4 | 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 e3w
      # En passant: the tile falls where the Pawn stood; on a tile the capturer is forfeited as well.
      4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 - | e5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1 d5b
      4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 d6b | e5d6 | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 d5b
      4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 e3w | d4e3 | 4k3/8/8/8/8/8/8/4K3 w - - 0 2 e4w
      # Rights go with the Rook that leaves and the Rook that is captured; castling leaves the tiles alone.
      r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1 - | a1a8 | R3k3/8/8/8/8/8/8/4K3 b - - 0 1 a8b
      4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 b1w,e4g | e1c1 | 4k3/8/8/8/8/8/8/2KR3R b - - 1 1 e4g,b1w
      """)
  void ends(String fen, String moves, String end) {
    OracleLines.ends(game, fen, moves, end);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # By either leg a Knight is barred only if both ways are: g2 and g3, or f1 and f2.
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g2b | g1 | g1e2 g1f3 g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3g | g1 | g1e2 g1f3 g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3b,f1b | g1 | g1e2 g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3b,f2b | g1 | g1e2 g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 f2b,e1b | g1 | g1f3 g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3w,f2w | g1 | g1e2 g1f3 g1h3
      # Only the Knight has a choice.
      4k3/8/8/8/8/8/8/R3K3 w - - 0 1 a4b,c1g | a1 | a1a2 a1a3 a1a4 a1b1 a1c1
      """)
  void goesByEitherLeg(String fen, String beginning, String moves) {
    OracleLines.goes(OracleGame.of("cursed", "either-leg"), fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # Both ways must be free: g2, g3, f1 and f2 to f3.
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 f1b | g1 | g1h3
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3g | g1 | g1e2
      4k3/8/8/8/8/8/8/K5N1 w - - 0 1 g3w,f2w | g1 | g1e2 g1f3 g1h3
      """)
  void goesByBothLegs(String fen, String beginning, String moves) {
    OracleLines.goes(OracleGame.of("cursed", "both-legs"), fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      6k1/8/8/8/8/3n4/8/4K3 w - - 0 1 d2w | check
      6k1/8/8/8/8/3n4/8/4K3 w - - 0 1 e3w,d2w | ''
      """)
  void standsByEitherLeg(String fen, String verdict) {
    OracleLines.stands(OracleGame.of("cursed", "either-leg"), fen, verdict);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1x", "e9w", "e1w,e1b", "e1", "frozen"})
  void refusesWhatItDoesNotKnow(String items) {
    assertThrows(IllegalArgumentException.class, () -> game.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1 " + items));
  }
}
