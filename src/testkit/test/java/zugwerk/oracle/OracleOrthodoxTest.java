package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counts that all chess programs agree on. */
class OracleOrthodoxTest {

  @ParameterizedTest
  @CsvSource({
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 20, 400, 8902",
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 48, 2039, 97862",
      "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 14, 191, 2812",
      "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 6, 264, 9467",
      "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1, 6, 264, 9467",
      "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 44, 1486, 62379",
      "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10, 46, 2079, 89890",
  })
  void countsAsEverybodyDoes(String fen, long one, long two, long three) {
    OracleGame single = OracleGame.of("polypiece", "N=N;B=B;R=R;Q=Q");
    for (OracleGame game : new OracleGame[] {OracleGame.of("orthodox", ""), single}) {
      OracleState state = game.parse(fen);
      assertEquals(game.equals(single) ? fen + " -" : fen, game.fen(state));
      assertEquals(one, game.perft(state, 1));
      assertEquals(two, game.perft(state, 2));
      assertEquals(three, game.perft(state, 3));
    }
  }

  @ParameterizedTest
  @CsvSource({
      "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3, checkmate",
      "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, stalemate",
      "4k3/8/8/8/8/8/8/4RK2 b - - 0 1, check",
      "4k3/8/8/8/8/8/8/3R1K2 b - - 0 1, ''",
  })
  void saysHowThingsStand(String fen, String verdict) {
    OracleGame game = OracleGame.of("orthodox", "");
    assertEquals(verdict, game.verdict(game.parse(fen)));
  }

  @ParameterizedTest
  @CsvSource({
      "e2e4, rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
      "g1f3, rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1",
  })
  void notesEveryTwoSquareStep(String move, String fen) {
    OracleGame game = OracleGame.of("orthodox", "");
    OracleState start = game.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq");
    assertEquals(fen, game.fen(game.play(start, move)));
  }
}
