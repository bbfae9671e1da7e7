package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zugwerk.work.CancelToken;

/** What a program with a board meets that asks {@code uci}. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class UciCommandTest {

  private static final String NO_MATE =
      "info string no mate was found; the move is any that is not answered by mate at once";

  private PrintWriter board;
  private final OutputLines engine = new OutputLines();
  private CompletableFuture<Integer> end;

  @BeforeEach
  void start() throws IOException {
    PipedOutputStream requested = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(requested);
    board = new PrintWriter(requested, true, StandardCharsets.UTF_8);
    end = CompletableFuture.supplyAsync(() -> new Call(in, new CancelToken(), _ -> {}).run(() -> CommandLineInterface
        .execute(engine.writer(), new PrintWriter(new StringWriter()), "uci")));
  }

  @AfterEach
  void stop() throws Exception {
    board.println("quit");
    assertEquals(0, end.get());
  }

  /** The output of the engine up to a line that begins with a word. */
  private List<String> until(String word) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    do {
      lines.add(engine.take());
    } while (!lines.getLast().startsWith(word));
    return lines;
  }

  private List<String> answers(String... commands) throws InterruptedException {
    List.of(commands).forEach(board::println);
    return until("bestmove").stream().map(line -> line.replaceAll(" nodes \\d+ nps \\d+ time \\d+", "")).toList();
  }

  @Test
  void identifiesItselfAndGoesOnAfterUnknownInput() throws InterruptedException {
    board.println("uci");
    List<String> reports = until("uciok");
    assertTrue(reports.getFirst().startsWith("id name Zugwerk"), reports.toString());
    assertTrue(reports.stream().anyMatch(line -> line.startsWith("option name UCI_Variant type combo default chess"
        + " var chess var polypiece var ")), reports.toString());
    for (String nonsense : List.of("mate", "go mate x", "go mate", "position", "position fen 8/8 w", "setoption Hash",
        "setoption name Hash value 0", "setoption name Nothing value 1", "setoption name UCI_Variant value draughts",
        "position startpos moves e2e5", "x".repeat(1 << 20) + "x")) {
      board.println(nonsense);
      board.println("isready");
      List<String> answer = until("readyok");
      assertTrue(answer.getFirst().startsWith("info string "), answer.toString());
      assertEquals(nonsense.startsWith("go") ? 3 : 2, answer.size(), answer.toString());
    }
  }

  @Test
  void findsTheShortestMateForWhoeverIsToMove() throws InterruptedException {
    List<String> morphy = answers("position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "go mate 4");
    assertEquals("info depth 1", morphy.getFirst());
    // The defences take equally long.
    assertTrue(morphy.get(1).matches("info depth 3 score mate 2 pv a1a6 (b7a6 b6b7|b8.. a6a7)"), morphy.get(1));
    assertTrue(morphy.getLast().startsWith("bestmove a1a6 ponder "), morphy.getLast());
    assertEquals(List.of("info depth 1 score mate 1 pv d8h4", "bestmove d8h4"),
        answers("ucinewgame", "position startpos moves f2f3 e7e5 g2g4", "go mate 1"));
    assertEquals(List.of("info depth 0 score mate 0", "bestmove (none)"),
        answers("position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 3"));
    assertEquals(List.of("info depth 0 score cp 0", "bestmove (none)"),
        answers("position fen 7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "go infinite", "stop"));
    // Only one of the mates is requested, and a move that does not mate.
    assertEquals(List.of("info depth 1 score mate 1 pv h2h1", "bestmove h2h1"),
        answers("position fen 8/8/8/8/8/1K6/7Q/k7 w - - 0 1", "go searchmoves h2h1"));
    assertEquals(List.of("info depth 1", NO_MATE, "bestmove b3c3"), answers("go mate 1 searchmoves b3c3"));
  }

  @Test
  void playsWhateverIsNotMatedAtOnceWhereThereIsNoMate() throws InterruptedException {
    // Of Black's three moves the first two in order lose to a mate.
    List<String> output = answers("position fen 8/8/8/8/8/2K5/7R/k7 b - - 0 1", "go mate 1");
    assertEquals("bestmove a1b1", output.getLast());
    assertTrue(output.contains(NO_MATE));
  }

  @Test
  void aSearchIsStoppedAndAnInfiniteOneWaitsForThat() throws InterruptedException {
    board.println("position startpos");
    board.println("go mate 30");
    board.println("isready");
    assertFalse(until("readyok").stream().anyMatch(line -> line.startsWith("bestmove")));
    assertTrue(answers("stop").contains(NO_MATE));
    board.println("position fen 8/8/8/8/8/1K6/7Q/k7 w - - 0 1");
    board.println("go infinite");
    until("info depth 1 score mate 1");
    board.println("isready");
    assertEquals(List.of("readyok"), until("readyok"));
    assertEquals(1, answers("stop").size());
  }

  @Test
  void otherGamesHaveTheirPositionsAndMoves() throws InterruptedException {
    // With the Knight's lists turned by its own move, mate in two is another one than in orthodox chess.
    List<String> output = answers("setoption name UCI_Variant value polypiece", "setoption name Settings value N=N/WD",
        "position fen 7k/8/5NKN/8/8/8/8/8 w - - 0 1", "go mate 2");
    CallResult solved = CallResult.call("solve", "--variant", "polypiece", "--settings", "N=N/WD", "--fen",
        "7k/8/5NKN/8/8/8/8/8 w - - 0 1", "--stipulation", "#2");
    assertEquals(solved.out().contains("unsolvable"), output.contains(NO_MATE), solved.out() + output);
    assertTrue(answers("setoption name Settings value <empty>", "setoption name UCI_Variant value chess",
        "position startpos", "go depth 1").contains(NO_MATE));
  }

  @Test
  void replaysARecordedExchangeWithPythonChess() throws Exception {
    List<String> recorded;
    try (InputStream in = Objects.requireNonNull(UciCommandTest.class.getResourceAsStream("python-chess.txt"))) {
      recorded = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
    int answers = 0;
    for (String line : recorded) {
      String text = line.substring(2);
      if (line.startsWith("> ")) {
        board.println(text);
      } else {
        String answer = engine.take();
        // How many lengths without a mate are reported is not part of the recording.
        while (answer.matches("info depth \\d+ nodes .*")) {
          answer = engine.take();
        }
        answer = answer.replaceAll(" nodes \\d+ nps \\d+ time \\d+", "");
        assertTrue(answer.startsWith(text), line + " <> " + answer);
        answers++;
      }
    }
    assertEquals(22, answers);
    assertEquals(List.of(), engine.rest().toList());
  }

  @Test
  void aPositionThatCannotBeSetIsNotSearched() throws InterruptedException {
    for (String bad : List.of("position fen 8/8/8 w", "position startpos moves e2e4 e2e4", "position", "position fen",
        "position nowhere", "position startpos moves " + "e2e4 ".repeat(1 << 18))) {
      board.println("position fen 6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1");
      board.println(bad);
      List<String> output = answers("go mate 1");
      assertEquals("bestmove (none)", output.getLast(), bad);
      assertFalse(output.stream().anyMatch(line -> line.contains("score")), bad + output);
    }
    assertEquals("bestmove d8h4", answers("position startpos moves f2f3 e7e5 g2g4", "go mate 1").getLast());
  }

  @Test
  void reportsAMateAgainstTheSideToMove() throws InterruptedException {
    // The King must go to b1, where h1 mates.
    List<String> forced = answers("position fen 8/8/8/8/8/1K6/7R/k7 b - - 0 1", "go mate 1");
    assertEquals("info depth 2 score mate -1 pv a1b1 h2h1", forced.get(forced.size() - 2));
    List<String> two = answers("position fen kbK5/pp6/RP6/8/8/8/8/8 b - - 0 1", "go mate 3");
    assertTrue(two.get(two.size() - 2).startsWith("info depth 2 score mate -1 pv "), two.toString());
    List<String> ladder = answers("position fen 7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", "go movetime 20000");
    assertTrue(ladder.get(ladder.size() - 2).startsWith("info depth 2 score mate -1 pv h8g8 b1b8"), ladder.toString());
    // One rank earlier they lose in two: each King's move is answered by b7, and then a8 mates.
    List<String> deeper = answers("position fen 8/7k/R7/8/8/8/8/1R4K1 b - - 0 1", "go mate 3");
    assertTrue(deeper.get(deeper.size() - 2).startsWith("info depth 4 score mate -2 pv "), deeper.toString());
    List<String> escape = answers("position fen 6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", "go mate 1");
    assertTrue(escape.contains(NO_MATE), escape.toString());
  }

  /** Each first move of each list is confirmed by the solver, and no mating move is missing. */
  @Test
  void multiPvListsTheMatingMovesShortestFirst() throws InterruptedException {
    for (String fen : List.of("6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1", "k7/8/1K6/8/8/8/8/1Q5R w - - 0 1",
        "k7/8/2K5/8/8/8/8/7R w - - 0 1")) {
      List<String> output = answers("setoption name MultiPV value 500", "position fen " + fen, "go mate 2");
      Map<Integer, String> lines = new TreeMap<>();
      for (String line : output) {
        Matcher matcher = Pattern.compile("info depth \\d+ multipv (\\d+) score mate (\\d) pv (\\S+).*").matcher(line);
        if (matcher.matches()) {
          lines.put(Integer.parseInt(matcher.group(1)), matcher.group(2) + " " + matcher.group(3));
        }
      }
      assertEquals(lines.values().stream().map(line -> line.substring(0, 1)).sorted().toList(),
          lines.values().stream().map(line -> line.substring(0, 1)).toList());
      Set<String> moves = CallResult.call("moves", "--fen", fen).out().lines().map(line -> line.split("\t")[0])
          .collect(Collectors.toSet());
      for (String move : moves) {
        String mates = lines.values().stream().filter(line -> line.endsWith(" " + move)).findFirst().orElse("none");
        List<String> alone = answers("setoption name MultiPV value 1", "position fen " + fen,
            "go mate 2 searchmoves " + move);
        assertEquals(mates, alone.stream().filter(line -> line.contains("score mate "))
            .map(line -> line.replaceFirst(".* mate (\\d) pv (\\S+).*", "$1 $2")).findFirst().orElse("none"),
            fen + move);
      }
    }
  }

  @Test
  void aLongGameIsReplayed() throws InterruptedException {
    // 20,000 plies, and then the fool's mate.
    assertEquals("bestmove d8h4", answers("position startpos moves " + "g1f3 g8f6 f3g1 f6g8 ".repeat(5000)
        + "f2f3 e7e5 g2g4", "go mate 1").getLast());
  }

  @Test
  void theSearchEndsWithTheInput() throws Exception {
    for (String go : List.of("go mate 30", "go infinite", "go depth 90", "go nodes 9000000000")) {
      OutputLines lines = new OutputLines();
      InputStream in =
          new ByteArrayInputStream(("position startpos\n" + go + "\n").getBytes(StandardCharsets.UTF_8));
      Thread session = Thread.ofPlatform().daemon().start(() -> new Call(in, new CancelToken(), _ -> {})
          .run(() -> CommandLineInterface.execute(lines.writer(), new PrintWriter(new StringWriter()), "uci")));
      assertTrue(session.join(Duration.ofMinutes(5)), go);
      List<String> output = lines.rest().toList();
      assertTrue(output.getLast().startsWith("bestmove "), go + output);
    }
  }
}
