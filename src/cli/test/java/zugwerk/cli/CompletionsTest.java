package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scripts that complete commands and options. Each shell that is installed tries its own. */
class CompletionsTest {

  private static String script(String shell) {
    StringWriter out = new StringWriter();
    assertEquals(0, CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(new StringWriter()),
        "completion", shell));
    return out.toString();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
      "bash ~ compopt() { :; }; . $0; COMP_WORDS=(zugwerk solve --set); COMP_CWORD=2; _complete_zugwerk;"
          + " printf '%s\\n' ${COMPREPLY[@]}",
      "fish ~ source $argv[1]; complete -C 'zugwerk solve --set' | string replace -r '\\t.*' ''",
      "zsh ~ zmodload zsh/zutil; words=(zugwerk solve --set); CURRENT=3; _arguments() { print -rl -- $@ |"
          + " grep -o '^--set[a-z-]*' }; . $0"})
  void optionsOfACommandAreCompleted(String shell, String call, @TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("script"), script(shell));
    Process process;
    try {
      process = new ProcessBuilder(shell, "-c", call, file.toString()).redirectErrorStream(true).start();
    } catch (IOException _) {
      assumeTrue(false, "there is no " + shell);
      return;
    }
    String found = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(List.of("--set-play", "--settings"), found.lines().sorted().toList(), found);
  }

  @Test
  void everyCommandIsCompleted() {
    for (String shell : List.of("bash", "zsh", "fish")) {
      String script = script(shell);
      HelpLayout.entries().keySet().forEach(command -> assertTrue(script.contains(command), shell + " " + command));
      assertFalse(script.contains("${DEFAULT") || script.contains("%n"), shell);
    }
  }
}
