package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The rules of Shock Chess, sentence by sentence, and the claims of H. G. Muller's page. */
class ShockTest {

  private static final String TAKES_THE_GENERAL = "3g4/k7/8/8/8/8/8/K2R4 w - - 0 1";
  private static final String IN_CHECK = "4r1k1/8/g7/8/8/8/8/R3K3 w - - 0 1";

  private final Game game = Game.of("shock");

  @Test
  void aGeneralStandsForEachQueen() {
    assertEquals("rnbgkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBGKBNR w KQkq - 0 1", game.start());
  }

  @Test
  void aGeneralMovesAsAQueen() {
    assertEquals(
        "d4a4 d4a7 d4b2 d4b4 d4b6 d4c3 d4c4 d4c5 d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 d4e3 d4e4 d4e5 d4f2 d4f4 d4f6 d4g1",
        game.from("4k3/3p4/5n2/8/3G2P1/8/8/K7 w - - 0 1", "d4"));
  }

  @Test
  void pawnsPromoteToGeneralRookBishopOrKnight() {
    assertEquals("a7a8b a7a8g a7a8n a7a8r", game.from("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7"));
  }

  @Test
  void theArmyOfACapturedGeneralMustPass() {
    assertEquals("3R4/k7/8/8/8/8/8/K7 b - - 0 1 frozen", game.after(TAKES_THE_GENERAL, "d1d8"));
    assertEquals("pass", game.moves(TAKES_THE_GENERAL, "d1d8"));
    assertEquals("", game.verdict(TAKES_THE_GENERAL, "d1d8"));
    assertEquals("3R4/k7/8/8/8/8/8/K7 -", game.left(TAKES_THE_GENERAL, "d1d8 pass"));
  }

  @Test
  void aCaptureByPromotionAndTheCaptureOfASecondGeneralFreezeToo() {
    assertEquals("1R6/7k/8/8/8/8/8/K7 b - - 0 1 frozen", game.after("1g6/P6k/8/8/8/8/8/K7 w - - 0 1", "a7b8r"));
    assertEquals("frozen", game.state("3g4/k6g/8/8/8/8/8/K2R4 w - - 0 1", "d1d8"));
  }

  @Test
  void thePassIsAPlyOfItsOwn() {
    String fen = "7k/6pp/8/8/1g6/8/8/KR6 w - - 0 1";
    assertEquals("checkmate", game.verdict(fen, "1. b1b4 pass 2. b4b8"));
    assertTrue(game.after(fen, "1. b1b4 pass").endsWith(" w - - 1 2 -"));
    assertEquals("sound b1b4", game.solve(fen, "#2"));
  }

  @Test
  void aPassIsWrittenInBrackets() {
    String fen = "7k/6pp/8/8/1g6/8/8/KR6 w - - 0 1";
    assertEquals("(pass)", game.written("3R4/k7/8/8/8/8/8/K7 b - - 0 1 frozen", "pass"));
    assertEquals("checkmate", game.verdict(fen, "1. Rxb4 (pass) 2. Rb8#"));
    assertEquals("checkmate", game.verdict(fen, "1. Rb1xb4 pass 2. Rb4-b8"));
  }

  @Test
  void anArmyWhoseKingIsAttackedWhenItIsFrozenIsMatedAtOnce() {
    // The King could take the Rook, were it not for the shock.
    String fen = "3gk3/8/8/8/8/8/8/K2R4 w - - 0 1";
    assertEquals("checkmate", game.verdict(fen, "d1d8"));
    assertEquals("", game.moves(fen, "d1d8"));
    assertEquals("Rxd8#", game.written(fen, "d1d8"));
  }

  @Test
  void aKingThatTakesTheGeneralBesideTheKingMates() {
    assertEquals("checkmate", game.verdict("6k1/5g2/4K3/8/8/8/8/8 w - - 0 1", "e6f7"));
  }

  @Test
  void aGeneralMayBeCapturedInCheck() {
    assertEquals("check", game.verdict(IN_CHECK));
    assertEquals("a1a6 e1d1 e1d2 e1f2", game.moves(IN_CHECK));
    assertEquals("pass", game.moves(IN_CHECK, "a1a6"));
  }

  @Test
  void aGeneralMayBeCapturedByAPinnedPiece() {
    assertEquals("e2a2 e2e3 e2e4 e2e5 e2e6 e2e7 e2e8", game.from("4r1k1/8/8/8/8/8/g3R3/4K3 w - - 0 1", "e2"));
  }

  @Test
  void aGuardedGeneralMayBeCapturedByTheKing() {
    String fen = "4r1k1/8/8/8/8/8/4g3/4K3 w - - 0 1";
    assertEquals("e1e2", game.moves(fen));
    assertEquals("check", game.verdict(fen, "e1e2 pass"));
  }

  @Test
  void theNextMoveMustTrulyResolveTheCheck() {
    assertEquals("check", game.verdict(IN_CHECK, "a1a6 pass"));
    assertEquals("a6e6 e1d1 e1d2 e1f1 e1f2", game.moves(IN_CHECK, "a1a6 pass"));
  }

  @Test
  void ifNoMoveResolvesItTheCapturerIsMated() {
    assertEquals("checkmate", game.verdict("4k3/8/8/8/1g6/3N4/6PP/4r2K w - - 0 1", "d3b4 pass"));
  }

  @Test
  void aCaptureInCheckThatAttacksTheFrozenKingMates() {
    assertEquals("checkmate", game.verdict("3gk3/8/8/8/8/8/6PP/3Rr2K w - - 0 1", "d1d8"));
  }

  @Test
  void aKingLeftAttackedIsNoFaultWhileTheEnemyIsFrozen() {
    assertEquals("", game.faults("4r1k1/8/R7/8/8/8/8/4K3 b - - 0 1 frozen"));
    assertTrue(game.faults("4r1k1/8/R7/8/8/8/8/4K3 b - - 0 1").contains("e1"));
  }

  @Test
  void enPassantRightsAreLostByAPass() {
    String fen = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    assertTrue(game.can(fen, "d4e3"));
    assertEquals("pass", game.moves(fen + " frozen"));
    assertTrue(game.after(fen + " frozen", "pass").startsWith("4k3/8/8/8/3pP3/8/8/4K3 w - - "));
  }

  @Test
  void theSquareThatADoubleStepPassedIsNoted() {
    assertEquals("rnbgkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBGKBNR b KQkq e3 0 1 -", game.after(game.start(), "e2e4"));
  }

  @Test
  void castlingRightsSurviveAPass() {
    assertEquals("Q", game.rights("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 frozen", "pass"));
    assertTrue(game.can("r3k3/8/8/6g1/8/8/8/6RK w q - 0 1", "g1g5 pass h1h2", "e8c8"));
  }

  @Test
  void aGeneralForbidsCastlingThroughItsLines() {
    assertTrue(game.can("4k1g1/8/8/8/8/8/6P1/R3K3 w Q - 0 1", "e1c1"));
    assertFalse(game.can("3gk3/8/8/8/8/8/6P1/R3K3 w Q - 0 1", "e1c1"));
  }

  @Test
  void tradingGeneralsFailsToTheShock() {
    // The page: no recapture, and the General withdraws before the next turn comes.
    String fen = "4k3/8/4p3/3g4/8/8/8/3GK3 w - - 0 1";
    assertEquals("pass", game.moves(fen, "d1d5"));
    assertEquals("4k3/8/4p3/8/8/8/8/3GK3 -", game.left(fen, "d1d5 pass d5d1"));
  }

  @Test
  void counterAttackingAGeneralOffersNoSolace() {
    String fen = "6k1/8/g7/8/8/4n3/8/R2GK3 w - - 0 1";
    assertEquals("pass", game.moves(fen, "a1a6"));
    assertEquals("6k1/8/R7/8/8/4n3/3G4/4K3 -", game.left(fen, "a1a6 pass d1d2"));
  }

  @Test
  void aPassedSquareIsNoFaultWithoutAFrozenArmy() {
    String fen = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    assertEquals("", game.faults(fen));
    assertEquals("the last move cannot both have captured a General and passed e3", game.faults(fen + " frozen"));
  }
}
