package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.NotationException;
import zugwerk.notation.Replay;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/** The rules of Polypiece, sentence by sentence, and what the inventor's page says. */
class PolypieceTest {

  private static final Variant GAME = Variants.of("polypiece");

  private static String after(String fen, String line) {
    return Fen.format(Replay.play(GAME, Fen.parse(GAME, fen), line));
  }

  private static List<String> moves(String fen) {
    return new MoveText(GAME).legal(Position.of(Fen.parse(GAME, fen))).stream()
        .map(move -> LongForm.of(GAME.schema(), move)).toList();
  }

  private static Verdict verdict(Setup setup) {
    return new Generator(GAME).verdict(Position.of(setup));
  }

  @Test
  void everyManOfTheTypeStepsOfBothColours() {
    assertTrue(after(GAME.start(), "1. Nf3=WD").endsWith("N1"));
    assertTrue(after(GAME.start(), "1. Nf3=WD WDg6=N").endsWith(" -"));
  }

  @Test
  void castlingIsAKingMoveAndTheRookTypeDoesNotStep() {
    assertEquals("4k3/8/8/8/8/8/8/5RK1 b - - 1 1 -", after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"));
  }

  @Test
  void promotionIsAPawnMoveAndTheNewManHasTheTypesPresentPower() {
    String fen = "8/P7/8/8/8/5k2/8/K7 w - - 0 1 Q1";
    assertEquals("Q7/8/8/8/8/5k2/8/K7 b - - 0 1 Q1", after(fen, "a8=WAND"));
  }

  @Test
  void aMoveThatTurnsAnEnemyManAgainstTheOwnKingIsIllegal() {
    // Réti 999: if the white Knight moves, the black one on b5 becomes a WD and strikes b7.
    List<String> moves = moves("8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1");
    assertTrue(moves.contains("a6a7"));
    assertTrue(moves.stream().noneMatch(move -> move.startsWith("e4")), moves.toString());
  }

  @Test
  void aMoveCanLiftCheckByTurningMenFarAway() {
    String mate = "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17";
    Variant orthodox = Variants.of("orthodox");
    assertEquals(Verdict.CHECKMATE,
        new Generator(orthodox).verdict(Position.of(Fen.parse(orthodox, mate))));
    assertEquals(List.of("h8g8"), moves(mate));
  }

  @Test
  void thePagesLineMatesInEight() {
    Setup end = Replay.play(GAME, Fen.parse(GAME, "6k1/8/4N1K1/8/8/8/8/8 w - - 0 1"),
        "1. Ne6-d8=WD Kh8 2. WDd8-d6=N Kg8 3. Nd6-f7=WD Kh8 4. Kg6-g5 Kg8 5. Kg5-f6 Kh8 6. Kf6-g6 Kg8 "
            + "7. WDf7-d7=N Kh8 8. Nd7-f8=WD");
    assertEquals(Verdict.CHECKMATE, verdict(end));
  }

  @Test
  void theOpeningLineEndsBeforeTheCastlingThatThePagePrints() {
    String line = "1. e4 e5 2. Ng1-f3=WD Bf8-c5=R4 3. WDb1-b3=N Nb8-c6=WD 4. WDf3-f5=N Qd8-f6=WAND "
        + "5. Nb3xc5=WD WDc6xc5=N 6. d2-d3 WANDf6-g6=Q 7. Nf5-g3=WD";
    String fen = after(GAME.start(), line);
    // The Knight of g8 has never moved.
    assertTrue(fen.startsWith("r1b1k1nr/"), fen);
    assertThrows(NotationException.class, () -> after(GAME.start(), line + " O-O"));
  }

  @Test
  void takingOnE5CannotBeAnsweredByTheTurnedKnight() {
    String fen = after(GAME.start(), "1. e4 e5 2. Nf3=WD WDg6=N 3. Nxe5=WD");
    assertFalse(moves(fen).contains("g6e5"));
  }

  @Test
  void aLongerListForOneColourGoesAlongItsOwn() {
    Variant mixed = Variants.of("polypiece", "N=N/WD|F/W/D");
    Setup setup = Fen.parse(mixed, "4k3/8/8/3n4/8/8/8/4K1N1 w - - 0 1 N5");
    assertEquals("WDf1=N", new MoveText(mixed).write(Position.of(setup),
        new MoveText(mixed).read(Position.of(setup), "g1f1")));
    assertEquals("4k3/8/8/3n4/8/8/8/4KN2 b - - 1 1 -", Fen.format(Replay.play(mixed, setup, "WDf1=N")));
  }
}
