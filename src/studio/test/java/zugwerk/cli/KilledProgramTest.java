package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.testkit.KilledProcess;
import zugwerk.testkit.ProjectRoot;

/** Killed while it saves or certifies, the program leaves every file whole. */
@Tag("faults")
class KilledProgramTest {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");

  @TempDir
  private Path folder;
  private final Random random = new Random(16);

  /** Saves a problem again and again, each time under another title. */
  static final class Saver {
    public static void main(String[] arguments) {
      Problem problem = ProblemFile.read(MORPHY);
      for (int i = 0; true; i++) {
        String title = "x".repeat(i % 5000) + i;
        ProblemFile.write(Path.of(arguments[0]),
            problem.withCredits(Credits.NONE.withTitle(title)));
        if (i == 0) {
          System.out.println("saved");
        }
      }
    }
  }

  private void killSaving(int times) throws Exception {
    Path file = folder.resolve("saved.json");
    for (int i = 0; i < times; i++) {
      try (KilledProcess saver = KilledProcess.start(Saver.class.getName(), file)) {
        assertEquals("saved", saver.firstLine());
        saver.killAfter(random.nextInt(300));
      }
      assertEquals(ProblemFile.read(MORPHY).fen(), ProblemFile.read(file).fen());
      assertTrue(others("saved.json") <= i + 1, "a killed program leaves one file at most");
    }
  }

  private long others(String name) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.endsWith(name)).count();
    }
  }

  @Test
  void aProblemThatIsSavedIsOldOrNewButWhole() throws Exception {
    killSaving(1);
  }

  @Tag("long")
  @Test
  void aProblemThatIsSavedIsOldOrNewButWholeAtTwentyMoments() throws Exception {
    killSaving(20);
  }

  @Tag("long")
  @Test
  void filesThatAreCertifiedAreCertifiedOrNotButWhole() throws Exception {
    for (int i = 0; i < 60; i++) {
      Files.copy(MORPHY, folder.resolve(i + ".json"));
    }
    for (int i = 0; i < 10; i++) {
      try (KilledProcess check =
          KilledProcess.start("zugwerk.Main", "check", "--certify", "--changed", "--threads", "2", folder)) {
        assertTrue(check.firstLine().endsWith("sound"));
        check.killAfter(random.nextInt(100));
      }
      List<Object> verified = verify();
      assertEquals(0, verified.getFirst());
      assertTrue(verified.getLast().toString().endsWith("60 files checked, none damaged\n"), verified::toString);
    }
    assertEquals(0, CommandLineInterface.execute(new PrintWriter(new StringWriter()),
        new PrintWriter(new StringWriter()), "check", "--certify", folder.toString()));
    for (int i = 0; i < 60; i++) {
      assertTrue(ProblemFile.read(folder.resolve(i + ".json")).isCertified());
    }
  }

  private List<Object> verify() {
    StringWriter out = new StringWriter();
    return List.of(CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(out), "verify",
        folder.toString()), out.toString());
  }
}
