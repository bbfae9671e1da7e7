package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;

/** Kings in Poison Chess: death, mate, draws, and two Kings side by side, sentence by sentence. */
class PoisonKingsTest {

  private static final String DOCTOR_MATES = "3dk3/8/8/8/8/8/6PP/7K b - - 0 1";
  private static final String ROOK_MATES = "7k/6pp/8/8/8/8/8/K2R4 w - - 0 1";

  private final Game game = Game.of("poison");

  @Test
  void aKingWhoseCountReachesZeroIsDead() {
    String fen = "4k3/p7/8/8/8/8/8/K7 b - - 0 1 e8:1";
    assertEquals("dead king", game.verdict(fen, "a7a6"));
    assertEquals("", game.moves(fen, "a7a6"));
    assertEquals("", game.verdict(fen.replace("e8:1", "e8:2"), "a7a6"));
  }

  @Test
  void aMateInOneIsReachedWhenTheKingDiesWhateverItPlays() {
    // With the Doctor poisoned, which can only cure itself, no piece can cure the King.
    assertEquals("sound c7*d8", game.solve("3dk3/p1H5/8/8/8/8/8/K7 w - - 0 1 e8:1", "#1"));
    assertEquals("cooked a1a2 a1b1 a1b2", game.solve("4k3/p7/8/8/8/8/8/K7 w - - 0 1 e8:1", "#1"));
    // Here Black is stalemated first.
    assertEquals("unsolvable", game.solve("4k3/8/p7/P7/8/8/8/K7 w - - 0 1 e8:1", "#1"));
  }

  @Test
  void aKingPoisonedNowDiesAtTheEndOfItsFifthTurn() {
    String four = "e7*e8 a7a6 h1h2 a6a5 h2h1 a5a4 h1h2 a4a3 h2h1";
    assertEquals("", game.verdict("4k3/p3H3/8/8/8/8/8/7K w - - 0 1", four));
    assertEquals("dead king", game.verdict("4k3/p3H3/8/8/8/8/8/7K w - - 0 1", four + " a3a2"));
  }

  @Test
  void aTurnThatCheckmatesEndsTheGameBeforeThatKingDies() {
    assertEquals("checkmate", game.verdict(DOCTOR_MATES + " e8:1", "d8d1"));
    assertEquals("dead king", game.verdict(DOCTOR_MATES + " e8:1", "d8d2"));
    assertEquals("", game.verdict(DOCTOR_MATES + " e8:1", "d8+e8"));
  }

  /** The same moves are legal with every count; with the last one the King dies of them, unless they mate or cure. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aKingsCountChangesNoLegalMove(int count) {
    String pinned = "kn5R/8/8/8/8/8/8/K7 b - - 0 1 a8:" + count;
    assertEquals("", game.moves(pinned));
    assertEquals("stalemate", game.verdict(pinned));
    String cornered = "k7/p7/8/8/8/8/7R/K7 w - - 0 1 a8:" + count;
    assertEquals("checkmate", game.verdict(cornered, "h2h8"));
    String helped = "4k3/8/2n5/8/7b/8/3h4/K3R3 b - - 0 1 e8:" + count;
    assertEquals("c6e5 c6e7 d2*e1 d2e2 h4e1 h4e7", game.moves(helped));
    assertEquals(count == 1 ? "dead king" : "", game.verdict(helped, "c6e5"));
    String poisoned = "4k3/p7/8/8/8/8/8/K3R3 b - - 0 1 e8:" + count;
    assertEquals("checkmate", game.verdict(poisoned));
  }

  /** Neither side's last turn is judged by what the other side's last turn would end in. */
  @Test
  void twoKingsInTheirLastTurnsAreJudgedAlike() {
    String fen = "k7/8/8/8/8/b7/8/K3D1R1 w - - 0 1 a8:1,a1:1";
    assertEquals("dead king", game.verdict(fen, "g1g8"));
    assertEquals("checkmate", game.verdict(fen.replace("b7/8", "7p/8"), "g1g8"));
    assertEquals("a3f8", game.moves("k5R1/8/8/8/8/b7/8/K3D3 b - - 0 1 a8:1,a1:1"));
  }

  @Test
  void aDyingKingThatIsAttackedDoesNotMate() {
    // The Doctor that mates on d1 opens the Rook's line to its own King.
    String fen = "R2dk3/8/8/8/8/8/6PP/7K b - - 0 1 ";
    assertFalse(game.can(fen + "e8:1", "d8d1"));
    assertFalse(game.can(fen + "e8:2", "d8d1"));
  }

  @Test
  void aPoisonedKingInCheckIsHelpedByCaptureInterpositionOrPoison() {
    String fen = "4k3/8/2n5/8/7b/8/3h4/K3R3 b - - 0 1 e8:3";
    assertEquals("c6e5 c6e7 d2*e1 d2e2 h4e1 h4e7", game.moves(fen));
    assertEquals("check", game.verdict(fen));
  }

  @Test
  void aCureThatEndsTheCheckHelpsAPoisonedKing() {
    // The Doctor cannot guard its King from the other one while it is poisoned.
    String fen = "3dk3/4K3/8/8/8/8/8/8 b - - 0 1 d8:2,e8:3";
    assertEquals("check", game.verdict(fen));
    assertEquals("d8+d8", game.moves(fen));
    assertEquals("check", game.verdict(fen, "d8+d8"));
  }

  @Test
  void aCureOfTheKingItselfDoesNotEndACheckByAPiece() {
    assertEquals("checkmate", game.verdict("3dk3/8/8/8/8/8/8/K3R3 b - - 0 1 d8:4,e8:3"));
    assertFalse(game.can("4k3/3d4/8/8/8/8/8/K3R3 b - - 0 1 e8:3", "d7+e8"));
    assertTrue(game.can("4k3/3d4/8/8/8/8/8/K3R3 b - - 0 1 e8:3", "d7e7"));
  }

  @Test
  void otherwiseItIsCheckmateThoughFlightsAreFree() {
    assertEquals("checkmate", game.verdict("4k3/8/8/8/8/8/8/K3R3 b - - 0 1 e8:3"));
    assertEquals("check", game.verdict("4k3/8/8/8/8/8/8/K3R3 b - - 0 1"));
  }

  @Test
  void aPoisonedKingWithoutCheckAndWithoutLegalMoveIsADraw() {
    assertEquals("stalemate", game.verdict("4k3/8/8/8/8/8/8/K7 b - - 0 1 e8:3"));
    assertEquals("stalemate", game.verdict("4k3/8/8/8/8/8/8/K7 b - - 0 1 e8:1"));
  }

  @Test
  void mateGivenByASideWithAPoisonedKingAndNoDoctorIsADraw() {
    assertEquals("draw", game.verdict(ROOK_MATES + " a1:3", "d1d8"));
    assertEquals("checkmate", game.verdict(ROOK_MATES, "d1d8"));
    assertEquals("unsolvable", game.solve(ROOK_MATES + " a1:3", "#1"));
  }

  @Test
  void aDoctorOnTheBoardEvenAPoisonedOneMakesThatMateCount() {
    String fen = "7k/6pp/8/8/8/8/D7/K2R4 w - - 0 1";
    assertEquals("checkmate", game.verdict(fen + " a1:3", "d1d8"));
    assertEquals("checkmate", game.verdict(fen + " a1:3,a2:4", "d1d8"));
  }

  @Test
  void aMateAtTheLastMomentIsADrawTooWithoutADoctor() {
    assertEquals("draw", game.verdict(DOCTOR_MATES.replace('d', 'g') + " e8:1", "d8d1"));
  }

  @Test
  void aKingMayStepBesideAPoisonedKing() {
    assertEquals("e2d1 e2d2 e2d3 e2e1 e2e3 e2f1 e2f2 e2f3", game.moves("8/8/8/8/4k3/8/4K3/8 w - - 0 1 e4:3"));
    assertEquals("checkmate", game.verdict("8/8/8/8/4k3/8/4K3/8 w - - 0 1 e4:3", "e2e3"));
  }

  @Test
  void anUnpoisonedKingNeverStepsBesideAnUnpoisonedKing() {
    // Not even where a friend guards the square.
    assertEquals("e2d1 e2d2 e2e1 e2f1 e2f2", game.from("8/8/8/8/4k3/R7/4K3/8 w - - 0 1", "e2"));
  }

  @Test
  void aPoisonedKingBesideAKingCanBeGuardedByAFriend() {
    String fen = "8/8/8/8/r3k3/4K3/8/8 b - - 0 1 ";
    assertFalse(game.check(fen + "e4:3"));
    assertEquals("a4b4 a4c4 a4d4", game.moves(fen + "e4:3"));
  }

  @Test
  void aPoisonedFriendOrAHarpyIsNoGuard() {
    assertEquals("checkmate", game.verdict("8/8/8/8/r3k3/4K3/8/8 b - - 0 1 a4:2,e4:3"));
    assertTrue(game.check("8/8/8/8/h3k3/4K3/8/8 b - - 0 1 e4:3"));
  }

  @Test
  void aLineThroughTheCapturingKingGuardsToo() {
    String fen = "8/8/8/8/4k3/4K3/8/r7 b - - 0 1 e4:3";
    assertEquals("check", game.verdict(fen));
    assertEquals("a1a4 a1e1", game.moves(fen));
  }

  @Test
  void aKingThatIsPoisonedNoLongerAttacksTheOther() {
    assertEquals("f4*e3", game.moves("8/8/8/8/4kh2/4K3/8/8 b - - 0 1 e4:3"));
  }

  @Test
  void onceTheGuardedKingIsCuredTheOtherKingMustGo() {
    String fen = "8/8/8/3d4/4k3/4K3/8/8 b - - 0 1 e4:3";
    assertFalse(game.check(fen));
    assertEquals("check", game.verdict(fen, "d5+e4"));
    assertEquals("e3e2 e3f2", game.moves(fen, "d5+e4"));
  }

  @Test
  void aGuardOfItsOwnDoesNotLetItStay() {
    String fen = "8/8/8/3d4/4k3/R3K3/8/8 b - - 0 1 e4:3";
    assertEquals("check", game.verdict(fen, "d5+e4"));
    assertEquals("e3e2 e3f2", game.moves(fen, "d5+e4"));
  }

  @Test
  void aDoctorDoesNotCureTheEnemyKingBesideItsOwn() {
    Game any = Game.of("poison", "cure-any");
    assertFalse(any.moves("8/8/3k4/2DK4/8/8/8/8 w - - 0 1 d6:3").contains("c5+d6"));
    assertTrue(any.moves("8/8/3k4/2D5/3K4/8/8/8 w - - 0 1 d6:3").contains("c5+d6"));
  }

  @Test
  void guardedKingsSideBySideAreNoFaultUnguardedOnesAre() {
    assertEquals("", game.faults("8/8/8/3d4/4k3/R3K3/8/8 w - - 0 1"));
    assertTrue(game.faults("8/8/8/8/4k3/4K3/8/8 w - - 0 1").contains("e4"));
  }

  @Test
  void poisoningTheOnlyGuardGivesCheckByTheKing() {
    assertEquals("checkmate", game.verdict("8/8/8/1H6/r3k3/4K3/8/8 w - - 0 1 e4:3", "b5*a4"));
  }

  @Test
  void aDyingKingIsCuredOnlyWhereThatEndsTheCheck() {
    assertEquals("d1e2", game.moves("4r2k/8/8/8/8/8/3P4/3DK3 w - - 0 1 e1:1,d2:4"));
    assertTrue(game.can("7k/8/8/8/8/8/3P4/3DK3 w - - 0 1 e1:1,d2:4", "d1+e1"));
  }

  @Test
  void aCheckThatDoesNotMateSavesNoDyingKing() {
    String fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 e1:1";
    assertEquals("R3k3/8/8/8/8/8/8/8 -", game.left(fen, "a1a8"));
    assertEquals("dead king", game.verdict(fen, "a1a8"));
  }

  /** An enemy King beside the square where the King arrives forbids castling, even where it attacks nothing. */
  @Test
  void castlingLeavesTheKingsApart() {
    String fen = "6r1/8/8/8/8/8/7k/4K2H w K - 0 1 ";
    String guarded = "6R1/8/8/8/8/8/7k/4K2H w K - 0 1 ";
    assertFalse(game.can(fen, "e1g1"));
    assertFalse(game.can(guarded, "e1g1"));
    assertTrue(game.can(guarded + "h2:3", "e1g1"));
    assertFalse(game.can("4k2h/7K/8/8/8/8/8/6r1 b k - 0 1", "e8g8"));
    assertTrue(game.can("4k2h/7K/8/8/8/8/8/6r1 b k - 0 1 h7:3", "e8g8"));
    assertTrue(game.can("6R1/8/8/8/8/7k/8/4K2H w K - 0 1", "e1g1"));
  }

  @Test
  void whatMovesMustBeMadeToBeJudged() {
    Variant poison = Variants.of("poison");
    assertEquals(-1L, unsettled(poison, "8/8/8/3k4/8/3K4/8/8 w - - 0 1 d3:1"), "a dying King");
    assertEquals(-1L, unsettled(poison, "8/8/8/8/3k4/3K4/8/8 w - - 0 1 d4:3"), "Kings side by side");
    assertEquals(0, unsettled(poison, "8/8/8/3k4/8/3K4/8/3N4 w - - 0 1 d1:1"));
    assertEquals(0, unsettled(poison, "8/8/8/3k4/8/3K4/8/8 w - - 0 1 d5:1"));
  }

  private static long unsettled(Variant poison, String fen) {
    Position position = Position.of(Fen.parse(poison, fen));
    assertEquals(fen.contains("d3:1"), poison.fastPath().kingMayDie(position, 0));
    assertEquals(fen.contains("d5:1"), poison.fastPath().kingMayDie(position, 1));
    // Only without poison are flights known before a move is made.
    assertEquals(0, poison.fastPath().flights(poison, position));
    return poison.fastPath().unsettled(position);
  }

  @Test
  void flightsAreKnownWhereNothingIsPoisoned() {
    Variant poison = Variants.of("poison");
    Position position = Position.of(Fen.parse(poison, "k7/P7/8/8/8/8/8/4K3 w"));
    assertEquals(Square.bit(57) | Square.bit(49), poison.fastPath().flights(poison, position));
  }

  /** A game is shared by threads, and each has what it judges a mate with. */
  @Test
  void eachThreadJudgesMates() throws InterruptedException {
    String fen = "3dk3/8/8/8/8/8/6PP/7K b - - 0 1 e8:1";
    List<String> verdicts = new CopyOnWriteArrayList<>();
    for (int i = 0; i < 2; i++) {
      Thread thread = new Thread(() -> verdicts.add(game.verdict(fen, "d8d1")));
      thread.start();
      thread.join();
    }
    assertEquals(List.of("checkmate", "checkmate"), verdicts);
  }
}
