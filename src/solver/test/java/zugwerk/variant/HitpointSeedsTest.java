package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The lines and claims of Ralph Betza's page of Hitpoint Chess, in its own spelling. */
class HitpointSeedsTest {

  private static final String KNIGHT_FOR_TWO_PAWNS = "1. e4 e5 2. Nf3 d6 3. Nf3:e5 d6:e5 (:d6)";
  private static final String PICTORIAL = "4k3/3PP3/4K3/8/8/8/8/8 b - - 0 1 ";

  private final Game game = Game.of("hitpoint");

  private String after(String line) {
    return game.after(game.start(), line);
  }

  /** The hit points of White's pieces less those of Black's. */
  private static int balance(String fen) {
    String[] fields = fen.split(" ");
    int sum = 0;
    int square = 0;
    for (char c : fields[0].replace("/", "").toCharArray()) {
      if (Character.isDigit(c)) {
        square += c - '0';
        continue;
      }
      String name = "" + (char) ('a' + square % 8) + (8 - square / 8);
      int points = switch (Character.toUpperCase(c)) {
        case 'P' -> 1;
        case 'R' -> 5;
        case 'Q' -> 9;
        default -> 3;
      };
      for (String item : fields[6].split(",")) {
        if (item.startsWith(name)) {
          points = Integer.parseInt(item.substring(3));
        }
      }
      sum += Character.isUpperCase(c) ? points : -points;
      square++;
    }
    return sum;
  }

  @Test
  void pawnsAnnihilateEachOther() {
    assertEquals("rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2 -", after("1. e4 d5 2. e4:d5 (:e4 :d5)"));
  }

  @Test
  void theKnightOnE5IsDownToOnePointForTwoPawns() {
    assertEquals("rnbqkbnr/ppp2ppp/8/4N3/4P3/8/PPPP1PPP/RNBQKB1R w KQkq - 0 4 e5:1", after(KNIGHT_FOR_TWO_PAWNS));
    // Each side has lost two hit points.
    assertEquals(0, balance(after(KNIGHT_FOR_TWO_PAWNS)));
    assertEquals(after(KNIGHT_FOR_TWO_PAWNS), after("1. e4 e5 2. Nf3 d6 3. N:e5 d6:e5 (:d6)"));
  }

  @Test
  void queenTakesD2IsMate() {
    String line = KNIGHT_FOR_TWO_PAWNS + " 4. Qh5?? Q:d2";
    assertEquals("checkmate", game.verdict(game.start(), line));
    assertEquals("rnb1kbnr/ppp2ppp/8/4N2Q/4P3/8/PPPq1PPP/RNB1KB1R w KQkq - 0 5 e5:1,d2:8", after(line));
  }

  @Test
  void aKnightWouldOnlyReduceTheMatingQueenToFive() {
    // The page prints 5.Nd1:d2; the Knight is on b1. With the King out of her reach the capture can be played.
    String fen = "rnb1kbnr/ppp2ppp/8/4N2Q/4P3/8/PPPq1PPP/RNB2B1K w kq - 0 5 e5:1,d2:8";
    assertEquals("e5:1,d2:5", game.state(fen, "Nb1:d2"));
  }

  @Test
  void aPieceAlreadyDamagedGainsHitPointsByACapture() {
    String line = KNIGHT_FOR_TWO_PAWNS + " 4. h2-h3? Nb8-c6?? 5. Ne5:c6 (:e5 :c6)";
    assertEquals("r1bqkbnr/ppp2ppp/8/8/4P3/7P/PPPP1PP1/RNBQKB1R b KQkq - 0 5 -", after(line));
    assertEquals(2, balance(after(line)));
  }

  @Test
  void theRaidingQueenIsLeftWithThreePoints() {
    assertEquals("rnb1kb1Q/ppppqpp1/8/4p3/4n3/8/PPPP1PPP/RNB1KBNR w KQq - 0 5 h8:3,e4:2",
        after("1. e4 e5 2. Qh5 Qe7 3. Q:h7? Nf6 4. Q:h8 N:e4"));
  }

  @Test
  void aPictorialCheckmateIsNoMate() {
    assertEquals("checkmate", Game.of("orthodox").verdict(PICTORIAL));
    assertFalse(game.check(PICTORIAL));
    assertEquals("e8d8 e8f8", game.moves(PICTORIAL));
    assertEquals("checkmate", game.verdict(PICTORIAL + "e8:1"));
  }

  @Test
  void heavyPiecesAreNotKilledByASingleShotOfWeakerOnes() {
    for (String target : "r q".split(" ")) {
      for (String attacker : "P B".split(" ")) {
        String fen = "7k/8/8/2" + target + "5/1" + attacker + "6/8/8/7K w - - 0 1";
        assertTrue(game.left(fen, "b4c5").startsWith("7k/8/8/2" + target + "5/8/"), fen);
      }
    }
    assertEquals("7k/8/8/2q5/8/8/8/7K c5:4", game.left("7k/8/8/R1q5/8/8/8/7K w - - 0 1", "a5c5"));
  }

  @Test
  void bishopG4CostsTheQueenThreePoints() {
    String line = "1. e4 d5 2. e4:d5 (:e4 :d5) Bg4 3. Qd1:g4";
    assertEquals("rn1qkbnr/ppp1pppp/8/8/6Q1/8/PPPP1PPP/RNB1KBNR b KQkq - 0 3 g4:6", after(line));
    // The reply that the page leaves aside with an exclamation mark ends the game.
    assertEquals("checkmate", game.verdict(game.start(), line + " Qd8:d2"));
  }

  @Test
  void twoBlackPiecesForABadlyDamagedQueen() {
    String line = "1. e4 d5 2. e4:d5 (:e4 :d5) Nf6 3. Nc3 Bg4 4. Qd1:g4";
    assertEquals("rn1qkb1r/ppp1pppp/8/8/6Q1/2N5/PPPP1PPP/R1B1KBNR w KQkq - 0 5 g4:3", after(line + " Nf6:g4 (:f6)"));
    // So does the one it leaves aside here.
    assertEquals("checkmate", game.verdict(game.start(), line + " Q:d2"));
  }

  @Test
  void theQueenMayGoToG4OnMoveTwo() {
    assertEquals("rnbqkbnr/ppp1pppp/8/3p4/4P1Q1/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2 -", after("1. e4 d5 2. Qd1-g4"));
  }
}
