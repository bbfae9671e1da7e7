package zugwerk.studio.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.BatchCheck;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;

/** The search of the library asks the index, and keeps there what it solves. Nothing runs beside the test. */
class SearchJobTest {

  @TempDir
  private Path folder;

  private static String names(Library library, SearchJob search) {
    return library.entries().stream().filter(search::accepts).map(entry -> entry.file().getFileName().toString())
        .collect(Collectors.joining(" "));
  }

  @Test
  void whatTheIndexKnowsIsNotSolvedAgain() throws Exception {
    for (String name : List.of("morphy-1856.json", "loyd-excelsior.json", "mansfield-1917.json")) {
      Files.copy(ProjectRoot.path("problems", "orthodox", name), folder.resolve(name));
    }
    Library library = new Library(Runnable::run, Runnable::run);
    library.open(List.of(folder));
    LibraryIndex index =
        new LibraryIndex(Optional.of(folder.resolve("cache").resolve("index.sqlite")), Runnable::run, Runnable::run);
    SearchJob search = new SearchJob(index, Runnable::run, Runnable::run, () -> {});
    BatchCheck.Settings settings =
        new BatchCheck.Settings(1, false, false, SolveOptions.NO_LIMIT, SolveOptions.NO_LIMIT, 0,
            false, true);
    String text = "Theme(\"Cross-check\") AND Moves = 2";

    search.search(text);
    assertTrue(search.isPending());
    assertEquals("mansfield-1917.json morphy-1856.json", names(library, search), "these may match");
    index.update(library.places());
    search.queryIndex();
    assertTrue(search.isPending(), "the index knows no solution yet");
    search.start(library.entries().filtered(search::accepts), settings);
    assertEquals("mansfield-1917.json", names(library, search));
    assertEquals(Optional.of(0), search.result().get());

    search.search("NOT Theme(\"Cross-check\") AND Moves = 2");
    assertFalse(search.isPending(), "what was solved is known");
    assertEquals("morphy-1856.json", names(library, search));
    search.search("Theme(\"Cross-check\")");
    assertTrue(search.isPending(), "one was not solved yet");
    assertEquals("loyd-excelsior.json mansfield-1917.json", names(library, search));
  }
}
