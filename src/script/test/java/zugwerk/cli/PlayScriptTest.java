package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Perft;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The compiled script agrees with the program that it was compiled from. */
class PlayScriptTest {

  private static final List<String> GAMES =
      List.of("orthodox", "polypiece", "poison", "shock", "cursed", "hitpoint", "fairy");
  private static final List<String> CONDITIONS = List.of("Circe", "Anticirce", "Madrasi", "Mars Circe", "Take & Make",
      "Imitator e4", "Andernach Chess", "Maximummer", "Annan Chess", "Neutral pieces, Circe");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int POSITIONS = 12;
  private static final int MOST_PACKED = 500_000;
  private static final Pattern FIELD = Pattern.compile("\"(game|powers|settings|fen|stipulation)\": \"([^\"]*)\"");
  @TempDir
  private Path folder;

  private List<String> answers(List<List<String>> calls) throws Exception {
    return new CompiledProgram(folder).answers(calls);
  }

  @Test
  void perftsOfEveryGameAgree() throws Exception {
    List<List<String>> calls = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    Random random = new Random(54);
    for (String id : GAMES) {
      for (String settings : Stream.concat(Stream.of(""), Variants.of(id).options().samples().stream()).toList()) {
        compare(id, settings, settings.isEmpty() ? 2 * POSITIONS : POSITIONS / 4, random, calls, expected);
      }
    }
    for (String condition : CONDITIONS) {
      compare("orthodox", "conditions: " + condition, POSITIONS / 4, random, calls, expected);
      compare("shock", "conditions: " + condition, POSITIONS / 4, random, calls, expected);
    }
    assertTrue(calls.size() > 200, calls.size() + " positions");
    List<String> answers = answers(calls);
    for (int i = 0; i < calls.size(); i++) {
      assertEquals(expected.get(i), answers.get(i), calls.get(i).toString());
    }
  }

  private static void compare(String id, String settings, int positions, Random random, List<List<String>> calls,
      List<String> expected) {
    Variant game = Variants.of(id, settings);
    for (Setup setup : positions(game, positions, random)) {
      calls.add(List.of("perft", id, settings, Fen.format(setup), "2"));
      expected.add("{\"lines\":\"" + new Perft(game, 2).count(Position.of(setup), 2) + "\"}");
    }
  }

  /** Positions of random games, which reach much of the state. */
  private static List<Setup> positions(Variant game, int count, Random random) {
    List<Setup> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position position = Position.of(Fen.start(game));
      for (int ply = random.nextInt(60); ply >= 0; ply--) {
        List<Move> moves = new MoveText(game).legal(position);
        if (!moves.isEmpty()) {
          MoveMaker.make(game, position, EncodedMove.pack(moves.get(random.nextInt(moves.size()))));
        }
      }
      if (Validation.faults(game, position.setup()).isEmpty()) {
        positions.add(position.setup());
      }
    }
    return positions;
  }

  @Test
  void bundledProblemsHaveTheSameSolutions() throws Exception {
    List<List<String>> calls = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (List<String> problem : shortProblems()) {
      Variant game = Variants.of(problem.get(1), problem.get(2));
      boolean two = problem.get(4).equals("#2");
      calls.add(Stream.concat(problem.stream(), Stream.of(two ? "all" : "keys")).toList());
      expected.add(untimed(SolutionText.of(Solver.solve(game, Fen.parse(game, problem.get(3)),
          Stipulation.parse(problem.get(4)),
          two ? SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION) : SolveOptions.DEFAULT,
          new Monitor()))));
    }
    assertTrue(calls.size() > 50, calls.size() + " problems");
    List<String> answers = answers(calls);
    for (int i = 0; i < calls.size(); i++) {
      assertEquals(expected.get(i), untimed(JSON.readTree(answers.get(i)).path("text").asText()), answers.get(i));
    }
  }

  /** Without the seconds and the number of moves, which depends on the size of tables. */
  private static String untimed(String text) {
    return text.replaceAll("; [0-9.]+ s, [0-9,]+ moves played\\R", "");
  }

  /** The calls that solve the bundled two-movers and three-movers. */
  private static List<List<String>> shortProblems() throws IOException {
    try (Stream<Path> files = Files.walk(ProjectRoot.path("problems"))) {
      List<List<String>> found = new ArrayList<>();
      for (Path file : files.filter(path -> path.toString().endsWith(".json")).sorted().toList()) {
        var fields = FIELD.matcher(Files.readString(file)).results()
            .collect(Collectors.toMap(match -> match.group(1), (MatchResult match) -> match.group(2), (a, _) -> a));
        if (fields.getOrDefault("stipulation", "").matches("#[23]")) {
          found.add(List.of("solve", fields.get("game"),
              fields.getOrDefault("powers", fields.getOrDefault("settings", "")), fields.get("fen"),
              fields.get("stipulation")));
        }
      }
      return found;
    }
  }

  @Test
  void judgesTriesAndKeys() throws Exception {
    String fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    List<String> answers = answers(List.of(
        List.of("judge", "orthodox", "", fen, "#2", "a1a6"),
        List.of("judge", "orthodox", "", fen, "#2", "a1a5"),
        List.of("answers", "orthodox", "", fen, "#2"),
        List.of("show", "polypiece", "N=XX", fen),
        List.of("judge", "orthodox", "", "k1K5/pp6/RP6/8/8/8/7b/8 w - - 0 1", "#1", "a6a7")));
    assertTrue(answers.get(0).startsWith("{\"solves\":true,\"done\":false"), answers.get(0));
    assertTrue(answers.get(0).contains("\"next\":\"#1\""), answers.get(0));
    assertTrue(answers.get(1).startsWith("{\"solves\":false"), answers.get(1));
    assertTrue(answers.get(1).contains("\"answerText\":\"a6\",\"refutes\":true"), answers.get(1));
    assertTrue(answers.get(2).contains("\"move\":\"a1a6\""), answers.get(2));
    assertTrue(answers.get(3).startsWith("{\"fault\":"), answers.get(3));
    assertTrue(answers.get(4).startsWith("{\"solves\":true,\"done\":true"), answers.get(4));
  }

  @Test
  void thePageIsSmallAndClosed() throws Exception {
    byte[] page = Files
        .readAllBytes(PlayedPage.write(folder, "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2"));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(page);
    }
    assertTrue(packed.size() <= MOST_PACKED, packed.size() + " bytes");
    String text = new String(page, StandardCharsets.UTF_8);
    assertTrue(text.contains("default-src 'none'"));
    assertFalse(text.replace("http://www.w3.org/2000/svg", "").matches("(?s).*https?://.*"));
  }
}
