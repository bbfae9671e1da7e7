package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The rules of Cursed Chess, sentence by sentence, and what Jeremy Dunn's page says. */
class CursedTest {

  private static final String WHITE_ROOK = "7k/8/8/8/R7/8/8/K7 w - - 0 1 ";
  private static final String BLACK_ROOK = "k7/8/8/8/r7/8/8/7K b - - 0 1 ";
  private static final String KNIGHT = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 ";
  private static final String PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 ";
  private static final String CASTLES = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 ";

  private final Game game = Game.of("cursed");

  @Test
  void theStartIsOrthodox() {
    assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", game.start());
  }

  @Test
  void aCapturedPieceCursesTheSquareInItsOwnColour() {
    assertEquals("4k3/8/8/3P4/8/8/8/4K3 b - - 0 1 d5b", game.after("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"));
    assertEquals("e4w", game.state("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", "d5e4"));
    assertEquals("e2b", game.state("4k3/8/8/8/8/8/4n3/4K3 w - - 0 1", "e1e2"));
  }

  @Test
  void theTileStaysAndIsActiveOnceTheCapturerHasMovedOff() {
    assertEquals("4k3/8/3P4/8/8/8/8/4K3 d5b", game.left("4k3/8/8/3P4/8/8/8/4K3 w - - 0 1 d5b", "d5d6"));
  }

  @Test
  void aBlackTileMayNotBeCrossedByWhitePiecesNorAGreyOne() {
    String barred = "a4a2 a4a3 a4a5 a4a6 a4a7 a4a8 a4b4 a4c4";
    assertEquals(barred, game.from(WHITE_ROOK + "c4b", "a4"));
    assertEquals(barred, game.from(WHITE_ROOK + "c4g", "a4"));
    assertEquals(barred + " a4d4 a4e4 a4f4 a4g4 a4h4", game.from(WHITE_ROOK + "c4w", "a4"));
  }

  @Test
  void aWhiteTileMayNotBeCrossedByBlackPiecesNorAGreyOne() {
    String barred = "a4a1 a4a2 a4a3 a4a5 a4a6 a4a7 a4b4 a4c4";
    assertEquals(barred, game.from(BLACK_ROOK + "c4w", "a4"));
    assertEquals(barred, game.from(BLACK_ROOK + "c4g", "a4"));
    assertEquals(barred + " a4d4 a4e4 a4f4 a4g4 a4h4", game.from(BLACK_ROOK + "c4b", "a4"));
  }

  @Test
  void bishopsAndQueensAreBarredToo() {
    assertEquals("a1b2 a1c3 a1d4", game.from("k7/8/8/8/8/8/8/B6K w - - 0 1 d4g", "a1"));
    assertFalse(game.can("4k3/8/8/8/8/8/8/Q6K w - - 0 1 d4b", "a1e5"));
  }

  @Test
  void aDoubleStepCrossesItsMiddleSquare() {
    assertEquals("e2e3", game.from(PAWN + "e3b", "e2"));
    assertEquals("e2e3", game.from(PAWN + "e3g", "e2"));
    assertEquals("e2e3 e2e4", game.from(PAWN + "e3w", "e2"));
    assertEquals("e2e3 e2e4", game.from(PAWN + "e4b", "e2"));
    assertEquals("e7e6", game.from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1 e6w", "e7"));
  }

  @Test
  void castlingCrossesTheSquaresOfKingAndRook() {
    assertFalse(game.can(CASTLES + "f1b", "e1g1"));
    assertFalse(game.can(CASTLES + "b1b", "e1c1"));
    assertFalse(game.can(CASTLES + "b1g", "e1c1"));
    assertTrue(game.can(CASTLES + "b1b", "e1g1"));
    // White pieces may cross a white tile; b1 is the only square that is crossed and not landed on.
    assertTrue(game.can(CASTLES + "b1w", "e1c1"));
    assertEquals("4k3/8/8/8/8/8/8/2KR3R b1w", game.left(CASTLES + "b1w", "e1c1"));
  }

  @Test
  void castlingMayNotLandKingOrRookOnATile() {
    assertFalse(game.can(CASTLES + "f1w", "e1g1"));
    assertFalse(game.can(CASTLES + "g1w", "e1g1"));
    assertFalse(game.can(CASTLES + "c1w", "e1c1"));
    assertFalse(game.can(CASTLES + "d1w", "e1c1"));
  }

  @Test
  void aKnightCrossesTheLongLegOfItsPath() {
    assertEquals("g1e2", game.from(KNIGHT + "g2b", "g1"));
    assertEquals("g1e2", game.from(KNIGHT + "g3g", "g1"));
    assertEquals("g1f3 g1h3", game.from(KNIGHT + "f1b", "g1"));
    assertEquals("g1e2 g1f3 g1h3", game.from(KNIGHT + "g2w", "g1"));
  }

  @Test
  void aKnightHasThatOnePathOnly() {
    // The L the other way round, by f1 and f2, would end on f3 too, but the Knight does not go there.
    assertEquals("g1e2 g1f3 g1h3", game.from(KNIGHT + "f2b", "g1"));
    assertTrue(game.can(KNIGHT + "f1b,f2b", "g1f3"));
  }

  @Test
  void withoutCrossingThereIsNoAttack() {
    String rook = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1 ";
    assertFalse(game.check(rook + "e4b"));
    assertFalse(game.check(rook + "e4g"));
    assertTrue(game.check(rook + "e4w"));
    String knight = "4k3/8/3N4/8/8/8/8/4K3 b - - 0 1 ";
    assertFalse(game.check(knight + "d7b"));
    assertFalse(game.check(knight + "d8g"));
    assertTrue(game.check(knight + "d8w"));
    assertTrue(game.check(knight + "e7b"));
  }

  @Test
  void anAttackThatATileBarsDoesNotForbidCastling() {
    assertTrue(game.can("4kr2/8/8/8/8/8/8/4K2R w K - 0 1 f4w", "e1g1"));
    assertFalse(game.can("4kr2/8/8/8/8/8/8/4K2R w K - 0 1 f4b", "e1g1"));
  }

  @Test
  void blackAndWhiteVictimMakeGreyAndAThirdVictimGivesItsColour() {
    String line = "1. e4 d5 2. exd5";
    assertEquals("d5b", game.state(game.start(), line));
    assertEquals("d5g", game.state(game.start(), line + " Qxd5"));
    assertEquals("d5b", game.state(game.start(), line + " Qxd5 3. Nc3 Nf6 4. Nxd5"));
    assertEquals("d5g", game.state(game.start(), line + " Qxd5 3. Nc3 Nf6 4. Nxd5 Nxd5"));
  }

  @Test
  void whiteAndBlackVictimMakeGreyAndAWhiteOneWhiteAgain() {
    String line = "1. e4 d5 2. Nc3 dxe4";
    assertEquals("e4w", game.state(game.start(), line));
    assertEquals("e4g", game.state(game.start(), line + " 3. Nxe4"));
    assertEquals("e4w", game.state(game.start(), line + " 3. Nxe4 Bf5 4. a3 Bxe4"));
  }

  @Test
  void aLateRecaptureCountsLikeAnImmediateOne() {
    // The page speaks of immediate exchanges only; the tile is dormant all the while.
    assertEquals("d5g", game.state(game.start(), "1. e4 d5 2. exd5 a6 3. a3 Qxd5"));
  }

  @Test
  void aPieceThatLandsOnAnActiveTileIsForfeitedWithTheTile() {
    for (String colour : "w b g".split(" ")) {
      assertEquals("4k3/8/8/8/8/8/8/4K3 b - - 0 1 -", game.after(PAWN + "e3" + colour, "e2e3"));
      assertEquals("7k/8/8/8/8/8/8/K7 -", game.left(WHITE_ROOK + "c4" + colour, "a4c4"));
    }
    assertEquals("d5g", game.state(PAWN + "d5g,e3w", "e2e3"));
  }

  @Test
  void aForfeitedPieceInterposesNothing() {
    String fen = "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1 ";
    assertTrue(game.can(fen + "-", "d2e4"));
    assertFalse(game.can(fen + "e4b", "d2e4"));
  }

  @Test
  void aLandingThatTakesAwayTheTileBeforeTheOwnKingIsIllegal() {
    String fen = "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1 e4w";
    assertFalse(game.check(fen));
    assertFalse(game.can(fen, "d2e4"));
    assertTrue(game.can(fen, "d2f3"));
  }

  @Test
  void aPinReachesAsFarAsPiecesMayCross() {
    String fen = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1 ";
    assertEquals("e2e3 e2e4", game.from(fen + "e5b", "e2"));
    assertTrue(game.can(fen + "e5w", "e2d2"));
    assertTrue(game.can(fen + "e5w", "e2e8"));
    assertFalse(game.can(fen + "e5w", "e2e5"));
  }

  @Test
  void aKingMayNotLandOnATile() {
    assertEquals("e1d1 e1f1", game.moves("4k3/8/8/8/8/8/8/4K3 w - - 0 1 d2b,e2w,f2g"));
  }

  @Test
  void aPawnThatWouldPromoteOnATileIsForfeitedInOneMove() {
    String fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1 a8w";
    assertEquals("a7a8", game.from(fen, "a7"));
    assertEquals("7k/8/8/8/8/8/8/K7 b - - 0 1 -", game.after(fen, "a7a8"));
  }

  @Test
  void aPawnThatCapturesOnTheLastRankIsPromotedOnADormantTile() {
    String fen = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1 b8w";
    assertEquals("1Q5k/8/8/8/8/8/8/K7 b - - 0 1 b8g", game.after(fen, "a7b8q"));
  }

  @Test
  void enPassantTheTileFallsWhereTheCapturedPawnStood() {
    String fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    assertEquals("4k3/8/3P4/8/8/8/8/4K3 b - - 0 2 d5b", game.after(fen, "d7d5 e5d6"));
  }

  @Test
  void theTileOfAnEnPassantCaptureIsActiveAtOnce() {
    String fen = "4k3/3p4/8/R3P3/8/8/8/4K3 b - - 0 1";
    assertEquals("a5a1 a5a2 a5a3 a5a4 a5a6 a5a7 a5a8 a5b5 a5c5 a5d5",
        game.from(game.after(fen, "d7d5 e5d6 e8f8"), "a5"));
    assertEquals("5k2/8/3P4/8/8/8/8/4K3 -", game.left(fen, "d7d5 e5d6 e8f8 a5d5"));
  }

  @Test
  void aPawnThatLandsOnATileEnPassantIsForfeitedAfterItsCapture() {
    // The black Pawn may cross the black tile on d6; the white one lands on it.
    assertEquals("4k3/8/8/8/8/8/8/4K3 d5b", game.left("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1 d6b", "d7d5 e5d6"));
  }

  @Test
  void aPawnForfeitedByItsDoubleStepLeavesNothingToCapture() {
    assertFalse(game.can("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 e4w", "e2e4", "d4e3"));
  }

  @Test
  void aTileUnderAPieceIsDormantAndBlocksNoPath() {
    assertEquals("g1e2 g1f3 g1h3", game.from("4k3/8/8/8/8/8/6B1/4K1N1 w - - 0 1 g2b", "g1"));
    assertEquals("g1e2 g1f3 g1h3", game.from("4k3/8/8/8/8/6n1/8/4K1N1 w - - 0 1 g3g", "g1"));
  }

  @Test
  void aForfeitingLandingIsWrittenWithADagger() {
    assertEquals("Nf3†", game.written(KNIGHT + "f3w", "g1f3"));
    assertEquals("4k3/8/8/8/8/8/8/4K3 -", game.left(KNIGHT + "f3w", "Nf3†"));
    assertEquals("4k3/8/8/8/8/8/8/4K3 -", game.left(KNIGHT + "f3w", "Ng1-f3"));
  }

  @Test
  void aBlackPieceMayCrossABlackTileButNoWhiteOne() {
    // The curse binds the side that captured: after 3.d6 the black tile on d5 stops White, not Black.
    String line = "1. e4 d5 2. exd5 Nf6 3. d6 Qxd6 4. a3";
    assertEquals("d6w,d5b", game.state(game.start(), line));
    assertTrue(game.can(game.start(), line, "d6d4"));
    String moved = line + " Qd6-d4 5. a4";
    assertTrue(game.can(game.start(), moved, "d4d6"));
    assertFalse(game.can(game.start(), moved, "d4d7"));
  }

  @Test
  void theEnPassantSquareIsNotedAfterAnyDoubleStep() {
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 -", game.after(game.start(), "e2e4"));
  }

  @Test
  void aPieceThatMovesOffAGreyTileLeavesABarrierBehind() {
    // So it is not pinned on grey, but on black it is: Black's Rook may cross that.
    String fen = "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1 ";
    assertTrue(game.can(fen + "e4g", "e4c5"));
    assertEquals("", game.from(fen + "e4b", "e4"));
    // A King too: on e3 it is safe behind the tile that it stood on.
    assertTrue(game.can("4r1k1/8/8/8/4K3/8/8/8 w - - 0 1 e4g", "e4e3"));
    assertFalse(game.can("4r1k1/8/8/8/4K3/8/8/8 w - - 0 1 e4b", "e4e3"));
  }

  @Test
  void aTileThatBecomesActiveCanEndAKnightsCheck() {
    String fen = "6k1/8/8/8/8/5n2/5B2/4K3 w - - 0 1 ";
    assertTrue(game.check(fen + "f2g"));
    assertTrue(game.can(fen + "f2g", "f2g3"));
    assertFalse(game.can(fen + "f2b", "f2g3"));
  }

  @Test
  void aForfeitThatTakesAwayATileCanGiveCheck() {
    String fen = "4k3/8/8/8/8/8/3N4/K3R3 w - - 0 1 e4b";
    assertEquals("check", game.verdict(fen, "d2e4"));
    assertEquals("", game.verdict(fen, "d2f3"));
  }

  @Test
  void theTileOfAnEnPassantCaptureBarsTheLineThatItOpens() {
    assertEquals("", game.verdict("8/8/8/k2pP2R/8/8/8/6K1 w - d6 0 1", "e5d6"));
    assertFalse(game.can("6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6"));
  }

  @Test
  void onlyALandingOnATileHasADagger() {
    assertEquals("Nf3", game.written(KNIGHT + "-", "g1f3"));
    assertEquals("Nf3", game.written(KNIGHT + "e2w", "g1f3"));
    assertEquals("exd6\u2020", game.written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 d6b", "e5d6"));
  }

  @Test
  void tilesAreLookedForOnTheBoardOnly() {
    assertEquals("", game.faults("4k3/8/8/8/8/8/8/4K3 b - - 0 1 a1w,h8b"));
    assertEquals("a white tile cannot lie under the white piece on e1",
        game.faults("4k3/8/8/8/8/8/8/4K3 b - - 0 1 e1w"));
  }
}
