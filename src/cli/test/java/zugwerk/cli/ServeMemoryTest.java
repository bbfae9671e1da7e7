package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zugwerk.file.JsonText;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;

/** The memory that {@code serve} keeps between requests. */
@Tag("long")
class ServeMemoryTest {

  private static final int REQUESTS = 10_000;
  private static final int WARM_UP = 2_000;
  private static final int AT_ONCE = 100;

  /** Whatever keeps a request keeps its id: 8,000 of these take 16 MB. */
  private static final String LONG_ID = "i".repeat(2000);
  private static final long MOST_GROWTH = 6 << 20;

  private static final String MATE = "8/8/8/8/8/1K6/7Q/k7";
  private static final List<Map<String, Object>> CALLS = List.of(
      request("moves", Map.of("fen", MATE + " w")), request("moves", Map.of("fen", "x")),
      request("solve", Map.of("fen", MATE, "stipulation", "#1")),
      request("solve", Map.of("problem", ProjectRoot.name("problems/orthodox/mansfield-1917.json"), "timeLimit", 0)),
      request("solve", Map.of("fen", MATE, "stipulation", "h#2", "timeLimit", 1, "progress", true)),
      request("play", Map.of("moves", "1. f3 e5 2. g4 Qh4")), request("play", Map.of("moves", "1. f9")),
      request("convert", Map.of("text", MATE + " w", "to", "epd")),
      request("convert", Map.of("text", "?", "to", "epd")),
      request("check", Map.of("files", List.of("gone.json"))), request("cancel", Map.of("id", 8)),
      request("diagram", Map.of("fen", MATE, "format", "svg")), request("none", Map.of()));

  private static Map<String, Object> request(String method, Map<String, Object> parameters) {
    return Map.of("jsonrpc", "2.0", "method", method, "params", parameters);
  }

  private static int serve(InputStream in, PrintWriter out) {
    return new Call(in, new CancelToken(), _ -> {}).run(() -> CommandLineInterface.execute(
        out, new PrintWriter(new StringWriter()), "serve", "--stdio", "--threads", "2"));
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void tenThousandRequestsKeepNoMemory() throws Exception {
    OutputLines output = new OutputLines();
    try (PipedOutputStream client = new PipedOutputStream(); PipedInputStream in = new PipedInputStream(client)) {
      CompletableFuture<Integer> end = CompletableFuture.supplyAsync(() -> serve(in, output.writer()));
      PrintWriter out = new PrintWriter(client, true, StandardCharsets.UTF_8);
      send(out, output, 0, WARM_UP);
      long before = used();
      send(out, output, WARM_UP, REQUESTS);
      long after = used();
      assertTrue(after - before < MOST_GROWTH, after - before + " bytes more are used");
      out.close();
      assertEquals(0, end.get());
    }
  }

  private static void send(PrintWriter out, OutputLines output, int from, int to) throws InterruptedException {
    for (int first = from; first < to; first += AT_ONCE) {
      for (int i = first; i < first + AT_ONCE; i++) {
        Map<String, Object> request = JsonText.object("id", LONG_ID + i);
        request.putAll(CALLS.get(i % CALLS.size()));
        out.println(JsonText.write(request));
      }
      for (int answered = 0; answered < AT_ONCE;) {
        // Progress is no answer.
        answered += output.take().contains("\"method\":\"progress\"") ? 0 : 1;
      }
    }
  }

  /** The least of some measurements, as other threads allocate too. */
  private static long used() throws InterruptedException {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      System.gc();
      Thread.sleep(50);
      least = Math.min(least, Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
    }
    return least;
  }
}
