package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.printed.PrintedLine;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedWord;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.notation.Replay;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ForeignProgram;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The page with the solution, looked at by a browser. */
class HtmlWriterTest {

  private static final SolveOptions OPTIONS = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION);

  /** Goes to every move by a click, and records by which moves it is reached and what the board shows then. */
  private static final String VISIT_ALL = """
      <script>
      const told = buttons.map(button => {
        button.click();
        const path = [];
        for (let at = current; frames[at][0] >= 0; at = frames[at][0]) { path.unshift(of.get(at)); }
        const threat = path.some(step => step.classList.contains("threat"));
        return (threat ? "threat" : "play") + "@" + path.map(step => step.textContent).join("@") + "@@"
          + board.getAttribute("aria-label") + "@@" + document.getElementById("men").childElementCount;
      });
      const keyed = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "ArrowDown", "ArrowUp"].map(key => {
        document.dispatchEvent(new KeyboardEvent("keydown", {key, cancelable: true}));
        return key + ":" + current + ":" + frames[current][0];
      });
      document.body.textContent = "TOLD" + told.join("\\n") + "\\nKEYED" + keyed.join(" ");
      </script>
      """;

  @TempDir
  private Path folder;

  private static String page(Problem problem, boolean full) {
    Solved solved = Solved.solve(problem, OPTIONS, new Monitor());
    return HtmlWriter.write(Diagram.of(problem).with(DiagramSolution.of(solved, PrintedOptions.DEFAULT, full)),
        Look.PRINT);
  }

  private String inBrowser(String page) throws Exception {
    String browser = ForeignProgram.CHROMIUM.need();
    Path file = Files.writeString(folder.resolve("page.html"), page);
    String dom = ForeignProgram.run(folder, List.of(browser, "--headless", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=" + folder.resolve("profile"), "--dump-dom", file.toUri().toString()));
    return dom.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">");
  }

  @Test
  void aBrowserShowsAfterEveryMoveWhatThatMoveLeadsTo() throws Exception {
    visitAll(ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json")), 14);
  }

  @Test
  void aBrowserShowsStateTwinsAndHelpPlay() throws Exception {
    Variant variant = Variants.of("polypiece");
    String fen = "6k1/8/4N1K1/8/8/8/8/8 b - - 0 1";
    Problem problem = Problem.of(variant, Fen.parse(variant, fen), Stipulation.parse("h#1"))
        .withTask(task -> task.withTwinTexts(List.of("wNe6-->d7")));
    visitAll(problem, 2);
  }

  private Matcher visited(String page) throws Exception {
    String dom = inBrowser(page.replace("</body>", VISIT_ALL + "</body>"));
    Matcher matcher = Pattern.compile("TOLD(.*)\nKEYED(.*?)<", Pattern.DOTALL).matcher(dom);
    assertTrue(matcher.find(), dom);
    return matcher;
  }

  /** In by-play, the lines open as one goes there. */
  @Test
  void aBrowserStepsThroughThePrintedSolution() throws Exception {
    for (String name : List.of("morphy-1856", "healey-bristol", "ellerman-1925")) {
      stepped(visited(page(ProblemFile.read(ProjectRoot.path("problems/orthodox/" + name + ".json")), false)));
    }
  }

  private void visitAll(Problem problem, int least) throws Exception {
    Matcher matcher = visited(page(problem, true));
    int compared = 0;
    for (String line : matcher.group(1).split("\n")) {
      String[] parts = line.split("@@");
      String moves = parts[0].replaceFirst("^\\w+@", "").replaceAll("\\d+[.\u2026]+|[!?]|@", " ");
      if (line.startsWith("play") && parts[0].matches("play@1\\..*") && problem.task().twins().isEmpty()) {
        Setup reached = Replay.play(problem.variant(), problem.setup(), moves);
        assertEquals(words(reached), parts[1], line);
        assertEquals(words(reached).split("[a-h][1-8]").length - 1, Integer.parseInt(parts[2]), line);
        compared++;
      } else {
        compared += line.startsWith("play") && !parts[0].equals("play@") ? 1 : 0;
      }
    }
    assertTrue(compared >= least, compared + " in " + matcher.group(1));
    stepped(matcher);
  }

  /** Whether the keys lead through the lines. */
  private static void stepped(Matcher matcher) {
    List<String[]> stops = Stream.of(matcher.group(2).strip().split(" ")).map(key -> key.split(":")).toList();
    assertEquals("-1", stops.get(4)[2], "Home does not lead to the diagram");
    assertNotEquals(stops.get(3)[1], stops.get(4)[1], "End stays at the diagram");
    assertEquals(stops.get(4)[1], stops.get(6)[1], "Up does not undo Down");
    assertNotEquals(stops.get(5)[1], stops.get(6)[1], "Down does nothing");
  }

  private static String words(Setup setup) {
    StringBuilder white = new StringBuilder("White: ");
    StringBuilder black = new StringBuilder("Black: ");
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE) {
        (Piece.side(piece) == 0 ? white : black).append(setup.schema().types().get(Piece.type(piece)).letter())
            .append(Square.name(square)).append(' ');
      }
    }
    return white.toString().strip() + ". " + black.toString().strip() + ".";
  }

  private static final Pattern BUTTON = Pattern.compile("<button[^>]*data-frame=\"(\\d+)\">([^<]*)</button>");
  private static final Pattern FRAME = Pattern.compile("\\[(-?\\d+),\\[([\\d,]*)],\\d+,-?\\d+,-?\\d+]");

  /** The pieces on the board of a frame, with their squares. */
  private static String board(List<MatchResult> frames, List<String> men, int frame) {
    int[] squares = new int[Square.COUNT];
    List<Integer> path = new ArrayList<>();
    for (int at = frame; at >= 0; at = Integer.parseInt(frames.get(at).group(1))) {
      path.addFirst(at);
    }
    for (int at : path) {
      String[] changes = frames.get(at).group(2).split(",");
      for (int i = 0; i + 1 < changes.length; i += 2) {
        squares[Integer.parseInt(changes[i])] = Integer.parseInt(changes[i + 1]);
      }
    }
    return IntStream.range(0, Square.COUNT).filter(square -> squares[square] > 0)
        .mapToObj(square -> men.get(squares[square]) + Square.name(square)).collect(Collectors.joining(" "));
  }

  private static String board(Setup setup) {
    return IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) != Piece.NONE)
        .mapToObj(square -> (Piece.side(setup.piece(square)) == 0 ? "w" : "b")
            + setup.schema().types().get(Piece.type(setup.piece(square))).letter() + Square.name(square))
        .collect(Collectors.joining(" "));
  }

  private static Stream<PrintedWord> words(List<PrintedLine> lines) {
    return lines.stream().flatMap(line -> Stream.concat(line.words().stream(), words(line.below())));
  }

  /** Every word of the printed solution that stands for a move is a button, and shows the position after that move. */
  @ParameterizedTest
  @ValueSource(strings = {"mansfield-1917", "ellerman-1925", "morphy-1856", "healey-bristol", "havel-1903",
      "original-8-rooks", "original-4-proof"})
  void everyWordShowsThePositionAfterItsMove(String name) {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems/orthodox/" + name + ".json"));
    Solved solved = Solved.solve(problem, OPTIONS, new Monitor());
    DiagramSolution solution = DiagramSolution.of(solved, PrintedOptions.DEFAULT, false);
    String page = HtmlWriter.write(Diagram.of(problem).with(solution), Look.PRINT);
    List<MatchResult> frames = FRAME.matcher(page.substring(page.indexOf("const frames"))).results().toList();
    String pieces = page.split("const men = \\[")[1].split("];")[0];
    List<String> men = Stream.of(pieces.split(",")).map(piece -> piece.replace("\"", "")).toList();
    String tree = page.substring(page.indexOf("<section class=\"solution\""), page.indexOf("<script>"))
        .replaceAll("<span hidden>.*?</span>", "").replaceAll("<h2>.*?</h2>", "");
    List<MatchResult> buttons = BUTTON.matcher(tree).results().toList();
    int seen = 0;
    for (int i = 0; i < solved.parts().size(); i++) {
      Problem part = solved.parts().get(i).twin().problem();
      for (PrintedWord word : solution.printed().parts().get(i).blocks().stream()
          .flatMap(block -> words(block.lines())).filter(word -> !word.path().isEmpty()).toList()) {
        MatchResult button = buttons.get(seen++);
        assertEquals(SvgWriter.escaped(word.text()), button.group(2));
        Position position = Position.of(part.opening());
        for (SolutionNode move : word.path()) {
          if (move.passed()) {
            MoveMaker.skip(part.variant(), position);
          }
          MoveMaker.make(part.variant(), position, EncodedMove.pack(move.move()));
        }
        assertEquals(board(position.setup()), board(frames, men, Integer.parseInt(button.group(1))), word.text());
      }
    }
    assertEquals(buttons.size(), seen);
    assertTrue(seen > 5, name);
  }

  @Test
  void byPlayIsFolded() {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems/orthodox/healey-bristol.json"));
    String page = page(problem, false);
    assertTrue(page.contains("<details><summary><span>By-play: "), page);
    assertFalse(page.contains("<details open"));
    assertFalse(page(problem, true).contains("<details>"));
  }

  /** After a defence that shares the answer of others, and after B~, the page steps on to that answer. */
  @Test
  void oneCanStepOnAfterMergedDefences() {
    String page = page(ProblemFile.read(ProjectRoot.path("problems/orthodox/ellerman-1925.json")), false);
    List<MatchResult> frames = FRAME.matcher(page.substring(page.indexOf("const frames"))).results().toList();
    for (String defence : List.of("1...Qf2,", "Qh8+")) {
      String frame = BUTTON.matcher(page).results().filter(button -> button.group(2).equals(defence)).findFirst()
          .orElseThrow().group(1);
      assertTrue(frames.stream().anyMatch(other -> other.group(1).equals(frame)), defence);
    }
  }

  @Test
  void itFetchesNothingAndTakesNoTextForCode() {
    Problem problem = ProblemFile.parse("""
        {"version": 1, "authors": ["<script>alert(1)</script> & {{script}}"], "game": "orthodox",
        "fen": "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "stipulation": "#2"}
        """);
    String page = page(problem, true);
    assertFalse(page.contains("<script>alert"));
    assertTrue(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; {{script}}"));
    assertFalse(page.replace("http://www.w3.org/2000/svg", "")
        .matches("(?s).*(https?:|src=|url\\(|@import|fetch\\().*"));
    assertEquals(1, page.split("<script>", -1).length - 1);
  }

  @Test
  void unusualPicturesAreExplained() {
    String page = HtmlWriter.write(Samples.of("poison"), Look.PRINT);
    for (String name : List.of("Doctor", "Guard", "Harpy")) {
      assertTrue(page.matches("(?s).*class=\"man\".{20,9000}</svg> " + name + "</span>.*"), name);
    }
    assertFalse(HtmlWriter.write(Samples.of("orthodox"), Look.PRINT).contains("class=\"man\""));
  }

  @Test
  void whatCannotBeSeenOnTheDiagramIsReported() {
    String page = HtmlWriter.write(Samples.of("orthodox", "", "4k3/8/8/4pP2/8/8/8/R3K2R w Q e6"), Look.PRINT);
    assertTrue(page.contains("<p>Castling: Q</p><p>En passant: e6</p>"), page);
    assertTrue(HtmlWriter.write(Samples.of("hitpoint", "scale;hills", "k7/8/8/8/8/8/8/K7 w - - 0 1 c4^"), Look.PRINT)
        .contains("Hitpoint Chess, scale, hills"));
  }

  @Test
  void theTreeIsThereWithoutAScript() {
    String page = page(ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json")), true);
    String text = page.substring(page.indexOf("<section class=\"solution\""), page.indexOf("<script>"))
        .replaceAll("<[^>]*>", " ").replaceAll("\\s+", " ");
    assertTrue(text.contains("Key 1.Ra6 ! zugzwang"), text);
    assertTrue(text.contains("1\u2026bxa6 2.b7#"), text);
  }
}
