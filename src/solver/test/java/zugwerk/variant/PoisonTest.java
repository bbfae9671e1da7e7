package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The pieces of Poison Chess, what poison does to them and how long it takes, sentence by sentence. */
class PoisonTest {

  private static final String EIGHT_NEIGHBOURS = "8/8/8/3pkp2/3nHb2/3php2/8/7K w - - 0 1";

  private final Game game = Game.of("poison");

  @Test
  void aHarpyStandsForEachRookAndADoctorForTheQueen() {
    assertEquals("hnbdkbnh/pppppppp/8/8/8/8/PPPPPPPP/HNBDKBNH w KQkq - 0 1", game.start());
    assertEquals("a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 h2h3 h2h4",
        game.moves(game.start()));
  }

  @Test
  void aGuardAndADoctorMoveAndCaptureAsAQueen() {
    String queen = "d4a4 d4a7 d4b2 d4b4 d4b6 d4c3 d4c4 d4c5 d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 "
        + "d4e3 d4e4 d4e5 d4f2 d4f4 d4f6 d4g1";
    String fen = "4k3/3p4/5n2/8/3G2P1/8/8/K7 w - - 0 1";
    assertEquals(queen, game.from(fen, "d4"));
    assertEquals(queen, game.from(fen.replace('G', 'D'), "d4"));
  }

  @Test
  void pawnsPromoteToKnightBishopRookOrGuardOnly() {
    assertEquals("a7a8b a7a8g a7a8n a7a8r", game.from("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7"));
  }

  @Test
  void aHarpyMovesAsARookToEmptySquares() {
    assertEquals("d4c4 d4d3 d4d5 d4d6 d4d7 d4d8 d4e4 d4f4 d4g4 d4h4",
        game.from("4k3/8/8/8/1p1H4/8/3P4/4K3 w - - 0 1", "d4"));
  }

  @Test
  void aHarpyCapturesOnlyEnemyHarpies() {
    String fen = "4k3/8/8/8/1h1H1n2/8/3H4/4K3 w - - 0 1";
    assertTrue(game.can(fen, "d4b4"));
    assertFalse(game.can(fen, "d4f4"));
    assertFalse(game.can(fen, "d4d2"));
    assertEquals("4k3/8/8/8/1H3n2/8/3H4/4K3 -", game.left(fen, "d4b4"));
  }

  @Test
  void aHarpyCanPoisonAnEnemyPieceOnTheEightSquaresAroundItKingIncluded() {
    assertEquals("e4*d3 e4*d4 e4*d5 e4*e3 e4*e5 e4*f3 e4*f4 e4*f5 e4e3", game.from(EIGHT_NEIGHBOURS, "e4"));
  }

  @Test
  void aHarpyPoisonsNoneOfItsOwnPiecesAndNoneFurtherAway() {
    assertEquals("a1a2 a1b1 a1c1 a1d1", game.from("4k3/8/8/8/8/p1n5/1P6/H3K3 w - - 0 1", "a1"));
  }

  @Test
  void aHarpyThatPoisonsLeavesTheBoardAndTheCountIsFive() {
    assertEquals("8/8/8/3pkp2/3n1b2/3php2/8/7K b - - 0 1 e5:5", game.after(EIGHT_NEIGHBOURS, "e4*e5"));
  }

  @Test
  void aPieceThatIsAlreadyPoisonedCannotBePoisonedAgain() {
    assertFalse(game.can(EIGHT_NEIGHBOURS + " d5:3", "e4*d5"));
    assertTrue(game.can(EIGHT_NEIGHBOURS + " d5:3", "e4*f5"));
  }

  @Test
  void aHarpyAttacksOnlyHarpiesSoItGivesNoCheckAndAKingMayStandBesideIt() {
    assertFalse(game.check("4k3/8/8/8/8/8/8/K3H3 b - - 0 1"));
    assertEquals("e5d4 e5d5 e5d6 e5e4 e5e6 e5f4 e5f5 e5f6", game.moves("8/8/8/4k3/8/4H3/8/K7 b - - 0 1"));
  }

  @Test
  void aHarpyGuardsNoPiece() {
    assertTrue(game.can("8/8/8/8/4k3/4P3/4H3/K7 b - - 0 1", "e4e3"));
  }

  @Test
  void aPinnedHarpyMayNotLeaveTheBoardByPoisoning() {
    assertEquals("e2e3 e2e4 e2e5 e2e6 e2e7", game.from("4r1k1/8/8/8/8/5p2/4H3/4K3 w - - 0 1", "e2"));
  }

  @Test
  void aPoisonedPieceIsFrozenButBlocksLines() {
    String fen = "4k3/8/8/4n3/8/3P4/8/K3R3 b - - 0 1 e5:3";
    assertEquals("", game.from(fen, "e5"));
    assertFalse(game.check(fen));
  }

  @Test
  void aPoisonedPieceCannotCapture() {
    String fen = "4k3/8/8/4n3/8/3P4/8/K7 b - - 0 1";
    assertTrue(game.can(fen, "e5d3"));
    assertFalse(game.can(fen + " e5:3", "e5d3"));
  }

  @Test
  void aPoisonedPieceCanBeCapturedAndNothingIsPassedOn() {
    assertEquals("4k3/8/8/4R3/8/8/8/K7 b - - 0 1 -", game.after("4k3/8/8/4n3/8/8/8/K3R3 w - - 0 1 e5:3", "e1e5"));
  }

  @Test
  void aPoisonedPieceCannotPoisonOrCureOthers() {
    assertEquals("", game.from("4k3/8/8/8/8/8/3Hn3/7K w - - 0 1 d2:2", "d2"));
    assertEquals("d2+d2", game.from("4k3/8/8/8/8/8/3DN3/K7 w - - 0 1 d2:2,e2:3", "d2"));
  }

  @Test
  void aPoisonedPieceAttacksNothing() {
    String fen = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1 e1:4";
    assertFalse(game.check(fen));
    assertTrue(game.can(fen, "e8e7"));
  }

  @Test
  void aPinningPieceThatIsPoisonedNoLongerPins() {
    String fen = "4k3/8/4r3/8/8/8/4N3/4K3 w - - 0 1";
    assertEquals("", game.from(fen, "e2"));
    assertEquals("e2c1 e2c3 e2d4 e2f4 e2g1 e2g3", game.from(fen + " e6:4", "e2"));
  }

  @Test
  void aCheckingPieceThatIsPoisonedNoLongerChecks() {
    String fen = "4k3/8/8/3H4/4r3/8/8/4K3 w - - 0 1";
    assertTrue(game.check(fen));
    assertTrue(game.can(fen, "d5*e4"));
    assertFalse(game.check(fen.replace("3H4", "8") + " e4:5"));
  }

  @Test
  void aDoctorCanCureOnePoisonedPieceOfItsOwnSideBesideIt() {
    String fen = "4k3/8/8/N7/2nN4/3D4/2P1B3/K7 w - - 0 1 a5:4,c4:2,d4:3,e2:2";
    assertTrue(game.can(fen, "d3+d4"));
    assertTrue(game.can(fen, "d3+e2"));
    assertFalse(game.can(fen, "d3+c4"));
    assertFalse(game.can(fen, "d3+c2"));
    assertFalse(game.can(fen, "d3+a5"));
    assertFalse(game.can(fen, "d3+d3"));
    assertTrue(game.can(fen, "d3c4"));
  }

  @Test
  void aPoisonedDoctorCanOnlyCureItself() {
    String fen = "4k3/8/8/8/8/2p5/3D4/K7 w - - 0 1 d2:2";
    assertEquals("d2+d2", game.from(fen, "d2"));
    assertEquals("4k3/8/8/8/8/2p5/3D4/K7 b - - 1 1 -", game.after(fen, "d2+d2"));
  }

  @Test
  void aCuredPieceActsAsBefore() {
    String fen = "4k3/8/8/8/3N4/3D4/8/K7 w - - 0 1 d4:1";
    assertEquals("4k3/8/8/8/3N4/3D4/8/K7 -", game.left(fen, "d3+d4"));
    assertTrue(game.can(fen, "d3+d4 e8e7", "d4f5"));
  }

  @Test
  void theCountDropsByOneAtTheEndOfEachTurnOfTheOwner() {
    String fen = "k7/8/8/8/3n4/8/3N4/7K w - - 0 1 d4:4,d2:4";
    assertEquals("d4:4,d2:3", game.state(fen, "h1g1"));
    assertEquals("d4:3,d2:3", game.state(fen, "h1g1 a8b8"));
  }

  @Test
  void atZeroThePieceIsRemovedSoTheOwnerHasFiveTurnsToCure() {
    String fen = "k7/8/8/8/3n4/3H4/8/7K w - - 0 1";
    String four = "d3*d4 a8b8 h1g1 b8a8 g1h1 a8b8 h1g1 b8a8 g1h1";
    assertEquals("d4:5", game.state(fen, "d3*d4"));
    assertEquals("d4:4", game.state(fen, "d3*d4 a8b8"));
    assertEquals("k7/8/8/8/3n4/8/8/7K d4:1", game.left(fen, four));
    assertEquals("1k6/8/8/8/8/8/8/7K -", game.left(fen, four + " a8b8"));
    assertEquals("k7/8/8/8/3n4/2d5/8/7K -", game.left("k7/8/8/8/3n4/2d5/8/7K b - - 0 1 d4:1", "c3+d4"));
  }

  @Test
  void whileOnePieceIsCuredTheOthersCountsDrop() {
    assertEquals("c4:2,e2:1", game.state("4k3/8/8/8/2nN4/3D4/4B3/K7 w - - 0 1 c4:2,d4:3,e2:2", "d3+d4"));
    assertEquals("4k3/8/8/8/2nN4/3D4/8/K7 c4:2",
        game.left("4k3/8/8/8/2nN4/3D4/4B3/K7 w - - 0 1 c4:2,d4:3,e2:1", "d3+d4"));
  }

  @Test
  void legalityIsJudgedAfterTheRemovals() {
    String fen = "k3r3/8/8/8/8/8/P3B3/4K3 w - - 0 1";
    assertEquals("a2a3 a2a4 e1d1 e1d2 e1f1 e1f2", game.moves(fen + " e2:2"));
    assertEquals("e1d1 e1d2 e1f1 e1f2", game.moves(fen + " e2:1"));
  }

  @Test
  void aRemovalCanGiveCheck() {
    assertEquals("check", game.verdict("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1 e4:1", "a1a2"));
  }

  @Test
  void poisonAndCureAreWrittenWithBrackets() {
    assertEquals("xHe4[d5,5]", game.written(EIGHT_NEIGHBOURS, "e4*d5"));
    String fen = "4k3/8/8/8/4N3/3D4/8/K7 w - - 0 1 d3:2";
    assertEquals("cDd3[d3]", game.written(fen, "d3+d3"));
    assertEquals("cDd3[e4]", game.written(fen.replace("d3:2", "e4:2"), "d3+e4"));
    assertEquals("-", game.state(fen.replace("d3:2", "e4:2"), "cDd3[e4]"));
  }

  @Test
  void castlingIsOfKingAndHarpy() {
    String fen = "h3k2h/8/8/8/8/8/8/H3K2H w KQkq - 0 1";
    assertEquals("h3k2h/8/8/8/8/8/8/H4HK1 b kq - 1 1 -", game.after(fen, "O-O"));
    assertEquals("h3k2h/8/8/8/8/8/8/2KH3H b kq - 1 1 -", game.after(fen, "O-O-O"));
  }

  @Test
  void neitherPartnerOfCastlingMayBePoisoned() {
    String fen = "4k3/8/8/8/8/8/8/H3K2H w KQ - 0 1";
    assertFalse(game.can(fen + " h1:4", "e1g1"));
    assertTrue(game.can(fen + " h1:4", "e1c1"));
    assertEquals("", game.from(fen + " e1:4", "e1"));
  }

  @Test
  void onlyPiecesThatAttackForbidCastling() {
    assertFalse(game.can("4kg2/8/8/8/8/8/8/4K2H w K - 0 1", "e1g1"));
    assertTrue(game.can("4kg2/8/8/8/8/8/8/4K2H w K - 0 1 f8:4", "e1g1"));
    assertTrue(game.can("4kh2/8/8/8/8/8/8/4K2H w K - 0 1", "e1g1"));
  }

  @Test
  void poisonAloneEndsNoCastlingRight() {
    String fen = "4k3/8/8/8/8/8/6D1/4K2H w K - 0 1 h1:2";
    assertFalse(game.can(fen, "e1g1"));
    // The Doctor must leave g2 alone: g1 and f1 are free.
    assertTrue(game.can(fen, "g2+h1 e8e7", "e1g1"));
  }

  @Test
  void aRightEndsWithAHarpyThatPoisonedDiedOrWasCaptured() {
    assertEquals("4k3/8/8/8/8/8/6p1/4K3 b - - 0 1 g2:5", game.after("4k3/8/8/8/8/8/6p1/4K2H w K - 0 1", "h1*g2"));
    assertEquals("4k3/8/8/8/8/P7/8/4K3 b - - 0 1 -", game.after("4k3/8/8/8/8/8/P7/4K2H w K - 0 1 h1:1", "a2a3"));
    assertEquals("-", game.rights("4k3/8/8/8/8/6n1/8/4K2H b K - 0 1", "g3h1"));
  }

  @Test
  void theSquareThatADoubleStepPassedIsNotedForPawnsThatAreNotPoisoned() {
    assertEquals("hnbdkbnh/pppppppp/8/8/4P3/8/PPPP1PPP/HNBDKBNH b KQkq e3 0 1 -", game.after(game.start(), "e2e4"));
    String fen = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    assertEquals("4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 -", game.after(fen, "d4e3"));
    assertEquals("", game.from(fen + " d4:2", "d4"));
  }

  @Test
  void aCureInTheLastTurnIsInTime() {
    assertEquals("4k3/8/8/8/8/8/3D4/K7 -", game.left("4k3/8/8/8/8/8/3D4/K7 w - - 0 1 d2:1", "d2+d2"));
  }
}
