package zugwerk.content.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

class QueryTest {

  private static final Problem MANSFIELD = file("mansfield-1917");

  private static Problem file(String name) {
    return ProblemFile.read(ProjectRoot.path("problems", "orthodox", name + ".json"));
  }

  private static Candidate solved(Problem problem) {
    return Candidate.of(problem, Solved.solve(problem, SolveOptions.DEFAULT.showing(true,
        SolveOptions.Tries.ONE_REFUTATION), new Monitor()), new CancelToken());
  }

  /** 100 levels are read, one more is refused, and so are texts that would overflow any stack. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"'NOT '|''|1", "'('|')'|1", "'NOT ('|')'|2", "'( not '|' )'|2",
      "'(Dual and '|')'|1", "'(Pieces > 900 OR NOT '|')'|2"})
  void nestingHasOneLimit(String open, String close, int levels) {
    int most = 100 / levels;
    Query.parse(open.repeat(most) + "Pieces > 3" + close.repeat(most)).needsSolution();
    for (int depth : new int[] {most + 1, 5_000, 50_000}) {
      String text = open.repeat(depth) + "Pieces > 3" + close.repeat(depth);
      assertTrue(assertThrows(SearchException.class, () -> Query.parse(text)).getMessage()
          .contains("nested more than 100 deep"), text);
      Query.isQuery(text);
    }
  }

  @Test
  void flatSearchesAreNotNested() {
    Candidate candidate = Candidate.of(MANSFIELD);
    assertTrue(Query.parse(String.join(" AND ", Collections.nCopies(9_000, "(Pieces > 3)"))).matches(candidate));
    assertTrue(Query.parse("Pieces > 90 OR ".repeat(9_000) + "Pieces > 3").matches(candidate));
    assertFalse(Query.parse("Pieces > 3 AND ".repeat(9_000) + "NOT Pieces > 3").matches(candidate));
    assertTrue(Query.isQuery("NOT (".repeat(100_000) + "Pieces > 3"));
    assertThrows(SearchException.class, () -> Query.parse("Pieces > 3 AND ".repeat(10_000) + "Pieces > 3"));
  }

  /** Random expressions over tests whose values are known; the oracle computes as it writes. */
  @Test
  void expressionsMeanWhatTheyAreWrittenFor() {
    Random random = new Random(1);
    Candidate candidate = Candidate.of(MANSFIELD);
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder();
      boolean value = any(random, text, 3);
      Query query = Query.parse(text.toString());
      assertEquals(value, query.matches(candidate), text::toString);
      assertEquals(!value, query.excludes(candidate), text::toString);
    }
  }

  private static boolean any(Random random, StringBuilder text, int depth) {
    boolean value = all(random, text, depth);
    while (random.nextInt(3) == 0) {
      text.append(random.nextBoolean() ? " OR " : " or ");
      value |= all(random, text, depth);
    }
    return value;
  }

  private static boolean all(Random random, StringBuilder text, int depth) {
    boolean value = one(random, text, depth);
    while (random.nextInt(3) == 0) {
      text.append(" AND ");
      value &= one(random, text, depth);
    }
    return value;
  }

  private static boolean one(Random random, StringBuilder text, int depth) {
    if (random.nextInt(4) == 0) {
      text.append("NOT ");
      return !one(random, text, depth);
    }
    if (depth > 0 && random.nextInt(3) == 0) {
      text.append('(');
      boolean value = any(random, text, depth - 1);
      text.append(')');
      return value;
    }
    // Mansfield's problem has 16 pieces, 11 of them White.
    boolean white = random.nextBoolean();
    int there = white ? 11 : 16;
    int wanted = there - 1 + random.nextInt(3);
    List<String> signs = List.of("=", "!=", "<", "<=", ">", ">=");
    int sign = random.nextInt(signs.size());
    text.append(white ? "pieces('w')" : "Pieces").append(random.nextBoolean() ? " " : "").append(signs.get(sign))
        .append(wanted);
    int order = Integer.compare(there, wanted);
    return List.of(order == 0, order != 0, order < 0, order <= 0, order > 0, order >= 0).get(sign);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "Pieces <= | 9 | a number is missing after <=",
      "Pieces <= 8 AND | 15 | something to search for is missing",
      "Grimshaw | 0 | unknown word 'Grimshaw'",
      "Moves = 2 OR Theme(\"Grimhaw\") | 13 | unknown theme 'Grimhaw'",
      "Theme(\"Grimshaw | 6 | the text that begins here has no end",
      "(Moves = 2 | 10 | ) is missing",
      "Moves = 2) | 9 | AND or OR is missing before )",
      "Moves = 2 Pieces | 10 | AND or OR is missing before Pieces",
      "Moves(2) | 0 | Moves is written like Moves",
      "Author | 0 | Author is written like Author(\"Loyd\")",
      "Pieces(\"x\") | 0 | 'x' is not a list of pieces",
      "Matrix(\"Ka1\") | 0 | 'Ka1' is not a piece on a square",
      "Game(\"go\") | 0 | unknown game 'go'; known are orthodox",
      "PublishedAfter(\"May 1917\") | 0 | 'May 1917' is not a date; write it like 1917, 1917-05 or 1917-05-12",
      "Verdict(\"good\") | 0 | 'good' is not a verdict",
      "Moves § 2 | 6 | '§' is not allowed here"})
  void faultsAreReportedWithTheirPlace(String text, int position, String reason) {
    SearchException fault = assertThrows(SearchException.class, () -> Query.parse(text));
    assertEquals(position, fault.position(), fault.getMessage());
    assertTrue(fault.getMessage().contains(" at " + (position + 1) + ": " + reason), fault.getMessage());
  }

  /** Facts about problems that anyone can look up. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "mansfield-1917 | Author(\"mansfield\") AND Year = 1917 AND Award(\"1st\") AND NOT Title(\"a\")",
      "mansfield-1917 | Text(\"PRIZE comins 1917\") AND Source(\"companion\") AND Moves = 2 AND Parts = 1",
      "mansfield-1917 | Stipulation(\"#*\") AND NOT Stipulation(\"*3\") AND Game(orthodox)",
      "mansfield-1917 | Pieces(\"wBR\") = 4 AND Pieces(\"bQ\") = 0 AND Pieces(\"N\") = 4",
      "mansfield-1917 | Verdict(\"sound\") AND Solutions = 1 AND Tries = 2 AND Theme(\"Cross-check\")",
      "mansfield-1917 | Variations = 3 AND NOT Dual AND SetPlay = 3",
      "guidelli-1917 | PublishedAfter(\"1917-01\") AND PublishedBefore(\"1917-02\") AND NOT PublishedBefore(\"1917\")",
      "guidelli-1917 | PublishedAfter(\"1917\") AND NOT (PublishedAfter(\"1917-01-02\") OR PublishedBefore(\"1917-01\"))",
      "havel-1903 | Theme(\"Grimshaw\") OR Mates(\"model\") >= 2",
      "loyd-excelsior | Theme(\"Excelsior\") AND ClosedWalk(\"w\") AND Moves = 5",
      "loyd-excelsior | Trace(\"wP\", \"b2 b4 c5 c6 b7 a8\") AND NOT Trace(\"wP\", \"b4 b2\")"})
  void problemsAreFoundByWhatTheyShow(String name, String text) {
    assertTrue(Query.parse(text).matches(solved(file(name))), text);
    assertFalse(Query.parse("NOT (" + text + ")").matches(solved(file(name))), text);
  }

  @Test
  void aMatrixIsFoundWhereverItWasMoved() {
    Random random = new Random(2);
    List<Transformation> turns = Transformation.all().stream()
        .filter(way -> way.right() == 0 && way.up() == 0 && !way.exchangesColours()).toList();
    Query query = Query.parse("Matrix(\"wKc3 bKe4 wNd2\", \"shift mirror\")");
    Query exact = Query.parse("Matrix(\"wKc3 bKe4 wNd2\")");
    for (int i = 0; i < 300; i++) {
      Transformation turn = turns.get(random.nextInt(turns.size()));
      Transformation shift = Transformation.shift(random.nextInt(7) - 3, random.nextInt(7) - 3);
      IntUnaryOperator image = square -> {
        int turned = turn.image(square);
        return shift.image(turned);
      };
      int[] squares = List.of("c3", "e4", "d2").stream().mapToInt(name -> Square.parse(name).orElseThrow())
          .map(image).toArray();
      if (squares[0] < 0 || squares[1] < 0 || squares[2] < 0) {
        continue;
      }
      Setup setup = Fen.parse(Variants.of("orthodox"), "8/8/8/8/8/8/8/8 w - - 0 1")
          .withPiece(squares[0], Piece.of(0, 0)).withPiece(squares[1], Piece.of(1, 0));
      int knight = Piece.of(0, setup.schema().type('N'));
      Candidate there = candidate(setup.withPiece(squares[2], knight));
      assertTrue(query.matches(there), () -> turn.title() + " " + shift.right() + " " + shift.up());
      assertEquals(squares[0] == 18 && squares[1] == 28 && squares[2] == 11, exact.matches(there));
      int elsewhere = random.nextInt(Square.COUNT);
      if (setup.piece(elsewhere) == Piece.NONE) {
        assertEquals(distances(squares[0], squares[1], elsewhere) == distances(squares[0], squares[1], squares[2]),
            query.matches(candidate(setup.withPiece(elsewhere, knight))));
      }
    }
  }

  /** Turning, mirroring and shifting keep distances, and three points with the same distances are such images. */
  private static int distances(int one, int other, int third) {
    return 1000 * square(one, third) + square(other, third);
  }

  private static int square(int one, int other) {
    int files = Square.file(one) - Square.file(other);
    int ranks = Square.rank(one) - Square.rank(other);
    return files * files + ranks * ranks;
  }

  private static Candidate candidate(Setup setup) {
    return Candidate.of(Problem.of(Variants.of("orthodox"), setup));
  }
}
