package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.testkit.ProjectRoot;

/** A call prints the same for any number of threads, memory and order of files, but for the times and counts of work. */
class DeterministicOutputTest {

  @TempDir
  private Path folder;

  private static String printed(String call) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), call.split(" "));
    assertTrue(code != ExitCode.BAD_INPUT.code() && code != ExitCode.FAULT.code(), () -> call + ": " + err);
    String text = out + "\n" + err + "\n" + code;
    return text.replaceAll("\\d+\\.\\d+ s(, [\\d,]+ moves played)?", "")
        .replaceAll("\"(nodes|seconds)\":[\\d.eE+-]+", "");
  }

  private static void assertSame(String call, List<String> variations) {
    String first = printed(call + variations.getFirst());
    for (String variation : variations) {
      assertEquals(first, printed(call + variation), call + variation);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "solve --problem problems/orthodox/morphy-1856.json --set-play --tries all --no-threats",
      "solve --problem problems/orthodox/morphy-1856.json --json",
      "solve --problem problems/poison/lambert.json --tries",
      "solve --fen 8/8/8/8/8/1k6/8/K6q --stipulation h#2.5 --json",
      "solve --fen 8/8/8/8/2p5/1k6/8/K6q --stipulation ser-h#4",
      "solve --fen 7k/5K2/8/8/8/8/7p/5RQ1 --stipulation s#2 --tries",
      "solve --fen 7k/p7/5K2/8/8/8/8/6R1 --stipulation #3 --twin Rg1-->b1 --duplex --set-play",
  })
  void solutions(String call) {
    assertSame(call, List.of(" --threads 1", " --threads 2 --memory 1", " --threads 3", " --threads 8 --memory 64"));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "minimal --fen 7k/p7/5K2/8/8/8/8/6R1 --stipulation #2 --all",
      "mend --fen k7/8/1K6/8/8/8/8/6QR --stipulation #1 --ranked",
      "twins --fen k7/8/1K6/8/8/8/8/7R --stipulation #1",
      "generate --stipulation #2 --material KRBvK --any-key --superfluous --count 3 --seed 5",
      "generate --variant polypiece --stipulation h#2 --men 5 --any-key --superfluous --count 2 --seed 2"})
  void searches(String call) {
    assertSame(call, List.of(" --threads 1", " --threads 2", " --threads 5"));
  }

  @Test
  void tables() {
    List<String> threads = List.of(" --threads 1", " --threads 3");
    String call = "endgame --statistics KPvK --tables ";
    assertEquals(printed(call + folder.resolve("a") + threads.get(0)),
        printed(call + folder.resolve("b") + threads.get(1)));
  }

  @Test
  void filesInAnyOrder() throws IOException {
    for (String name : List.of("loyd-1855", "morphy-1856", "havel-1903")) {
      Files.copy(ProjectRoot.path("problems/orthodox/" + name + ".json"), folder.resolve(name + ".json"));
    }
    List<String> names;
    try (Stream<Path> files = Files.list(folder)) {
      names = files.map(Path::toString).sorted().toList();
    }
    assertSame("check ", List.of(folder.toString(), folder + " --threads 1", folder + " --threads 3",
        String.join(" ", names)));
    assertEquals(printed("check " + folder).lines().sorted().toList(),
        printed("check --threads 2 " + String.join(" ", names.reversed())).lines().sorted().toList());
  }

  /** Every problem of the program, as often as a cheap machine can. */
  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "poison", "shock", "cursed", "hitpoint"})
  void bundledProblems(String game) {
    assertSame("check problems/" + game, List.of(" --threads 1", " --threads 2", " --threads 4"));
  }
}
