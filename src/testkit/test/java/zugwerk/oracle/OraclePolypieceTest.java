package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page of Polypiece Chess says must happen. */
class OraclePolypieceTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private final OracleGame game = OracleGame.of("polypiece", "");

  private static OracleState after(OracleGame game, String fen, String moves) {
    OracleState state = game.parse(fen);
    for (String move : moves.split(" ")) {
      state = game.play(state, move);
    }
    return state;
  }

  @Test
  void matesInEightAsBetzaSays() {
    OracleState end = after(game, "6k1/8/4N1K1/8/8/8/8/8 w - - 0 1",
        "e6d8 g8h8 d8d6 h8g8 d6f7 g8h8 g6g5 h8g8 g5f6 g8h8 f6g6 h8g8 f7d7 g8h8 d7f8");
    assertEquals("checkmate", game.verdict(end));
    assertEquals("5N1k/8/6K1/8/8/8/8/8 b - - 15 8 N1", game.fen(end));
  }

  @Test
  void playsBetzasOpening() {
    OracleState end = after(game, START,
        "e2e4 e7e5 g1f3 f8c5 b1b3 b8c6 f3f5 d8f6 b3c5 c6c5 d2d3 f6g6 f5g3");
    assertEquals("r1b1k1nr/pppp1ppp/6q1/2n1p3/4P3/3P2N1/PPP2PPP/R1BQKB1R b KQkq - 2 7 B1,N1", game.fen(end));
    // The page goes on 7...O-O, but the piece on g8 has never moved.
    assertFalse(game.legalMoves(end).contains("e8g8"));
  }

  @Test
  void theKnightMayNotTurnItsEnemyOntoItsKing() {
    // The piece on b5 would become a WD and attack the King on b7.
    OracleState reti = game.parse("8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1");
    assertFalse(game.legalMoves(reti).stream().anyMatch(move -> move.startsWith("e4")));
    assertEquals("check", game.verdict(after(game, "8/1K6/P7/kn6/4N3/8/8/8 w", "a6a7 b5a7")));
  }

  @Test
  void aRookTurnedFarAwayLiftsTheMate() {
    String morphy = "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17";
    OracleState state = game.parse(morphy);
    assertEquals("check", game.verdict(state));
    assertEquals(List.of("h8g8"), game.legalMoves(state));
  }

  @Test
  void eachColoursListGoesAlongItsOwn() {
    OracleGame armies = OracleGame.of("polypiece", "N=N/WD|F/A/Knight:N");
    OracleState state = armies.parse("4k3/8/8/3n4/8/8/8/1N2K3 w - - 0 1 N5");
    assertEquals("4k3/8/8/3n4/8/8/1N6/4K3 b - - 1 1 -", armies.fen(armies.play(state, "b1b2")));
    assertThrows(IllegalArgumentException.class, () -> armies.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1 N6"));
  }

  @Test
  void castlingStepsTheKingOnly() {
    OracleGame kings = OracleGame.of("polypiece", "K=K/N");
    assertEquals("4k3/8/8/8/8/8/8/5RK1 b - - 1 1 K1",
        kings.fen(after(kings, "4k3/8/8/8/8/8/8/4K2R w K", "e1g1")));
    // Arrival is judged after the move: the King on f3 is a Knight by then, and attacks g1.
    OracleState near = kings.parse("8/8/8/8/8/5k2/8/4K2R w K");
    assertFalse(kings.legalMoves(near).contains("e1g1"));
    // Start is judged before it: a King that is a Knight, and will not be one, forbids.
    assertFalse(kings.legalMoves(kings.parse("8/8/8/8/8/5k2/8/4K2R w K - 0 1 K1")).contains("e1g1"));
  }

  @Test
  void onlyAPawnWithAnECourseCapturesEnPassant() {
    String fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    assertTrue(game.legalMoves(after(game, fen, "d7d5")).contains("e5d6"));
    OracleGame without = OracleGame.of("polypiece", "P=fmWfcFifmnD");
    OracleState state = after(without, fen, "d7d5");
    assertEquals("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 -", without.fen(state));
    assertFalse(without.legalMoves(state).contains("e5d6"));
    OracleGame knights = OracleGame.of("polypiece", "N=feF");
    assertFalse(knights.legalMoves(knights.parse("4k3/8/8/3pN3/8/8/8/4K3 w - d6")).contains("e5d6"));
  }

  @Test
  void promotesByAnyMoveAndStepsThePawnOnly() {
    OracleGame pawns = OracleGame.of("polypiece", "P=N/F");
    OracleState state = pawns.parse("7k/8/P7/8/8/8/8/K7 w - - 0 1 Q1");
    assertTrue(pawns.legalMoves(state).containsAll(List.of("a6b8q", "a6b8r", "a6b8b", "a6b8n", "a6c7")));
    assertEquals("1Q5k/8/8/8/8/8/8/K7 b - - 0 1 Q1,P1", pawns.fen(pawns.play(state, "a6b8q")));
  }
}
