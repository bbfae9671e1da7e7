package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zugwerk.work.InputException;

/** The lines and claims of Ralph Betza's page of Polypiece Chess, in its own spelling. */
class PolypieceSeedsTest {

  // The page leaves 2...Bc5=R4 out; it says that a piece that is an R4 afterwards defends e5.
  private static final String TO_MOVE_3 = "1. e4 e5 2. Ng1-f3=WD Bf8-c5=R4 3. WDb1-b3=N ";
  private static final String TO_MOVE_4 = TO_MOVE_3 + "3... Nb8-c6=WD! 4. WDf3-f5=N ";
  private static final String TO_MOVE_5 = TO_MOVE_4 + "4...Qd8-f6=WAND 5. Nb3xc5=WD WDc6xc5=N ";
  private static final String TO_MOVE_6 = TO_MOVE_5 + "6. d2-d3 WANDf6-g6=Q! ";
  private static final String CHERON = "n7/PK1k4/8/8/8/2N5/8/8";
  private static final String CORNERED = "6k1/8/4N1K1/8/8/8/8/8";

  private final Game game = Game.of("polypiece");

  private boolean can(String line, String move) {
    return game.can(game.start(), line, move);
  }

  @Test
  void theKnightOnF3NoLongerAttacksE5() {
    assertFalse(can("1. e4 e5 2. Ng1-f3=WD a6", "f3e5"));
  }

  @Test
  void takingOnE5CannotBeAnsweredByTheTurnedKnightNorByTheUsualQueenMove() {
    String line = "1. e4 e5 2. Ng1-f3=WD WDg8-g6=N? 3. Nf3xe5=WD";
    assertFalse(can(line, "g6e5"));
    // The page prints Qd7-e7, but the Queen is on d8. The move is legal: it only loses her to the WD's leap.
    assertThrows(InputException.class, () -> game.after(game.start(), line + " Qd7-e7"));
    assertTrue(can(line + " 3...Qd8-e7", "e5e7"));
  }

  @Test
  void afterThreeMovesWhiteAttacksE5AndC5() {
    assertTrue(can(TO_MOVE_3 + "a6", "f3e5"));
    assertTrue(can(TO_MOVE_3 + "a6", "b3c5"));
    assertTrue(can(TO_MOVE_3 + "a6 4. Nf3xe5=WD", "c5e5"));
  }

  @Test
  void theR4CannotMoveWithoutUndefendingE5() {
    assertFalse(can(TO_MOVE_3 + "R4c5-d5=B 4. Nf3xe5=WD", "d5e5"));
  }

  @Test
  void blacksKnightMoveTurnsWhitesAttackersAway() {
    String line = TO_MOVE_3 + "3... Nb8-c6=WD! 4. a3 a6";
    assertFalse(can(line, "f3e5"));
    assertFalse(can(line, "b3c5"));
  }

  @Test
  void theNextStepRenewsTheThreatAgainstC5AndThreatensG7() {
    assertTrue(can(TO_MOVE_4 + "a6", "b3c5"));
    assertTrue(can(TO_MOVE_4 + "a6", "f5g7"));
  }

  @Test
  void theOpeningLineEndsBeforeTheCastlingThatThePagePrints() {
    String line = TO_MOVE_6 + "7. Nf5-g3=WD";
    assertEquals("r1b1k1nr/pppp1ppp/6q1/2n1p3/4P3/3P2N1/PPP2PPP/R1BQKB1R b KQkq - 2 7 B1,N1",
        game.after(game.start(), line));
    // The Knight of g8 has never moved.
    assertThrows(InputException.class, () -> game.after(game.start(), line + " O-O"));
  }

  @Test
  void theThreatAgainstG2WouldBeCheck() {
    assertEquals("check", game.verdict(game.start(), TO_MOVE_6 + "7. a3 Qg6xg2=WAND"));
  }

  @Test
  void onB4TheKnightMayNotLeaveC5() {
    assertTrue(can(TO_MOVE_5 + "6. b2-b4? Nc5-e6=WD", "f5f6"));
  }

  @Test
  void onB4BlackChecksTwice() {
    String line = TO_MOVE_5 + "6. b4? WANDe4+=Q";
    assertEquals("check", game.verdict(game.start(), line));
    assertEquals("check", game.verdict(game.start(), line + " 7. Ne3=WD Qe4xg2=WAND+"));
  }

  @Test
  void takingOnG7IsNoCheckThoughThePageSaysSo() {
    // The Knight that took has become a WD, and a WD on g7 does not strike e8.
    assertEquals("", game.verdict(game.start(), TO_MOVE_5 + "6. Nf5xg7+=WD"));
    assertEquals("r1b2knr/pppp1p1p/5q2/4p1N1/4n3/8/PPPP1PPP/R1BQKB1R w KQ - 0 8 Q1,B1,N1",
        game.after(game.start(), TO_MOVE_5 + "6. Nf5xg7+=WD Kf8 7. WDg7-g5 Nc5xe4=WD"));
  }

  @Test
  void cheronsPositionIsWonInOrthodoxChess() {
    String line = "1. Nd5 Kd8 2. Nb6 Nc7 3. Kc6";
    assertEquals("3k4/P1n5/1NK5/8/8/8/8/8 b - - 5 3", Game.of("orthodox").after(CHERON + " w", line));
  }

  @Test
  void cheronsKnightMoveLetsBlackTakeThePawn() {
    String fen = game.after(CHERON + " w", "1. Nd5=WD+");
    assertEquals("check", game.verdict(fen));
    String threat = game.after(fen, "Kd8").replace(" w ", " b ");
    assertTrue(game.can(threat, "a8a7"));
    // The page calls the threat a check; on a7 the WD has become a Knight, which does not strike b7.
    assertEquals("", game.verdict(threat, "WDa8xa7+"));
  }

  @Test
  void blackToMoveDrawsCheronsPositionByAKnightCheck() {
    assertEquals("check", game.verdict(CHERON + " b", "1... Na8-c7=WD+"));
  }

  @Test
  void whiteToPlayWinsCheronsPositionThroughTheCorner() {
    String line = "1. Kb7xa8 Kc7 2. Na4=WD Kc8 3. WDa5=N Kc7 4. Nc6=WD";
    assertEquals("K7/P1k5/2N5/8/8/8/8/8 b - - 6 4 N1", game.after(CHERON + " w", line));
    assertEquals("check", game.verdict(CHERON + " w", line));
  }

  @Test
  void retisPositionIsLeftWithAKnight() {
    assertEquals("8/K7/8/k7/4N3/8/8/8 b - - 0 2 N1",
        game.after("8/1K6/P7/kn6/4N3/8/8/8 w", "1. a6-a7 Nxa7=WD+ 2. Kxa7"));
  }

  @Test
  void theCornerIsMate() {
    assertEquals("checkmate", game.verdict(CORNERED + " b", "1...Kg8-h8 2. Ne6-f8=WD"));
  }

  @Test
  void withWhiteToMoveTheKingStaysConfined() {
    assertEquals("g8h8", game.moves(game.after(CORNERED + " w", "1. Ne6-d8=WD")));
  }

  @Test
  void whiteToMoveMatesInEight() {
    assertEquals("checkmate", game.verdict(CORNERED + " w",
        "1. Ne6-d8=WD Kh8 2. WDd8-d6=N Kg8 3. Nd6-f7=WD Kh8 4. Kg6-g5 Kg8 5. Kg5-f6 Kh8 6. Kf6-g6 Kg8 "
            + "7. WDf7-d7=N Kh8 8. Nd7-f8=WD"));
  }

  @Test
  void aR4GoesNoFurtherThanFromA1ToE1() {
    assertEquals("a1a2 a1a3 a1a4 a1a5 a1b1 a1c1 a1d1 a1e1", game.from("7k/8/8/8/8/8/8/B6K w - - 0 1 B1", "a1"));
  }
}
