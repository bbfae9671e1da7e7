package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The rules of Polypiece, sentence by sentence. */
class PolypieceTest {

  private final Game game = Game.of("polypiece");

  @Test
  void everyPieceOfTheTypeStepsOfBothColours() {
    assertEquals("N1", game.state(game.start(), "1. Nf3=WD"));
    assertEquals("-", game.state(game.start(), "1. Nf3=WD WDg6=N"));
  }

  @Test
  void castlingIsAKingMoveAndTheRookTypeDoesNotStep() {
    assertEquals("4k3/8/8/8/8/8/8/5RK1 b - - 1 1 -", game.after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"));
  }

  @Test
  void promotionIsAPawnMoveAndTheNewPieceHasTheTypesPresentPower() {
    String fen = "8/P7/8/8/8/5k2/8/K7 w - - 0 1 Q1";
    assertEquals("Q7/8/8/8/8/5k2/8/K7 b - - 0 1 Q1", game.after(fen, "a8=WAND"));
  }

  @Test
  void aMoveThatTurnsAnEnemyPieceAgainstTheOwnKingIsIllegal() {
    // Réti 999: if the white Knight moves, the black one on b5 becomes a WD and attacks b7.
    String fen = "8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1";
    assertTrue(game.can(fen, "a6a7"));
    assertEquals("", game.from(fen, "e4"));
  }

  @Test
  void aMoveCanLiftCheckByTurningPiecesFarAway() {
    // Morphy's mate, which Black's Rook on h8 can undo by making a Nightrider of the one on d8.
    String mate = "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17";
    assertEquals("checkmate", Game.of("orthodox").verdict(mate));
    assertEquals("h8g8", game.moves(mate));
  }

  @Test
  void aLongerListForOneColourGoesAlongItsOwn() {
    Game mixed = Game.of("polypiece", "N=N/WD|F/W/D");
    String fen = "4k3/8/8/3n4/8/8/8/4K1N1 w - - 0 1 N5";
    assertEquals("WDf1=N", mixed.written(fen, "g1f1"));
    assertEquals("4k3/8/8/3n4/8/8/8/4KN2 b - - 1 1 -", mixed.after(fen, "WDf1=N"));
  }

  @Test
  void inPhasedPolypieceBlackIsOneEntryAhead() {
    Game phased = Game.of("polypiece", "N=N/WD|WD/N;B=B/R4|R4/B;R=R/NN|NN/R;Q=Q/WAND|WAND/Q");
    assertEquals("g8g6", phased.from(phased.start().replace(" w ", " b "), "g8"));
    assertEquals("b1a3 b1c3", phased.from(phased.start(), "b1"));
    // The page: 1.Ng1-f3=WD changes the WD at g8 to a Knight.
    String fen = phased.after(phased.start(), "1. Ng1-f3=WD");
    assertEquals("g8f6 g8h6", phased.from(fen, "g8"));
    assertFalse(phased.can(fen, "g8g6"));
  }

  @Test
  void differentArmiesGoAlongTheirOwnLists() {
    // White: Knight and Waffle; Black: Fibnif and fwNW, as the page proposes.
    Game armies = Game.of("polypiece", "N=N/WD|fbNF/fwNW");
    String after = armies.after(armies.start(), "1. e4");
    assertEquals("b8a6 b8c6", armies.from(after, "b8"));
    // A Knight's step makes them fwNW: from b8 only d7 and its neighbours are in reach, all held by Black's own pieces.
    assertEquals("", armies.from(armies.after(armies.start(), "1. Nf3=WD"), "b8"));
  }

  /** The enemy King attacks c1 before White castles, and is a Knight that attacks d1 alone afterwards. */
  @Test
  void theArrivalOfCastlingIsJudgedWithThePowersAfterIt() {
    Game kings = Game.of("polypiece", "K=K/N");
    assertTrue(kings.can("8/8/8/8/8/8/1k6/R3K3 w Q - 0 1", "e1c1"));
    assertFalse(game.can("8/8/8/8/8/8/1k6/R3K3 w Q - 0 1", "e1c1"));
  }
}
