package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Language;
import zugwerk.work.Monitor;
import zugwerk.work.Texts;

/** Printed solutions and pages are in the language that was asked for, whatever other threads ask for. */
class LanguagesAtOnceTest {

  private static final SolveOptions OPTIONS = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION);
  private static final List<String> PROBLEMS = List.of(
      "orthodox/mansfield-1917", "orthodox/ellerman-1925", "orthodox/morphy-1856", "orthodox/healey-bristol");
  private static final int ROUNDS = 10;

  private record Case(Problem problem, Solved solved) {

    static Case of(String name) {
      Problem problem = ProblemFile.read(ProjectRoot.path("problems/" + name + ".json"));
      return new Case(problem, Solved.solve(problem, OPTIONS, new Monitor()));
    }

    Stream<String> written(Texts texts) {
      PrintedOptions options = PrintedOptions.DEFAULT.in(texts);
      Diagram diagram = Diagram.of(problem, texts);
      Diagram withSolution = diagram.with(DiagramSolution.of(solved, options, false));
      return Stream.of(withSolution.solution().orElseThrow().text(),
          PrintedPhases.of(solved, options).map(found -> PhaseMarkup.html(found.grid(texts), texts)).orElse(""),
          HtmlWriter.write(withSolution, Look.PRINT), TextWriter.write(withSolution, false),
          new PlayingPage(List.of(new PlayingPage.Entry(problem, withSolution)), Look.PRINT).write(new byte[0]));
    }
  }

  @Test
  void twoThreadsWithTwoLanguagesWriteWhatEachWritesAlone() throws Exception {
    List<Case> cases = PROBLEMS.stream().map(Case::of).toList();
    List<Texts> languages = List.of(Texts.in(Language.GERMAN), Texts.in(Language.FRENCH));
    List<List<String>> alone = languages.stream().map(texts -> written(cases, texts)).toList();
    IntStream.range(0, alone.getFirst().size()).filter(i -> !alone.getFirst().get(i).isEmpty())
        .forEach(i -> assertNotEquals(alone.getFirst().get(i), alone.getLast().get(i)));
    CountDownLatch start = new CountDownLatch(languages.size());
    int foreign = 0;
    try (ExecutorService threads = Executors.newFixedThreadPool(languages.size())) {
      List<Future<Integer>> counts = IntStream.range(0, languages.size()).mapToObj(i -> threads.submit(() -> {
        start.countDown();
        start.await();
        return IntStream.range(0, ROUNDS).map(_ -> differences(written(cases, languages.get(i)), alone.get(i))).sum();
      })).toList();
      for (Future<Integer> count : counts) {
        foreign += count.get();
      }
    }
    int all = languages.size() * ROUNDS * alone.getFirst().size();
    assertEquals(0, foreign, "of " + all + " texts");
  }

  private static List<String> written(List<Case> cases, Texts texts) {
    return cases.stream().flatMap(each -> each.written(texts)).toList();
  }

  private static int differences(List<String> texts, List<String> expected) {
    return (int) IntStream.range(0, texts.size()).filter(i -> !texts.get(i).equals(expected.get(i))).count();
  }
}
