package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.condition.ConditionKind;
import zugwerk.condition.Conditions;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

class PopeyeConditionsTest {

  private static final ExchangeFormat POPEYE = Formats.named("popeye");
  private static final String PIECES = "Pieces White Kg1 Rh2 Pg4 Black Kh6 Pg6 Rh7\nStipulation #2\n";

  private static Problem read(String text) {
    return POPEYE.read("BeginProblem\n" + text + "EndProblem\n", Positions.orthodox()).whole().getFirst();
  }

  private static Problem under(String conditions) {
    return read(PIECES + "Condition " + conditions + "\n");
  }

  @ParameterizedTest
  @CsvSource({"Circe,conditions: Circe", "MirrorCirce RexInclusive,conditions: Circe rex inclusive mirror",
      "PWC,conditions: Circe PWC", "BGL 7 3.5,conditions: BGL 7/3.5", "BGL - 29,conditions: BGL -/29",
      "BlackEdge WhiteEdge,conditions: Edgemover", "Circe PWC,conditions: Circe PWC",
      "BlackEdge,conditions: Edgemover black", "LostPieces,conditions: Lost pieces",
      "BlackMaxim ultra,conditions: Maximummer black ultra", "Madrasi RexExclusive,conditions: Madrasi",
      "WhiteMaximummer BlackMaximummer,conditions: Maximummer white black",
      "MagicSquares d4e5 Type1 Circe,'conditions: Circe, Magic squares d4 e5'", "Grid DiagonalShift,"
          + "conditions: Grid Chess diagonal shift"})
  void wordsMeanConditions(String words, String settings) {
    assertEquals(settings, under(words.replace(" Type1", "")).variant().settings());
  }

  @Test
  void languagesMeanTheSame() {
    Problem english = under("FileCirce RexInclusive AndernachChess");
    String german = "Anfang\nSteine Weiss Kg1 Th2 Bg4 Schwarz Kh6 Bg6 Th7\nForderung #2\n"
        + "Bedingung FileCirce RexInklusive AndernachSchach\nEnde\n";
    String french = "Debut\nPieces Blanc Rg1 Th2 Pg4 Noir Rh6 Pg6 Th7\nEnonce #2\n"
        + "Condition FileCirce RexInclusif EchecsAndernach\nPieces Blanc Pa2\nFin\n";
    assertEquals(english, POPEYE.read(german, Positions.orthodox()).whole().getFirst());
    assertEquals(english.variant(), POPEYE.read(french, Positions.orthodox()).whole().getFirst().variant());
  }

  /** Every condition that Popeye has is written with its words, and needs no remark. */
  @Test
  void conditionsAreWrittenInPopeyesWords() {
    int written = 0;
    for (ConditionKind kind : Conditions.all()) {
      String squares = kind.options().contains("squares") ? " d4 e5" : "";
      Problem problem = under("Circe").withGame(Variants.of("orthodox", "conditions: " + kind.name() + squares),
          read(PIECES).setup().in(Variants.of("orthodox", "conditions: " + kind.name() + squares).schema()));
      try {
        String text = POPEYE.write(List.of(problem));
        assertEquals(List.of(problem), POPEYE.read(text, Positions.orthodox()).whole(), kind.name());
        boolean marks = kind.name().endsWith(" pieces") && PopeyeConditions.slot(kind.name()).isPresent();
        assertEquals(marks, text.contains(Completion.MARK), text);
        written++;
      } catch (InputException fault) {
        assertEquals("Popeye does not support the condition " + kind.name() + squares, fault.getMessage());
      }
    }
    assertTrue(written > 30, written + " conditions are written");
  }

  @Test
  void lettersOfPiecesAreReadAndWritten() {
    Problem problem = read("Pieces White Kg1 Pg4 Black Kh6 Gh7\nStipulation h#2\nCondition PromOnly S G\n");
    assertTrue(problem.variant().settings().endsWith("conditions: Promotion only N G"), problem.variant().settings());
    String text = POPEYE.write(List.of(problem));
    assertTrue(text.contains("PromOnly S G"), text);
    assertEquals(List.of(problem), POPEYE.read(text, Positions.orthodox()).whole());
  }

  @Test
  void theSecondBoardOfAliceIsAnAttribute() {
    Problem problem = read("Pieces White Kg1 White AliceB Rh2 Black Kh6\nStipulation #2\nCondition AliceChess\n");
    assertEquals("conditions: Alice Chess", problem.variant().settings());
    assertEquals("h2a", problem.fen().split(" ")[6]);
    assertEquals(List.of(problem), POPEYE.read(POPEYE.write(List.of(problem)), Positions.orthodox()).whole());
  }

  @Test
  void attributesOfPiecesAreReadAndWritten() {
    Problem problem = read("Pieces Neutral Royal Sb1 White Kg1 White Royal Sb2 Black Kh6\nStipulation h#2\n");
    assertEquals("conditions: Neutral pieces, Royal pieces", problem.variant().settings());
    assertEquals("b1n,b2k,b1k", problem.fen().split(" ")[6]);
    String text = POPEYE.write(List.of(problem));
    assertTrue(text.contains("Neutral Royal Sb1"), text);
    assertTrue(text.contains("White Royal Sb2"), text);
    assertFalse(text.contains(Completion.MARK), text);
    assertEquals(List.of(problem), POPEYE.read(text, Positions.orthodox()).whole());
  }

  @Test
  void twinsHaveOtherConditions() {
    Problem problem = read(PIECES + "Condition Circe\nTwin Condition Andernach Madrasi\nTwin Move g4 g5\n");
    assertEquals(List.of("conditions: Circe", "conditions: Madrasi, Andernach Chess", "conditions: Circe"),
        ProblemPart.of(problem).stream().map(part -> part.problem().variant().settings()).toList());
    assertEquals(List.of(problem), POPEYE.read(POPEYE.write(List.of(problem)), Positions.orthodox()).whole());
  }

  @Test
  void unsupportedConditionsAreNamed() {
    assertEquals(List.of("line 4: the fairy condition Circe is not supported in the form 'Circe CaptureSquare'"),
        POPEYE.read("BeginProblem\n" + PIECES + "Condition Circe CaptureSquare\nEndProblem\n", Positions.orthodox())
            .faults().stream().map(Object::toString).toList());
  }

  @Test
  void databasesListConditionsAmongOptions() {
    for (String name : List.of("yacpdb", "olive")) {
      ExchangeFormat format = Formats.named(name);
      Problem problem = under("Circe MirrorImmunChess").withSetup(under("Circe MirrorImmunChess").setup());
      String text = format.write(List.of(problem));
      assertTrue(text.contains("MirrorImmunChess"), text);
      assertFalse(text.contains(Completion.MARK), text);
      assertEquals(List.of(problem), format.read(text, Positions.orthodox()).whole());
      Problem neutral = read("Pieces Neutral Sb1 White Kg1 Black Kh6\nStipulation h#2\n");
      text = format.write(List.of(neutral));
      assertTrue(text.contains("neutral: [Sb1]") || text.contains("neutral:"), text);
      assertFalse(text.contains(Completion.MARK), text);
      assertEquals(List.of(neutral), format.read(text, Positions.orthodox()).whole());
    }
  }

  @Test
  void databasesMayUseAnotherListAndOtherNames() {
    Problem problem = Formats.named("olive").read("algebraic:\n  white: [Kg1]\n  black: [Kh6]\nstipulation: \"#2\"\n"
        + "options: [SetPlay, Anti-Andernach Chess]\nconditions: [Maximummer, circe mirror]\n", Positions.orthodox())
        .whole().getFirst();
    assertEquals("conditions: Circe mirror, Anti-Andernach Chess, Maximummer", problem.variant().settings());
  }

  @Test
  void forsythHasNeutralPieces() {
    Problem problem = read("Forsyth 7k/8/8/8/8/2=s5/5(!b)2/1S4K1\nStipulation h#2\n");
    assertEquals("c3n,f2n", problem.fen().split(" ")[6]);
    assertEquals("7k/8/8/8/8/2n5/5b2/1N4K1", problem.fen().split(" ")[0]);
  }
}
