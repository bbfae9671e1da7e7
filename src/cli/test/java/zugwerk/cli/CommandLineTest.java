package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.cli.CallResult.call;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.file.ProblemFile;
import zugwerk.testkit.ProjectRoot;

/** The command line as the contract has it. */
class CommandLineTest {

  private static final String MATE = "6k1/8/4N1K1/8/8/8/8/8 b - - 0 1";

  @TempDir
  private Path folder;

  @Test
  void perftPrintsTheCountLast() {
    assertEquals(new CallResult(0, "8902\n", ""), call("perft", "--depth", "3"));
    String divided = call("perft", "--depth", "2", "--divide").out();
    List<String> lines = divided.lines().toList();
    assertEquals("a2a3: 20", lines.getFirst());
    assertEquals("400", lines.getLast());
    assertEquals(21, lines.size());
  }

  @Test
  void movesPrintsBothForms() {
    assertEquals("g8h8\tKh8\n", call("moves", "--variant", "polypiece", "--fen", MATE).out());
  }

  @Test
  void playPrintsThePositionAndTheVerdict() {
    assertEquals("5N1k/8/6K1/8/8/8/8/8 b - - 2 2 N1\ncheckmate\n",
        call("play", "--variant", "polypiece", "--fen", MATE, "--moves", "1... Kg8-h8 2. Ne6-f8=WD").out());
    assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\n",
        call("play", "--moves", "e2e4 e7e5").out());
  }

  @Test
  void drawsOverTheBoardEndAGameWhereTheyCount() {
    String there = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    assertFalse(call("play", "--moves", there + " f6g8").out().contains("draw"));
    assertTrue(
        call("play", "--draws", "repetition", "--moves", there + " f6g8").out().endsWith("\ndraw by repetition\n"));
    assertFalse(call("play", "--draws", "repetition", "--moves", there).out().contains("draw"));
    assertFalse(call("play", "--draws", "fifty-moves,bare-kings", "--moves", there + " f6g8").out().contains("draw"));
    assertEquals(2, call("play", "--draws", "all", "--moves", there + " f6g8 e2e4").code());
    assertTrue(call("play", "--draws", "all", "--fen", "4k3/8/8/8/8/8/R7/4K3 w - - 99 80", "--moves", "a2a3").out()
        .endsWith("\ndraw by the fifty-move rule\n"));
    assertFalse(call("play", "--draws", "all", "--fen", "4k3/8/8/8/8/8/P7/4K3 w - - 99 80", "--moves", "a2a3").out()
        .contains("draw"));
    assertTrue(call("play", "--draws", "all", "--fen", "6k1/5ppp/8/8/8/8/R7/4K3 w - - 99 80", "--moves", "a2a8").out()
        .endsWith("\ncheckmate\n"));
    assertTrue(call("play", "--draws", "all", "--fen", "4k3/8/8/8/8/8/4r3/4K3 w", "--moves", "e1e2").out()
        .endsWith("\ndraw with bare Kings\n"));
    // A double step that cannot be answered en passant makes no other position; one that can, does.
    String waits = " e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1";
    assertTrue(call("play", "--draws", "all", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w", "--moves", "e2e4" + waits).out()
        .contains("draw by repetition"));
    assertFalse(call("play", "--draws", "all", "--fen", "4k3/8/8/8/3p4/8/4P3/4K3 w", "--moves", "e2e4" + waits).out()
        .contains("draw"));
    assertEquals(2, call("play", "--draws", "fifty", "--moves", there).code());
  }

  @Test
  void hillsAreDrawnAgainFromTheSameNumber() {
    String[] play = {"play", "--variant", "hitpoint", "--settings", "scale;hills", "--moves", "e2e4", "--hills"};
    String one = call(Stream.concat(Stream.of(play), Stream.of("7")).toArray(String[]::new)).out();
    assertEquals(8, one.split("\\^", -1).length - 1, one);
    assertEquals(one, call(Stream.concat(Stream.of(play), Stream.of("7")).toArray(String[]::new)).out());
    assertNotEquals(one, call(Stream.concat(Stream.of(play), Stream.of("8")).toArray(String[]::new)).out());
    assertEquals(2, call("play", "--hills", "7", "--moves", "e2e4").code());
    assertEquals(2, call("moves", "--variant", "hitpoint", "--settings", "scale;hills", "--hills", "7", "--fen",
        "4k3/8/8/8/8/8/8/4K3 w").code());
  }

  @Test
  void readingsThatChangeAProblemAreListed(@TempDir Path folder) throws IOException {
    Path problem = Files.writeString(folder.resolve("kings.json"), """
        {"version": 1, "game": "poison", "stipulation": "#1",
         "fen": "8/8/8/8/r3k3/8/6K1/8 w - - 0 1 e4:3"}
        """);
    assertEquals(problem + "\tguards-ignored\tunsolvable\tsound g2f3\n",
        call("check", "--readings", problem.toString()).out());
  }

  @Test
  void powersTravelBesideTheFen() {
    String moves = call("moves", "--variant", "polypiece", "--fen", "k7/8/8/8/8/8/8/K2N4 w",
        "--powers", "N=waffle:WA/N").out();
    assertTrue(moves.contains("d1f3\twaffleNf3=N\n") || moves.contains("d1f3\twafflef3=N\n"), moves);
  }

  @Test
  void endgamePrintsTheOutcomeAndTheBestMoves(@TempDir Path folder) {
    String tables = folder.toString();
    assertEquals(new CallResult(0, "win 1\na1a8\tRa8#\n", ""),
        call("endgame", "--fen", "7k/8/6K1/8/8/8/8/R7 w", "--tables", tables));
    assertEquals(new CallResult(0, "loss 0\n", ""),
        call("endgame", "--fen", "R6k/8/6K1/8/8/8/8/8 b", "--tables", tables));
    assertEquals("draw",
        call("endgame", "--fen", "7k/8/6K1/8/8/8/8/8 w", "--tables", tables).out().lines().findFirst().get());
    String json = call("endgame", "--fen", "7k/8/6K1/8/8/8/8/R7 w", "--tables", tables, "--json").out();
    assertTrue(json.startsWith("{\"outcome\":\"win\",\"mate\":1,\"best\":[{\"move\":\"a1a8\",\"text\":\"Ra8#\""), json);
    String there = call("endgame", "--fen", "7k/8/6K1/8/8/8/8/R7 w", "--tables", tables, "--estimate").out();
    assertTrue(there.matches("all tables are built: 59,136 positions in 1\\d,\\d{3} bytes on disk\n"), there);
    assertEquals("1 table to build, with 59,136 positions; less than a minute; 1 MiB of memory needed at once\n",
        call("endgame", "--statistics", "KQvK", "--tables", tables, "--estimate").out());
  }

  @Test
  void endgameCountsWhatIsWon(@TempDir Path folder) {
    String tables = folder.toString();
    List<String> lines = call("endgame", "--variant", "polypiece", "--statistics", "KNvK", "--tables", tables)
        .out().lines().toList();
    assertEquals("ending\tpowers\tto move\twon\tdrawn\tlost\tlongest\texample", lines.getFirst());
    assertEquals(5, lines.size());
    assertTrue(lines.get(4).startsWith("KNvK\tN=WD\tblack\t0.0 %\t11.2 %\t88.8 %\t45\t"), lines.get(4));
    CallResult all = call("endgame", "--statistics", "--tables", tables, "--json");
    assertEquals(5 * 2, all.out().split("\"ending\"").length - 1);
    assertTrue(all.out().contains("\"ending\":\"KQvK\",\"powers\":\"\",\"toMove\":\"white\""), all.out());
    assertTrue(all.out().contains("\"lost\":0,\"longest\":10,\"example\":\""), all.out());
  }

  @Test
  void endgameFindsPositionsThatCouldBeProblems(@TempDir Path folder) throws Exception {
    String tables = folder.resolve("tables").toString();
    Path studies = folder.resolve("studies");
    List<String> lines = call("endgame", "--zugzwangs", "KPvK", "--most", "3", "--tables", tables, "--output",
        studies.toString())
        .out().lines().toList();
    assertTrue(lines.getFirst().matches("KPvK: \\d+ mutual zugzwangs"), lines.getFirst());
    assertEquals(4, lines.size());
    assertTrue(lines.get(1).matches(".* b - - 0 1\tloss \\d+; with White to move draw"), lines.get(1));
    for (int number = 1; number <= 3; number++) {
      CallResult checked = call("check", studies.resolve("KPvK-" + number + ".json").toString());
      assertEquals(0, checked.code(), checked.out() + checked.err());
    }
    String json = call("endgame", "--longest", "--fen", "8/8/8/8/8/4k3/8/R3K3 w", "--most", "1", "--json", "--tables",
        tables).out();
    assertTrue(json.startsWith("{\"ending\":\"KRvK\",\"kind\":\"win\",\"count\":"), json);
    assertTrue(json.contains("\"outcome\":\"win\",\"mate\":16}"), json);
  }

  @Test
  void aStudyBeyondTheTablesIsLeftOpenWithTheirCost() {
    CallResult result =
        call("solve", "--fen", "n7/PK1k4/8/8/8/2N5/8/8 w", "--stipulation", "+", "--time-limit", "0.001");
    assertEquals(4, result.code());
    assertTrue(result.out().startsWith("+: unfinished"), result.out());
    assertTrue(result.err().startsWith("deciding + takes "), result.err());
    assertTrue(result.err().endsWith("; --build-tables builds them\n"), result.err());
  }

  @Test
  void aStudyIsSolved() {
    CallResult result = call("solve", "--fen", "8/5k2/8/6K1/1P6/8/8/8 w", "--stipulation", "+");
    assertEquals(0, result.code());
    assertTrue(result.out().startsWith("1.Kf5! "), result.out());
    String json = call("solve", "--fen", "8/5k2/8/6K1/1P6/8/8/8 w", "--stipulation", "+", "--json").out();
    assertTrue(json.startsWith("{\"verdict\":\"sound\",\"keys\":[{\"move\":\"g5f5\",\"text\":\"Kf5\"}],"
        + "\"solutions\":1,\"shortest\":23,"), json);
  }

  @Test
  void solvePrintsEveryPartOfATwin() {
    String fen = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    String text = call("solve", "--fen", fen, "--stipulation", "#1", "--twin", "Ra1-->b1", "--duplex").out();
    assertEquals(List.of("a)", "a) sides exchanged", "b) Ra1\u2192b1", "b) Ra1\u2192b1, sides exchanged"),
        text.lines().filter(line -> line.matches("[ab]\\).*")).toList());
    String json = call("solve", "--fen", fen, "--stipulation", "#1", "--twin", "Ra1-->b1", "--json").out();
    assertTrue(
        json.startsWith("{\"verdict\":\"sound\",\"parts\":[{\"part\":\"a\",\"changes\":\"\",\"verdict\":\"sound\""),
        json);
  }

  @Test
  void checkCanKeepWhatItFound(@TempDir Path folder) throws IOException {
    Path file = Files.copy(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder.resolve("morphy.json"));
    assertEquals(0, call("check", "--certify", file.toString()).code());
    assertTrue(ProblemFile.read(file).isCertified());
    assertEquals("sound", ProblemFile.read(file).analysis().certificate().orElseThrow().verdict());
  }

  @Test
  void themesAreListedOnDemand() {
    String corrias = ProjectRoot.name("problems/orthodox/corrias-1917.json");
    String grimshaw = "\nGrimshaw: On b2: 1...Bb2 2.Qh1#, 1...Rb2 2.Qf5#.\n";
    assertTrue(call("solve", "--problem", corrias, "--content").out().contains(grimshaw));
    assertTrue(call("solve", "--problem", corrias, "--content").out().contains("\nAlso: Threat, "));
    assertFalse(call("solve", "--problem", corrias).out().contains("Grimshaw"));
    String json = call("solve", "--problem", corrias, "--content", "--json").out();
    assertTrue(json.contains("{\"name\":\"Grimshaw\",\"essential\":true,"
        + "\"sentence\":\"On b2: 1...Bb2 2.Qh1#, 1...Rb2 2.Qf5#.\",\"lines\":[{\"text\":\"1.Qb1 Bb2 2.Qh1#\",\"moves\":[\"h7b1\",\"a1b2\",\"b1h1\"]},"),
        json);
    assertTrue(json.contains("\"counts\":{\"solutions\":1,\"tries\":2,\"variations\":3,\"duals\":0,\"model mates\":0}"),
        json);
    assertTrue(call("check", corrias, "--content").out().contains(grimshaw.replace("\nG", "\n  G")));
    assertTrue(call("check", corrias, "--content", "--json").out().contains("\"content\":{\"themes\":[{\"name\":"));
  }

  @Test
  void solvePrintsTheSolutionTheTreeOrOneObject() {
    CallResult printed = call("solve", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2");
    assertEquals("""
        Tries
          1.Ra5? a6!

        1.Ra6! zugzwang
          1...bxa6 2.b7#
          1...B~ 2.Rxa7#

        #2: sound
        """, printed.out());
    CallResult text = call("solve", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2", "--full");
    assertTrue(text.out().startsWith("   1.Ra6 ! zugzwang.\n      1...bxa6\n          2.b7 #\n"), text.out());
    String json = call("solve", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2", "--json").out();
    assertTrue(json.startsWith("{\"verdict\":\"sound\",\"keys\":[{\"move\":\"a1a6\",\"text\":\"Ra6\"}],\"solutions\":1,"
        + "\"shortest\":2,"), json);
    assertEquals(1, json.lines().count());
    assertTrue(json.contains("\"printed\":{\"text\":\"Tries\\n  1.Ra5? a6!\\n\\n1.Ra6! zugzwang\\n"), json);
    assertTrue(json.contains("\"tree\":{\"setPlay\":["), json);
    String none = call("solve", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#1", "--json").out();
    assertTrue(none.startsWith("{\"verdict\":\"unsolvable\",\"keys\":[],\"solutions\":0,\"shortest\":null,"), none);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "perft",
      "perft --depth x",
      "perft --depth -1",
      "endgame",
      "endgame --variant andernach --fen 7k/8/6K1/8/8/8/8/R7",
      "endgame --fen 8/8/8/8/8/3k4/8/R3K3 --threads 0",
      "endgame --statistics KXvK",
      "endgame --statistics KQRvKRB",
      "endgame --statistics ,",
      "endgame --statistics KRvK --zugzwangs KPvK",
      "endgame --zugzwangs KPvK --longest KPvK",
      "endgame --zugzwangs KPvK --most 0",
      "endgame --fen 8/8/8/8/8/4k3/8/R3K3 --most 3",
      "endgame --variant andernach --statistics KRvK",
      "solve --variant andernach --fen 7k/8/6K1/8/8/8/8/R7 --stipulation +",
      "perft --depth 2 --fen rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
      "moves --fen 8/8/8/8/8/8/8/8",
      "moves --variant checkers",
      "moves --powers N=N",
      "moves --variant polypiece --powers N=N/fxN",
      "play --moves e2e5",
      "solve --stipulation mate",
      "solve --stipulation #2 --tries some",
      "solve --stipulation #2 --tries -1",
      "solve --stipulation #2 --memory 0",
      "solve --stipulation #2 --max-solutions 0",
      "solve --stipulation #2 --solutions 0",
      "solve --stipulation #2 --first Qh9",
      "solve --stipulation #2 --zeroposition",
      "solve --stipulation #2 --twin a5-->a6",
      "solve --stipulation #2 --problem no-such-file.json",
      "solve --problem no-such-file.json",
      "solve --stipulation #2 --threads 0",
      "solve --stipulation #2 --time-limit 0",
      "diagram --output x.bmp",
      "diagram --output x.svg --size 1",
      "diagram --output x.svg --style no-such-style",
      "diagram --output x.svg --men colour",
      "diagram --output x.svg --columns 9",
      "diagram --output x.svg --problem no-such-file.json",
      "diagram --output x.html --columns 2",
      "diagram --output x.svg --problem problems/orthodox/morphy-1856.json --fen 8/8/8/8/8/8/8/8",
      "check no-such-file.json",
      "check no-such-file.json --threads 0",
      "check no-such-file.json --time-limit 0",
      "batch no-such-file.txt",
      "frob"
  })
  void badInputGivesOneLineAndCodeTwo(String line) {
    CallResult result = call(line.split(" "));
    assertEquals(2, result.code(), result.err());
    assertEquals("", result.out());
    assertEquals(1, result.err().lines().count(), result.err());
    assertTrue(result.err().startsWith("zugwerk: "), result.err());
  }

  @Test
  void batchGoesOnAfterABadLine() throws Exception {
    Path calls = Files.writeString(folder.resolve("calls"),
        "perft --depth 1\n\nperft --depth x\nplay --moves \"e2e4 e7e5\"\nplay --moves 'e2e4\n");
    CallResult result = call("batch", calls.toString());
    assertEquals(1, result.code());
    List<String> lines = result.out().lines().toList();
    assertEquals(List.of("## 1 0", "20", "## 3 2"), lines.subList(0, 3));
    assertTrue(lines.get(3).startsWith("zugwerk: "));
    assertEquals("## 4 0", lines.get(4));
    assertEquals("## 5 2", lines.get(6));
  }

  @Test
  void charactersWithoutAFontAreNamed() {
    CallResult drawn = call("diagram", "--caption", "A \uF8F0 B", "--format", "svg");
    assertEquals(0, drawn.code());
    assertEquals("zugwerk: No font has these characters, and question marks stand for them: \uF8F0\n", drawn.err());
    assertEquals("", call("diagram", "--caption", "A \u00E9 B", "--format", "svg").err());
  }

  @Test
  void diagramWritesAFile() throws Exception {
    Path file = folder.resolve("x.svg");
    assertEquals(0, call("diagram", "--output", file.toString(), "--stipulation", "#3").code());
    assertTrue(Files.readString(file).contains("aria-label=\"#3\""));
  }

  @Test
  void checkGoesOnPastBadFilesAndShowsAllInOneLine() throws Exception {
    Path good = Files.copy(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder.resolve("good.json"));
    Files.writeString(folder.resolve("a.json"), "{");
    Files.writeString(folder.resolve("z.json"), "[]");
    CallResult result = call("check", folder.toString());
    assertEquals(2, result.code());
    assertEquals(good + "\t#2 sound\tsound\n", result.out());
    assertEquals(1, result.err().lines().count(), result.err());
    assertTrue(result.err().contains("a.json: is not JSON") && result.err().contains("z.json: is not a problem"),
        result.err());
  }

  private static String[] words(String line, List<String> more) {
    return Stream.concat(Stream.of(line.split(" ")), more.stream()).toArray(String[]::new);
  }

  @Test
  void checkPrintsInTheOrderOfTheFilesWhateverTheThreads() {
    List<String> loyd = Stream.of("strategie-1867", "1855", "lynn-1859", "holyoke-1876")
        .map(name -> ProjectRoot.name("problems/orthodox/loyd-" + name + ".json")).toList();
    CallResult one = call(words("check --threads 1", loyd));
    assertEquals(new CallResult(0, one.out(), ""), call(words("check --threads 3", loyd)));
    assertEquals(loyd, one.out().lines().map(line -> line.split("\t")[0]).toList());
  }

  @Test
  void checkAsJsonIsAnObjectALine() throws Exception {
    Path good = Files.copy(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder.resolve("good.json"));
    Files.writeString(folder.resolve("a.json"), "{");
    List<String> lines = call("check", "--json", folder.toString()).out().lines().toList();
    assertTrue(lines.get(0).startsWith("{\"file\":\"" + folder.resolve("a.json") + "\",\"claim\":\"\",\"verdict\":\"\","
        + "\"outcome\":\"refused\","), lines.get(0));
    assertTrue(lines.get(1).startsWith("{\"file\":\"" + good + "\",\"claim\":\"#2 sound\",\"verdict\":\"sound\","
        + "\"outcome\":\"holds\","), lines.get(1));
  }

  @Test
  void checkShowsItsProgressOnTheErrorStreamWhenRequested() {
    CallResult result = call("check", "--progress", ProjectRoot.name("problems/orthodox/morphy-1856.json"),
        ProjectRoot.name("problems/poison/lambert.json"));
    assertEquals(List.of("1 of 2", "2 of 2"), result.err().lines().limit(2).toList());
    assertTrue(result.err().lines().toList().getLast().startsWith("2 problems: 2 hold, 0 fail; "), result.err());
    assertEquals(2, result.out().lines().count());
  }

  @Test
  void diagramShowsAProblemWithItsCreditsInAnyStyle() throws Exception {
    Path file = folder.resolve("x.svg");
    String morphy = ProjectRoot.name("problems/orthodox/morphy-1856.json");
    assertEquals(0, call("diagram", "--problem", morphy, "--style", "wood", "--caption", "to A. B.", "--output",
        file.toString()).code());
    String svg = Files.readString(file);
    assertTrue(svg.contains("aria-label=\"Paul Morphy\"") && svg.contains("aria-label=\"to A. B.\""), svg);
    assertTrue(svg.contains("fill=\"#b58863\""), "the dark squares of styles/wood.css");
    assertEquals(0, call("diagram", "--problem", morphy, "--no-captions", "--output", file.toString()).code());
    assertFalse(Files.readString(file).contains("role=\"img\""));
  }

  @Test
  void aWebPageHasThePrintedSolutionOrTheAnalysis() throws Exception {
    Path file = folder.resolve("x.html");
    String morphy = ProjectRoot.name("problems/orthodox/morphy-1856.json");
    assertEquals(0, call("diagram", "--problem", morphy, "--output", file.toString()).code());
    String printed = Files.readString(file);
    assertTrue(printed.contains(">1.Ra6!</button>") && printed.contains(">1...B~</button>"), printed);
    assertEquals(0, call("diagram", "--problem", morphy, "--full", "--set-play", "--tries", "--output",
        file.toString()).code());
    String full = Files.readString(file);
    assertTrue(full.contains(">1.Ra6 !</button>") && full.contains("<h3>Set play</h3>"), full);
    assertEquals(0, call("diagram", "--problem", morphy, "--no-solution", "--output", file.toString()).code());
    assertFalse(Files.readString(file).contains("1.Ra6"));
  }

  @Test
  void aTexFileOfOneProblemHasItsSolution() {
    String morphy = ProjectRoot.name("problems/orthodox/morphy-1856.json");
    String tex = call("diagram", "--problem", morphy, "--format", "tex").out();
    assertTrue(tex.contains("\\solution{\\textbf{Tries}") && tex.contains("B\\textasciitilde{} 2.Rxa7\\#}\n"), tex);
    assertTrue(tex.contains("\n\\putsol\n"), tex);
    String none = call("diagram", "--problem", morphy, "--format", "tex", "--no-solution").out();
    assertTrue(none.contains("\\solution{}") && !none.contains("putsol"), none);
    String sheet = call("diagram", "--problem", morphy, morphy, "--format", "tex").out();
    assertTrue(sheet.contains("\\solution{}"), sheet);
    String unplayable = call("diagram", "--fen", "8/8/8/8/8/8/8/K7 w", "--stipulation", "#2", "--format", "tex").out();
    assertTrue(unplayable.contains("\\stipulation{\\#2}") && unplayable.contains("\\solution{}"), unplayable);
  }

  @Test
  void anyDiagramCanHaveItsSolution() {
    String text = call("diagram", "--problem", ProjectRoot.name("problems/orthodox/morphy-1856.json"), "--solution",
        "--format", "txt",
        "--letters", "german").out();
    assertTrue(text.endsWith("\n1.Ta6! zugzwang\n  1...bxa6 2.b7#\n  1...L~ 2.Txa7#\n\n#2: sound\n"), text);
  }

  @Test
  void aTableHasSixTriesUnlessAllAreWanted() {
    List<String> call =
        List.of("solve", "--problem", ProjectRoot.name("problems/orthodox/mansfield-1917.json"), "--tries", "3");
    String first = call(with(call, "--phases")).out();
    assertTrue(first.contains("\n6 of 9 tries are shown.\n"), first);
    String all = call(with(call, "--all-phases")).out();
    assertTrue(all.contains("1.Qd2?") && !all.contains(" tries are shown."), all);
  }

  private static String[] with(List<String> call, String more) {
    return Stream.concat(call.stream(), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void severalProblemsMakeASheet() throws Exception {
    Path file = folder.resolve("x.svg");
    assertEquals(0, call("diagram", "--problem", ProjectRoot.name("problems/orthodox/morphy-1856.json"),
        ProjectRoot.name("problems/orthodox/havel-1903.json"), "--output", file.toString()).code());
    String svg = Files.readString(file);
    assertTrue(svg.contains("aria-label=\"1. Paul Morphy\"") && svg.contains("aria-label=\"2. Miroslav Havel\""), svg);
  }

  @Test
  void checkShowsAFailedClaim() throws Exception {
    String morphy = Files.readString(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
    Path good = Files.writeString(folder.resolve("good.json"), morphy);
    assertEquals(0, call("check", good.toString()).code());
    Path wrong = Files.writeString(folder.resolve("wrong.json"), morphy.replace("\"#2\"", "\"#3\""));
    CallResult result = call("check", good.toString(), wrong.toString());
    assertEquals(1, result.code());
    assertTrue(result.out().contains("wrong.json\t#3 sound\tshort"), result.out());
    assertFalse(result.out().contains("good.json\t#2 sound\tshort"), result.out());
  }

  @Test
  void composersHelpersPrintALineEach() {
    String fen = "7k/p7/5K2/8/8/8/8/6R1 w - - 0 1";
    String lean = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1\tKf7\t-bPa7: ";
    assertEquals(new CallResult(0, lean + "same key\n" + lean + "minimal form with this key\n",
        "zugwerk: tried 2 candidates, 2 found\n"), call("minimal", "--fen", fen, "--stipulation", "#2"));
    String json = call("minimal", "--fen", fen, "--stipulation", "#2", "--no-form", "--json").out();
    assertEquals("{\"game\":\"orthodox\",\"fen\":\"7k/8/5K2/8/8/8/8/6R1 w - - 0 1\",\"stipulation\":\"#2\","
        + "\"verdict\":\"sound\",\"keys\":[{\"move\":\"f6f7\",\"text\":\"Kf7\"}],\"changes\":\"-bPa7\","
        + "\"note\":\"same key\"}\n", json);
    assertEquals("7k/p7/5K2/8/8/8/8/8 w - - 0 1\t\t-wRg1: unsolvable\n" + lean + "sound, same key\n",
        call("minimal", "--fen", fen, "--stipulation", "#2", "--all", "--no-form").out());
    assertTrue(call("minimal", "--fen", fen, "--stipulation", "#2", "--all", "--no-form", "--json").out()
        .contains("\"verdict\":\"unsolvable\",\"keys\":[],\"changes\":\"-wRg1\",\"note\":\"unsolvable\"}"));
    String mends = call("mend", "--fen", "k7/8/1K6/8/8/8/8/6QR w - - 0 1", "--stipulation", "#1", "--ranked").out();
    assertEquals("k7/8/1K6/8/8/8/8/7R w - - 0 1\tRh8#\t-wQg1",
        mends.lines().filter(line -> line.endsWith("-wQg1")).findFirst().orElse(""));
    String twins = call("twins", "--fen", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "--stipulation", "#1").out();
    assertTrue(twins.contains("k7/8/1K6/8/8/8/8/6R1 w - - 0 1\tRg8#\twRh1-->g1: "), twins);
  }

  @Test
  void generatedProblemsAreWrittenAsFiles() {
    CallResult result = call("generate", "--stipulation", "#1", "--material", "KRvK", "--count", "2", "--any-key",
        "--superfluous", "--output", folder.toString());
    assertEquals(0, result.code());
    assertEquals(2, result.out().lines().count());
    for (int i = 1; i < 3; i++) {
      String fen = result.out().lines().toList().get(i - 1).split("\t")[0];
      assertEquals(fen, ProblemFile.read(folder.resolve("orthodox-" + i + ".json")).fen());
    }
    assertEquals(0, call("check", folder.toString()).code());
  }

  @Test
  void composersHelpersRefuseInOneLine() {
    assertRefused("the problem is unsolvable, not sound",
        "minimal", "--fen", "8/8/8/8/8/8/8/K1k5 w", "--stipulation", "#2");
    assertRefused("the problem is sound; there is nothing to repair",
        "mend", "--fen", "7k/8/5K2/8/8/8/8/6R1 w", "--stipulation", "#2");
    assertRefused("unknown stipulation 'mate'", "twins", "--stipulation", "mate");
    assertRefused("there is no piece X", "generate", "--stipulation", "#2", "--material", "KXvK");
    assertRefused("a problem has 3 to 32 pieces, not 2", "generate", "--stipulation", "#2", "--men", "2");
    assertRefused("the stipulation + has no number of moves", "generate", "--stipulation", "+", "--men", "5");
    assertRefused("Without --theme, --stipulation is required", "generate", "--men", "5");
    assertRefused("Without --theme, --men or --material is required", "generate", "--stipulation", "#2");
    assertRefused("Unknown theme 'Grimsaw'. Closest: Grimshaw, ", "generate", "--theme", "Grimsaw");
    assertRefused("The matrix '8/8' has 2 rows", "generate", "--theme", "Grimshaw", "--matrix", "8/8");
    assertRefused("not a list of pieces", "generate", "--theme", "Grimshaw", "--material", "KQvK");
  }

  private static void assertRefused(String why, String... arguments) {
    CallResult result = call(arguments);
    assertEquals(2, result.code());
    assertEquals("", result.out());
    assertEquals(1, result.err().lines().count(), result.err());
    assertTrue(result.err().contains(why), result.err());
  }
}
