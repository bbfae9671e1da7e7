package zugwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.cli.CommandWithInput;
import zugwerk.testkit.ProjectRoot;

/** The examples and figures of README and documentation are those of the program, and their links lead to files. */
class DocumentationTest {

  private static final Path README = ProjectRoot.path("README.md");
  private static final Path DOCS = ProjectRoot.path("src/docs");
  private static final Path GITHUB = ProjectRoot.path(".github");
  /** A call, perhaps with standard input from {@code echo} and an exit code other than 0. */
  private static final Pattern EXAMPLE =
      Pattern.compile("(?:echo '([^']*)' \\| )?zugwerk (\\w+)( .*?)?(?:\\s+# exit code (\\d))?");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
  /** A row of a page of figures: what is counted, the figure, and the call that prints it. */
  private static final Pattern COUNT = Pattern.compile("\\| .* \\| ([0-9,]+) \\| `zugwerk (.*)` \\|");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]*)(#[^)]*)?\\)");

  @TempDir
  private static Path folder;

  private record Result(int code, String out, String err) {}

  private static Result call(String input, String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = CommandWithInput.execute(input, new PrintWriter(out), new PrintWriter(err), words);
    return new Result(code, out.toString(), err.toString());
  }

  /** The words of a call; quotation marks join some. Files of the project are found from any folder. */
  private static List<String> words(String call) {
    return WORD.matcher(call).results().map(word -> word.group(1) == null ? word.group() : word.group(1))
        .map(word -> word.matches("(problems|src)(/.*)?") ? ProjectRoot.name(word) : word).toList();
  }

  /** The lines of all code blocks. */
  private static List<String> examples() throws IOException {
    List<String> examples = new ArrayList<>();
    boolean code = false;
    for (String line : Files.readAllLines(DOCS.resolve("command-line.md"))) {
      if (line.startsWith("```")) {
        code = !code;
      } else if (code) {
        examples.add(line);
      }
    }
    return examples;
  }

  /** In the order of the page: some examples read what others have written. */
  @Test
  void everyExampleRuns() throws Exception {
    for (String line : examples()) {
      Matcher example = EXAMPLE.matcher(line);
      assertTrue(example.matches(), line);
      String options = example.group(3) == null ? "" : example.group(3);
      List<String> words = words(options).stream()
          .map(word -> word.startsWith("my-") ? folder + "/" + word : word).toList();
      String command = example.group(2);
      if (command.equals("worker") || words.contains("--cluster")) {
        // These wait for other machines: only their options are checked.
        String help = call("", command, "--help").out();
        words.stream().filter(word -> word.startsWith("--")).forEach(word -> assertTrue(help.contains(word), line));
        continue;
      }
      Result result = call(example.group(1) == null ? "" : example.group(1) + "\n",
          Stream.concat(Stream.of(command), words.stream()).toArray(String[]::new));
      assertEquals(example.group(4) == null ? 0 : Integer.parseInt(example.group(4)), result.code(),
          line + "\n" + result.err());
      assertFalse(result.out().isBlank() && result.err().isBlank() && !line.contains(" my-"), line);
      for (String word : words) {
        assertTrue(!word.startsWith(folder.toString()) || Files.exists(Path.of(word)), line);
      }
    }
  }

  @Test
  void librariesAreListedWithTheirPurpose() throws IOException {
    String page = Files.readString(DOCS.resolve("libraries.md"));
    Pattern library =
        Pattern.compile("<groupId>(?!zugwerk)[^<]*</groupId><artifactId>([^<_]*)[^<]*</artifactId><version>");
    for (Path pom : List.of(ProjectRoot.path("pom.xml"), ProjectRoot.path("src/benchmark/pom.xml"),
        ProjectRoot.path("src/web/pom.xml"),
        ProjectRoot.path("src/script/pom.xml"))) {
      String dependencies = Files.readString(pom).replaceAll("(?s)<plugin>.*?</plugin>", "");
      library.matcher(dependencies).results().map(found -> found.group(1))
          .forEach(name -> assertTrue(page.contains(name), name));
    }
  }

  /** Each example runs on a machine without endgame tables. */
  @Test
  void theReadmeShowsWhatTheProgramPrints(@TempDir Path empty) throws Exception {
    List<String> lines = Files.readAllLines(README).stream().filter(line -> line.startsWith("    "))
        .map(line -> line.substring(4)).dropWhile(line -> !line.startsWith("java -jar")).toList();
    // The blank line before the verdict has no indent in the README, and the time differs.
    Pattern time = Pattern.compile("[0-9.]+ s, ");
    List<String> printed = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith("java -jar")) {
        printed.add(line);
        started(empty, words(line.split("\\.jar ")[1])).lines().filter(row -> !row.isBlank()).forEach(printed::add);
      }
    }
    assertEquals(lines.stream().map(line -> time.matcher(line).replaceAll("")).toList(),
        printed.stream().map(line -> time.matcher(line).replaceAll("")).toList());
    assertEquals(2, lines.stream().filter(line -> line.startsWith("java -jar")).count());
  }

  private static String started(Path cache, List<String> words) throws IOException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp", System.getProperty("java.class.path"), "zugwerk.Main"));
    command.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    return new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void everyCommandHasAnExample() throws Exception {
    Set<String> shown = examples().stream().map(EXAMPLE::matcher).filter(Matcher::matches).map(call -> call.group(2))
        .collect(Collectors.toSet());
    Set<String> commands = Pattern.compile("(?m)^  (\\w+) {2,}").matcher(call("", "--help").out().split("Commands:")[1]
        .split("Exit codes:")[0]).results().map(command -> command.group(1)).collect(Collectors.toSet());
    assertTrue(commands.size() > 20, commands.toString());
    assertEquals(commands, shown);
  }

  @Test
  void everyCountIsReproduced() throws Exception {
    List<Matcher> counts = new ArrayList<>();
    for (String page : List.of("measurements.md", "discoveries.md")) {
      List<Matcher> found = Files.readAllLines(DOCS.resolve(page)).stream().map(COUNT::matcher)
          .filter(Matcher::matches).toList();
      assertFalse(found.isEmpty());
      counts.addAll(found);
    }
    for (Matcher count : counts) {
      Result result = call("", words(count.group(2)).toArray(String[]::new));
      Pattern figure = Pattern.compile("(?<![0-9,])" + count.group(1).replace(",", ",?") + "(?![0-9,])");
      assertTrue(figure.matcher(result.out()).find(), count.group() + "\n" + result.out() + result.err());
    }
  }

  @Test
  void everyLinkLeadsToAFileAndAHeading() throws Exception {
    List<Path> pages = new ArrayList<>(List.of(README));
    try (Stream<Path> docs = Files.list(DOCS); Stream<Path> github = Files.list(GITHUB)) {
      Stream.concat(docs, github).filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
    }
    for (Path page : pages) {
      for (MatchResult link : LINK.matcher(Files.readString(page)).results().toList()) {
        Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1)).normalize();
        assertTrue(Files.exists(target), page + ": " + link.group());
        assertTrue(link.group(2) == null || headings(target).contains(link.group(2)), page + ": " + link.group());
      }
    }
  }

  /** The anchors that GitHub gives to the headings of a page. */
  private static List<String> headings(Path page) throws IOException {
    return Files.readAllLines(page).stream().filter(line -> line.startsWith("#"))
        .map(line -> "#" + line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "")
            .replace(' ', '-'))
        .toList();
  }
}
