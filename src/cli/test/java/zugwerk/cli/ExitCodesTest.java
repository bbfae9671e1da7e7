package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.cli.CallResult.call;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;

/** The exit codes, and the one line with the reason. */
class ExitCodesTest {

  private static final String MORPHY = ProjectRoot.name("problems/orthodox/morphy-1856.json");

  @TempDir
  private Path folder;

  private static void assertOneLine(int code, String text, CallResult result) {
    assertEquals(code, result.code(), result.toString());
    assertEquals(1, result.err().lines().count(), result.err());
    assertTrue(result.err().contains(text), result.err());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "solve --stipulation #9 --time-limit 0.2 | a limit stopped the solver",
      "solve --stipulation #9 --time-limit-part 0.2 --json | a limit stopped the solver",
      "perft --depth 9 --time-limit 0.1 | stopped by a limit",
      "mend --fen k7/8/1K6/8/8/8/8/6QR --stipulation #4 --time-limit 0.2 | the time limit stopped the search",
      "mend --fen k7/8/1K6/8/8/8/8/6QR --stipulation #3 --time-limit 0.2 --ranked | the time limit stopped",
      "generate --stipulation #3 --men 6 --count 9 --time-limit 0.2 | 0 of 9 problems found",
      "twins --fen 7k/p7/5K2/8/8/8/8/6R1 --stipulation #2 --time-limit 0.01 | stopped",
      "minimal --stipulation #9 --time-limit 0.1 | stopped by a limit",
      "twins --stipulation #9 --time-limit 0.1 | stopped by a limit",
  })
  void whatALimitStopsIsReported(String line, String text) {
    assertOneLine(4, text, call(line.split(" ")));
  }

  /** Not even an exception of wrong arguments, in the midst of a solution. */
  @Test
  void errorsOfTheProgramAreNotTheUsers() {
    Call broken = new Call(InputStream.nullInputStream(), new CancelToken(), _ -> {
      throw new IllegalArgumentException("a slip");
    });
    for (String[] options : new String[][] {{}, {"--stacktrace"}, {"--threads", "2"}}) {
      CallResult result = call(broken, Stream.concat(Stream.of("solve", "--problem", MORPHY), Stream.of(options))
          .toArray(String[]::new));
      assertEquals(5, result.code(), result.toString());
      assertTrue(result.err().startsWith(
          "zugwerk: the program failed (java.lang.IllegalArgumentException: a slip); --stacktrace shows the location"),
          result.err());
      assertEquals(List.of(options).contains("--stacktrace"), result.err().contains("\tat zugwerk."), result.err());
    }
  }

  @Test
  void overflowsAreASentence() {
    assertEquals("the input is nested too deeply; give Java more stack with -Xss, as in java -Xss8m",
        CommandLineInterface.sentence(new StackOverflowError()));
    assertTrue(CommandLineInterface.sentence(new OutOfMemoryError("Java heap space")).startsWith("out of memory"));
  }

  /** Each of these overflowed the stack, or got a message of a library. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "deep.json | {\"title\": \"x\", \"y\": | [ | ] | } | nested more than 1000 deep",
      "deep.json | {\"title\": \"x\", \"y\": | {\"a\": | } | } | nested more than 1000 deep",
      "deep.olv | 'stipulation: h#2\nalgebraic:\n  white: [Ka1]\n  black: [Kc1]\nx: ' | [ | ] | '' | more than 50",
      "deep.olv | 'stipulation: h#2\nalgebraic:\n  white: [Ka1]\n  black: [Kc1]\nx: ' | '{a: ' | } | '' | more than 50",
      "deep.inp | 'BeginProblem\nPieces White Ka1 Black Kc1\nStip ' | ( | ) | '\nEndProblem' | stipulation",
  })
  void deepFilesAreRefusedInALine(String name, String begin, String open, String close, String end, String text)
      throws IOException {
    for (int depth : new int[] {1_200, 40_000}) {
      Path file = Files.writeString(folder.resolve(name), begin.translateEscapes() + open.repeat(depth)
          + (close.equals("}") && end.equals("}") ? "" : "1") + close.repeat(depth) + end.translateEscapes());
      assertOneLine(2, text, call("check", file.toString()));
      assertOneLine(2, text, call("search", "Pieces > 1", file.toString()));
    }
  }

  @Test
  void whatIsFoundOfAStoppedProblemIsPrinted() {
    CallResult result = call("solve", "--stipulation", "#9", "--time-limit", "0.2", "--twin", "a2-->a3");
    assertEquals(List.of("a)", "b) a2\u2192a3"),
        result.out().lines().filter(line -> line.matches("[ab]\\).*")).toList());
    assertEquals(2, result.out().split(": unfinished\n", -1).length - 1, result.out());
  }

  @Test
  void theTimeLimitIsForAllPartsTogether() {
    AtomicLong time = new AtomicLong();
    CancelToken token = new CancelToken(() -> time.getAndAdd(1_000_000));
    CallResult result = call(new Call(InputStream.nullInputStream(), token, _ -> {}), "solve", "--stipulation", "#9",
        "--time-limit", "0.5", "--twin", "a2-->a3", "--twin", "b2-->b3", "--twin", "c2-->c3", "--twin", "d2-->d3");
    assertEquals(4, result.code());
    assertTrue(time.get() < 1_000_000_000, "the five parts had less than twice the limit, not five times: " + time);
  }

  @Test
  void aFailedClaimIsOneAndAnUndecidedOneFour() throws IOException {
    String morphy = Files.readString(Path.of(MORPHY));
    Path wrong = Files.writeString(folder.resolve("wrong.json"), morphy.replace("\"#2\"", "\"#3\""));
    assertOneLine(1, "1 problem: 0 hold, 1 fails", call("check", wrong.toString()));
    Path endless = Files.writeString(folder.resolve("endless.json"), "{\"version\": 1, \"game\": \"orthodox\", "
        + "\"stipulation\": \"#20\", \"fen\": \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"}");
    assertOneLine(4, "0 hold, 0 fail, 1 undecided", call("check", endless.toString(), "--time-limit", "0.2"));
    assertOneLine(1, "0 hold, 1 fails, 1 undecided",
        call("check", endless.toString(), wrong.toString(), "--time-limit", "0.2"));
    assertOneLine(4, "before it finished 1 problem",
        call("convert", endless.toString(), "--to", "pgn", "--solve", "--time-limit", "0.2"));
    Path page = folder.resolve("x.html");
    assertOneLine(4, "the page shows the results so far", call("diagram", "--problem", endless.toString(), "--output",
        page.toString(), "--time-limit", "0.2"));
    assertTrue(Files.exists(page));
  }

  @Test
  void codesAreInTheHelp() {
    for (String help : List.of("--help", "solve --help")) {
      String text = call(help.split(" ")).out();
      assertTrue(text.contains("Exit codes:\n  0   done\n  1   a claim is wrong")
          && text.contains("\n  5   program error"), text);
    }
  }

  @Test
  void aStackTraceIsShownOnRequest() {
    CallResult requested = call("moves", "--fen", "8", "--stacktrace");
    assertEquals(2, requested.code());
    assertTrue(requested.err().contains("\n\tat zugwerk.notation."), requested.err());
    assertOneLine(2, "ranks", call("moves", "--fen", "8"));
  }

  @Test
  void aFaultOfTheProgramIsFive() {
    PrintWriter broken = new PrintWriter(new StringWriter()) {
      @Override
      public void println(String text) {
        throw new IllegalStateException("broken");
      }
    };
    StringWriter err = new StringWriter();
    int code = CommandLineInterface.execute(broken, new PrintWriter(err), "moves");
    assertOneLine(5, "the program failed (java.lang.IllegalStateException: broken)",
        new CallResult(code, "", err.toString()));
    PrintWriter hungry = new PrintWriter(new StringWriter()) {
      @Override
      public void println(String text) {
        throw new OutOfMemoryError("hungry");
      }
    };
    err.getBuffer().setLength(0);
    code = CommandLineInterface.execute(hungry, new PrintWriter(err), "moves");
    assertOneLine(5, "out of memory", new CallResult(code, "", err.toString()));
  }

  @Test
  void outputThatFailsOnceStaysFailed() {
    ProcessOutput out = new ProcessOutput(new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("No space left on device");
      }
    }, false);
    StringWriter err = new StringWriter();
    assertOneLine(3, "cannot write to standard output: No space left on device",
        new CallResult(CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), "moves"), "",
            err.toString()));
    assertTrue(out.fault().isPresent());
  }

  @Test
  void textsThatCouldSteerATerminalAreEscaped() {
    assertOneLine(2, "'8\\u001b[31m\\u202e'", call("moves", "--fen", "8\u001b[31m\u202e w"));
    assertOneLine(2, "no\\u001b]0;x\\u0007such\\nfile: there is no such file",
        call("check", "no\u001b]0;x\u0007such\nfile"));
    assertOneLine(2, "\\u0085", call("moves", "--variant", "polypiece", "--powers", "N=N/\u0085"));
  }

  @Test
  void anArgumentWithAnAtSignIsNoFile() {
    assertOneLine(2, "'@pom.xml'", call("moves", "--fen", "@pom.xml"));
  }

  @Test
  void whatGoesWrongInABatchCostsItsLineOnly() throws IOException {
    Path calls = folder.resolve("calls");
    Path other = Files.writeString(folder.resolve("other"), "batch " + calls + "\nperft --depth 1");
    Files.write(calls, ("\uFEFFperft --depth 1\nmoves --fen \u00FF\nbatch " + calls + "\nbatch " + other
        + "\nperft --depth 1\r\n").getBytes(StandardCharsets.UTF_8));
    byte[] bytes = Files.readAllBytes(calls);
    for (int i = 0; i < bytes.length; i++) {
      // Of the two bytes of the letter, the first alone is none.
      bytes[i] = bytes[i] == (byte) 0xBF && i > 3 ? (byte) '8' : bytes[i];
    }
    Files.write(calls, bytes);
    CallResult result = call("batch", calls.toString());
    assertEquals(1, result.code());
    assertEquals("## 1 0\n20\n## 2 2\nzugwerk: byte 13 of the line is not UTF-8\n## 3 2\nzugwerk: " + calls
        + ": a batch cannot execute itself\n## 4 1\n## 1 2\nzugwerk: " + calls
        + ": a batch cannot execute itself\n## 2 0\n20\n## 5 0\n20\n", result.out());
  }
}
