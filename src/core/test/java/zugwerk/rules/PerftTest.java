package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;

/** The counts of orthodox chess that the Chess Programming Wiki's page "Perft Results" gives. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 0, 1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 1, 20",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 3, 8902",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 4, 197281",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 5, 4865609",
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 3, 97862",
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 4, 4085603",
      "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 5, 674624",
      "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 4, 422333",
      "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1, 4, 422333",
      "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 4, 2103487",
      "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10, 4, 3894594"
  })
  void countsKnownNumbers(String fen, int depth, long count) {
    Variant orthodox = Variants.of("orthodox");
    assertEquals(count, new Perft(orthodox, depth).count(Position.of(Fen.parse(orthodox, fen)), depth));
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 5, 193690690",
      "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 5, 15833292",
      "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 5, 89941194"
  })
  void countsLargeKnownNumbers(String fen, int depth, long count) {
    countsKnownNumbers(fen, depth, count);
  }

  @Test
  void countingCanBeStopped() {
    Variant orthodox = Variants.of("orthodox");
    CancelToken token = new CancelToken();
    Perft perft = new Perft(orthodox, 2, token);
    Position start = Position.of(Fen.parse(orthodox, orthodox.start()));
    assertEquals(400, perft.count(start, 2));
    token.cancel();
    assertThrows(CancellationException.class, () -> perft.count(start, 2));
  }

  /** After each of White's four Knight moves Black's two WDs have one move each where Knights would have two. */
  @ParameterizedTest
  @CsvSource({"1, 20", "2, 392"})
  void countsPolypieceByHand(int depth, long count) {
    Variant polypiece = Variants.of("polypiece");
    assertEquals(count,
        new Perft(polypiece, depth).count(Position.of(Fen.parse(polypiece, polypiece.start())), depth));
  }
}
