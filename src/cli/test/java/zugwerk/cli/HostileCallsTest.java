package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import zugwerk.testkit.ProjectRoot;

/** Calls with spoilt arguments are done, or refused in one line that cannot steer a terminal. */
class HostileCallsTest {

  private static final int LONGEST_MESSAGE = 2100;

  private static final String CASTLED = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 3 9";

  /** Calls that every reader of the command line takes part in; none of them needs long, or may take long if spoilt. */
  private static final List<List<String>> CALLS = List.of(
      List.of("moves", "--fen", CASTLED),
      List.of("moves", "--variant", "polypiece", "--powers", "N=N/WD|WD/N;B=lame:nA/B3", "--fen",
          "4k3/8/8/8/8/8/8/4KN2 w - - 0 1 N1"),
      List.of("moves", "--variant", "poison", "--fen", "4k3/8/8/3h4/8/8/8/4KR2 w - - 0 1 f1:3"),
      List.of("moves", "--variant", "cursed", "--fen", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1 e4w,d5g"),
      List.of("moves", "--variant", "hitpoint", "--powers", "scale;hills", "--fen",
          "4k3/8/8/8/8/8/8/4KR2 w - - 0 1 f1:2"),
      List.of("play", "--moves", "1. e4 e5 2. Nf3 {a comment} Nc6 3. Bb5"),
      List.of("solve", "--fen", "k7/8/1K6/8/8/8/8/7R w", "--stipulation", "#1", "--twin", "wRh1-->g1", "--first",
          "Rh8", "--time-limit", "2"),
      List.of("solve", "--fen", "k7/8/1K6/8/8/8/8/7R w", "--stipulation", "h#1.5", "--time-limit", "5"),
      List.of("generate", "--stipulation", "#1", "--material", "KRvK", "--time-limit", "0.2", "--seed", "3"),
      List.of("endgame", "--statistics", "KRvK,KQvK", "--estimate"),
      List.of("perft", "--depth", "1", "--time-limit", "2"),
      List.of("convert", ProjectRoot.name("pom.xml"), "--to", "fen"));

  @Provide
  Arbitrary<List<String>> calls() {
    return Arbitraries.of(CALLS);
  }

  @Provide
  Arbitrary<String> scraps() {
    return Arbitraries.of("", "\0", "\t", "\n", "\u001b[31m", "\u202E", "\uFEFF", "\uD800", "\uD83D\uDE00", "\u0130",
        "-", "--",
        "@", "/", "=", ";", "|", "\"", "'", "{", "(", "%s", "$1", "\\", "*", "0", "9", "99999999999999999999", "-1",
        "NaN", "1e400",
        "K", "k", "w", "e4", "#", "h", "ser-", "z".repeat(5000), "8/".repeat(3000), "((".repeat(3000));
  }

  @Property(tries = 200, seed = "1")
  void areDoneOrRefusedInALine(@ForAll("calls") List<String> call, @ForAll("scraps") String scrap, @ForAll int which,
      @ForAll int from, @ForAll int length) {
    String[] spoilt = call.toArray(String[]::new);
    int at = 1 + Math.floorMod(which, spoilt.length - 1);
    int start = Math.floorMod(from, spoilt[at].length() + 1);
    int end = Math.min(spoilt[at].length(), start + Math.floorMod(length, 4));
    spoilt[at] = spoilt[at].substring(0, start) + scrap + spoilt[at].substring(end);
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), spoilt);
    String text = String.join(" ", spoilt) + "\n" + code + " " + err;
    assertTrue(code == 0 || code == 2 || code == 4, text);
    assertTrue(code == 0 || err.toString().startsWith("zugwerk: "), text);
    assertEquals(code == 0 ? err.toString().lines().count() : 1, err.toString().lines().count(), text);
    assertTrue(code == 0 || err.toString().length() < LONGEST_MESSAGE, text);
    assertTrue(err.toString().strip().codePoints().noneMatch(c -> Character.getType(c) == Character.CONTROL
        || Character.getType(c) == Character.FORMAT), text);
  }
}
