package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;

/** Searches with an index print what they print without. */
class IndexCommandTest {

  private static final List<String> SEARCHES = List.of("Author(\"morphy\") OR Year = 1895", "Pieces",
      "NOT Dual AND Mates >= 1 AND NOT Stipulation(\"+\")", "Theme(\"cross-check\")", "Verdict(\"cooked\")");

  @TempDir
  private Path folder;

  @BeforeEach
  void copy() throws IOException {
    for (String name : List.of("morphy-1856", "morphy-opera-game", "mansfield-1917", "saavedra-1895")) {
      Files.copy(ProjectRoot.path("problems", "orthodox", name + ".json"), folder.resolve(name + ".json"));
    }
    Files.copy(ProjectRoot.path("src/files/test/resources/zugwerk/exchange/collection.olv"),
        folder.resolve("some.olv"));
    Files.writeString(folder.resolve("broken.json"), "{");
  }

  @AfterEach
  void forget() {
    call("index", "--forget", folder, folder.resolve("some.olv"));
  }

  private static CallResult call(Object... arguments) {
    return CallResult.call(arguments);
  }

  private CallResult search(String text, String option) {
    return call("search", "--threads", "1", option, text, folder, folder.resolve("some.olv"));
  }

  @Test
  void searchesAnswerAsWithoutTheIndexAndKeepWhatTheySolve() throws IOException {
    List<CallResult> plain = SEARCHES.stream().map(text -> search(text, "--no-index")).toList();
    CallResult made = call("index", folder, folder.resolve("some.olv"));
    assertTrue(made.out().contains("content of 0 of "), made.out());
    assertTrue(made.out().contains("\n6 new, 0 changed, 0 removed\n"), made.out());
    assertEquals(2, made.code(), "a file is broken");
    for (int i = 0; i < SEARCHES.size(); i++) {
      CallResult answer = search(SEARCHES.get(i), "--index");
      assertEquals(plain.get(i).out(), answer.out(), SEARCHES.get(i));
      assertEquals(plain.get(i).code(), answer.code(), SEARCHES.get(i));
      // Notes on files of other programs are reported where these are read.
      assertEquals(plain.get(i).err().lines().filter(line -> line.startsWith("zugwerk:")).toList(),
          answer.err().lines().toList(), SEARCHES.get(i));
    }
    CallResult again = call("index", "--content", "--json", "--time-limit", "10", folder);
    assertTrue(again.out().contains("\"added\":0,\"changed\":0,\"removed\":0"), again.out());
    assertTrue(again.out().contains("\"known\":2,\"left\":1"), again.out() + " the study is not solved");
    Files.delete(folder.resolve("morphy-1856.json"));
    Files.writeString(folder.resolve("broken.json"), Files.readString(folder.resolve("mansfield-1917.json")));
    CallResult changed = search("Author(\"morphy\") OR Theme(\"cross-check\")", "--index");
    assertEquals(folder.resolve("broken.json"), Path.of(changed.out().split("\t", 2)[0]), "its content is known");
    assertEquals(3, changed.out().lines().count(), changed.out());
    CallResult like = call("anticipate", "--json", "--most", "1", folder.resolve("mansfield-1917.json"), folder);
    assertTrue(like.out().startsWith("{\"file\":\"" + folder.resolve("broken.json") + "\",\"score\":1.0,"), like.out());
  }

  /** The first call that reads the files is stopped after the first of them; the next one goes on. */
  @Test
  void theFirstIndexingShowsProgressAndCanBeStopped() {
    CancelToken token = new CancelToken();
    CallResult stopped =
        CallResult.call(new Call(InputStream.nullInputStream(), token, _ -> token.cancel()), "anticipate",
            "--progress", "--threads", "1", folder.resolve("mansfield-1917.json").toString(), folder.toString());
    assertEquals(ExitCode.STOPPED.code(), stopped.code(), stopped.err());
    assertTrue(stopped.err().startsWith("1 of 5 read\n"), stopped.err());
    assertEquals("", stopped.out());
    CallResult rest = call("index", folder);
    assertTrue(rest.out().contains("\n4 new, 0 changed, 0 removed\n"), rest.out() + rest.err());
    assertEquals(search("Pieces", "--no-index").out(), search("Pieces", "--index").out());
    call("index", "--forget", folder);
    CallResult all = call("anticipate", "--progress", "--least", "0", folder.resolve("mansfield-1917.json"), folder);
    assertTrue(all.err().contains(" of 5 read\n"), all.err());
    assertEquals(3, all.out().lines().count(), all.out());
  }
}
