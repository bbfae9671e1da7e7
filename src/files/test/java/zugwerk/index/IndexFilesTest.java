package zugwerk.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.content.search.Query;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.TickingClock;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The index follows the files, whatever happens to them or to it. */
class IndexFilesTest {

  private static final ContentRun.Settings MANNER =
      new ContentRun.Settings(2, Duration.ofSeconds(20), Duration.ofSeconds(20));

  private static final Query ALL = Query.parse("Pieces");

  @TempDir
  private Path folder;
  private Path file;
  private Problem mansfield;

  @BeforeEach
  void prepare() throws IOException {
    file = folder.resolve("cache").resolve("index.sqlite");
    mansfield = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
    Files.createDirectories(folder.resolve("a/b"));
  }

  private List<Path> found(ProblemIndex index, String query, Path... places) {
    return index.search(Query.parse(query), List.of(places)).stream().map(Hit::file).toList();
  }

  private void write(Path target, String title) {
    ProblemFile.write(target, mansfield.withCredits(mansfield.credits().withTitle(title)));
  }

  /** Files are written, changed, touched, moved and deleted at random; the index agrees with a new one. */
  @Test
  void anIndexThatIsUpdatedIsAsOneMadeAgain() throws IOException {
    Random random = new Random(3);
    try (ProblemIndex index = ProblemIndex.open(file)) {
      for (int round = 0; round < 12; round++) {
        for (int change = 0; change < 4; change++) {
          Path one = folder.resolve(List.of("x.json", "a/x.json", "a/y.json", "a/b/x.json").get(random.nextInt(4)));
          switch (random.nextInt(5)) {
            case 0 -> Files.deleteIfExists(one);
            case 1 -> Files.writeString(one, "{");
            case 2 -> {
              if (Files.exists(one)) {
                Files.move(one, one.resolveSibling("z" + random.nextInt(3) + ".json"),
                    StandardCopyOption.REPLACE_EXISTING);
              }
            }
            // The same size and the same time, within the time in which two changes may look like one.
            default -> {
              write(one, "title " + random.nextInt(9));
              Files.setLastModifiedTime(one, FileTime.fromMillis(System.currentTimeMillis() / 1000 * 1000));
            }
          }
        }
        index.update(List.of(folder), 2, new Monitor());
        Path fresh = folder.resolve("fresh" + round).resolve("index.sqlite");
        try (ProblemIndex again = ProblemIndex.open(fresh)) {
          again.update(List.of(folder), 1, new Monitor());
          for (Path place : List.of(folder, folder.resolve("a"), folder.resolve("a/b"), folder.resolve("x.json"))) {
            assertEquals(titles(again, place), titles(index, place), place.toString());
            assertEquals(again.faults(List.of(place)), index.faults(List.of(place)));
            assertEquals(again.coverage(List.of(place)).files(), index.coverage(List.of(place)).files());
          }
        }
      }
    }
  }

  private static Map<Path, String> titles(ProblemIndex index, Path place) {
    Map<Path, String> titles = new TreeMap<>();
    index.search(ALL, List.of(place)).forEach(hit -> titles.put(hit.file(), hit.title()));
    return titles;
  }

  /** A file is replaced by one of the same size and time, or rewritten and its time set back. */
  @Test
  void aChangeThatKeepsSizeAndTimeIsFound() throws Exception {
    Path one = folder.resolve("one.json");
    FileTime longAgo = FileTime.fromMillis(1_000_000_000_000L);
    AtomicReference<Duration> passed = new AtomicReference<>(Duration.ZERO);
    try (ProblemIndex index = ProblemIndex.open(file, () -> Instant.now().plus(passed.get()))) {
      List<String> titles = List.of("aaaa", "bbbb", "cccc");
      for (int i = 0; i < 3; i++) {
        passed.set(Duration.ZERO);
        Path written = i % 2 == 0 ? one : folder.resolve("new.txt");
        write(written, titles.get(i));
        Files.setLastModifiedTime(written, longAgo);
        Files.move(written, one, StandardCopyOption.REPLACE_EXISTING);
        index.update(List.of(folder), 1, new Monitor());
        assertEquals(Map.of(one, titles.get(i)), titles(index, folder));
        // Two seconds later the stamp alone decides.
        passed.set(Duration.ofMillis(2100));
        index.update(List.of(folder), 1, new Monitor());
      }
      // The recent one is read again; after that, nothing is.
      assertEquals(new UpdateCounts(0, 0, 0), index.update(List.of(folder), 1, new Monitor()));
    }
  }

  @Test
  void whatASolutionShowsStaysKnownWhileTheStipulationIsTheSame() throws IOException {
    Path one = folder.resolve("one.json");
    write(one, "first");
    try (ProblemIndex index = ProblemIndex.open(file)) {
      index.update(List.of(folder), 1, new Monitor());
      CancelToken stopped = new CancelToken();
      stopped.cancel();
      List<Hit> unsolved = index.unsolved(List.of(folder), MANNER);
      assertThrows(CancellationException.class, () -> index.solve(unsolved, MANNER, new Monitor(stopped), _ -> {}));
      assertEquals("1 problem in 1 file; content of 0 of 1 known", index.coverage(List.of(folder)).toString());
      index.solve(unsolved, MANNER, new Monitor(TickingClock.token()), _ -> {});
      assertEquals(List.of(), index.unsolved(List.of(folder), MANNER));
      write(one, "second");
      Files.copy(one, folder.resolve("a/copy.json"));
      assertEquals(new UpdateCounts(1, 1, 0), index.update(List.of(folder), 1, new Monitor()));
      assertEquals(2, found(index, "Theme(\"Cross-check\") AND Title(\"second\")", folder).size());
      ProblemFile.write(one, mansfield.withTask(task -> task.withStipulation(Optional.of(Stipulation.parse("#1")))));
      index.update(List.of(folder), 1, new Monitor());
      assertEquals("2 problems in 2 files; content of 1 of 2 known", index.coverage(List.of(folder)).toString());
    }
  }

  @Test
  void aDamagedIndexIsMadeAgain() throws IOException {
    for (int i = 0; i < 40; i++) {
      write(folder.resolve(i + ".json"), "title " + i);
    }
    Random random = new Random(5);
    for (int i = 0; i < 12; i++) {
      try (ProblemIndex index = ProblemIndex.open(file)) {
        index.update(List.of(folder), 1, new Monitor());
        assertEquals(40, found(index, "Title(\"title\")", folder).size());
      } catch (IndexException damaged) {
        assertTrue(damaged.getMessage().endsWith("was damaged and is empty now; zugwerk index FOLDER fills it again"),
            damaged.getMessage());
        try (ProblemIndex index = ProblemIndex.open(file)) {
          index.update(List.of(folder), 1, new Monitor());
          assertEquals(40, found(index, "Title(\"title\")", folder).size());
        }
      }
      byte[] bytes = Files.readAllBytes(file);
      switch (i % 3) {
        case 0 -> Files.write(file, new byte[] {1, 2, 3});
        case 1 -> Files.write(file, Arrays.copyOf(bytes, bytes.length / 4096 / 2 * 4096));
        default -> {
          // Whole pages of rubbish; the first one stays, so that the file still looks like a database.
          byte[] rubbish = new byte[bytes.length - 4096];
          random.nextBytes(rubbish);
          System.arraycopy(rubbish, 0, bytes, 4096, rubbish.length);
          Files.write(file, bytes, StandardOpenOption.TRUNCATE_EXISTING);
        }
      }
    }
  }

  @Test
  void severalProgramsMayWriteAtATime() throws Exception {
    for (int i = 0; i < 60; i++) {
      write(folder.resolve("a").resolve(i + ".json"), "title " + i);
    }
    try (ExecutorService programs = Executors.newFixedThreadPool(4)) {
      Callable<Integer> program = () -> {
        try (ProblemIndex index = ProblemIndex.open(file)) {
          index.update(List.of(folder), 2, new Monitor());
          return found(index, "Title(\"title\")", folder).size();
        }
      };
      for (Future<Integer> all : programs.invokeAll(List.of(program, program, program, program))) {
        assertEquals(60, all.get());
      }
    }
    try (ProblemIndex index = ProblemIndex.open(file)) {
      assertEquals(new UpdateCounts(0, 0, 0), index.update(List.of(folder), 1, new Monitor()));
      index.forget(List.of(folder));
      assertEquals(List.of(), index.search(ALL, List.of(folder)));
    }
  }
}
