package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.problem.ProblemFile;

class ConvertCommandTest {

  private static final String MORPHY = "problems/orthodox/morphy-1856.json";

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
    CallResult all = convert("problems/orthodox", "problems/poison", "--to", "pgn");
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
  void theProblemThatHasNoCounterpartIsNamed() throws Exception {
    CallResult folders = convert("problems/orthodox", "--to", "popeye");
    assertTrue(folders.err().startsWith("zugwerk: " + Path.of("problems/orthodox/cheron-998-black.json")
        + ": the stipulation '+'"), folders.err());
    assertEquals("", folders.out());
    Path several = Files.writeString(folder.resolve("two.epd"),
        "k7/8/8/8/8/8/8/K7 w - - dm 2;\nk7/8/8/8/8/8/8/K7 w - -\n");
    assertEquals("zugwerk: " + several + ", problem 2: Popeye needs a stipulation, and this problem has none\n",
        convert(several, "--output", folder.resolve("two.inp")).err());
    assertFalse(Files.exists(folder.resolve("two.inp")));
  }

  @Test
  void badInputWritesNothing() throws Exception {
    Path output = folder.resolve("out.fen");
    Path bad = Files.writeString(folder.resolve("bad.inp"),
        "BeginProblem\nPieces White Kc8\nStip #2\nNextProblem\nPieces White Kc8\nCond Circe\nStip #2\nEndProblem\n");
    CallResult result = convert(bad, "--strict", "--output", output);
    assertEquals(
        new CallResult(2, "", "zugwerk: " + bad + ": line 6: the fairy condition Circe has no counterpart\n"), result);
    assertFalse(Files.exists(output));
    assertEquals(2, convert("problems/poison/lambert.json", "--output", folder.resolve("x.inp")).code());
    assertFalse(Files.exists(folder.resolve("x.inp")));
    assertTrue(convert(MORPHY).err().contains("--to"));
    assertTrue(
        convert(MORPHY, "--to", "latin").err().contains("there is no format 'latin'; the formats are json, pgn"));
    assertTrue(convert(MORPHY, "--output", folder.resolve("a.xyz")).err().contains(".inp"));
    assertTrue(convert(folder.resolve("none.inp"), "--to", "fen").err().contains("no such file"));
    assertTrue(convert("problems/orthodox", "--to", "json").err().contains("one problem"));
    assertTrue(
        convert(Files.writeString(folder.resolve("empty.inp"), "\n"), "--to", "fen").err().contains("no problem"));
  }

  @Test
  void whatCannotBeReadIsListedAndTheRestConverted() throws Exception {
    Path mixed = Files.writeString(folder.resolve("mixed.inp"), """
        BeginProblem
        Pieces White Kc8 Black Ka8 Stip #2
        NextProblem
        Pieces White Kc8 Condition Circe Stip #2
        NextProblem
        Pieces White Kc8 Lc7 Stip #2
        EndProblem
        """);
    CallResult result = convert(mixed, "--to", "epd");
    assertEquals(new CallResult(0, "k1K5/8/8/8/8/8/8/8 w - - dm 2;\n",
        mixed + ": line 4: the fairy condition Circe has no counterpart\n" + mixed
            + ": line 6: 'L' on c7 is the Locust, which Betza notation cannot express\n"),
        result);
    Path hopeless = Files.writeString(folder.resolve("hopeless.epd"), "8/8 w - - dm 2;\n9/8 w - - dm 2;\n");
    result = convert(hopeless, "--from", "epd", "--to", "fen");
    assertEquals(2, result.code());
    assertTrue(result.err().contains("line 1: ") && result.err().contains("line 2: ")
        && result.err().endsWith("none of the 2 problems in this file can be read\n"), result.err());
  }
}
