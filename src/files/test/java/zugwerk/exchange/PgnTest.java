package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Replay;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.testkit.ProjectRoot;

class PgnTest {

  private static final ExchangeFormat PGN = Formats.named("pgn");

  @TempDir
  private Path folder;

  private static List<Problem> fixture() throws IOException {
    return PGN.read(FenAndEpdTest.fixture("studies.pgn"), Positions.orthodox()).whole();
  }

  @Test
  void tagsFindTheirPlaces() throws IOException {
    List<Problem> problems = fixture();
    Problem study = problems.getFirst();
    assertEquals(List.of("=", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "1921", "Kagans Neueste Schachnachrichten", ""),
        List.of(study.task().stipulationText(), study.fen(), study.credits().date(), study.credits().source(),
            study.credits().title()));
    assertEquals(List.of("Richard Réti"), study.credits().authors());
    assertEquals("Along the diagonal in two directions.", study.credits().comment());
    Problem morphy = problems.get(1);
    assertEquals(List.of("#2", List.of("Paul Morphy"), Map.of("pgn", Map.of("tags", Map.of("Black", "Mate in 2")))),
        List.of(morphy.task().stipulationText(), morphy.credits().authors(), morphy.other()));
    Problem game = problems.get(2);
    assertEquals(List.of("", List.of(), "A \"consultation\" game", "1858-11-02"),
        List.of(game.task().stipulationText(), game.credits().authors(), game.credits().title(),
            game.credits().date()));
    assertTrue(game.other().toString().contains("White=Paul Morphy"), game.other().toString());
  }

  private static List<Problem> games(String... games) {
    return PGN.read(String.join("\n\n", games), Positions.orthodox()).whole();
  }

  /** Signs, novelties, other words and spellings of promotions never cost a game. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "7k/5K2/8/8/8/8/8/R7 w - - 0 1 | 1. Ra2 +- * | 1.Ra2 | 1.Ra2: +-",
      "7k/5K2/8/8/8/8/8/R7 w - - 0 1 | 1. Ra2+- Kh7 \u00b1 * | 1.Ra2 Kh7 | 1.Ra2 Kh7: \u00b1",
      "7k/5K2/8/8/8/8/8/R7 w - - 0 1 | 1. Ra2N Kh7N * | 1.Ra2 Kh7 | ",
      "7k/5K2/8/8/8/8/8/R7 w - - 0 1 | 1. Ra2 unclear Kh7 * | 1.Ra2 Kh7 | 1.Ra2: unclear",
      "7k/5K2/8/8/8/8/8/R7 w - - 0 0 | 1. Ra2 \u221e -/+ * | 1.Ra2 | 1.Ra2: \u221e, 1.Ra2: -/+",
      "8/4P3/8/8/8/8/8/k2K4 w - - 0 1 | 1. e8(Q) (1. e8/R) * | 1.e8=Q 1.e8=R | ",
      "8/4P3/8/8/8/8/8/k2K4 w - - 0 1 | 1. e8 =Q Kb1 (1... Kb2) * | 1.e8=Q Kb1 1.e8=Q Kb2 | ",
      "8/4P3/8/8/8/8/8/k2K4 w - - 0 1 | 1. e8= Q (1. e8 (R)) Kb1 2. Qe1 * | 1.e8=Q Kb1 2.Qe1 1.e8=R | ",
      "8/4P3/8/8/8/8/8/k2K4 w - - 0 1 | 1.e8 = (\u2655) (1. e8\u2658) * | 1.e8=Q 1.e8=N | ",
      "7k/5K2/8/8/8/8/8/R7 w - - 0 1 | 1. Ra2 +0.34 Kh7 * | 1.Ra2 Kh7 | 1.Ra2: +0.34",
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | 1. exd6 ep * | 1.exd6 | ",
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | 1. exd6 e.p.! Kd7 ep+ * | 1.exd6 Kd7 | ",
      "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1 | 1. O-O 0-0-0 * | 1.O-O O-O-O | "})
  void whatPeopleWriteBesideMoves(String fen, String moves, String lines, String comments) {
    Problem game = games("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves).getFirst();
    assertEquals(lines, String.join(" ", game.analysis().lines()));
    assertEquals(comments == null ? "" : comments, game.other().get("pgn") instanceof Map<?, ?> kept
        && kept.get("comments") instanceof List<?> list
            ? String.join(", ", list.stream().map(Object::toString).toList())
            : "");
  }

  /** An illegal move in a variation costs the rest of it, one in the main line the game. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "1. e4 (1. d4 Ke7 2. Kd3) e5 * | 1.e4 e5 1.d4 | Ke7 2. Kd3 | line 3: the rest of a variation is kept as a"
          + " comment: 'Ke7' is not a legal move",
      "1. e4 (20... Kf8) (1. d4 d5) 1... e5 * | 1.e4 e5 1.d4 d5 | Kf8 | line 3: the rest of a variation",
      "1. e4 (1. d4 Ke7 (1... Kd7 {)}) 2. c4) e5 * | 1.e4 e5 1.d4 | Ke7 (1... Kd7 {)}) 2. c4 | line 3: the rest",
      "1. e4 $14 unclear e5 novelty *| 1.e4 e5 | novelty | line 3: 'unclear' is no move and is kept as a comment"
  })
  void illegalVariationsAreKeptAsComments(String moves, String lines, String comment, String note) {
    Reading reading = PGN.read("[Event \"a\"]\n\n" + moves, Positions.orthodox());
    Problem game = reading.whole().getFirst();
    assertEquals(lines, String.join(" ", game.analysis().lines()));
    assertTrue(game.other().toString().contains(comment), game.other().toString());
    assertTrue(reading.notes().getFirst().toString().startsWith(note), reading.notes().toString());
    assertEquals(1, PGN.read("[Event \"a\"]\n\n1. e4 Ke7 *", Positions.orthodox()).faults().size());
  }

  /** Pasted games often have no tags, and numbers stand apart or are left out. */
  @ParameterizedTest
  @ValueSource(strings = {"1. e4 e5 2. Nf3 *", "1.e4 e5 2.Nf3", "1 .e4 e5 2 . Nf3 *", "1. e4 {best} e5 2. Nf3 1-0",
      "{A game.} 1. e4 e5 2. Nf3 *", "; a comment\n1. e4\ne5 2.Nf3", "1. e2e4 e7e5 2. g1f3 *", "1. e4 e5 2. Nf3 +-"})
  void gamesWithoutTagsAreRead(String text) throws IOException {
    assertEquals(List.of("1.e4 e5 2.Nf3"), AnyText.read(text, Positions.orthodox()).getFirst().analysis().lines(),
        text);
    Path file = Files.writeString(folder.resolve("game.pgn"), text);
    assertEquals(List.of("1.e4 e5 2.Nf3"), ExchangeFiles.read(file).whole().getFirst().analysis().lines());
    // The ending decides for texts that no format recognises.
    Path bare = Files.writeString(folder.resolve("bare.pgn"), "e4 e5 Nf3 *");
    assertEquals(List.of("1.e4 e5 2.Nf3"), ExchangeFiles.read(bare).whole().getFirst().analysis().lines());
  }

  @Test
  void escapeLinesAreSkippedWhole() {
    List<Problem> games =
        games("[Event \"a\"]\n\n1. e4\n% a line { for others\ne5 2. d4 *", "[Event \"b\"]\n\n1. d4 *");
    assertEquals(List.of(List.of("1.e4 e5 2.d4"), List.of("1.d4")),
        games.stream().map(problem -> problem.analysis().lines()).toList());
  }

  @Test
  void variationsBecomeLines() throws IOException {
    List<Problem> problems = fixture();
    assertEquals(List.of("1.Kg7! h4 2.Kf6 h3 3.Ke7?! h2 4.c7 Kb7 5.Kd7", "1.Kg7! Kb6 2.Kf6 h4 3.Ke5 h3 4.Kd6",
        "1.Kg7! Kb6 2.Kf6 h4 3.Ke5 Kxc6 4.Kf4"), problems.getFirst().analysis().lines());
    assertEquals(Map.of("tags", Map.of("Result", "1/2-1/2", "EndgameClass", "P"), "comments",
        List.of("1.Kg7! Kb6 2.Kf6 h4 3.Ke5: The point.", "1.Kg7! h4 2.Kf6 h3: $10", "1.Kg7! h4 2.Kf6 h3: or else")),
        problems.getFirst().other().get("pgn"));
    assertEquals(List.of("1.Ra6!", "1.Rb1?"), problems.get(1).analysis().lines());
    Problem game = problems.get(2);
    Problem mate = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-opera-game.json"));
    assertEquals(mate.setup(), Replay.play(game.variant(), game.setup(), game.analysis().lines().getFirst()));
  }

  @Test
  void isWrittenAsItIsRead() throws IOException {
    String written = PGN.write(fixture());
    assertEquals(fixture(), PGN.read(written, Positions.orthodox()).whole());
    assertTrue(written.replace('\n', ' ').contains(
        "1. Kg7 $1 h4 (1... Kb6 2. Kf6 h4 3. Ke5 h3 (3... Kxc6 4. Kf4) 4. Kd6) 2. Kf6 h3"), written);
    assertTrue(written.contains("[Event \"A \\\"consultation\\\" game\"]"), written);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{[%csl Rd5,Gc4][%cal Ge2e4,Yd1d8]} *         | Rd5 Gc4 Ge2e4 Yd1d8 | ''",
      "{Reset. [%cal Ge2e4] [%csl Bd5]} {Then} 1. e4 * | Ge2e4 Bd5      | Reset.",
      "{[%cal Ge2e4, Re2e4]  Look [%eval 0.3]} *     | Re2e4            | Look [%eval 0.3]",
      "{[%cal Ca1b2,Ge2e4]} *                        | Ge2e4            | [%cal Ca1b2]",
      "{[%csl]} 1. e4 {[%csl Gd5]} *                 | ''               | [%csl]"
  })
  void arrowsAndSquaresAreDrawings(String moves, String drawings, String comment) {
    Problem problem = PGN.read("[White \"A\"]\n\n" + moves + "\n", Positions.orthodox()).whole().getFirst();
    assertEquals(List.of(drawings, comment), List.of(
        String.join(" ", problem.analysis().drawings().stream().map(Drawing::text).toList()),
        problem.credits().comment()));
    String written = PGN.write(List.of(problem));
    assertEquals(List.of(problem), PGN.read(written, Positions.orthodox()).whole());
    assertTrue(!written.contains("\"drawings\""), written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"polypiece/betza-mate-white", "hitpoint/betza-pictorial", "poison/lambert",
      "polypiece/cheron-998-black"})
  void gamesWithStateKeepGameFenAndLines(String file) {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems", file + ".json"));
    String written = PGN.write(List.of(problem));
    assertTrue(written.contains("[Variant \"" + problem.variant().title() + "\"]"), written);
    assertTrue(written.contains("[FEN \"" + problem.fen() + "\"]"), written);
    assertTrue(written.contains("1. ") || written.replace('\n', ' ').contains("1... ")
        || problem.analysis().lines().isEmpty(), written);
    assertEquals(List.of(problem), PGN.read(written, Positions.orthodox()).whole());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "[FEN \"8/8\"]%%* | 1 | ranks",
      "[White \"A\"]%[FEN \"kbK5/pp6/1P6/8/8/8/8/R7 w\"]%%1. Ra6%2. Qa6 * | 5 | 'Qa6' is not a legal move",
      "[White \"A\"]%[White A]%%* | 2 | a tag is a name",
      "[Variant \"Atomic\"]%%* | 1 | 'Atomic' is none of the games",
      "[White \"A\"]%%1. e4 (1. d4 * | 3 | not closed",
      "[White \"A\"]%%1. e4 {open * | 3 | a comment is not closed",
      "[White \"A\"]%%(1. e4) * | 3 | before the first move",
      "[White \"A\"]%%1. e4) * | 3 | has not begun",
  })
  void faultsHaveTheirLine(String text, int line, String what) {
    Reading reading = PGN.read(
        text.replace('%', '\n') + "\n\n[FEN \"8/8/8/8/8/8/8/K6k w\"]\n\n*\n", Positions.orthodox());
    assertEquals(line, reading.faults().getFirst().line(), reading.faults().toString());
    assertTrue(reading.faults().getFirst().text().toString().contains(what), reading.faults().toString());
    assertEquals(what.contains("comment") ? 0 : 1, reading.problems().size());
  }

  @Test
  void effectsOfConditionsAreComments() {
    Problem problem = PGN.read("""
        [Event "a"]
        [Black "#2"]
        [Conditions "circe"]
        [FEN "7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1"]

        1.Nxc3 Bg7 2.Ne4 *
        """, Positions.orthodox()).whole().getFirst();
    assertEquals("conditions: Circe", problem.variant().settings());
    assertEquals(List.of("1.Nxc3[+bBf8] Bg7 2.Ne4"), problem.analysis().lines());
    String text = PGN.write(List.of(problem));
    assertTrue(text.contains("[Conditions \"Circe\"]"), text);
    assertTrue(text.contains("1. Nxc3 {[+bBf8]} Bg7"), text);
    assertEquals(List.of(problem), PGN.read(text, Positions.orthodox()).whole());
  }
}
