package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Popeye is replaced by a script that answers in the layout of Popeye 4.104. */
@DisabledOnOs(OS.WINDOWS)
class PopeyeProgramTest {

  private static final String BANNER = "Popeye Linux-6.1-64Bit v4.104 (512 MB)\n\n";
  private static final String END = "solution finished. Time = 0.008 s\n";

  @TempDir
  private Path folder;

  private static Problem problem(String game, String fen, String stipulation) {
    return Problem.of(Variants.of(game), Fen.parse(Variants.of(game), fen), Stipulation.parse(stipulation));
  }

  private PopeyeProgram program(String script) throws Exception {
    Path file = Files.writeString(folder.resolve("py"), "#!/bin/sh\n" + script);
    assertTrue(file.toFile().setExecutable(true));
    return PopeyeProgram.installed(Map.of("PATH", "/nowhere:" + folder));
  }

  private String ask(String fen, String stipulation, String lines) throws Exception {
    return ask(problem("orthodox", fen, stipulation), lines);
  }

  private String ask(Problem problem, String lines) throws Exception {
    Path answer = Files.writeString(folder.resolve("answer"), BANNER + lines.replace('|', '\n') + "\n" + END);
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT, new Monitor());
    return program("cat " + answer).compare(solved.parts().getFirst(), Terms.USUAL, new CancelToken()).text();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '@', value = {
      "7k/8/6K1/8/8/8/8/R7 w - - 0 1 @ #1 @   1.Ra1-a8 # ! @ agrees: 1 key",
      "7k/8/6K1/8/8/8/8/R7 w - - 0 1 @ #1 @   1.Ra1-b1 ? threat:|   1...Kh8-g8 @ differs: 0 keys; only here: a1a8",
      "7k/8/6K1/8/8/8/8/R7 w - - 0 1 @ #1 @   1.Ra1-a8 # !|   1.Ra1-a7 ! @ differs: 2 keys; only there: a1a7",
      "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1 @ h000.5 @   1...0-0 00 @ agrees: 1 solution",
      "4k2r/8/8/8/8/8/8/K7 b k - 0 1 @ ser-002 @   1.Ke8-d8   2.0-0 00 @ differs: 1 solution; only there: e8d8 e8g8",
      "1k6/8/K4Q2/7r/6r1/8/8/8 w - - 0 1 @ hr#1 @   1.Qf6-d8 # ?!? @ agrees: 0 solutions",
      "8/8/8/8/8/kp6/p7/K7 b - - 0 1 @ h=1 @   1.a2*b1=S Ka1*b1 = @ differs: 1 solution; only there: a2b1n a1b1"})
  void itsKeysAndSolutionsAreCompared(String fen, String stipulation, String lines, String text) throws Exception {
    assertEquals(text, ask(fen, stipulation, lines).replaceFirst("; only here: \\w+ .*", ""));
  }

  @Test
  void whatIsCapturedOnTheWayIsCompared() throws Exception {
    var game = Variants.of("fairy", "L=cyafmQ");
    Problem problem = Problem.of(game, Fen.parse(game, "8/8/8/8/4p3/7k/2L5/7K w - - 0 1"), Stipulation.parse("#1"));
    assertTrue(ask(problem, "  1.Lc2*e4-f5 !").contains("only there: c2e4"), ask(problem, "  1.Lc2*e4-f5 !"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '@', value = {
      "Mars Circe @ 7K/8/6N1/8/8/8/3n4/k7 w - - 0 1 @ 1.Sg6-b1*d2 ! @ g6d2",
      "Phantom Chess @ 7k/8/8/P7/8/8/7K/2R5 w - - 0 1 @ 1.Rc1-a1-a4 ! @ c1a4",
      "Take & Make @ 8/8/8/3r4/8/4N3/8/k6K w - - 0 1 @ 1.Se3*d5-d1 ! @ e3d5",
      "Einstein @ 8/8/1P6/8/8/7k/8/K7 w - - 0 1 @ 1.b6-b7=S ! @ b6b7",
      "Protean @ 8/8/8/8/8/2b5/8/kN5K w - - 0 1 @ 1.Sb1*c3=B + ! @ b1c3",
      "Andernach @ 8/8/8/8/8/2b5/8/kN5K w - - 0 1 @ 1.Sb1*c3=b ! @ b1c3",
      "Messigny Chess @ 8/8/8/8/8/2r5/k7/1R5K w - - 0 1 @ 1.Rb1<->Rc3 + ! @ b1~c3",
      "Imitator d5 @ 8/6P1/8/8/8/7k/8/K7 w - - 0 1 @ 1.g7-g8[Id6]=Q ! @ g7g8q",
      "Wormholes a4 f8 @ 8/8/8/8/8/P6k/8/K7 w - - 0 1 @ 1.a3-a4[wPa4->f8=S=c] ! @ a3a4n",
      "Wormholes a4 f8 @ 8/8/8/8/8/P6k/8/K7 w - - 0 1 @ 1.a3-a4[wPa4->f8=S] ! @ a3a4n",
      "Alice Chess @ 8/6P1/8/8/8/7k/8/K7 w - - 0 1 @ 1.g7-g8=SA ! @ g7g8n",
      "Cavalier majeur @ 8/6P1/8/8/8/7k/8/K7 w - - 0 1 @ 1.g7-g8=N ! @ g7g8n",
      "Role exchange @ 8/6P1/8/8/8/7k/8/K7 w - - 0 1 @ 1. RoleExchange ! @ %",
      "Neutral pieces @ 8/6P1/8/8/8/7k/8/K7 w - - 0 1 g7n @ 1.nPg7-g8=nQ ! @ g7g8q"})
  void effectsOfConditionsAreNoPartOfTheMove(String conditions, String fen, String line, String move) throws Exception {
    var game = Variants.of("orthodox", "conditions: " + conditions);
    String text = ask(Problem.of(game, Fen.parse(game, fen), Stipulation.parse("#1")), "  " + line);
    assertTrue(text.contains("only there: " + move) || text.equals("agrees: 1 key"), text);
  }

  /** A file that could make Popeye write anywhere is not passed on. */
  @Test
  void popeyeGetsOnlyTheProblemAndLeavesNothing() throws Exception {
    Problem problem = Formats.named("popeye").read("BeginProblem\nTitle a\nProtocol /tmp/elsewhere\nLaTeX /tmp/there\n"
        + "Forsyth 7k/8/6K1/8/8/8/8/R7\nStipulation #1\nEndProblem\n", Variants.of("orthodox")).problems().getFirst();
    String input = PopeyeAnswer.input(problem, Terms.USUAL);
    assertFalse(input.contains("/tmp") || input.contains("Title"), input);
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT, new Monitor());
    Path answer = Files.writeString(folder.resolve("answer"), BANNER + "  1.Ra1-a8 # !\n" + END);
    Path left = folder.resolve("left");
    program("pwd > " + left + "; touch more; cat " + answer).compare(solved.parts().getFirst(), Terms.USUAL,
        new CancelToken());
    assertFalse(Files.exists(Path.of(Files.readString(left).strip())));
  }

  @Test
  void aProgramThatHangsIsEndedAndOneThatIsNotPopeyeIsRefused() throws Exception {
    Solved solved = Solved.solve(problem("orthodox", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#1"), SolveOptions.DEFAULT,
        new Monitor());
    PopeyeProgram hanging = program("echo $$ > " + folder.resolve("pid") + "; exec sleep 600");
    assertThrows(CancellationException.class,
        () -> hanging.compare(solved.parts().getFirst(), Terms.USUAL, untilWritten(folder.resolve("pid"))));
    long process = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
    assertFalse(ProcessHandle.of(process).filter(ProcessHandle::isAlive).isPresent());
    PopeyeProgram other = program("echo hello");
    assertEquals("the program is not Popeye", assertThrows(InputException.class,
        () -> other.compare(solved.parts().getFirst(), Terms.USUAL, new CancelToken())).getMessage());
  }

  /** A token whose time is up when a script has written a file. */
  private static CancelToken untilWritten(Path file) {
    return new CancelToken(() -> size(file)).child(Duration.ofNanos(1));
  }

  private static long size(Path file) {
    return file.toFile().length();
  }

  private void assertEnded(String file) throws Exception {
    long process = Long.parseLong(Files.readString(folder.resolve(file)).strip());
    ProcessHandle.of(process).ifPresent(child -> child.onExit().orTimeout(5, TimeUnit.MINUTES).join());
  }

  @Test
  void itsChildrenEndWithItAndItsFolderIsRemoved() throws Exception {
    Solved.Part part = Solved.solve(problem("orthodox", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#1"), SolveOptions.DEFAULT,
        new Monitor()).parts().getFirst();
    Path answer = Files.writeString(folder.resolve("answer"), BANNER + "  1.Ra1-a8 # !\n" + END);
    String begin = "pwd > " + folder.resolve("left") + "; mkdir -p a/b; touch a/b/c; ln -s " + folder
        + " a/link; sleep 600 & echo $! > " + folder.resolve("child") + "; ";
    PopeyeProgram hanging = program(begin + "wait");
    Path child = folder.resolve("child");
    assertThrows(CancellationException.class, () -> hanging.compare(part, Terms.USUAL, untilWritten(child)));
    assertEnded("child");
    assertFalse(Files.exists(Path.of(Files.readString(folder.resolve("left")).strip())));
    Files.delete(child);
    Path seen = folder.resolve("seen");
    PopeyeProgram leaving = program(begin + "while [ ! -e " + seen + " ]; do sleep 0.1; done; cat " + answer);
    // The program leaves only when its child has been there for long enough to be noticed.
    AtomicInteger checks = new AtomicInteger();
    CancelToken token = new CancelToken(() -> {
      if (size(child) > 0 && checks.incrementAndGet() == 30) {
        assertDoesNotThrow(() -> Files.createFile(seen));
      }
      return 0;
    }).child(Duration.ofDays(1));
    assertEquals("agrees: 1 key", leaving.compare(part, Terms.USUAL, token).text());
    assertEnded("child");
    assertFalse(Files.exists(Path.of(Files.readString(folder.resolve("left")).strip())));
    assertTrue(Files.exists(answer), "the folder behind the link stays");
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void itsOutputIsReadUpToALimit() throws Exception {
    Solved.Part part = Solved.solve(problem("orthodox", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#1"), SolveOptions.DEFAULT,
        new Monitor()).parts().getFirst();
    PopeyeProgram endless = program("pwd > " + folder.resolve("left") + "; exec yes");
    assertEquals("Popeye printed more than 64 MiB", assertThrows(InputException.class,
        () -> endless.compare(part, Terms.USUAL, new CancelToken())).getMessage());
    assertFalse(Files.exists(Path.of(Files.readString(folder.resolve("left")).strip())));
  }

  @Test
  void aMissingProgramOrOneThatFailsIsReported() {
    assertEquals("Popeye was not found: there is no program 'py' on the path, and the variable ZUGWERK_POPEYE is not"
        + " set",
        assertThrows(InputException.class,
            () -> PopeyeProgram.installed(Map.of("PATH", folder.toString()))).getMessage());
    assertTrue(assertThrows(InputException.class,
        () -> PopeyeProgram.installed(Map.of(PopeyeProgram.PLACE, "/nowhere/py"))).getMessage()
        .endsWith("/nowhere/py, which is not a program"));
    Problem poison = problem("poison", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#1");
    assertEquals("Popeye does not solve problems of Poison Chess",
        assertThrows(InputException.class, () -> PopeyeProgram.check(poison, Terms.USUAL)).getMessage());
    Problem study = problem("orthodox", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "+");
    assertThrows(InputException.class, () -> PopeyeProgram.check(study, Terms.USUAL));
  }
}
