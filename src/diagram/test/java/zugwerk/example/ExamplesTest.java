package zugwerk.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;

/** The examples of the package pages do what these say. That of a game is a guest, which has its own tests. */
class ExamplesTest {

  @TempDir
  private Path folder;

  @Test
  void theExamplesDoWhatTheyDescribe() throws Exception {
    assertTrue(Examples.playAGame().contains("Rxa7+, bxa7"), Examples.playAGame());
    assertTrue(Examples.playAGame().endsWith("CHECKMATE kbK5/pP6/p7/8/8/8/8/8 b - - 0 2"), Examples.playAGame());
    assertTrue(Examples.solveAProblem().contains("1.Ra6 ! zugzwang."), Examples.solveAProblem());
    assertEquals(List.of("Pawns mate: 1...bxa6 2.b7#."),
        Examples.findATheme(ProjectRoot.path("problems/orthodox/morphy-1856.json")));
    assertEquals(List.of(), Examples.findATheme(ProjectRoot.path("problems/orthodox/guidelli-1917.json")));
    Examples.drawADiagram(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder);
    assertTrue(Files.readString(folder.resolve("morphy.svg")).contains("<svg"));
    List<Path> found = Examples.searchAFolder(ProjectRoot.path("problems/orthodox"));
    assertTrue(found.contains(ProjectRoot.path("problems/orthodox/morphy-1856.json")));
    assertEquals(found, found.stream().sorted().toList());
  }
}
