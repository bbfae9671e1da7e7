package zugwerk.studio.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.file.ProblemFile;
import zugwerk.index.ContentRun;
import zugwerk.index.ProblemIndex;
import zugwerk.problem.Problem;
import zugwerk.problem.TransformedProblem;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.TickingClock;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The search for similar problems, with and without an index. */
class SimilarJobTest {

  private static final Path MANSFIELD = ProjectRoot.path("problems", "orthodox", "mansfield-1917.json");

  @TempDir
  private Path folder;

  /** Two folders: the problem and one that is not like it; its image in the mirror, and the same without two pieces. */
  private List<Path> collections(Problem problem) throws IOException {
    Path one = Files.createDirectories(folder.resolve("one"));
    Path two = Files.createDirectories(folder.resolve("two"));
    Files.copy(MANSFIELD, one.resolve("mansfield.json"));
    Files.copy(MANSFIELD.resolveSibling("morphy-1856.json"), one.resolve("morphy.json"));
    Setup fewer = problem.setup().withPiece(Square.parse("h3").orElseThrow(), Piece.NONE)
        .withPiece(Square.parse("h7").orElseThrow(), Piece.NONE);
    ProblemFile.write(two.resolve("fewer.json"), Problem.of(problem.variant(), fewer, Stipulation.parse("#2")));
    ProblemFile.write(two.resolve("mirror.json"), TransformedProblem.of(problem, Transformation.MIRROR_LEFT_RIGHT));
    return List.of(one, two);
  }

  private static Map<String, String> found(Library library, SimilarJob similar) {
    Map<String, String> words = new LinkedHashMap<>();
    library.entries().filtered(similar::lets).sorted(similar.order())
        .forEach(entry -> words.put(entry.file().getFileName().toString(), similar.text(entry)));
    return words;
  }

  @Test
  void solutionsCountWhereTheIndexKnowsThemAndPositionsElsewhere() throws Exception {
    Problem problem = ProblemFile.read(MANSFIELD);
    List<Path> places = collections(problem);
    Library library = new Library(Runnable::run, Runnable::run);
    library.open(places);
    Path cache = folder.resolve("cache").resolve("index.sqlite");
    LibraryIndex index = new LibraryIndex(Optional.of(cache), Runnable::run, Runnable::run);
    SimilarJob similar = new SimilarJob(library, index, Runnable::run, Runnable::run, TickingClock::token);

    similar.find(problem, Optional.of(places.getFirst().resolve("mansfield.json")));
    Map<String, String> byPosition = new LinkedHashMap<>();
    byPosition.put("mirror.json", "100 % similar: 16 of 16 pieces stand on the same squares, mirrored left and right");
    byPosition.put("fewer.json", "93 % similar: 14 of 16 pieces stand on the same squares");
    assertEquals(List.copyOf(byPosition.entrySet()), List.copyOf(found(library, similar).entrySet()));

    ContentRun.Settings settings = new ContentRun.Settings(1, SolveOptions.NO_LIMIT, SolveOptions.NO_LIMIT);
    try (ProblemIndex opened = ProblemIndex.open(cache)) {
      opened.update(places, 1, new Monitor());
      opened.solve(opened.unsolved(List.of(places.getFirst()), settings), settings, new Monitor(), _ -> {});
    }
    index.update(places.subList(0, 1));
    similar.find(problem, Optional.empty());
    Map<String, String> all = found(library, similar);
    assertTrue(all.remove("mansfield.json").startsWith(
        "100 % similar: 16 of 16 pieces stand on the same squares; the same net in "), all::toString);
    assertEquals(byPosition, all, "the other folder is not in the index");

    AtomicLong time = new AtomicLong();
    SimilarJob slow = new SimilarJob(library, index, Runnable::run, Runnable::run,
        () -> new CancelToken(() -> time.addAndGet(1_000_000_000)));
    slow.find(problem, Optional.empty());
    assertEquals("100 % similar: 16 of 16 pieces stand on the same squares", found(library, slow).get("mansfield.json"),
        "ten seconds of the clock are not enough for the solution");
  }

  @Test
  void itWaitsForTheFilesAndCanBeEnded() throws Exception {
    Problem problem = ProblemFile.read(MANSFIELD);
    Queue<Runnable> reading = new ArrayDeque<>();
    Library library = new Library(reading::add, Runnable::run);
    LibraryIndex index = new LibraryIndex(Optional.empty(), Runnable::run, Runnable::run);
    SimilarJob similar = new SimilarJob(library, index, Runnable::run, Runnable::run, TickingClock::token);
    library.open(collections(problem));
    similar.find(problem, Optional.empty());
    assertTrue(similar.active().get());
    assertTrue(similar.result().get().isEmpty());
    reading.remove().run();
    similar.proceed();
    assertEquals("3 similar problems", similar.standing(found(library, similar).size()));
    similar.find(ProblemFile.read(ProjectRoot.path("problems", "poison", "lambert.json")), Optional.empty());
    assertEquals(Optional.of("No similar problems of this game (40 % or more)."),
        similar.nothing());
    similar.reset();
    assertFalse(similar.active().get());
    assertEquals(Optional.empty(), similar.nothing());
    assertEquals(4, found(library, similar).size());
  }
}
