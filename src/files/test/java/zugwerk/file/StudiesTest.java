package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Outcome;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The claims of the bundled studies, and what tables of five pieces show for Chéron's and Réti's endings. */
@Tag("long")
class StudiesTest {

  private static final SolveOptions FOUR_PIECES = SolveOptions.DEFAULT.threads(2);
  private static final SolveOptions FIVE_PIECES = FOUR_PIECES.tablePositions(Long.MAX_VALUE);

  private static void holds(String file, SolveOptions options) {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems").resolve(file));
    Claims.Answer answer = Claims.decide(problem, options, new Monitor());
    assertEquals(Checked.Outcome.HOLDS, answer.outcome(), answer.verdict());
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox/reti-1921.json", "orthodox/saavedra-1895.json", "orthodox/cheron-998-white.json",
      "orthodox/cheron-998-black.json", "orthodox/reti-999.json", "orthodox/reti-999-black.json",
      "polypiece/cheron-998-white.json", "polypiece/cheron-998-black.json", "polypiece/reti-999.json"})
  void tablesOfWinsDecide(String file) {
    holds(file, FOUR_PIECES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox/cheron-998-black.json", "orthodox/reti-999.json",
      "polypiece/cheron-998-black.json", "polypiece/reti-999.json"})
  void tablesOfFivePiecesDecide(String file) {
    holds(file, FIVE_PIECES);
  }

  private static Answer answer(String game, String fen) {
    Variant variant = Variants.of(game);
    return new Endgames(variant, Endgames.userFolder(), 2).answer(Fen.parse(variant, fen), new Monitor());
  }

  private static List<String> values(Answer answer) {
    return answer.moves().stream().map(value -> LongForm.of(Variants.of("orthodox").schema(), value.move()) + " "
        + value.outcome()).toList();
  }

  @Test
  void cheronInOrthodoxChess() {
    Answer white = answer("orthodox", "n7/PK1k4/8/8/8/2N5/8/8 w - - 0 1");
    assertEquals("win 12", white.outcome().toString());
    assertEquals(List.of("c3d5 win 12", "c3b5 win 15"), values(white).subList(0, 2));
    assertEquals(9, white.moves().stream().filter(value -> value.outcome().toString().startsWith("win")).count());
    Answer black = answer("orthodox", "n7/PK1k4/8/8/8/2N5/8/8 b - - 0 1");
    assertEquals(List.of("a8c7 loss 14", "d7d6 loss 12"), values(black).subList(0, 2));
  }

  @Test
  void retiInOrthodoxChess() {
    Answer answer = answer("orthodox", "8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1");
    assertEquals(List.of("e4c5 win 27", "a6a7 draw"), values(answer).subList(0, 2));
    Answer black = answer("orthodox", "8/1K6/P7/kn6/4N3/8/8/8 b - - 0 1");
    assertEquals(8, black.moves().stream().filter(value -> value.outcome().kind() == Outcome.Kind.LOSS).count());
    assertEquals(8, black.moves().size());
  }

  @Test
  void cheronInPolypiece() {
    Answer white = answer("polypiece", "n7/PK1k4/8/8/8/2N5/8/8 w - - 0 1");
    assertEquals("b7a8 win 13", values(white).getFirst());
    assertEquals(List.of("c3b5 win 41", "c3a4 win 42"), values(white).subList(2, 4));
    assertEquals("b7a6 draw", values(white).getLast());
    Answer black = answer("polypiece", "n7/PK1k4/8/8/8/2N5/8/8 b - - 0 1");
    assertEquals(List.of("a8c7 loss 17", "d7d8 loss 13"), values(black).subList(0, 2));
    assertEquals(List.of("c3c5 win 17"),
        values(answer("polypiece", "8/PKnk4/8/8/8/2N5/8/8 w - - 0 1 N1")).subList(0, 1));
  }

  @Test
  void retiInPolypiece() {
    Answer answer = answer("polypiece", "8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1");
    assertEquals(List.of("a6a7 win 43", "b7a8 draw"), values(answer).subList(0, 2));
  }

  /** Betza's line 1.a7 Nxa7=WD+ 2.Kxa7. */
  @Test
  void retisLineInPolypiece() {
    assertEquals(List.of("b7a7 win 42", "b7b8 draw"),
        values(answer("polypiece", "8/nK6/8/k7/4N3/8/8/8 w - - 0 1 N1")).subList(0, 2));
  }
}
