package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import zugwerk.testkit.CountingToken;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** A long text is read with progress, and to be stopped. */
class ReadingProgressTest {

  private static final String LINE = "6k1/8/4N1K1/8/8/8/8/8 w - - dm 2;\n";

  private final List<Progress> reports = new ArrayList<>();

  @Test
  void everyProblemOfATextCounts() {
    assertEquals(4, ReadingProgress.watched(new Monitor(reports::add),
        () -> AnyText.read(LINE.repeat(4), Positions.orthodox())).size());
    assertEquals(List.of(0.0, 0.25, 0.5, 0.75), reports.stream().map(Progress::share).toList());
  }

  @Test
  void aLongGameChecksForCancellationAtEachMove() {
    String game = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n"
        + "1. Nf3 Nf6 2. Ng1 Ng8\n".repeat(50) + "*\n";
    CountingToken requested = new CountingToken(Long.MAX_VALUE);
    ReadingProgress.watched(new Monitor(requested.token()), () -> AnyText.read(game, Positions.orthodox()));
    assertTrue(requested.checks() >= 200, () -> requested.checks() + " questions");
  }

  @Test
  void theTokenEndsTheReading() {
    CancelToken token = new CancelToken();
    Monitor monitor = new Monitor(token, now -> {
      reports.add(now);
      if (now.done() > 0) {
        token.cancel();
      }
    });
    assertThrows(CancellationException.class,
        () -> ReadingProgress.watched(monitor, () -> AnyText.read(LINE.repeat(4), Positions.orthodox())));
    assertEquals(2, reports.size());
    assertEquals(4, AnyText.read(LINE.repeat(4), Positions.orthodox()).size(), "no listener is left");
    assertEquals(2, reports.size());
  }
}
