package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences of Poison Chess about Harpies, Doctors, counts and castling, one by one. */
class OraclePoisonTest {

  private static final String BRYAN_LAMBERT =
      "2d1k3/p2p1p1N/hp4pp/b3Hn2/2P4B/P3D2P/1P3PP1/6K1 w - - 0 1 -";

  private final OracleGame game = OracleGame.of("poison", "");

  @Test
  void startsAsOrthodox() {
    OracleLines.startsAsOrthodox(game, "hnbdkbnh/pppppppp/8/8/8/8/PPPPPPPP/HNBDKBNH w KQkq");
  }

  @Test
  void matesAsItsInventorSays() {
    OracleLines.ends(game, BRYAN_LAMBERT, "e5*f5",
        "2d1k3/p2p1p1N/hp4pp/b4n2/2P4B/P3D2P/1P3PP1/6K1 b - - 1 1 f5:5", "checkmate");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # A Harpy goes as a Rook, captures only Harpies, poisoned ones too, and poisons its neighbours.
      4k3/8/8/p2H2h1/3n4/8/8/4K3 w - - 0 1 - | d5 | d5b5 d5c5 d5d6 d5d7 d5d8 d5e5 d5f5 d5g5 d5*d4
      4k3/8/8/p2H2h1/3n4/8/8/4K3 w - - 0 1 g5:2 | d5 | d5b5 d5c5 d5d6 d5d7 d5d8 d5e5 d5f5 d5g5 d5*d4
      8/8/8/2pnk3/2pHp3/2PNP3/8/7K w - - 0 1 d5:3 | d4 | d4*c4 d4*c5 d4*e4 d4*e5
      # A King may stand beside a Harpy, in line with it, and take it.
      4k3/8/8/8/8/8/3h4/4K3 w - - 0 1 - | '' | e1d1 e1d2 e1e2 e1f1 e1f2
      # Doctor and Guard go as Queens.
      4k3/8/8/8/8/8/P7/D3K3 w - - 0 1 - | a1 | a1b1 a1b2 a1c1 a1c3 a1d1 a1d4 a1e5 a1f6 a1g7 a1h8
      4k3/8/8/8/8/8/P7/G3K3 w - - 0 1 - | a1 | a1b1 a1b2 a1c1 a1c3 a1d1 a1d4 a1e5 a1f6 a1g7 a1h8
      # A poisoned Harpy does nothing, a poisoned Doctor cures itself and no other piece.
      4k3/8/8/8/8/3Hp3/8/4K3 w - - 0 1 d3:4 | d3 | ''
      4k3/8/8/8/8/3D4/4N3/4K3 w - - 0 1 d3:4,e2:4 | '' | d3+d3 e1d1 e1d2 e1f1 e1f2
      # A Doctor cures poisoned neighbours of its own side, also a Doctor, and no other piece.
      4k3/8/8/8/1n6/2DD4/2N1K3/8 w - - 0 1 b4:3,d3:4,c2:1 | c3+ | c3+c2 c3+d3
      4k3/8/8/8/1n6/2DD4/2N1K3/8 w - - 0 1 b4:3,d3:4,c2:1 | d3 | d3+d3
      # A poisoned piece blocks lines and can be captured, also by the piece in whose way it stands.
      n3k3/8/8/8/8/8/8/R3K3 w - - 0 1 a8:3 | a1a | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8
      4k3/n7/8/8/8/8/8/R3K3 w - - 0 1 a7:3 | a1a | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7
      # A poisoned Pawn captures nothing in passing.
      4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 e5:3 | e5 | ''
      # Promotion to N, B, R or G.
      4k3/P7/8/8/8/8/8/4K3 w - - 0 1 - | a7 | a7a8b a7a8g a7a8n a7a8r
      # A removal that opens a line on the own King makes the move illegal.
      4r1k1/8/8/8/8/4N3/8/4K2H w - - 0 1 e3:1 | '' | e1d1 e1d2 e1f1 e1f2
      4r1k1/8/8/8/8/4N3/8/4K2H w - - 0 1 e3:2 | e | e1d1 e1d2 e1e2 e1f1 e1f2
      6r1/4k3/8/8/8/8/6P1/4K2H w K - 0 1 g2:1 | e1 | e1d1 e1d2 e1e2 e1f1 e1f2
      6r1/4k3/8/8/8/8/6P1/4K2H w K - 0 1 g2:2 | e1 | e1d1 e1d2 e1e2 e1f1 e1f2 e1g1
      # Castling: neither is poisoned; only attacks on the King's way forbid it, and Harpies and poisoned pieces
      # make none.
      4k3/8/8/8/8/8/PPPPPPPP/H3K2H w KQ - 0 1 - | e1 | e1c1 e1d1 e1f1 e1g1
      4k3/8/8/8/8/8/PPPPPPPP/H3K2H w KQ - 0 1 a1:3 | e1 | e1d1 e1f1 e1g1
      4k3/8/8/8/8/8/PPPPPPPP/H3K2H w KQ - 0 1 e1:3 | e1 | ''
      4kh2/8/8/8/8/8/PPPPP3/H3K2H w K - 0 1 - | e1 | e1d1 e1f1 e1f2 e1g1
      4kr2/8/8/8/8/8/PPPPP3/H3K2H w K - 0 1 - | e1 | e1d1
      4kr2/8/8/8/8/8/PPPPP3/H3K2H w K - 0 1 f8:1 | e1 | e1d1 e1f1 e1f2 e1g1
      """)
  void goes(String fen, String beginning, String moves) {
    OracleLines.goes(game, fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # The owner has five turns; the counts drop at the end of its own turns only.
      4k3/p7/1H6/8/8/8/8/4K3 w - - 0 1 - | b6*a7 | 4k3/p7/8/8/8/8/8/4K3 b - - 1 1 a7:5
      4k3/p7/1H6/8/8/8/8/4K3 w - - 0 1 - | b6*a7 e8d8 e1d1 | 3k4/p7/8/8/8/8/8/3K4 b - - 3 2 a7:4
      3k4/p7/8/8/8/8/8/3K4 b - - 3 2 a7:4 | d8e8 d1e1 e8d8 e1d1 d8e8 d1e1 | 4k3/p7/8/8/8/8/8/4K3 b - - 9 5 a7:1
      4k3/p7/8/8/8/8/8/4K3 b - - 9 5 a7:1 | e8d8 | 3k4/8/8/8/8/8/8/4K3 w - - 10 6 -
      # The fifth turn still cures; the count of another drops in it.
      4k3/p7/1d4n1/8/8/8/8/4K3 b - - 0 1 a7:1,g6:2 | b6+a7 | 4k3/p7/1d4n1/8/8/8/8/4K3 w - - 1 2 g6:1
      4k3/p7/d7/8/8/8/8/4K3 b - - 0 1 a7:1,a6:1 | a6+a6 | 4k3/8/d7/8/8/8/8/4K3 w - - 1 2 -
      # A capture passes nothing on to the capturing piece.
      r3k3/8/8/8/8/8/8/R5K1 w - - 5 1 a8:3 | a1a8 | R3k3/8/8/8/8/8/8/6K1 b - - 0 1 -
      # Poison loses the capture en passant, a cure too.
      4k3/8/8/3pP3/8/8/2n5/1H2K3 w - d6 5 1 - | b1*c2 | 4k3/8/8/3pP3/8/8/2n5/4K3 b - - 6 1 c2:5
      4k3/8/8/3pP3/8/8/2D5/1H4K1 w - d6 5 1 b1:3 | c2+b1 | 4k3/8/8/3pP3/8/8/2D5/1H4K1 b - - 6 1 -
      # Every double step is noted.
      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 - | e2e4 | 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 -
      # Rights outlast poison and cure, of Harpy and of King.
      4k3/8/8/8/8/8/6h1/H3K2H b KQ - 0 1 - | g2*h1 | 4k3/8/8/8/8/8/8/H3K2H w KQ - 1 2 h1:5
      4k3/8/8/8/8/8/6D1/H3K2H w KQ - 0 1 h1:1 | g2+h1 | 4k3/8/8/8/8/8/6D1/H3K2H b KQ - 1 1 -
      4k3/8/8/8/8/8/3D4/H3K2H w KQ - 0 1 e1:1 | d2+e1 | 4k3/8/8/8/8/8/3D4/H3K2H b KQ - 1 1 -
      # They go with the Harpy that poisons, dies or is taken, and with the King that dies.
      4k3/8/8/8/8/8/6p1/H3K2H w KQ - 0 1 - | h1*g2 | 4k3/8/8/8/8/8/6p1/H3K3 b Q - 1 1 g2:5
      4k3/8/8/8/8/8/3P4/H3K2H w KQ - 0 1 h1:1 | d2d3 | 4k3/8/8/8/8/3P4/8/H3K3 b Q - 0 1 -
      4k2h/8/8/8/8/8/8/4K2H w Kk - 0 1 - | h1h8 | 4k2H/8/8/8/8/8/8/4K3 b - - 0 1 -
      4k3/8/8/8/8/8/3P4/H3K2H w KQ - 0 1 e1:1 | d2d3 | 4k3/8/8/8/8/3P4/8/H6H b - - 0 1 -
      4k3/8/8/8/8/8/8/H3K2H w KQ - 0 1 - | e1c1 | 4k3/8/8/8/8/8/8/2KH3H b - - 1 1 -
      4k3/8/8/8/8/8/7P/H3K2H w Q - 0 1 h2:1 | e1c1 | 4k3/8/8/8/8/8/8/2KH3H b - - 1 1 -
      """)
  void ends(String fen, String moves, String end) {
    OracleLines.ends(game, fen, moves, end);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # A Harpy poisons a poisoned piece, and its count is five again; both its own and the other King's side count.
      repoison | 4k3/8/8/8/3n4/3H4/8/4K3 w - - 0 1 d4:2 | d3* | d3*d4
      repoison | 4k3/4H3/8/8/8/8/8/4K3 w - - 0 1 e8:1 | e7* | e7*e8
      cure-any | 4k3/8/8/8/3n4/3H4/8/4K3 w - - 0 1 d4:2 | d3* | ''
      # A Doctor cures a piece of either side, and a poisoned one still only itself.
      cure-any | 4k3/8/8/8/1n6/2DD4/2N1K3/8 w - - 0 1 b4:3,d3:4,c2:1 | c3+ | c3+b4 c3+c2 c3+d3
      cure-any | 4k3/8/8/8/1n6/2DD4/2N1K3/8 w - - 0 1 b4:3,d3:4,c2:1 | d3 | d3+d3
      repoison | 4k3/8/8/8/1n6/2DD4/2N1K3/8 w - - 0 1 b4:3,d3:4,c2:1 | c3+ | c3+c2 c3+d3
      # A cure that makes an enemy piece attack the own King is illegal.
      cure-any | 4k3/8/8/8/8/8/4rD2/4K3 w - - 0 1 e2:3 | f2+ | ''
      repoison;cure-any | 4k3/8/8/8/3nH3/3D4/8/4K3 w - - 0 1 d4:2 | d3+ | d3+d4
      repoison;cure-any | 4k3/8/8/8/3nH3/3D4/8/4K3 w - - 0 1 d4:2 | e4* | e4*d4
      """)
  void hasSettings(String settings, String fen, String beginning, String moves) {
    OracleLines.goes(OracleGame.of("poison", settings), fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      repoison | 4k3/8/8/8/3n4/3H4/8/4K3 w - - 0 1 d4:2 | d3*d4 | 4k3/8/8/8/3n4/8/8/4K3 b - - 1 1 d4:5
      cure-any | 4k3/8/8/8/3n4/3D4/8/4K3 w - - 0 1 d4:2 | d3+d4 | 4k3/8/8/8/3n4/3D4/8/4K3 b - - 1 1 -
      """)
  void hasSettingsThatChangeCounts(String settings, String fen, String moves, String end) {
    OracleLines.ends(OracleGame.of("poison", settings), fen, moves, end);
  }

  @Test
  void refusesUnknownSettings() {
    assertThrows(IllegalArgumentException.class, () -> OracleGame.of("poison", "either-leg"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1:0", "e1:6", "e2:1", "e1:2,e1:1", "frozen"})
  void refusesWhatItDoesNotKnow(String items) {
    assertThrows(IllegalArgumentException.class, () -> game.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1 " + items));
  }
}
