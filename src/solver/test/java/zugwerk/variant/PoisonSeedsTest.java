package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The problem and the claims of Bryan Lambert's page of Poison Chess. */
class PoisonSeedsTest {

  /** After 1...Nf5??, the Knight forking Doctor and Bishop. */
  private static final String PUZZLE = "2d1k3/p2p1p1N/hp4pp/b3Hn2/2P4B/P3D2P/1P3PP1/6K1 w - - 0 2";

  private final Game game = Game.of("poison");

  @Test
  void poisoningTheKnightMates() {
    assertEquals("", game.faults(PUZZLE));
    assertEquals("checkmate", game.verdict(PUZZLE, "2. xHe5#[f5,5]"));
    assertEquals("2d1k3/p2p1p1N/hp4pp/b4n2/2P4B/P3D2P/1P3PP1/6K1 b - - 0 2 f5:5", game.after(PUZZLE, "2. xHe5#[f5,5]"));
    assertEquals("xHe5#[f5,5]", game.written(PUZZLE, "e5*f5"));
    assertEquals("sound e5*f5", game.solve(PUZZLE, "#1"));
  }

  @Test
  void afterAnyOtherHarpyMoveTheKnightTakesTheDoctor() {
    String others = game.from(PUZZLE, "e5").replace("e5*f5 ", "");
    assertTrue(others.contains("e5c5"), others);
    for (String move : others.split(" ")) {
      assertNotEquals("checkmate", game.verdict(PUZZLE, move), move);
      assertTrue(game.can(PUZZLE, move, "f5e3"), move);
    }
  }

  @Test
  void theKnightForksDoctorAndBishop() {
    String blackToMove = PUZZLE.replace(" w ", " b ");
    assertTrue(game.can(blackToMove, "f5e3"));
    assertTrue(game.can(blackToMove, "f5h4"));
  }

  @Test
  void whoeverCapturesAHarpyIsNotPoisoned() {
    assertEquals("4k3/8/8/8/2n5/8/8/K7 -", game.left("4k3/8/8/4n3/2H5/8/8/K7 b - - 0 1", "e5c4"));
  }

  @Test
  void theDoctorCannotSkipATurnByCuringAPieceInHealth() {
    assertFalse(game.moves("4k3/8/8/8/3N4/3D4/8/K7 w - - 0 1").contains("+"));
  }

  @Test
  void poisoningATrappingPieceSetsTheKingFree() {
    String fen = "k7/8/8/8/8/2h5/1R6/K7 b - - 0 1";
    assertEquals("a8a7", game.from(fen, "a8"));
    assertEquals("a8a7 a8b7 a8b8", game.from(game.after(fen, "c3*b2 a1a2"), "a8"));
  }

  @Test
  void twoKingsMayTouchAndTheUnpoisonedOneWins() {
    assertEquals("checkmate", game.verdict("8/8/8/8/4k3/8/4K3/8 w - - 0 1 e4:3", "e2e3"));
  }

  @Test
  void poisoningALoneKingOnlyDraws() {
    // So the page calls Harpies and King against a lone King ridiculous.
    assertEquals("stalemate", game.verdict("4k3/4H3/8/8/8/8/8/K6H w - - 0 1", "e7*e8"));
  }

  @Test
  void aPoisonedDoctorCannotMeetTheDiscoveredCheckNorItsAttacker() {
    String fen = "3dk3/4H3/8/8/8/8/8/K3R3 w - - 0 1";
    assertEquals("check", game.verdict(fen, "e7*d8"));
    assertEquals("e8d7 e8f7 e8f8", game.moves(fen, "e7*d8"));
    assertFalse(game.can(fen, "e7*d8 e8f8 e1d1", "d8d1"));
  }

  @Test
  void theDoctorCanCaptureAHarpyThatThreatensTheKing() {
    assertTrue(game.can("3dk3/4H3/8/8/8/8/8/K7 b - - 0 1", "d8e7"));
  }

  @Test
  void harpiesDoCaptureHarpiesThoughTheStrategySectionSaysTheyCannotCapture() {
    assertTrue(game.can("4k3/8/8/8/H6h/8/8/K7 w - - 0 1", "a4h4"));
  }
}
