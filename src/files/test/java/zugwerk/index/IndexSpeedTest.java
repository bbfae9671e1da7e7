package zugwerk.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.search.Query;
import zugwerk.content.search.Shown;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProblemFolders;
import zugwerk.problem.Bundled;
import zugwerk.problem.Problem;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/**
 * How long searches of 100,000 problems take, a fifth of which are solved:
 * {@code mvn test -Dtest=IndexSpeedTest -Dgroups=long -DexcludedGroups=}.
 */
@Tag("long")
class IndexSpeedTest {

  private static final int PROBLEMS = 100_000;

  /** Seconds of processor time, since other programs may be at work. */
  private static final double MOST = 0.2;

  /** Seconds for the problems that are most similar to one. */
  private static final double MOST_SIMILAR = 10;

  private static final List<String> SYLLABLES = List.of("man", "loyd", "hav", "el", "shin", "kman", "ku", "bbel", "wur",
      "zb", "urg", "pla", "ch", "utta", "grim", "shaw", "tur", "ton", "bris", "tol");

  private static final List<String> SEARCHES = List.of(
      "Author(\"loydhav\") AND Year >= 1950",
      "Text(\"loyd grim ton\")",
      "Text(\"zq\")",
      "Title(\"an\") AND Pieces <= 8",
      "Stipulation(\"h#*\") AND NOT Game(\"orthodox\") AND Pieces <= 5",
      "Pieces(\"wR\") = 2 AND Pieces(\"bQRB\") = 0 AND Year = 1917",
      "Matrix(\"wKc3 bKe4 wNd2\", \"shift mirror colours\") AND Year < 1900",
      "Matrix(\"wKa1 bQc2\")",
      "Theme(\"Grimshaw\") AND Mates(\"model\") >= 2 AND Pieces <= 8 AND NOT Dual",
      "Verdict(\"sound\") AND Tries >= 2 AND Variations > 3 AND Year = 1917",
      "ClosedWalk(\"wR\", 2) AND Year = 1917",
      "Trace(\"wP\", \"b2 b4\") AND Year = 1917");

  @TempDir
  private Path folder;

  @Test
  void searchesOfManyProblemsAnswerAtOnce(TestReporter reporter) throws IOException {
    List<Problem> bundled = ProblemFolders.files(List.of(Bundled.problems())).stream().map(ProblemFile::read)
        .filter(problem -> problem.task().stipulation().isPresent() && !problem.task().stipulationOrThrow().isStudy()
            && problem.task().stipulationOrThrow().moves() <= 3
            && !problem.task().isProofGame())
        .toList();
    Random random = new Random(1);
    for (int i = 0; i < PROBLEMS; i++) {
      Path place = folder.resolve("c" + i / 1000);
      Files.createDirectories(place);
      Problem problem = bundled.get(random.nextInt(bundled.size()));
      Problem made = i % 5 == 0 ? problem : other(problem, random);
      Files.writeString(place.resolve(i + ".json"), ProblemFile.format(made.withCredits(
          problem.credits().withTitle(word(random)).withAuthors(List.of(word(random)))
              .withComment(word(random) + " " + word(random)).withSource(word(random))
              .withDate(Integer.toString(1850 + random.nextInt(170))))));
    }
    List<Path> all = List.of(folder);
    try (ProblemIndex index = ProblemIndex.open(folder.resolve("cache").resolve("index.sqlite"))) {
      for (int i = 0; i < bundled.size(); i++) {
        Files.writeString(folder.resolve("first" + i + ".json"), ProblemFile.format(bundled.get(i)));
      }
      // What these show is known of all that ask the same.
      List<Path> first = new ArrayList<>();
      for (int i = 0; i < bundled.size(); i++) {
        first.add(folder.resolve("first" + i + ".json"));
      }
      index.update(first, 1, new Monitor());
      ContentRun.Settings settings = new ContentRun.Settings(2, Duration.ofSeconds(20), Duration.ofSeconds(20));
      index.solve(index.unsolved(first, settings), settings, new Monitor(), _ -> {});
      measure(reporter, "index", () -> index.update(all, 2, new Monitor()));
      measure(reporter, "update without changes", () -> index.update(all, 2, new Monitor()));
      reporter.publishEntry("coverage", index.coverage(all).toString());
      List<String> slow = new ArrayList<>();
      for (String text : SEARCHES) {
        Query query = Query.parse(text);
        List<Double> times = new ArrayList<>();
        List<Double> work = new ArrayList<>();
        int[] found = new int[1];
        for (int round = 0; round < 7; round++) {
          long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
          times.add(seconds(() -> found[0] = index.search(query, all).size()));
          work.add((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e9);
        }
        times.sort(null);
        work.sort(null);
        reporter.publishEntry(text, String.format(Locale.ROOT, "%,d found, median %.3f s, %.3f s of processor time",
            found[0], times.get(3), work.get(3)));
        if (work.get(3) >= MOST) {
          slow.add(text + ": " + work);
        }
      }
      Problem problem = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
      Optional<Shown> shown = settings.solve(problem, new CancelToken());
      double similar = seconds(() -> index.similar(problem, shown, all, 10));
      reporter.publishEntry("anticipate", String.format(Locale.ROOT, "%.1f s", similar));
      assertTrue(similar < MOST_SIMILAR, "anticipate: " + similar + " s");
      assertEquals(List.of(), slow);
      assertEquals(PROBLEMS + bundled.size(), index.coverage(all).problems());
    }
  }

  /** A piece stands elsewhere, so that it is another problem. */
  private static Problem other(Problem problem, Random random) {
    Setup setup = problem.setup();
    int[] taken = IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) != Piece.NONE).toArray();
    int from = taken[random.nextInt(taken.length)];
    int to = random.nextInt(Square.COUNT);
    Setup moved = setup.piece(to) != Piece.NONE ? setup.withPiece(from, Piece.NONE)
        : setup.withPiece(from, Piece.NONE).withPiece(to, setup.piece(from));
    return problem.withSetup(moved).withTask(task -> task.withTwins(List.of()));
  }

  private static String word(Random random) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < 2 + random.nextInt(3); i++) {
      word.append(SYLLABLES.get(random.nextInt(SYLLABLES.size())));
    }
    return word.toString();
  }

  private static double seconds(Runnable work) {
    long begun = System.nanoTime();
    work.run();
    return (System.nanoTime() - begun) / 1e9;
  }

  private static void measure(TestReporter reporter, String what, Runnable work) {
    reporter.publishEntry(what, String.format(Locale.ROOT, "%.1f s", seconds(work)));
  }
}
