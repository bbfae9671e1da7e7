package zugwerk.content.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Square;
import zugwerk.content.search.Shown.Way;
import zugwerk.notation.Fen;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Predicates on hand-written paths, on the data of a file, and on published problems. */
class SearchPredicatesTest {

  /** A way as {@code R a1a4a1}: the piece, then its squares; after a promotion with its letter, {@code PQ a7a8}. */
  private static Way way(String text, int piece) {
    String[] words = text.strip().split(" ");
    List<Integer> squares = Arrays.stream(words[1].split("(?<=\\G..)")).map(name -> Square.parse(name).orElseThrow())
        .toList();
    return new Way(piece, words[0].charAt(0), squares, words[0].length() > 1 ? words[0].charAt(1) : '.');
  }

  private static Candidate ways(String text) {
    String[] each = text.split(",");
    List<Way> ways = Arrays.stream(each).map(one -> way(one, way(one, 0).squares().getFirst())).toList();
    return new Candidate(Facts.of(""), Optional.of(new Shown.Known(Soundness.SOUND, Map.of(), Map.of(), ways, List.of(),
        List.of())));
  }

  /** Each test with the number that it counts in some paths. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      ClosedWalk("wR") = 1           | R a1a4a1
      ClosedWalk("wR", 4) = 0        | R a1a4a1
      TraceBack("wB") = 1            | B b2a3b2
      TraceBack("wB", 3) = 1         | B b2a3d6b8d6a3b2
      TraceBack("wB", 3) = 0         | B b2a3d6b8d6a3c1
      TraceBack("wB") = 0            | B b2a3d6b2
      LinearCycle("wB") = 1          | B a1c3h8a1
      LinearCycle("wB") = 0          | B a1c3a1
      LinearCycle("wR") = 0          | R a1a4c4c1a1
      ArealCycle("wR") = 1           | R a1a4c4c1a1
      ArealCycle("wR", 5) = 0        | R a1a4c4c1a1
      ArealCycle("wR") = 0           | R a1a4a6a1
      ArealCycle("wR") = 0           | R a1a4c4a4c1a1
      Star("bK") = 1                 | k d5c4,k d5c6,k d5e4,k d5e6
      Star("bK") = 0                 | k d5c4,k d5c6,k d5e4,k d5e5
      Star("wK") = 0                 | k d5c4,k d5c6,k d5e4,k d5e6
      Star("bK") = 1                 | k d4d5c4,k d4d5c6,k d4d5e4,k d4d5e6
      Star("bK") = 0                 | k d4d5c4,k d4d5c6,k d4d5e4,k d4e5d4
      BigStar("wB") = 1              | B d4b2,B d4b6,B d4f2,B d4f6
      BigStar("wB") = 0              | B d4b2,B d4b6,B d4f2,B d4g7
      Cross("wR") = 1                | R d4d5,R d4d3,R d4c4,R d4e4
      BigCross("wR") = 0             | R d4d5,R d4d3,R d4c4,R d4e4
      BigCross("wR") = 1             | R d4d6,R d4d2,R d4b4,R d4f4
      Wheel("wN") = 1                | N d4b3,N d4b5,N d4c2,N d4c6,N d4e2,N d4e6,N d4f3,N d4f5
      Wheel("wN") = 0                | N d4b3,N d4b5,N d4c2,N d4c6,N d4e2,N d4e6,N d4f3
      CornerToCorner("wK") = 1       | K a1b2b1c2h1
      CornerToCorner("wK") = 0       | K a1b2a1
      FourCorners("wQ") = 1          | Q d4a1h1,Q d4h8a8
      FourCorners("wQ") = 0          | Q d4a1h1,Q d4h8
      Excelsior("wQ") = 1            | PQ a2a4a5a6a7a8
      Excelsior("wN") = 0            | PQ a2a4a5a6a7a8
      Excelsior("wQ", 6) = 0         | PQ a2a4a5a6a7a8b8
      Excelsior("wQ", 6) = 1         | PQ a2a3a4a5a6a7a8b8
      Excelsior("bN") = 1            | pn a7a5a4a3a2a1b3
      Excelsior("wQ", 2) = 1         | PQ b6b7b8
      """)
  void pathsAreCounted(String text, String ways) {
    assertTrue(Query.parse(text).matches(ways(ways)), text);
  }

  @Test
  void theDataOfAFileAreSearched() {
    Problem problem = Problem.of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"),
        "8/8/8/8/8/2k5/8/R1K1R2q w - - 0 1")).withCredits(Credits.NONE.withSource("feenschach").withSourceId("7100")
            .withReprints(List.of("FIDE Album 1965-1967", "Phénix")).withAward("1st Prize, Páros MT"))
        .withOther(Map.of("yacpdb", Map.of("award", Map.of("judges", List.of("Páros, György"))), "options",
            List.of("SetPlay")));
    Candidate candidate = Candidate.of(problem);
    for (String text : List.of("SourceId(\"7100\")", "Reprint(\"fide album\")", "Reprint(\"phénix\")",
        "Judge(\"Páros\")", "Award(\"Páros MT\")", "Option(\"SetPlay\")", "Text(\"györgy 7100 setplay\")",
        "With(\"wR wR bQ\")", "With(\"wK bK\")", "NOT Fairy")) {
      assertTrue(Query.parse(text).matches(candidate), text);
    }
    for (String text : List.of("SourceId(\"7101\")", "Reprint(\"feenschach\")", "Judge(\"Feather\")",
        "Option(\"Duplex\")", "With(\"wR wR wR\")", "With(\"bR\")", "With(\"wN\")")) {
      assertFalse(Query.parse(text).matches(candidate), text);
    }
    assertTrue(Query.parse("Fairy").matches(Candidate.of(Problem.of(Variants.of("poison"),
        Fen.parse(Variants.of("poison"), "8/8/8/8/8/2k5/8/R1K5 w - - 0 1")))));
    assertEquals("'R' is not a piece; write pieces like wR bQ", reason("With(\"wR R\")"));
    assertEquals("'two' is not a number of steps", reason("TraceBack(\"wR\", two)"));
  }

  private static String reason(String text) {
    try {
      Query.parse(text);
      return "";
    } catch (SearchException fault) {
      return String.valueOf(fault.getMessage()).replaceFirst(".* at \\d+: ", "");
    }
  }

  /**
   * By T. R. Dawson (Bolton Football Field 1912: a round trip through all corners), N. Macleod (Broodings 2009: a Rook
   * goes to and fro twice), V. Bron (Schach 1962: two model mates with pins), two examples from YACPDB (a fivefold
   * Zilahi, an exchange of King and Rook), and small ones.
   */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      h#4 b7/8/8/5k2/6r1/1K4p1/8/5r1R b - - 0 1 | ArealCycle("wR", 4) = 1 AND FourCorners("wR") = 1 \
      AND CornerToCorner("wR") = 1 AND NOT LinearCycle("wR") AND NOT TraceBack("wR") AND Phases = 1
      h#5 1b6/8/2p5/3b4/k1p5/6qr/1Rp3rp/2n4K b - - 0 1 | TraceBack("wR", 2) = 1 AND NOT TraceBack("wR", 3)
      h#2 8/1R6/p1k2p2/n3B3/4p3/1B1NrN2/1K6/8 b - - 0 1 | Zilahi = 5 AND Solutions = 5 AND Phases = 5
      h#2 8/8/8/7Q/4k3/5RK1/8/8 b - - 0 1 | Zilahi = 0
      #3 4n3/p3Q1p1/2pP4/P1k1pqN1/R1P2P1R/4r1p1/1B1Pp3/5bK1 w - - 0 1 | Mates("model with pin") >= 2 \
      AND Mates("model with two pins") = 0
      #4 6RK/2p1k3/2B1p3/4P3/8/8/8/8 w - - 0 1 | PlaceExchange = 2
      #2 8/1Q6/Q7/4k3/3N4/8/2K5/8 w - - 0 1 | Star("bK") = 1 AND NOT Cross("bK") AND PlaceExchange = 0
      #2 8/6K1/3pb1R1/3PkPr1/2Pb1pPN/n1BPNBP1/2P2QPn/5Rr1 w - - 0 1 | Wheel("wN") = 1 AND Wheel("bN") = 0
      """)
  void publishedProblemsAreFound(String problem, String text) {
    String[] parts = problem.split(" ", 2);
    Problem read = Problem.of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), parts[1]),
        Stipulation.parse(parts[0]));
    Candidate candidate = Candidate.of(read, Solved.solve(read, SolveOptions.DEFAULT.showing(true,
        SolveOptions.Tries.ONE_REFUTATION), new Monitor()), new CancelToken());
    assertTrue(Query.parse(text).matches(candidate), text);
  }

  /** Each search in the second column of the page can be read, and all predicates of YACPDB have a row. */
  @Test
  void thePageForUsersOfYacpdbHasSearchesThatCanBeRead() throws IOException {
    List<String> rows = Files.readAllLines(ProjectRoot.path("src/docs/yacpdb-search.md")).stream()
        .filter(line -> line.startsWith("| `")).toList();
    for (String row : rows) {
      String[] columns = row.split(" *[|] *");
      if (!columns[2].equals("–")) {
        Query.parse(columns[2].replace("`", ""));
      }
    }
    Set<String> theirs = rows.stream().map(row -> row.substring(3).split("[`(]")[0]).collect(Collectors.toSet());
    assertEquals(Set.of("Matrix", "MatrixExtended", "Author", "Source", "SourceId", "IssueId", "Entity", "ReprintType",
        "PublishedAfter", "Stip", "Option", "Keyword", "PCount", "With", "Fairy", "Id", "Text", "ClosedWalk",
        "TraceBack", "ArealCycle", "LinearCycle", "PW", "PWPiece", "Star", "Albino", "Pickaninny", "CornerToCorner",
        "FourCorners", "Excelsior", "Phases", "Twins", "ZilahiPiece", "Zilahi", "Models", "HundredDollar"), theirs);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Condition("circe") = 1        | Circe mirror rex inclusive
      Condition("MirrorCirce") = 1  | Circe mirror
      Condition("Circe mirror") = 0 | Circe
      Condition("Circe") = 0        | Anticirce
      Condition("Circe") = 1        | Anticirce, Circe
      Fairy = 1                     | Madrasi
      """)
  void conditionsAreFoundWithTheirOptions(String search, String conditions) {
    var game = Variants.of("orthodox", "conditions: " + conditions);
    Problem problem = Problem.of(game, Fen.parse(game, "7k/8/8/8/8/8/8/6K1 w"));
    assertTrue(Query.parse(search).matches(Candidate.of(problem)), search);
  }
}
