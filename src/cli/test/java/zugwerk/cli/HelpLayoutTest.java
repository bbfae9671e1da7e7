package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.OptionSpec;
import zugwerk.work.Spelling;

/** The help has every command and option once, common options first, and examples that the command understands. */
class HelpLayoutTest {

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");

  private static String help(String command) {
    return CallResult.call((command + " --help").strip().split(" ")).out();
  }

  private static Set<String> commands() {
    return new TreeSet<>(CommandLineInterface.complete().subcommands().keySet());
  }

  @Test
  void everyCommandIsListedOnceInAGroup() {
    String help = help("");
    List<String> listed =
        Pattern.compile("(?m)^  (\\w+) {2,}").matcher(help.split("Commands:")[1].split("Exit codes:")[0]).results()
            .map(found -> found.group(1)).toList();
    assertEquals(commands().size(), listed.size(), listed.toString());
    assertEquals(commands(), new TreeSet<>(listed));
    assertEquals(List.of("solve", "check"), listed.subList(0, 2));
    assertTrue(help.contains("\nCompose:\n  generate "), help);
    Set<String> described = new TreeSet<>(HelpLayout.entries().keySet());
    described.remove("");
    assertEquals(commands(), described);
  }

  @Test
  void everyOptionIsListedOnceAndCommonOnesFirst() {
    for (String command : commands()) {
      String help = help(command);
      for (OptionSpec option : CommandLineInterface.command(command).options()) {
        String name = Pattern.quote(option.longestName().replaceFirst("^--(?=no-)", "--"));
        int found =
            (int) Pattern.compile("(?m)^ .*(?<![\\w-])" + name + "(?![\\w-])(?=[^.\\n]*( {2,}|$|=))").matcher(help)
                .results().count();
        assertTrue(found > 0 || option.negatable(), command + " " + name);
      }
      List<String> common = HelpLayout.entries().get(command).common();
      int last = help.indexOf("Common options:");
      assertEquals(!common.isEmpty(), last >= 0, command);
      for (String option : common) {
        int place = Pattern.compile(Pattern.quote(option) + "(?![\\w-])").matcher(help.substring(last + 1)).results()
            .findFirst().orElseThrow(() -> new AssertionError(command + " " + option)).start() + last + 1;
        assertTrue(place > last, command + " " + option);
        last = place;
      }
      assertTrue(last < help.indexOf("General options:"), command);
    }
  }

  @Test
  void everyExampleIsUnderstood() {
    for (Map.Entry<String, HelpLayout.Entry> entry : HelpLayout.entries().entrySet()) {
      String command = entry.getKey().isEmpty() ? "solve" : entry.getKey();
      String example = entry.getValue().example().replaceFirst("[|>].*", "").replaceFirst("^solve ", "");
      assertTrue(help(entry.getKey()).stripTrailing().contains("Example:\n  zugwerk "), command);
      CommandLineInterface.complete().commandLine().parseArgs(WORD.matcher(command + " " + example).results()
          .map(word -> word.group(1) == null ? word.group() : word.group(1)).toArray(String[]::new));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "slove | there is no command 'slove'; did you mean solve?",
      "sovle --fen x | there is no command 'sovle'; did you mean solve?",
      "convrt a.json | there is no command 'convrt'; did you mean convert?",
      "xyzzy | there is no command 'xyzzy'; see zugwerk --help",
      "--halp | there is no option '--halp'; did you mean --help?",
      "solve --fin=x --stipulation #2 | there is no option '--fin'; did you mean --fen?",
      "solve --stipulation #2 --set-plya | there is no option '--set-plya'; did you mean --set-play?",
      "solve --stipulation #2 --frobnicate | there is no option '--frobnicate'; see zugwerk solve --help",
      "moves e4 | the argument 'e4' is one too many; see zugwerk moves --help",
  })
  void unknownWordsGetASuggestion(String call, String message) {
    assertEquals(new CallResult(2, "", "zugwerk: " + message + "\n"), CallResult.call(call.split(" ")));
  }

  @Test
  void theDistanceCountsErrors() {
    assertEquals(0, Spelling.distance("solve", "solve"));
    assertEquals(1, Spelling.distance("slove", "solve"));
    assertEquals(1, Spelling.distance("solv", "solve"));
    assertEquals(2, Spelling.distance("sliver", "solver"));
    assertEquals(5, Spelling.distance("", "solve"));
    assertEquals(List.of("moves"), Spelling.nearest("move", commands()));
    assertEquals(List.of(), Spelling.nearest("zz", commands()));
  }
}
