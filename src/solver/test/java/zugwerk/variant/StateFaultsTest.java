package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad state: all the faults of a position are told at once, each with its square. */
class StateFaultsTest {

  private static void assertNames(String game, String fen, String... places) {
    String faults = Game.of(game).faults(fen);
    for (String place : places) {
      assertTrue(faults.contains(place), () -> place + " is missing in: " + faults);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "poison   | 4k3/8/8/8/4n3/8/8/K7 w - - 0 1 e8:5,e4:1",
      "shock    | 4k3/8/8/8/4n3/8/8/K7 w - - 0 1 frozen",
      "cursed   | 4k3/8/8/3pP3/8/8/8/K7 w - - 0 1 a8w,b8b,c8g,d5w,e5b",
      "hitpoint | 4k3/8/8/3qR3/8/8/8/K7 b - - 0 1 e8:2,d5:8,e5:1,a1:1"
  })
  void stateThatCanBeHasNoFault(String game, String fen) {
    assertEquals("", Game.of(game).faults(fen));
  }

  @Test
  void countsOutsideOneToFiveAndCountsOnEmptySquares() {
    assertNames("poison", "4k3/8/8/8/3nn3/8/8/K7 w - - 0 1 e8:0,d4:6,e4:99", "e8", "d4", "e4");
    assertNames("poison", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 a3:2,h6:5", "a3", "h6");
    assertNames("poison", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 a3:2,e4:6", "a3", "e4");
  }

  @Test
  void hitPointsAboveTheFullPointsOfThePieceOrOnEmptySquares() {
    assertNames("hitpoint", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 e8:4,e4:5,a1:9", "e8", "e4", "a1");
    assertNames("hitpoint", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 c7:1,e4:4,d5:10,a1:0", "c7", "e4", "d5", "a1");
  }

  @Test
  void tilesUnderPiecesThatCouldNotBe() {
    assertNames("cursed", "4k3/8/8/3p4/4P3/8/8/K7 w - - 0 1 d5b,e4w", "d5", "e4");
    assertNames("cursed", "4k3/8/8/3p4/4P3/8/8/K7 w - - 0 1 d5b,e4w,c9g,h1x", "d5", "e4", "c9g", "h1x");
  }

  @Test
  void stateOfAnotherGameMeansNothing() {
    assertNames("shock", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 e4:3", "e4:3");
    assertNames("poison", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 frozen,e4w,e5:3", "frozen", "e4w", "e5");
    assertNames("orthodox", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 e4:3,e5w", "e4:3", "e5w");
  }

  @Test
  void aThingSaidTwice() {
    assertNames("poison", "4k3/8/8/8/4n3/8/8/K7 w - - 0 1 e4:3,e4:2,e8:1,e8:1", "e4", "e8");
    assertFalse(Game.of("shock").faults("4k3/8/8/8/8/8/8/K7 w - - 0 1 frozen,frozen").isEmpty());
  }

  @Test
  void unknownTypesEachWithItsSquare() {
    assertNames("poison", "4k3/8/8/8/4X3/8/8/K2Q4 w - - 0 1", "e4", "d1");
    assertNames("shock", "3qk3/8/8/8/8/8/8/K2QH3 w - - 0 1", "d8", "d1", "e1");
    assertNames("hitpoint", "4k3/8/8/8/8/8/8/K2GH3 w - - 0 1", "d1", "e1");
  }

  @Test
  void faultsOfPiecesAndStateAreToldTogether() {
    assertNames("poison", "4k2k/8/8/8/4n3/8/8/K2Q4 w - - 0 1 a3:2,e4:6", "d1", "h8", "a3", "e4");
    assertNames("hitpoint", "4k3/8/8/8/4n3/8/8/K2P4 w K - 0 1 e4:4", "d1", "e4", "h1");
    assertNames("cursed", "4k3/8/8/8/4n3/8/8/K2P4 w - e6 0 1 e4b", "d1", "e4", "e6");
  }
}
