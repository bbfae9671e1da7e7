package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.work.InputException;
import zugwerk.work.Texts;

/** For each stipulation the length, the sides and the form of its solutions. */
class StipulationTest {

  /** By the Codex: the side that begins, and whether that side is the one that is mated or stalemated. */
  @ParameterizedTest
  @CsvSource({
      "#3,      DIRECT,      MATE,      3, 3, WHITE, false",
      "=2,      DIRECT,      STALEMATE, 2, 2, WHITE, false",
      "s#4,     SELF,        MATE,      4, 4, WHITE, true",
      "r=2,     REFLEX,      STALEMATE, 2, 2, WHITE, true",
      "h#2,     HELP,        MATE,      4, 2, BLACK, true",
      "h#2.5,   HELP,        MATE,      5, 3, WHITE, false",
      "h=0.5,   HELP,        STALEMATE, 1, 1, WHITE, false",
      "ser-#5,  SERIES,      MATE,      5, 5, WHITE, false",
      "ser-h#4, SERIES_HELP, MATE,      4, 4, BLACK, true",
      "ser-s=3, SERIES_SELF, STALEMATE, 3, 3, WHITE, true",
      "semi-r#2, SEMI_REFLEX, MATE,      2, 2, WHITE, true",
      "hs#3,    HELP_SELF,   MATE,      6, 3, WHITE, true",
      "hs==2.5, HELP_SELF,   DOUBLE_STALEMATE, 5, 3, BLACK, false",
      "reci-h+2.5, RECIPROCAL_HELP, CHECK, 5, 3, WHITE, false",
      "hr+2,    HELP_REFLEX, CHECK,     4, 2, WHITE, true",
      "ser-rx4, SERIES_REFLEX, CAPTURE, 4, 4, WHITE, true",
      "phser-ct3, PARRY_HELP_SERIES, CIRCUIT, 5, 3, WHITE, false",
      "pser-#4, PARRY_SERIES, MATE,     4, 4, WHITE, false",
      "pser-s#4, PARRY_SERIES_SELF, MATE, 4, 4, WHITE, true",
      "pser-r#4, PARRY_SERIES_REFLEX, MATE, 4, 4, WHITE, true",
      "pser-h#4, PARRY_SERIES_HELP, MATE, 7, 4, BLACK, true",
      "phser-s#4, PARRY_HELP_SERIES_SELF, MATE, 7, 4, WHITE, true",
      "phser-r#4, PARRY_HELP_SERIES_REFLEX, MATE, 7, 4, WHITE, true",
      "ser-reci-h#4, SERIES_RECIPROCAL_HELP, MATE, 4, 4, BLACK, true",
      "h0012,   HELP,        CASTLING,  24, 12, BLACK, true",
      "+2,      DIRECT,      CHECK,     2, 2, WHITE, false",
      "+,       STUDY,       WIN,       0, 0, WHITE, false",
      "=,       STUDY,       DRAW,      0, 0, WHITE, false",
      "-1,      LAST_MOVE,   ANY_MOVE,  1, 1, WHITE, false"})
  void saysWhoMustDoWhat(String text, Play play, Goal.Kind goal, int halfmoves, int moves,
      Side starter, boolean targetsFirstMover) {
    Stipulation stipulation = Stipulation.parse("  " + text + " ");
    assertEquals(new Stipulation(play, Goal.of(goal), halfmoves), stipulation);
    assertEquals(text, stipulation.toString());
    assertEquals(moves, stipulation.moves());
    assertEquals(starter, stipulation.starter());
    assertEquals(targetsFirstMover, stipulation.targetsFirstMover());
  }

  @ParameterizedTest
  @CsvSource({"#2, true, true, true", "=2, true, true, false", "s#2, true, true, false", "r#2, true, true, false",
      "h#2, false, false, false", "ser-#2, false, false, false", "ser-h#2, false, false, false",
      "ser-s#2, false, false, false", "+, true, false, false", "=, true, false, false"})
  void solutionsAreKeysWhereTheOtherSideDefends(String text, boolean keys, boolean battle, boolean directMate) {
    Stipulation stipulation = Stipulation.parse(text);
    assertEquals(keys, stipulation.hasKeys());
    assertEquals(battle, stipulation.isBattle());
    assertEquals(directMate, stipulation.isDirectMate());
    assertEquals(keys && !battle, stipulation.isStudy());
  }

  @ParameterizedTest
  @CsvSource({"#2, #7", "s=1, s=7", "h#2, h#7", "h#2.5, h#6.5", "h=0.5, h=6.5", "ser-h#3, ser-h#7"})
  void anotherNumberOfMovesKeepsTheHalfMove(String text, String inSeven) {
    Stipulation changed = Stipulation.parse(text).inMoves(7);
    assertEquals(Stipulation.parse(inSeven), changed);
    assertEquals(7, changed.moves());
  }

  /** One reader and one writer for every play with every goal, and words for each. */
  @Test
  void everyPlayGoesWithEveryGoal() {
    Set<String> words = new HashSet<>();
    for (Play play : Play.counted().toList()) {
      for (Goal.Kind kind : Goal.kinds()) {
        Goal goal = kind == Goal.Kind.TARGET ? Goal.target(30) : Goal.of(kind);
        String text = play.prefix() + goal.sign() + "3" + (play.isHelp() ? ".5" : "");
        Stipulation stipulation = Stipulation.parse(text);
        assertEquals(List.of(play, goal, text),
            List.of(stipulation.play(), stipulation.goal(), stipulation.toString()));
        assertTrue(words.add(stipulation.words(Texts.ENGLISH)), stipulation.words(Texts.ENGLISH));
      }
    }
    for (String exact : List.of("exact-#2", "exact-h#2.5", "exact-pser-s=3", "exact-ser-reci-h(x)#3")) {
      Stipulation stipulation = Stipulation.parse(exact);
      assertEquals(List.of(true, exact), List.of(stipulation.exact(), stipulation.inMoves(9).inMoves(
          stipulation.moves()).toString()));
      assertTrue(stipulation.words(Texts.ENGLISH).contains(" exactly "), stipulation.words(Texts.ENGLISH));
      assertNotEquals(stipulation, Stipulation.parse(exact.substring(6)));
    }
    Stipulation either = Stipulation.parse("reci-h(x)#3");
    assertEquals(List.of(Goal.MATE, Goal.of(Goal.Kind.CAPTURE), "reci-h(x)#3", "reci-h(x)#2", Side.BLACK),
        List.of(either.goal(), either.ownGoal(), either.toString(), either.inMoves(2).toString(), either.starter()));
    assertEquals(goalAt("g4"), Stipulation.parse("ser-zg412").goal());
    assertEquals("White makes 12 moves in a row to move to g4", Stipulation.parse("ser-zg412").words(Texts.ENGLISH));
    assertEquals("Black begins; both play together for 2.5 moves, and Black is forced to mate",
        Stipulation.parse("hs#2.5").words(Texts.ENGLISH));
    assertEquals("Black begins and helps White to mate in 1 move", Stipulation.parse("h#1").words(Texts.ENGLISH));
  }

  private static Goal goalAt(String square) {
    return Goal.target(Square.parse(square).orElseThrow());
  }

  @Test
  void lengthsGoFromHalfAMoveInHelpPlayToThreeDigits() {
    assertEquals(290, Stipulation.parse("#290").moves());
    assertEquals(277, Stipulation.parse("ser-h#277").moves());
    assertEquals(1, Stipulation.parse("#1").moves());
    assertEquals(1, Stipulation.parse("h#0.5").halfmoves());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "h#0    | the stipulation 'h#0' has 0 moves instead of 1 to 999",
      "s#0.5  | the stipulation 's#0.5' has 0 moves instead of 1 to 999",
      "reci-h#1 | the stipulation 'reci-h#1' needs a move before the one that either side could end with",
      "ser-reci-h#1 | the stipulation 'ser-reci-h#1' needs a move before the one that either side could end with",
      "#2.5   | the stipulation '#2.5': only help play has half moves"})
  void refusesLengthsThatCannotBe(String text, String message) {
    assertEquals(message,
        assertThrows(InputException.class, () -> Stipulation.parse(text)).getMessage());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"h# 2 | h#2", "H#2 | h#2", "h#2,5 | h#2.5", "h#2\u00bd | h#2.5", "hze8 1.5 | hze81.5",
          "h00 1.5 | h001.5", "dia 9.5 | dia9.5", "SER-H# 4 | ser-h#4", "ser-sx126 | ser-sx126", "# 3 | #3"})
  void spellings(String text, String plain) {
    assertEquals(plain, Stipulation.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "mate in 2", "###2", "h#2.4", "q#2", "h(=)#2"})
  void refusesWhatIsNoStipulation(String text) {
    String message = assertThrows(InputException.class, () -> Stipulation.parse(text)).getMessage();
    assertTrue(message.startsWith("unknown stipulation '" + text + "'"), message);
  }

  @Test
  void everyVerdictReadsBack() {
    for (Soundness verdict : Soundness.values()) {
      assertEquals(verdict, Soundness.of(verdict.word()));
    }
    assertEquals("'fine' is not a verdict; the verdicts are sound, cooked, short, unsolvable, unfinished",
        assertThrows(InputException.class, () -> Soundness.of("fine")).getMessage());
  }
}
