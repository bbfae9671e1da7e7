package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Attacks;
import zugwerk.rules.Variant;

/** The rules of Hitpoint Chess, sentence by sentence. */
class HitpointTest {

  private static final String BESIDE_TWO = "7k/8/8/8/8/8/3np3/4K3 w - - 0 1 ";
  private static final String CASTLES = "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1 ";

  private final Game game = Game.of("hitpoint");

  @Test
  void theStartIsOrthodox() {
    assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", game.start());
  }

  @ParameterizedTest
  @CsvSource({"p, 8", "n, 6", "b, 6", "r, 4"})
  void theAttackerLosesThePointsOfTheDefenderThatDies(String defender, int left) {
    assertEquals("4k3/8/8/3Q4/8/8/8/K7 b - - 0 1 d5:" + left,
        game.after("4k3/8/8/3" + defender + "4/8/8/8/K2Q4 w - - 0 1", "d1d5"));
  }

  @ParameterizedTest
  @CsvSource({
      "4k3/8/8/3p4/4P3/8/8/K7 w, e4d5",
      "4k3/8/8/3b4/8/2N5/8/K7 w, c3d5",
      "4k3/8/8/3n4/8/1B6/8/K7 w, b3d5",
      "4k3/8/8/3r4/8/8/8/K2R4 w, d1d5",
      "4k3/8/8/3q4/8/8/8/K2Q4 w, d1d5"
  })
  void piecesOfEqualStrengthAnnihilateEachOther(String fen, String move) {
    assertEquals("4k3/8/8/8/8/8/8/K7 b - - 0 1 -", game.after(fen, move));
  }

  @ParameterizedTest
  @CsvSource({
      "4k3/8/8/3q4/4P3/8/8/K7 w, e4d5, 8",
      "4k3/8/8/3q4/8/2N5/8/K7 w, c3d5, 6",
      "4k3/8/8/3q4/8/1B6/8/K7 w, b3d5, 6",
      "4k3/8/8/3q4/8/8/8/K2R4 w, d1d5, 4"
  })
  void aDefenderThatLivesStaysAndTheAttackerIsRemoved(String fen, String move, int left) {
    assertEquals("4k3/8/8/3q4/8/8/8/K7 b - - 0 1 d5:" + left, game.after(fen, move));
  }

  @Test
  void firepowerNeverChanges() {
    // A Queen with three points still kills a Rook, and dies of it; a Knight with one still takes three off it.
    String queen = "4k3/8/8/3r4/8/8/8/K2Q4 w - - 0 1 ";
    assertEquals("4k3/8/8/8/8/8/8/K7 -", game.left(queen + "d1:3", "d1d5"));
    assertEquals("4k3/8/8/3Q4/8/8/8/K7 d5:1", game.left(queen + "d1:6", "d1d5"));
    assertEquals("4k3/8/8/3r4/8/8/8/K7 d5:2", game.left("4k3/8/8/3r4/8/2N5/8/K7 w - - 0 1 c3:1", "c3d5"));
  }

  @Test
  void hitPointsGoWithThePiece() {
    assertEquals("4k3/8/8/8/4N3/8/8/K7 e4:1", game.left("4k3/8/8/8/8/2N5/8/K7 w - - 0 1 c3:1", "c3e4"));
  }

  @Test
  void aKingIsAttackedOnlyByAPieceWhoseFirepowerReachesItsPoints() {
    String pawn = "4k3/3P4/8/8/8/8/8/K7 b - - 0 1 ";
    assertFalse(game.check(pawn + "-"));
    assertFalse(game.check(pawn + "e8:2"));
    assertTrue(game.check(pawn + "e8:1"));
    assertTrue(game.check("4k3/8/3N4/8/8/8/8/K7 b - - 0 1"));
    assertTrue(game.check("4k3/8/8/1B6/8/8/8/K7 b - - 0 1"));
  }

  @Test
  void itDoesNotMatterWhetherTheAttackerWouldSurvive() {
    assertTrue(game.check("4k3/8/3N4/8/8/8/8/K7 b - - 0 1 d6:1"));
  }

  @Test
  void kingsNeverStandSideBySide() {
    String fen = "8/8/8/4k3/8/4K3/8/8 w - - 0 1 ";
    for (String state : "- e5:1 e3:1 e5:2,e3:2".split(" ")) {
      assertEquals("e3d2 e3d3 e3e2 e3f2 e3f3", game.moves(fen + state));
    }
  }

  @Test
  void aKingMayBeAttackedAndSurvive() {
    String fen = "8/8/8/3k4/4P3/8/8/K7 w - - 0 1 ";
    assertEquals("8/8/8/3k4/8/8/8/K7 b - - 0 1 d5:2", game.after(fen, "e4d5"));
    assertEquals("8/8/8/3k4/8/8/8/K7 d5:1", game.left(fen + "d5:2", "e4d5"));
  }

  @Test
  void aKingThatWouldDieByItsOwnCaptureMayNotMakeIt() {
    assertEquals("e1d1 e1e2 e1f2", game.moves(BESIDE_TWO));
    assertEquals("7k/8/8/8/8/8/3nK3/8 b - - 0 1 e2:2", game.after(BESIDE_TWO, "e1e2"));
    assertEquals("e1d1 e1d2 e1e2 e1f2", game.moves(BESIDE_TWO + "d2:2"));
    assertEquals("7k/8/8/8/8/8/3Kp3/8 d2:1", game.left(BESIDE_TWO + "d2:2", "e1d2"));
    assertFalse(game.can("7k/8/8/8/8/8/4p3/4K3 w - - 0 1 e1:1", "e1e2"));
  }

  @Test
  void aKingCannotWinARookWithMorePointsThanItself() {
    String fen = "7k/8/8/8/8/8/5r2/4K3 w - - 0 1 ";
    assertFalse(game.can(fen, "e1f2"));
    assertFalse(game.can(fen + "f2:3", "e1f2"));
    assertEquals("7k/8/8/8/8/8/5K2/8 f2:1", game.left(fen + "f2:2", "e1f2"));
  }

  @Test
  void afterItsCaptureTheKingIsJudgedWithThePointsItHasLeft() {
    String fen = "7k/8/8/8/8/3p4/4p3/4K3 w - - 0 1 ";
    assertTrue(game.can(fen, "e1e2"));
    assertFalse(game.can(fen + "e1:2", "e1e2"));
  }

  @Test
  void anAttackThatOpensALineOnTheOwnKingIsIllegal() {
    // The Rook would die on the Queen and leave the file to her.
    String fen = "4q1k1/8/8/8/8/8/4R3/4K3 w - - 0 1 ";
    assertEquals("e2e3 e2e4 e2e5 e2e6 e2e7", game.from(fen, "e2"));
    assertEquals("e2e3 e2e4 e2e5 e2e6 e2e7 e2e8", game.from(fen + "e8:5", "e2"));
  }

  @Test
  void aCheckerMustBeKilledToEndTheCheck() {
    String fen = "4r1k1/8/8/8/1B6/8/8/4K3 w - - 0 1 ";
    assertTrue(game.can(fen, "b4e7"));
    String hit = "4r1k1/8/8/1B6/8/8/8/4K3 w - - 0 1 ";
    assertFalse(game.can(hit, "b5e8"));
    assertTrue(game.can(hit + "e8:3", "b5e8"));
  }

  @Test
  void enPassantBothPawnsAreRemoved() {
    assertEquals("4k3/8/8/8/8/8/8/4K3 b - - 0 2 -", game.after("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e5d6"));
  }

  @Test
  void aDoubleStepIsNoted() {
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 -", game.after(game.start(), "e2e4"));
  }

  @Test
  void aPromotedPieceStartsWithItsFullPoints() {
    assertEquals("Q6k/8/8/8/8/8/8/K7 -", game.left("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q"));
  }

  @Test
  void aCaptureOnTheLastRankIsOneMoveWithoutPromotion() {
    String fen = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1";
    assertEquals("a7a8b a7a8n a7a8q a7a8r a7b8", game.from(fen, "a7"));
    assertEquals("1r5k/8/8/8/8/8/8/K7 b - - 0 1 b8:4", game.after(fen, "a7b8"));
    assertEquals("7k/8/8/8/8/8/8/K7 -", game.left(fen + " b8:1", "a7b8"));
  }

  @Test
  void castlingIsForbiddenOnlyByPiecesThatAttackTheKingWithItsPresentPoints() {
    assertTrue(game.can(CASTLES, "e1g1"));
    assertTrue(game.can(CASTLES + "e1:2", "e1g1"));
    assertFalse(game.can(CASTLES + "e1:1", "e1g1"));
    assertFalse(game.can("4k3/8/8/8/8/6n1/8/4K2R w K - 0 1", "e1g1"));
    assertEquals("4k3/8/8/8/8/8/6p1/5RK1 f1:4,g1:2",
        game.left(CASTLES + "e1:2,h1:4", "O-O"));
  }

  @Test
  void aRookThatSurvivesOnItsCornerKeepsTheRight() {
    assertEquals("4k3/8/8/8/8/8/8/4K2R w K - 0 2 h1:2", game.after("4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", "e4h1"));
  }

  @Test
  void aKingThatSurvivesAnAttackKeepsItsRights() {
    String fen = "4k3/8/8/8/8/8/3p4/R3K2R b KQ - 0 1";
    assertEquals("d2d1b d2d1n d2d1q d2d1r d2e1", game.from(fen, "d2"));
    assertEquals("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 2 e1:2", game.after(fen, "d2e1"));
  }

  @Test
  void aRookThatDiesLosesTheRight() {
    assertEquals("4k2q/8/8/8/8/8/8/4K3 b - - 0 1 h8:4", game.after("4k2q/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8"));
    assertEquals("4k3/8/8/8/8/8/8/4K3 w - - 0 2 -", game.after("4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1", "h8h1"));
    assertEquals("-", game.rights("4k3/8/8/8/4b3/8/8/4K2R b K - 0 1 h1:3", "e4h1"));
  }

  @Test
  void theSquaresEmptiedByDeathAreWrittenInBrackets() {
    assertEquals("e4:d5 (:e4 :d5)", game.written("4k3/8/8/3p4/4P3/8/8/K7 w - - 0 1", "e4d5"));
    assertEquals("Nf3:e5", game.written("4k3/8/8/4p3/8/5N2/8/K7 w - - 0 1", "f3e5"));
    assertEquals("d6:e5 (:d6)", game.written("4k3/8/3p4/4N3/8/8/8/K7 b - - 0 1", "d6e5"));
  }

  @Test
  void mutualAnnihilationCanOpenALineOnTheOwnKing() {
    assertFalse(game.can("6kb/8/8/8/3n4/1N6/8/K7 w - - 0 1", "b3d4"));
    // A Rook survives the blow and goes on standing in the way.
    assertTrue(game.can("6kb/8/8/8/3r4/1N6/8/K7 w - - 0 1", "b3d4"));
    assertFalse(game.can("3r2k1/8/8/3pP3/8/8/8/3K4 w - d6 0 1", "e5d6"));
    assertTrue(game.can("4r1k1/8/8/3pP3/8/8/8/3K4 w - d6 0 1", "e5d6"));
  }

  @Test
  void aKingIsAttackedByNoPieceThatWouldKillIt() {
    // That would be check, and Black would not be the side that waits.
    assertTrue(game.faults("8/8/8/3k4/4P3/8/8/K7 w - - 0 1 d5:1").contains("d5"));
    assertEquals("", game.faults("8/8/8/3k4/4P3/8/8/K7 w - - 0 1 d5:2"));
  }

  @Test
  void aStrikeAtTheKingIsAMoveLikeAnyOther() {
    // It must not leave the own King attacked: this Pawn is pinned.
    assertFalse(game.can("4r3/8/8/3k4/4P3/8/8/4K3 w - - 0 1", "e4d5"));
    // It saves White from stalemate.
    assertEquals("h6g7", game.moves("8/6kp/7P/8/8/8/5q2/7K w - - 0 1"));
  }

  @Test
  void aCaptureEnPassantIsWrittenWithBothSquares() {
    assertEquals("e5:d6 (:e5 :d5)", game.written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"));
    assertEquals("d4:e3 (:d4 :e4)", game.written("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3"));
  }

  /** "The King would have been in check on its opponent's turn." */
  @Test
  void aKingIsNoTargetOfWhatWouldKillIt() {
    Variant hitpoint = Variants.of("hitpoint");
    Position position = Position.of(Fen.parse(hitpoint, "4k3/3P4/3N4/8/8/8/8/K7 w"));
    assertEquals(0, hitpoint.targets(position, 0, hitpoint.schema().type('N'), 43) & Square.bit(60));
    assertEquals(Square.bit(60), hitpoint.targets(position, 0, hitpoint.pawn(), 51) & Square.bit(60));
  }

  @Test
  void withoutAnEnemyKingEveryPieceAttacks() {
    Variant hitpoint = Variants.of("hitpoint");
    Position position = Position.of(Fen.parse(hitpoint, "8/8/8/8/8/8/8/K6P w"));
    assertEquals(Square.bit(7), Attacks.attackers(hitpoint, position, 14, 0));
  }

  @Test
  void fullPointsNeedNotBeSaid() {
    Variant hitpoint = Variants.of("hitpoint");
    int points = hitpoint.schema().offset(hitpoint.schema().slots().getFirst());
    Setup setup = Fen.parse(hitpoint, "4k3/8/8/8/4N3/8/8/K7 b - - 0 1 e4:1");
    assertEquals(setup, hitpoint.tidied(setup));
    Setup full = setup.with(points + 28, 3);
    assertEquals(List.of(), hitpoint.stateFaults(full));
    assertEquals(setup.with(points + 28, 0), hitpoint.tidied(full));
    assertEquals("the Knight on e4 has 7 hit points, and 3 are all that a piece of its type can have",
        hitpoint.stateFaults(setup.with(points + 28, 7)).getFirst().text().toString());
  }
}
