package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.ExchangeFormat;
import zugwerk.exchange.Formats;
import zugwerk.problem.Credits;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.problem.Version;
import zugwerk.solve.Soundness;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.InputException;

/** Versions are kept in problem files and drafts, and nowhere else. */
class VersionTest {

  @TempDir
  private Path folder;

  private static Problem morphy() {
    return ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
  }

  private static Version version(int id, Problem problem) {
    return new Version(id, id - 1, "", true, Optional.of(Soundness.SOUND), "Sound", Optional.of(id / 4.0), problem);
  }

  private static Problem withVersions() {
    Problem problem = morphy();
    Problem other = problem.withTask(task -> task.withStipulationText("#3").withTwinTexts(List.of("wRa1-->b1")))
        .withAnalysis(analysis -> analysis.withDrawings(List.of(Drawing.read("Ge2e4"))).withKeys(List.of("a1a2")));
    return problem.withVersions(List.of(version(1, problem), version(2, other)));
  }

  @Test
  void filesAndDraftsHoldThem() throws Exception {
    Problem problem = withVersions();
    Path file = folder.resolve("problem.json");
    ProblemFile.write(file, problem);
    assertEquals(problem.versions(), ProblemFile.read(file).versions());
    Path draft = folder.resolve("a.1.draft");
    new DraftFile(problem.withTask(task -> task.withStipulationText("h#")), Optional.of(file)).write(draft);
    assertEquals(problem.versions(), DraftFile.read(draft).problem().versions());
    ProblemFile.write(file, problem.withVersions(List.of()));
    assertEquals(ProblemFile.format(morphy()), Files.readString(file));
    assertFalse(Files.readString(file).contains("versions"));
  }

  @Test
  void theyHaveNoCreditsOfTheirOwnAndMakeNoDifference() {
    Problem problem = withVersions();
    assertEquals(morphy(), problem);
    assertEquals(morphy().hashCode(), problem.hashCode());
    Problem kept = problem.versions().getLast().problem();
    assertEquals(Credits.NONE, kept.credits());
    Problem present = morphy().withCredits(Credits.NONE.withTitle("A title")).withOther(Map.of("shelf", 1));
    Problem back = problem.versions().getLast().on(present);
    assertEquals("A title", back.credits().title());
    assertEquals(Map.of("shelf", 1), back.other());
    assertEquals("#3", back.task().stipulationText());
    assertEquals(List.of(), version(1, problem).problem().versions(), "not nested");
    assertEquals(problem.versions(),
        problem.withTask(task -> task.withStipulationText("#4").withTwins(List.of())).withOther(Map.of())
            .withCredits(Credits.NONE).withAnalysis(analysis -> analysis.withCertificate(Optional.empty()))
            .withSetup(problem.setup().counting(1, 2))
            .versions(),
        "an edit keeps them");
  }

  @Test
  void otherFormatsDoNotHoldThem() {
    for (ExchangeFormat format : Formats.all()) {
      if (!format.title().equals("Problem file")) {
        Path plain = folder.resolve("plain." + format.endings().getFirst());
        Path other = folder.resolve("versions." + format.endings().getFirst());
        try {
          ExchangeFiles.write(plain, format, List.of(morphy()));
        } catch (InputException _) {
          continue;
        }
        ExchangeFiles.write(other, format, List.of(withVersions()));
        assertEquals(text(plain), text(other), format.title());
      }
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  @Test
  void bundledFilesStayAsTheyWere() throws Exception {
    try (Stream<Path> all = Files.walk(ProjectRoot.path("problems"))) {
      List<Path> files = all.filter(Files::isRegularFile).limit(60).toList();
      assertTrue(files.size() == 60, files.toString());
      for (Path file : files) {
        Problem problem = ProblemFile.read(file);
        assertEquals(List.of(), problem.versions());
        assertFalse(ProblemFile.format(problem).contains("\"versions\""), file.toString());
      }
    }
  }

  @Test
  void aDamagedOneIsReportedWithItsPlace() {
    String good = ProblemFile.format(withVersions());
    for (String damaged : List.of(good.replace("\"id\": 2", "\"id\": 0"),
        good.replace("\"verdict\": \"sound\"", "\"verdict\": \"fine\""))) {
      assertFalse(damaged.equals(good));
      InputException fault = assertThrows(InputException.class, () -> ProblemFile.parse(damaged));
      assertTrue(fault.getMessage().startsWith("field \"versions\":"), fault.getMessage());
    }
  }
}
