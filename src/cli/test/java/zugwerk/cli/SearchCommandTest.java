package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.content.search.Predicates;
import zugwerk.testkit.ProjectRoot;

class SearchCommandTest {

  @TempDir
  private Path folder;

  @BeforeEach
  void copy() throws Exception {
    for (String name : new String[] {"morphy-1856", "morphy-opera-game", "mansfield-1917", "saavedra-1895"}) {
      Files.copy(ProjectRoot.path("problems", "orthodox", name + ".json"), folder.resolve(name + ".json"));
    }
  }

  private CallResult search(String... arguments) {
    String[] all = new String[arguments.length + 2];
    all[0] = "search";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    all[all.length - 1] = folder.toString();
    return CallResult.call(all);
  }

  private static String names(CallResult result) {
    return result.out().lines().map(line -> Path.of(line.split("\t", 2)[0]).getFileName().toString())
        .collect(Collectors.joining(" "));
  }

  @Test
  void whatFilesShowIsFoundWithoutSolving() {
    CallResult result = search("Author(\"morphy\") OR Year = 1895");
    assertEquals("morphy-1856.json morphy-opera-game.json saavedra-1895.json", names(result));
    assertEquals(0, result.code());
    assertEquals("", result.err());
  }

  @Test
  void whatSolutionsShowIsFoundAndWhatWasNotSolvedIsReported() {
    CallResult result = search("--threads", "1", "NOT Dual AND Mates >= 1 AND NOT Stipulation(\"+\")");
    assertEquals("mansfield-1917.json morphy-1856.json", names(result));
    assertEquals(0, result.code(), "the study cannot match, and a position without a stipulation shows nothing");
    CallResult all = search("--threads", "1", "--json", "Theme(\"cross-check\")");
    assertTrue(all.out().contains("\"authors\":[\"Comins Mansfield\"]"), all.out());
    assertEquals("zugwerk: 1 problem was not solved and may match too\n", all.err());
    assertEquals(4, all.code());
  }

  @Test
  void aSearchThatCannotBeReadAndAFileThatIsNoneAreReported() throws Exception {
    CallResult fault = search("Moves = 2 AND Grimshaw");
    assertEquals(2, fault.code());
    assertTrue(
        fault.err().startsWith("zugwerk: in the search Moves = 2 AND Grimshaw at 15: unknown word 'Grimshaw'"),
        fault.err());
    for (String empty : List.of("", " ", "\t\n ")) {
      assertEquals("zugwerk: in the search at " + (empty.length() + 1) + ": something to search for is missing\n",
          search(empty).err());
    }
    String collection = ProjectRoot.name("src/files/test/resources/zugwerk/exchange/collection.olv");
    CallResult olive =
        CallResult.call("search", "Moves = 2", collection);
    assertTrue(olive.out().startsWith(collection + "#1\th#2"),
        olive.out());
    Files.writeString(folder.resolve("broken.json"), "{");
    CallResult broken = search("Moves = 2");
    assertEquals("mansfield-1917.json morphy-1856.json", names(broken), "the others are searched");
    assertEquals(2, broken.code());
    assertTrue(broken.err().contains("broken.json"), broken.err());
  }

  @Test
  void theHelpListsEveryTest() {
    String help = CallResult.call("search", "--help").out();
    Predicates.ALL.forEach(test -> assertTrue(help.contains("  " + test.form() + "\n"), test.form()));
  }
}
