package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Texts of any format, as they are pasted. */
class AnyTextTest {

  private static Problem only(String text, String game) {
    List<Problem> problems = AnyText.read(text, Variants.of(game));
    assertEquals(1, problems.size());
    return problems.getFirst();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "White Kg6 Ne6 Black Kg8 | 6k1/8/4N1K1/8/8/8/8/8 w - - 0 1 | ``",
      "w: Kg6, Se6 / b: Kg8 #2 | 6k1/8/4N1K1/8/8/8/8/8 w - - 0 1 | #2",
      "Weiß: Kg6 Se6 Da1; Schwarz: Kg8 Tb7 La2 Bc3d4 | 6k1/1r6/4N1K1/8/3p4/2p5/b7/Q7 w - - 0 1 | ``",
      "weiss kg6 da1 be4 schwarz kg8 | 6k1/8/6K1/8/4P3/8/8/Q7 w - - 0 1 | ``",
      "wKg6 wNe6 bKg8 h#1 | 6k1/8/4N1K1/8/8/8/8/8 b - - 0 1 | h#1",
      "White Ke1 Rh1a1 a2 b3 Black Ke8 Ra8 (5+2) | r3k3/8/8/8/8/1P6/P7/R3K2R w KQq - 0 1 | ``",
      "White kg6 ne6 bd3 Black kg8 bb4 | 6k1/8/4N1K1/8/1b6/3B4/8/8 w - - 0 1 | ``",
      "8/8/4s3/K6k/8/8/8/8 | 8/8/4n3/K6k/8/8/8/8 w - - 0 1 | ``",
      "8/3d4/4s3/K6k/8/2T5/1L6/B7 | 8/3q4/4n3/K6k/8/2R5/1B6/P7 w - - 0 1 | ``",
      "16/7k/8/8/8/8/K7 | 8/8/7k/8/8/8/8/K7 w - - 0 1 | ``",
      "6k1/8/4N1K1/8/8/8/8/8 b | 6k1/8/4N1K1/8/8/8/8/8 b - - 0 1 | ``",
      "kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | #2",
  })
  void positionsOfAllKinds(String text, String fen, String stipulation) {
    Problem problem = only(text, "orthodox");
    assertEquals(List.of(fen, stipulation), List.of(problem.fen(), problem.task().stipulationText()));
  }

  @Test
  void thePresentGamesPiecesAreRead() {
    assertEquals("4h3/8/8/8/8/8/8/D3K3 w - - 0 1 -", only("White Ke1 Da1 Black He8", "poison").fen());
    assertEquals("poison", only("4h3/8/8/8/8/8/8/D3K3 w - - 0 1 a1:2", "poison").variant().id());
  }

  @Test
  void ownFilesAreRead() throws Exception {
    Path file = ProjectRoot.path("problems/poison/lambert.json");
    assertEquals(ProblemFile.read(file), only(Files.readString(file), "orthodox"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "`  ` | no text",
      "hello world | none of the formats",
      "White Kg6 Xe6 | 'X' on e6 is no piece",
      "White Kg6%Black Kg8 foo | line 2: 'foo' is neither",
      "Kg6 White Kg8 | 'Kg6' stands before",
      "White Kg6 Ng6 | two pieces stand on g6",
      "8/8/4(q2)3/K6k/8/8/8/8 | '(q2)' on e6 is a Grasshopper",
      "8/8/4.ca3/K6k/8/8/8/8 | 'ca' on e6 is no piece",
      "8//4s3/K6k/8/8/8/(k)6 | has 55 squares",
      "8/8/4s4/K6k/8/8/8/8 | rank 6",
      "{%\"version\": 1,%x} | line 3",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/8 w\", \"stipulation\": \"xx\"} | or -1",
  })
  void whatCannotBeReadGivesOneMessage(String text, String what) {
    String message = assertThrows(InputException.class,
        () -> AnyText.read(text.replace('%', '\n'), Positions.orthodox())).getMessage();
    assertTrue(message.contains(what), message);
    assertEquals(1, message.lines().count());
  }
}
