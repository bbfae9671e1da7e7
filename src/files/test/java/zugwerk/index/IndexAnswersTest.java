package zugwerk.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.search.Candidate;
import zugwerk.content.search.Predicates;
import zugwerk.content.search.Query;
import zugwerk.content.search.Shown;
import zugwerk.content.theme.Themes;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.TickingClock;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The index answers as the search itself does by file and solution. */
class IndexAnswersTest {

  private static final ContentRun.Settings MANNER =
      new ContentRun.Settings(1, Duration.ofSeconds(20), Duration.ofSeconds(20));

  private static final List<String> WORDS = List.of("Loyd", "loyd", "lo", "x", "Straße", "O'Neil", "a \"quoted\" b",
      "100%", "under_score", "*", "Αἴας ΣΑΣ", "ΣΑΣ", "1861-01", "", "yd, S", "  Loyd", "#2", "\\", "(3)", "AND");

  @TempDir
  private Path folder;

  private final Random random = new Random(7);

  /** Random searches of random problems, some of them solved, against the plain answer to each. */
  @Test
  void theIndexAnswersAsThePlainSearchDoes() throws Exception {
    Map<Path, Problem> problems = new LinkedHashMap<>();
    for (int i = 0; i < 60; i++) {
      problems.put(folder.resolve("%03d.json".formatted(i)), random(i));
    }
    for (String name : List.of("loyd-excelsior", "mansfield-1917", "morphy-1856", "morphy-opera-game")) {
      problems.put(folder.resolve(name + ".json"),
          ProblemFile.read(ProjectRoot.path("problems", "orthodox", name + ".json")));
    }
    problems.forEach(ProblemFile::write);
    try (ProblemIndex index = ProblemIndex.open(folder.resolve("cache").resolve("index.sqlite"))) {
      index.update(List.of(folder), 2, new Monitor());
      List<Hit> unsolved = index.unsolved(List.of(folder), MANNER);
      // Of some the solution stays unknown.
      Set<Path> known = new HashSet<>();
      index.solve(unsolved.stream().filter(_ -> random.nextInt(4) > 0).toList(), MANNER,
          new Monitor(TickingClock.token()),
          result -> result.found().ifPresent(_ -> known.add(result.hit().file())));
      Map<Path, Candidate> plain = new LinkedHashMap<>();
      problems.forEach((file, problem) -> plain.put(file, candidate(problem, known.contains(file))));
      assertTrue(known.size() > 20, known.size() + " are solved");
      for (int i = 0; i < 1200; i++) {
        String text = i % 400 == 399 ? String.join(" AND ", Collections.nCopies(1200, test())) : expression(2);
        Query query = Query.parse(text);
        Map<Path, Optional<Boolean>> expected = new LinkedHashMap<>();
        plain.forEach((file, candidate) -> {
          Optional<Boolean> answer = query.decide(candidate);
          if (answer.orElse(true) && (candidate.facts().hasStipulation() || !query.needsSolution())) {
            expected.put(file, answer);
          }
        });
        assertEquals(new ArrayList<>(expected.entrySet()), index.search(query, List.of(folder)).stream()
            .map(hit -> Map.entry(hit.file(), hit.answer())).toList(), text);
      }
    }
  }

  private static Candidate candidate(Problem problem, boolean solved) {
    return solved ? new Candidate(Candidate.of(problem).facts(), Optional.of(Shown.of(Solved.solve(problem,
        SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION), new Monitor()), new CancelToken())
        .known())) : Candidate.of(problem);
  }

  /** Few pieces, so that it is solved at once; some ask for nothing. */
  private Problem random(int number) {
    Variant variant = Variants.of(one("orthodox", "orthodox", "poison", "polypiece"),
        number % 5 == 0 ? one("conditions: Circe", "conditions: Circe mirror, Madrasi") : "");
    Schema schema = variant.schema();
    Setup setup = Setup.empty(schema).withPiece(Square.of(2 + number % 3, 5), Piece.of(1, Schema.KING))
        .withPiece(Square.of(2 + number % 5, 2), Piece.of(0, Schema.KING));
    for (char letter : List.of('Q', 'R', 'R', 'N', 'B').subList(0, 2 + random.nextInt(3))) {
      int square = random.nextInt(Square.COUNT);
      setup = setup.piece(square) == Piece.NONE
          ? setup.withPiece(square, Piece.of(random.nextInt(3) / 2, Math.max(1, schema.type(letter)))) : setup;
    }
    Setup made = setup;
    Problem problem = number % 7 == 3 ? Problem.of(variant, made)
        : Problem.of(variant, made, Stipulation.parse(List.of("#1", "#2", "h#1", "#1").get(random.nextInt(4))));
    return problem.withCredits(problem.credits().withTitle(word())
        .withAuthors(List.of("Sam Loyd", word())).withSource(word())
        .withDate(List.of("1861", "1861-01", "", "c. 1900", "1860-12-31")
            .get(random.nextInt(5)))
        .withSourceId(word()).withReprints(List.of(word(), word()))
        .withAward(word()).withComment(word() + " " + word()).withKeywords(List.of(word(), word())))
        .withOther(Map.of("yacpdb", Map.of("award", Map.of("judges", List.of(word(), word()))), "options",
            List.of(word())));
  }

  private String word() {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private String expression(int depth) {
    return switch (depth == 0 ? 3 + random.nextInt(3) : random.nextInt(6)) {
      case 0 -> expression(depth - 1) + " AND " + expression(depth - 1);
      case 1 -> "(" + expression(depth - 1) + " OR " + expression(depth - 1) + ")";
      case 2 -> "NOT (" + expression(depth - 1) + ")";
      default -> test() + (random.nextInt(3) > 0 ? "" : List.of(" = ", " != ", " < ", " <= ", " > ", " >= ")
          .get(random.nextInt(6)) + random.nextInt(random.nextInt(8) == 0 ? 2000 : 6));
    };
  }

  private String test() {
    var predicate = Predicates.ALL.get(random.nextInt(Predicates.ALL.size()));
    String argument = switch (predicate.name()) {
      case "Game" -> one("orthodox", "Polypiece", "poison");
      case "Condition" -> one("Circe", "MirrorCirce", "circe rex inclusive", "Madrasi");
      case "Stipulation" -> one("#*", "H#1", "#1", "*", "*#*", "#_", "%", "");
      case "Pieces" -> one("w", "b", "wR", "QR", "bKQ", "wX", "RRK");
      case "PublishedAfter", "PublishedBefore" -> one("1861", "1861-01", "1861-02", "1860-12-31", "1900", "0000");
      case "Verdict" -> one("sound", "cooked", "unsolvable", "short");
      case "Theme" -> Themes.ALL.get(random.nextInt(Themes.ALL.size())).name();
      case "Mates" -> one("model", "ideal", "pure", "mirror", "model with pin", "model with two pins");
      case "With" -> one("wK", "wR wR", "bK wQ wK", "bR", "wN,wB");
      case "Star", "BigStar", "Cross", "BigCross", "Wheel", "CornerToCorner", "FourCorners", "Excelsior" ->
        one("w", "bK", "wQ", "R", "N");
      default -> word().replace('"', '\'');
    };
    return switch (predicate.name()) {
      case "Matrix" -> "Matrix(\"" + one("wKc3", "wKc3 bKc6", "wKd3 wRe4", "bKc6 wQa1", "wRa1 wRb1") + "\""
          + one("", ", \"shift\"", ", \"mirror\"", ", \"shift mirror colours\"", ", \"colours\"") + ")";
      case "ClosedWalk", "TraceBack", "LinearCycle", "ArealCycle" ->
        predicate.name() + "(\"" + one("w", "bK", "wP", "R") + "\"" + one("", ", 1", ", 4") + ")";
      case "Trace" -> "Trace(\"" + one("w", "bK", "wK", "P") + "\", \"" + one("c3 c4", "c6", "b2 b4", "c6 d6") + "\")";
      default -> predicate.most() == 0 || predicate.least() == 0 && random.nextBoolean() ? predicate.name()
          : predicate.name() + "(" + (argument.contains("'") ? "\"" + argument + "\"" : "'" + argument + "'") + ")";
    };
  }

  private String one(String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  @Test
  void everyTestQueriesTheIndex() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 2000; i++) {
      seen.add(test().split("\\(")[0]);
    }
    assertEquals(Predicates.ALL.stream().map(predicate -> predicate.name()).collect(Collectors.toSet()), seen);
  }
}
