package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.NeedTerms;
import zugwerk.content.quality.PlayTerms;
import zugwerk.content.quality.Quality;
import zugwerk.content.quality.Weights;
import zugwerk.content.theme.ContentReport;
import zugwerk.content.theme.Theme;
import zugwerk.file.Checked;
import zugwerk.file.Claims;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/**
 * The bundled problems that the program has made: sound, without a superfluous piece, pointless elsewhere, and showing
 * the essential themes of their keywords and no others.
 */
class OriginalsTest {

  private static final Map<Path, Solved> SOLVED = new ConcurrentHashMap<>();
  private static final Map<Path, ContentReport> CONTENT = new ConcurrentHashMap<>();

  static List<Path> originals() throws IOException {
    try (Stream<Path> files = Files.walk(ProjectRoot.path("problems"))) {
      List<Path> found = files.filter(file -> file.getFileName().toString().startsWith("original-")).sorted().toList();
      assertTrue(found.size() >= 120, () -> found.size() + " originals");
      return found;
    }
  }

  /** The solution with all that content is found in; fails unless the claim holds. */
  private static Solved solved(Path file) {
    return SOLVED.computeIfAbsent(file, _ -> {
      Claims.Answer answer = Claims.decide(
          ProblemFile.read(file), SolveOptions.DEFAULT.showing(Measure.SHOWN), new Monitor());
      assertEquals(Checked.Outcome.HOLDS, answer.outcome(), answer.verdict());
      return answer.solved().orElseThrow();
    });
  }

  private static ContentReport content(Path file) {
    return CONTENT.computeIfAbsent(file, _ -> ContentReport.of(solved(file), new CancelToken()));
  }

  @Test
  void allGamesAndManyKindsOfPlayAreAmongThem() throws IOException {
    List<Problem> problems = originals().stream().map(ProblemFile::read).toList();
    Set<String> requested = problems.stream().map(problem -> problem.task().stipulationText())
        .map(text -> text.startsWith("#") ? text : text.replaceAll("[0-9.]+", "")).collect(Collectors.toSet());
    assertTrue(requested.containsAll(Set.of("#2", "#3", "#4", "s#", "h#", "ser-h#", "dia")), requested::toString);
    Map<String, Long> games = problems.stream()
        .collect(Collectors.groupingBy(problem -> problem.variant().id(), TreeMap::new, Collectors.counting()));
    for (String game : List.of("orthodox", "polypiece", "poison", "shock", "cursed", "hitpoint")) {
      assertTrue(games.getOrDefault(game, 0L) >= 8, games::toString);
    }
    assertTrue(games.containsKey("fairy"), games::toString);
    Map<String, Set<String>> conditions = problems.stream()
        .filter(problem -> !Variants.plain(problem.variant()).equals(problem.variant()))
        .collect(Collectors.groupingBy(problem -> problem.variant().id(), TreeMap::new,
            Collectors.mapping(problem -> problem.variant().settings(), Collectors.toSet())));
    assertTrue(conditions.keySet().containsAll(Set.of("polypiece", "poison", "shock", "cursed", "hitpoint")),
        conditions::toString);
    long longer = problems.stream().filter(problem -> problem.task().stipulationOrThrow().moves() >= 3).count();
    assertTrue(longer >= 10, () -> longer + " of three moves or more");
  }

  @Test
  void changedPlayComesWithTwinsOrTries() throws IOException {
    List<Path> found = originals().stream().filter(file -> !ProblemFile.read(file).task().twins().isEmpty()
        || content(file).themes().stream().filter(finding -> finding.theme().group() == Theme.Group.CHANGED_PLAY)
            .flatMap(finding -> finding.lines().stream())
            .anyMatch(line -> line.path().getFirst().role() == SolutionNode.Role.TRY))
        .toList();
    assertTrue(found.size() >= 15, found::toString);
  }

  @ParameterizedTest
  @MethodSource("originals")
  void itsKeywordsShowWhatItShows(Path file) {
    Problem problem = ProblemFile.read(file);
    assertEquals(problem.credits().keywords(), content(file).essentialNames());
    // The lines of a file are played by both sides in turn, which those of a series are not.
    assertTrue(!problem.credits().comment().isBlank() && !problem.credits().title().isBlank()
        && problem.analysis().lines().isEmpty() == problem.task().stipulationOrThrow().play().isSeries());
  }

  static List<Path> diagrams() throws IOException {
    // In a proof game every piece has to be where it is.
    return originals().stream().filter(file -> !ProblemFile.read(file).task().isProofGame()).toList();
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void noPieceIsSuperfluousAndTheGamesOwnRuleIsThePoint(Path file) {
    Problem problem = ProblemFile.read(file);
    // A piece may serve a try, a variation or a theme alone.
    Quality needs = new Measure(Weights.bundled()).needs(solved(file), new CancelToken());
    assertEquals(0, needs.count(NeedTerms.SUPERFLUOUS_PIECE));
    if (!problem.variant().schema().slots().isEmpty()) {
      Quality quality = new Measure(Weights.bundled()).withoutThemes(solved(file), new CancelToken());
      assertEquals(1, quality.count(PlayTerms.OWN_RULE));
    }
  }
}
