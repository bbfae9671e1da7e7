package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.testkit.ForeignProgram;

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
      "BASH ~ compopt() { :; }; . $0; COMP_WORDS=(zugwerk solve --set); COMP_CWORD=2; _complete_zugwerk;"
          + " printf '%s\\n' ${COMPREPLY[@]}",
      "ZSH ~ zmodload zsh/zutil; words=(zugwerk solve --set); CURRENT=3; _arguments() { print -rl -- $@ |"
          + " grep -o '^--set[a-z-]*' }; . $0"})
  void optionsOfACommandAreCompleted(ForeignProgram shell, String call, @TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("script"), script(shell.name().toLowerCase(Locale.ROOT)));
    String found = ForeignProgram.run(folder, List.of(shell.need(), "-c", call, file.toString()));
    assertEquals(List.of("--set-play", "--settings"), found.lines().sorted().toList(), found);
  }

  @Test
  void everyCommandIsCompleted() {
    for (String shell : List.of("bash", "zsh")) {
      String script = script(shell);
      HelpLayout.entries().keySet().forEach(command -> assertTrue(script.contains(command), shell + " " + command));
      assertFalse(script.contains("${DEFAULT") || script.contains("%n"), shell);
    }
  }
}
