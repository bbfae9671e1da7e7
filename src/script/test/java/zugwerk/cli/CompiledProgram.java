package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.testkit.ForeignProgram;
import zugwerk.web.PlayScript;

/** The compiled program, run by Node.js, or by a page in Chromium where that is not installed. */
record CompiledProgram(Path folder) {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String RUN = """
      const {readFileSync} = require("fs");
      (0, eval)(require("zlib").gunzipSync(readFileSync(process.argv[1])).toString() + ";main([]);");
      const calls = JSON.parse(readFileSync(process.argv[2], "utf8"));
      console.log(JSON.stringify(calls.map(([name, ...texts]) => zugwerk(name, texts))));
      """;

  /** The answers to calls, each a name and texts. */
  List<String> answers(List<List<String>> calls) throws Exception {
    PlayedPage.needScript();
    List<String> answers = new ArrayList<>();
    Optional<String> node = ForeignProgram.NODE.installed();
    JSON.readTree(node.isPresent() ? byNode(node.get(), calls) : byPage(calls))
        .forEach(answer -> answers.add(answer.isTextual() ? answer.asText() : answer.toString()));
    assertEquals(calls.size(), answers.size());
    return answers;
  }

  private String byNode(String node, List<List<String>> calls) throws Exception {
    Path script = Files.write(folder.resolve("play.js.gz"), PlayScript.packed().orElseThrow());
    Path input = Files.writeString(folder.resolve("calls.json"), JSON.writeValueAsString(calls));
    return ForeignProgram.run(folder, List.of(node, "-e", RUN, script.toString(), input.toString()));
  }

  private String byPage(List<List<String>> calls) throws Exception {
    try (Browser browser = new Browser(folder);
        PlayedPage page =
            PlayedPage.of(browser, folder, "--fen", "7k/8/5K2/8/8/8/8/R7 w", "--stipulation", "#2")) {
      return page.value("Promise.all(" + JSON.writeValueAsString(calls)
          + ".map(call => rules.call(...call))).then(JSON.stringify)");
    }
  }
}
