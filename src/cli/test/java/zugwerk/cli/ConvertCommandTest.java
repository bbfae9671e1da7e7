package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProblemFolders;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;

class ConvertCommandTest {

  private static final String MORPHY = ProjectRoot.name("problems/orthodox/morphy-1856.json");

  @TempDir
  private Path folder;

  private static CallResult convert(Object... arguments) {
    return CallResult.call(Stream.concat(Stream.of("convert"), Stream.of(arguments)).toArray());
  }

  @Test
  void thereAndBackThroughEveryFormatThatHoldsAll() {
    Path start = Path.of(MORPHY);
    for (String ending : new String[] {"inp", "yaml", "olv", "pgn", "epd"}) {
      Path there = folder.resolve("there." + ending);
      Path back = folder.resolve(ending + ".json");
      assertEquals(new CallResult(0, "", ""), convert(start, "--output", there));
      assertEquals(new CallResult(0, "", ""), convert(there, "--output", back));
      assertEquals(ProblemFile.read(start), ProblemFile.read(back), ending);
    }
  }

  @Test
  void standardOutputTakesSeveralFilesAndFolders() {
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n", convert(MORPHY, "--to", "fen").out());
    CallResult all = convert(ProjectRoot.name("problems/orthodox"), ProjectRoot.name("problems/poison"), "--to", "pgn");
    assertEquals(0, all.code());
    assertTrue(all.out().lines().filter(line -> line.startsWith("[FEN ")).count() > 20);
    assertTrue(all.out().contains("[Variant \"Poison Chess\"]"), all.out());
  }

  @Test
  void aFileThatCannotBeReadDoesNotHinderOthers() throws Exception {
    Path other = Files.writeString(folder.resolve("other.pgn"), "[Event \"x\"]\n[Variant \"Antichess\"]\n\n1. e4 *\n");
    CallResult result = convert(other, MORPHY, "--to", "fen");
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n", result.out());
    assertTrue(result.err().startsWith(other + ": line 2: the variant 'Antichess'"), result.err());
    assertEquals(0, result.code());
    assertEquals(2, convert(other, MORPHY, "--to", "fen", "--strict").code());
    CallResult alone = convert(other, "--to", "fen");
    assertTrue(alone.code() == 2 && alone.err().startsWith("zugwerk: " + other), alone.err());
  }

  @Test
  void theSolutionIsWrittenAsVariations() {
    String text = convert(MORPHY, "--to", "pgn", "--solve").out().replace('\n', ' ');
    // After Ra6 the Pawn takes and b7 mates, or the Bishop moves and the Rook takes.
    assertTrue(text.contains("1. Ra6 $1 bxa6 (1... Bc7 2. Rxa7#) (1... Bd6 2. Rxa7#) "), text);
    assertTrue(text.strip().endsWith("(1... Bh2 2. Rxa7#) 2. b7# *"), text);
  }

  @Test
  void whatAFormatDoesNotHoldIsNamed() {
    CallResult result = convert(MORPHY, "--to", "fen");
    assertEquals(0, result.code());
    assertTrue(result.err().startsWith("FEN cannot store: ") && result.err().contains("authors"), result.err());
  }

  @Test
  void theFormatIsFoundByEndingTextOrOption() throws Exception {
    Path text = Files.writeString(folder.resolve("list.txt"),
        "BeginProblem\nPieces White Kc8 Black Ka8\nStip #2\nEndProblem\n");
    assertTrue(convert(text, "--to", "epd").out().startsWith("k1K5/8/8/8/8/8/8/8 w - - dm 2;"));
    assertEquals(2, convert(text, "--from", "pieces", "--to", "epd").code());
    Path old = Files.write(folder.resolve("old.inp"),
        "BeginProblem\nAuthor M\u00fcller\nPieces White Kc8\nStip #2\nEnd\n".getBytes(StandardCharsets.ISO_8859_1));
    assertTrue(convert(old, "--to", "popeye").out().contains("Author Müller"));
  }

  @Test
  void whatTheFormatCannotHoldIsLeftOutAndReported() throws Exception {
    CallResult folders = convert(ProjectRoot.name("problems/orthodox"), "--to", "popeye");
    assertEquals(0, folders.code());
    assertTrue(folders.err().contains("zugwerk: " + ProjectRoot.path("problems/orthodox/cheron-998-black.json")
        + ": the stipulation '+'"), folders.err());
    // All but the studies are written, each once.
    long studies = ProblemFolders.files(List.of(ProjectRoot.path("problems/orthodox"))).stream().map(ProblemFile::read)
        .filter(problem -> problem.task().stipulation().filter(Stipulation::isStudy).isPresent()).count();
    long left = folders.err().lines().filter(line -> line.startsWith("zugwerk: ")).count();
    assertTrue(studies > 0 && left >= studies, folders.err());
    assertEquals(ProblemFolders.files(List.of(ProjectRoot.path("problems/orthodox"))).size() - left,
        folders.out().lines().filter(line -> line.startsWith("Forsyth ") || line.startsWith("Pieces ")).count());
    Path several = Files.writeString(folder.resolve("two.epd"),
        "k7/8/8/8/8/8/8/K7 w - - dm 2;\nk7/8/8/8/8/8/8/K7 w - -\n");
    Path output = folder.resolve("two.inp");
    CallResult strict = convert(several, "--strict", "--output", output);
    String reason = "zugwerk: " + several + ", problem 2: Popeye needs a stipulation, and this problem has none\n";
    assertEquals(new CallResult(2, "", reason), strict);
    assertFalse(Files.exists(output));
    assertEquals(new CallResult(0, "", reason), convert(several, "--output", output));
    assertEquals(1, Files.readString(output).split("Stip").length - 1);
  }

  @Test
  void aFolderGetsAFileForEachProblem() throws Exception {
    Path several = Files.writeString(folder.resolve("two.epd"),
        "k7/8/8/8/8/8/8/K7 w - - dm 2;\nk7/8/8/8/8/8/8/K7 w - - dm 3;\n");
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.copy(several, other.resolve("two.epd"));
    // The folder is made, with the one above it.
    Path target = folder.resolve("new").resolve("problems");
    CallResult made = convert(several, other.resolve("two.epd"), MORPHY, "--to", "json", "--output", target + "/");
    assertEquals(new CallResult(0, "", ""), made);
    assertEquals(ProblemFile.read(Path.of(MORPHY)), ProblemFile.read(target.resolve("morphy-1856.json")));
    assertEquals("#2", ProblemFile.read(target.resolve("two-1.json")).task().stipulationText());
    assertEquals("#3", ProblemFile.read(target.resolve("two-2.json")).task().stipulationText());
    assertEquals("#2", ProblemFile.read(target.resolve("two-1-2.json")).task().stipulationText());
    assertEquals(5, ProblemFolders.files(List.of(target)).size());
    // A folder that exists needs no stroke, but a format.
    assertEquals(0, convert(MORPHY, "--to", "fen", "--output", target).code());
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n", Files.readString(target.resolve("morphy-1856.fen")));
    assertTrue(convert(MORPHY, "--output", target).err().contains("--to"));
    CallResult one = convert(several, "--to", "json", "--output", folder.resolve("x.json"));
    assertTrue(one.code() == 2 && one.err().contains("--output FOLDER/ writes a file for each"), one.err());
    assertEquals(convert(MORPHY, "--to", "fen").out(), convert(MORPHY, "--to", "fen", "--output", "-").out());
  }

  /** Each bundled problem of a game with state, in each format of other programs' databases. */
  @Test
  void aGameWithStateNeverLooksOrthodox() {
    for (String game : List.of("polypiece", "poison", "shock", "cursed", "hitpoint")) {
      for (Path file : ProblemFolders.files(List.of(ProjectRoot.path("problems", game)))) {
        for (String format : List.of("yacpdb", "olive", "csv")) {
          CallResult refused = convert(file, "--to", format);
          assertEquals(2, refused.code(), file + format);
          assertEquals("", refused.out());
          assertTrue(refused.err().contains("as orthodox chess; --force"), refused.err());
          Path forced = folder.resolve("forced." + Map.of("yacpdb", "yaml", "olive", "olv", "csv", "csv").get(format));
          CallResult written = convert(file, "--to", format, "--force", "--output", forced);
          assertEquals(0, written.code(), written.err());
          Problem problem = ProblemFile.read(file);
          assertTrue(text(forced).contains(problem.variant().title()), text(forced));
          Path back = folder.resolve("back.json");
          assertEquals(0, convert(forced, "--output", back).code());
          assertEquals(problem, ProblemFile.read(back));
        }
      }
    }
    assertEquals(0, convert(ProjectRoot.name("problems/fairy"), "--to", "olive").code());
  }

  @Test
  void inATableOnlyOtherGamesHaveACondition() throws Exception {
    Path table = folder.resolve("both.csv");
    assertEquals(0,
        convert(MORPHY, ProjectRoot.name("problems/poison/lambert.json"), "--force", "--output", table).code());
    List<String> lines = Files.readAllLines(table);
    assertTrue(lines.get(0).endsWith(",Condition") && lines.get(1).endsWith(",") && lines.get(2)
        .endsWith(",Poison Chess"), lines.toString());
    assertEquals(0, convert(table, "--to", "json", "--output", folder.resolve("both") + "/").code());
    assertEquals(ProblemFile.read(Path.of(MORPHY)), ProblemFile.read(folder.resolve("both/both-1.json")));
    assertFalse(convert(MORPHY, "--to", "csv").out().contains("Condition"));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  @Test
  void badInputWritesNothing() throws Exception {
    Path output = folder.resolve("out.fen");
    Path bad = Files.writeString(folder.resolve("bad.inp"),
        "BeginProblem\nPieces White Kc8\nStip #2\nNextProblem\nPieces White Kc8\nCond MarineChess\nStip #2\nEndProblem\n");
    CallResult result = convert(bad, "--strict", "--output", output);
    assertEquals(
        new CallResult(2, "", "zugwerk: " + bad + ": line 6: the fairy condition MarineChess is not supported\n"),
        result);
    assertFalse(Files.exists(output));
    assertEquals(2,
        convert(ProjectRoot.name("problems/poison/lambert.json"), "--output", folder.resolve("x.inp")).code());
    assertFalse(Files.exists(folder.resolve("x.inp")));
    assertTrue(convert(MORPHY).err().contains("--to"));
    assertTrue(
        convert(MORPHY, "--to", "latin").err().contains("there is no format 'latin'; the formats are json, pgn"));
    assertTrue(convert(MORPHY, "--output", folder.resolve("a.xyz")).err().contains(".inp"));
    assertTrue(convert(folder.resolve("none.inp"), "--to", "fen").err().contains("no such file"));
    assertTrue(convert(ProjectRoot.name("problems/orthodox"), "--to", "json").err().contains("one problem"));
    assertTrue(
        convert(Files.writeString(folder.resolve("empty.inp"), "\n"), "--to", "fen").err().contains("no problem"));
  }

  @Test
  void whatCannotBeReadIsListedAndTheRestConverted() throws Exception {
    Path mixed = Files.writeString(folder.resolve("mixed.inp"), """
        BeginProblem
        Pieces White Kc8 Black Ka8 Stip #2
        NextProblem
        Pieces White Kc8 Condition MarineChess Stip #2
        NextProblem
        Pieces White Kc8 POc7 Stip #2
        EndProblem
        """);
    CallResult result = convert(mixed, "--to", "epd");
    assertEquals(new CallResult(0, "k1K5/8/8/8/8/8/8/8 w - - dm 2;\n",
        mixed + ": line 4: the fairy condition MarineChess is not supported\n" + mixed
            + ": line 6: 'PO' on c7 is the Poseidon, which is royal and not supported\n"),
        result);
    Path hopeless = Files.writeString(folder.resolve("hopeless.epd"), "8/8 w - - dm 2;\n9/8 w - - dm 2;\n");
    result = convert(hopeless, "--from", "epd", "--to", "fen");
    assertEquals(2, result.code());
    assertTrue(result.err().contains("line 1: ") && result.err().contains("line 2: ")
        && result.err().endsWith("none of the 2 problems in this file can be read\n"), result.err());
  }
}
