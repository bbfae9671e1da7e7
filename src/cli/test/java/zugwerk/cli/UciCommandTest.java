package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zugwerk.work.CancelToken;

/** What a program with a board meets that asks {@code uci}. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
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
    List<String> output = answers("position fen 8/8/8/8/8/2K5/7R/k7 b - - 0 1", "go movetime 100");
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
}
