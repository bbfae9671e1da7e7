package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences of Shock Chess, one by one. */
class OracleShockTest {

  private final OracleGame game = OracleGame.of("shock", "");

  @Test
  void startsAsOrthodox() {
    OracleLines.startsAsOrthodox(game, "rnbgkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBGKBNR w KQkq");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # In check, a General elsewhere may be captured; nothing else that leaves the check.
      4r1k1/8/8/8/8/1g6/8/N3K3 w - - 0 1 - | a1 | a1b3
      # A pinned piece may capture a General, and nothing else.
      4r1k1/8/8/8/8/6g1/4N3/4K3 w - - 0 1 - | e2 | e2g3
      # A King may take a guarded General, but no other guarded piece.
      3r2k1/8/8/8/8/8/3g4/4K3 w - - 0 1 - | e1 | e1d2 e1f1
      3r2k1/8/8/8/8/8/3n4/4K3 w - - 0 1 - | e1 | e1d1 e1e2 e1f2
      # After the pass the check must be resolved: the capture of another General does that only if it ends the check.
      4r1k1/8/8/8/8/1g6/3g4/N3K3 w - - 0 1 - | '' | a1b3 e1d2 e1f1
      4r1k1/8/8/8/8/1g6/3g4/N3K3 w - - 0 1 passed | '' | e1d2 e1f1
      3rr1k1/8/8/8/8/1g6/3g4/N3K3 w - - 0 1 passed | '' | e1f1
      # Frozen, and not attacked: a pass, though captures were possible.
      4r1k1/8/8/8/8/1N6/r7/R3K3 b q - 0 1 frozen | '' | pass
      # Promotion to G, R, B or N, also by capture of a General.
      1g2k3/P7/8/8/8/8/8/4K3 w - - 0 1 - | a7 | a7a8b a7a8g a7a8n a7a8r a7b8b a7b8g a7b8n a7b8r
      """)
  void goes(String fen, String beginning, String moves) {
    OracleLines.goes(game, fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # 1.RxG pass 2.Rb8 mate: the pass is a ply of its own.
      6k1/5ppp/8/8/8/8/1g6/1R4K1 w - - 5 1 - | b1b2 | 6k1/5ppp/8/8/8/8/1R6/6K1 b - - 0 1 frozen | ''
      6k1/5ppp/8/8/8/8/1g6/1R4K1 w - - 5 1 - | b1b2 pass | 6k1/5ppp/8/8/8/8/1R6/6K1 w - - 1 2 - | ''
      6k1/5ppp/8/8/8/8/1g6/1R4K1 w - - 5 1 - | b1b2 pass b2b8 | 1R4k1/5ppp/8/8/8/8/8/6K1 b - - 2 2 - | checkmate
      # Attacked when frozen is mate at once, though the Rook could take back, or the King flee.
      1g2r1k1/8/8/8/8/8/8/1R4K1 w - - 0 1 - | b1b8 | 1R2r1k1/8/8/8/8/8/8/6K1 b - - 0 1 frozen | ''
      1g3bk1/8/8/8/8/8/1R6/1R4K1 w - - 0 1 - | b2b8 | 1R3bk1/8/8/8/8/8/8/1R4K1 b - - 0 1 frozen | ''
      rg4k1/8/8/8/8/8/8/1R4K1 w - - 0 1 - | b1b8 | rR4k1/8/8/8/8/8/8/6K1 b - - 0 1 frozen | checkmate
      # Promotion and capture of a General in one, with check and without.
      1g2k3/P7/8/8/8/8/8/4K3 w - - 0 1 - | a7b8g | 1G2k3/8/8/8/8/8/8/4K3 b - - 0 1 frozen | checkmate
      1g2k3/P7/8/8/8/8/8/4K3 w - - 0 1 - | a7b8n | 1N2k3/8/8/8/8/8/8/4K3 b - - 0 1 frozen | ''
      # The King beside the King mates: a frozen army attacks nothing.
      8/8/8/8/8/1k6/1g6/K7 w - - 0 1 - | a1b2 | 8/8/8/8/8/1k6/1K6/8 b - - 0 1 frozen | checkmate
      # The check that was left must be resolved on the next move, or it is mate.
      4r1k1/8/8/8/8/1g6/8/N3K3 w - - 0 1 - | a1b3 pass | 4r1k1/8/8/8/8/1N6/8/4K3 w - - 1 2 passed | check
      6k1/8/8/8/8/1g6/6PP/N3r2K w - - 0 1 - | a1b3 pass | 6k1/8/8/8/8/1N6/6PP/4r2K w - - 1 2 passed | checkmate
      g6k/6pp/8/1g6/8/N7/5nPP/R5RK w - - 0 1 - | a3b5 pass | g6k/6pp/8/1N6/8/8/5nPP/R5RK w - - 1 2 passed | checkmate
      # A pass loses the capture en passant, and no castling right.
      r3k3/8/8/8/3Pp3/8/8/4K3 b q d3 0 1 frozen | pass | r3k3/8/8/8/3Pp3/8/8/4K3 w q - 1 2 - | ''
      # A General taken on the corner costs no right that is gone already; the Rook that leaves its corner does.
      g3k3/8/8/8/8/8/8/R3K3 w Q - 0 1 - | a1a8 | R3k3/8/8/8/8/8/8/4K3 b - - 0 1 frozen | checkmate
      """)
  void ends(String fen, String moves, String end, String verdict) {
    OracleLines.ends(game, fen, moves, end, verdict);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "rnbqkbnr/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 frozen,frozen",
      "4k3/8/8/8/8/8/8/4K3 w - - 0 1 frozen,passed", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 e1"
  })
  void refusesWhatItDoesNotKnow(String fen) {
    assertThrows(IllegalArgumentException.class, () -> game.parse(fen));
  }
}
