package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;

/** Files of other programs are checked like the program's own, problem by problem. */
class CheckFormatsTest {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");

  @TempDir
  private Path folder;

  private static CallResult check(Object... arguments) {
    return CallResult.call(Stream.concat(Stream.of("check", "--threads", "1"), Stream.of(arguments)).toArray());
  }

  @Test
  void eachFormatThatConvertWritesIsChecked() {
    for (String ending : List.of("inp", "yaml", "olv", "pgn", "epd", "csv")) {
      Path file = folder.resolve("morphy." + ending);
      assertEquals(0, CallResult.call("convert", MORPHY, "--solve", "--output", file).code(), ending);
      CallResult checked = check(file);
      assertEquals(0, checked.code(), ending + checked);
      assertTrue(checked.out().startsWith(file + "\t#2 sound\tsound"), checked.out());
    }
  }

  @Test
  void problemsOfOneFileAreCountedAndWhatCannotBeReadIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("three.inp"), "BeginProblem\nForsyth k7/8/1K6/8/8/8/8/7R\nStip #1\n"
        + "NextProblem\nForsyth k7/8/1K6/8/8/8/8/6B1\nStip #1\nNextProblem\nPieces White Gc8\nStip #1\nEndProblem\n");
    CallResult checked = check(file, "--json");
    assertEquals(ExitCode.BAD_INPUT.code(), checked.code());
    List<String> lines = checked.out().lines().toList();
    assertEquals(3, lines.size(), checked.out());
    assertTrue(lines.get(0).contains("three.inp#1\"") && lines.get(0).contains("\"outcome\":\"holds\""), lines.get(0));
    assertTrue(lines.get(1).contains("three.inp#2\"") && lines.get(1).contains("\"outcome\":\"fails\""), lines.get(1));
    assertTrue(lines.get(2).contains("\"outcome\":\"refused\""), lines.get(2));
    assertTrue(checked.err().contains("three.inp"), checked.err());
  }

  /** A stored solution is a claim: another key than that of the file makes it fail. */
  @Test
  void keptSolutionsAreClaims() throws Exception {
    String text = "---\nalgebraic:\n  white: [Kb6, Rh7]\n  black: [Ka8]\nstipulation: \"#1\"\nsolution: |\n  1.%s !\n";
    Path file = folder.resolve("kept.olv");
    CallResult right = check(Files.writeString(file, text.formatted("Rh7-h8 #")));
    assertEquals(0, right.code(), right.toString());
    CallResult wrong = check(Files.writeString(file, text.formatted("Rh7-g7")));
    assertEquals(ExitCode.CLAIM_FAILED.code(), wrong.code(), wrong.toString());
    assertTrue(wrong.out().contains("; the stored solution "), wrong.out());
  }

  @Test
  void standardInputMayBeAnyFormatAndNothingIsKeptInForeignFiles() throws Exception {
    String epd = "k7/8/1K6/8/8/8/8/7R w - - dm 1;\n";
    CallResult piped = CallResult.callWithInput(epd, "check", "-");
    assertEquals(0, piped.code(), piped.toString());
    Path file = Files.writeString(folder.resolve("one.epd"), epd);
    CallResult certified = check(file, "--certify");
    assertEquals(ExitCode.BAD_INPUT.code(), certified.code());
    assertTrue(certified.err().contains("one.epd is another"), certified.err());
    assertEquals(epd, Files.readString(file));
  }
}
