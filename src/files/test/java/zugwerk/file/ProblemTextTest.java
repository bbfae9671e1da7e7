package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Square;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.TwinText;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.InputException;

/** A problem is typed, and its texts stay as they were given. */
class ProblemTextTest {

  /** Each field in words that this program would choose otherwise. */
  private static final String BY_HAND = """
      {
        "version": 1,
        "game": "polypiece",
        "powers": "N=N/C",
        "fen": "4k3/8/8/8/8/8/8/R3K3 w",
        "stipulation": " #2",
        "claim": "sound",
        "twins": [ "bKe8-->d8,wRa1-->b1", "continued mirror h1<-->a1" ]
      }
      """;

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(ProjectRoot.path("problems"))) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void bundledFilesAreWrittenAsTheyAre(Path file) throws IOException {
    assertEquals(Files.readString(file), ProblemFile.format(ProblemFile.read(file)));
  }

  @Test
  void wordingOfAFileStaysUntilItsValueChanges() {
    Problem problem = ProblemFile.parse(BY_HAND);
    assertEquals(BY_HAND, ProblemFile.format(problem));
    assertEquals(Optional.of(Stipulation.parse("#2")), problem.task().stipulation());
    Problem same = problem.withSetup(problem.setup()).withGame(problem.variant(), problem.setup())
        .withTask(task -> task.withTwins(problem.task().twins()));
    assertEquals(BY_HAND, ProblemFile.format(same));
    Problem moved = problem.withSetup(problem.setup().moved(square("a1"), square("a2")));
    assertEquals("4k3/8/8/8/8/8/R7/4K3 w - - 0 1 -", moved.fen());
    assertEquals("N=N/C", moved.position().powers(), "the game is the same");
    Problem other = problem.withTask(task -> task.withTwins(problem.task().twins().reversed()));
    assertEquals(List.of("continued, mirror h1<-->a1", "bKe8-->d8, wRa1-->b1"), other.task().twinTexts());
  }

  @Test
  void aCertificateHoldsForTheTextsOfItsFile() {
    String solved = "polypiece; N=N/C; 4k3/8/8/8/8/8/8/R3K3 w;  #2; twin bKe8-->d8,wRa1-->b1; "
        + "twin continued mirror h1<-->a1";
    Certificate kept = new Certificate("cooked", "Zugwerk", "2026-11-21", 1, "", solved, List.of());
    Problem certified =
        ProblemFile.parse(BY_HAND).withAnalysis(analysis -> analysis.withCertificate(Optional.of(kept)));
    assertTrue(certified.isCertified());
    assertFalse(certified.withTask(task -> task.withStipulationText("#3")).isCertified());
  }

  @Test
  void theMoveCountersAreWorthKeeping() {
    Problem problem = ProblemFile.parse(BY_HAND);
    Problem later = problem.withSetup(problem.setup().counting(3, 40));
    assertNotEquals(problem, later);
    assertEquals("4k3/8/8/8/8/8/8/R3K3 w - - 3 40 -", later.fen());
    assertTrue(problem.hasSameTaskAs(later));
  }

  @ParameterizedTest
  @ValueSource(strings = {"#", "mate", "h#", "#2.5", " "})
  void aStipulationThatIsBeingTypedStaysText(String typed) {
    Problem problem = ProblemFile.parse(BY_HAND).withTask(task -> task.withStipulationText(typed));
    assertFalse(problem.task().stipulation().isPresent());
    assertEquals(Optional.empty(), problem.analysis().claim(), "what was claimed was claimed of #2");
    assertEquals(typed, problem.task().stipulationText());
    assertEquals(problem, ProblemFile.parseDraft(ProblemFile.format(problem)));
    assertThrows(InputException.class, () -> problem.task().stipulationOrThrow());
    if (!typed.isBlank()) {
      assertTrue(assertThrows(InputException.class, () -> ProblemFile.parse(ProblemFile.format(problem)))
          .getMessage().matches("field \"stipulation\": (unknown|the) stipulation '" + typed + "'.*"));
    }
  }

  @Test
  void aTwinThatCannotBeMadeIsHeldUntilItsPartIsMade() {
    Problem problem = ProblemFile.parse(BY_HAND).withTask(task -> task.withTwinTexts(List.of("a5-->a6", "wKe1-->")));
    assertEquals(2, problem.task().twins().size());
    assertEquals("twin b), 'a5-->a6': there is no piece on a5",
        assertThrows(InputException.class, () -> ProblemPart.of(problem)).getMessage());
    assertEquals(List.of("a5-->a6", "wKe1-->"), ProblemFile.parseDraft(ProblemFile.format(problem)).task().twinTexts());
  }

  @Test
  void aClaimIsAVerdict() {
    assertEquals(Optional.of(Soundness.SOUND), ProblemFile.parse(BY_HAND).analysis().claim());
    assertEquals(
        "field \"claim\": 'right' is not a verdict; the verdicts are sound, cooked, short, unsolvable, unfinished"
            + " at line 7, column 3",
        assertThrows(InputException.class, () -> ProblemFile.parse(BY_HAND.replace("sound", "right")))
            .getMessage());
  }

  /** Each kind of change is written as it is read, and no two kinds are taken for one another. */
  @ParameterizedTest
  @ValueSource(strings = {
      "bKe5-->e6", "e5-->e6", "Ke5-->e6", "be5-->e6", "wQa1<-->bKe5", "a1<-->e5", "+wPa2", "-wPa2", "-a2", "rotate 90",
      "rotate 180", "rotate 270", "mirror a1<-->h1", "mirror h1<-->a1", "mirror a8<-->h1", "shift a1==>b2",
      "stipulation h#2.5", "powers N=N/C;B=B/R4", "state f5:5", "no state f5:5", "white to move", "black to move",
      "1 solution", "2 solutions", "0 solutions", "castling -", "castling Kq", "castling KQkq", "castling qK",
      "continued, -wPa2", "powers N=N/C, stipulation #3",
      "rotate 45", "mirror a1<-->b8", "stipulation #", "half ty",
      "continued, "
  })
  void changesAreWrittenAsTheyAreRead(String text) {
    assertEquals(text, TwinText.read(text).text());
  }

  private static int square(String name) {
    return Square.parse(name).orElseThrow();
  }
}
