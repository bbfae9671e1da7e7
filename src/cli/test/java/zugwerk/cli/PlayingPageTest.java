package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.web.PlayScript;

/** A page that plays, in headless Chromium, which is controlled by its DevTools protocol. */
class PlayingPageTest {

  private static final int MOST_PACKED = 500_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir
  private Path folder;
  private Process browser;
  private WebSocket socket;
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final List<String> complaints = new ArrayList<>();
  private int calls;

  private Path page(String... arguments) throws Exception {
    assumeTrue(PlayScript.packed().isPresent(), "the script is not compiled; mvn package compiles it");
    Path page = folder.resolve("page.html");
    CallResult result = CallResult.call(Stream.concat(Stream.of("diagram", "--playing", "--output", page.toString()),
        Stream.of(arguments)).toArray(String[]::new));
    assertEquals(0, result.code(), result.err());
    return page;
  }

  private void open(Path page) throws Exception {
    String program = Stream.of("chromium", "chromium-browser", "google-chrome")
        .filter(name -> Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(path -> Files.isExecutable(Path.of(path, name))))
        .findFirst().orElse("");
    assumeTrue(!program.isEmpty(), "chromium is not installed: the page is not played");
    Path profile = folder.resolve("profile");
    browser = new ProcessBuilder(program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
        "--user-data-dir=" + profile, "about:blank").redirectErrorStream(true)
        .redirectOutput(folder.resolve("browser.txt").toFile()).start();
    Path port = profile.resolve("DevToolsActivePort");
    for (int i = 0; i < 600 && !(Files.exists(port) && Files.size(port) > 0); i++) {
      Thread.sleep(100);
    }
    HttpClient client = HttpClient.newHttpClient();
    String list = client.send(HttpRequest.newBuilder(
        URI.create("http://127.0.0.1:" + Files.readAllLines(port).getFirst() + "/json/list")).build(),
        HttpResponse.BodyHandlers.ofString()).body();
    String address = "";
    for (JsonNode target : JSON.readTree(list)) {
      address = target.get("type").asText().equals("page") ? target.get("webSocketDebuggerUrl").asText() : address;
    }
    socket = client.newWebSocketBuilder().buildAsync(URI.create(address), new Listener()).get(1, TimeUnit.MINUTES);
    call("Runtime.enable");
    call("Log.enable");
    call("Page.enable");
    call("Page.navigate", "url", page.toUri().toString());
    until("document.documentElement.dataset.ready");
  }

  private final class Listener implements WebSocket.Listener {

    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        try {
          messages.add(JSON.readTree(text.toString()));
        } catch (Exception fault) {
          throw new AssertionError(fault);
        }
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private JsonNode call(String method, String... parameters) throws Exception {
    ObjectNode message = JSON.createObjectNode().put("id", ++calls).put("method", method);
    ObjectNode given = message.putObject("params");
    for (int i = 0; i < parameters.length; i += 2) {
      given.put(parameters[i], parameters[i + 1]);
    }
    socket.sendText(message.toString(), true).get(1, TimeUnit.MINUTES);
    while (true) {
      JsonNode answer = messages.poll(1, TimeUnit.MINUTES);
      assertTrue(answer != null, method + " was not answered");
      if (answer.path("id").asInt() == calls) {
        return answer.path("result");
      }
      String event = answer.path("method").asText();
      if (event.equals("Runtime.exceptionThrown") || event.equals("Log.entryAdded")) {
        complaints.add(answer.toString());
      }
    }
  }

  private String value(String script) throws Exception {
    return call("Runtime.evaluate", "expression", "String(" + script + ")").path("result").path("value").asText();
  }

  private void until(String condition) throws Exception {
    for (int i = 0; i < 600; i++) {
      if (value("!!(" + condition + ")").equals("true")) {
        return;
      }
      Thread.sleep(100);
    }
    throw new AssertionError(condition + " never came true; the page says: " + said());
  }

  private String said() throws Exception {
    return value("document.getElementById('say').textContent");
  }

  private void click(String square) throws Exception {
    int index = square.charAt(0) - 'a' + 8 * (square.charAt(1) - '1');
    value("document.querySelector('[data-square=\"" + index + "\"]').click()");
  }

  private void press(String id) throws Exception {
    value("document.getElementById('" + id + "').click()");
  }

  private void untilSaid(String part) throws Exception {
    until("document.getElementById('say').textContent.includes(" + JSON.writeValueAsString(part) + ")");
  }

  @AfterEach
  void close() throws Exception {
    if (socket != null) {
      socket.abort();
    }
    if (browser != null) {
      browser.destroy();
      browser.waitFor(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void aTwoMoverIsPlayed() throws Exception {
    open(page("--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2"));
    click("a1");
    click("a5");
    untilSaid("Not the key: 1...a6! refutes.");
    press("back");
    press("hint");
    untilSaid("move the Rook on a1");
    press("hint");
    untilSaid("it goes to a6");
    press("hint");
    untilSaid("1.Ra6");
    click("a1");
    click("a6");
    untilSaid("That is the key.");
    assertTrue(value("document.getElementById('line').textContent").startsWith("1.Ra6 "));
    press("hint");
    untilSaid("Hint: move");
    assertEquals("true", value("document.getElementById('printed').hidden"));
    press("reveal");
    assertEquals("false", value("document.getElementById('printed').hidden"));
    assertTrue(value("document.getElementById('printed').textContent").contains("Ra6"));
    press("reset");
    assertEquals("white Rook", value("document.querySelector('[data-square=\"0\"]').getAttribute('aria-label')")
        .substring(4, 14));
    assertEquals(List.of(), complaints);
  }

  @Test
  void bothSidesAreMovedInHelpPlay() throws Exception {
    open(page("--fen", "8/5K1k/8/8/8/8/8/R7 b - - 0 1", "--stipulation", "h#1"));
    click("h7");
    click("h6");
    untilSaid("1.Kh6: no solution begins like this");
    press("back");
    click("h7");
    click("h8");
    untilSaid("1.Kh8: on the way. Left: h#0.5.");
    click("a1");
    click("h1");
    untilSaid("1...Rh1#, checkmate. Solved!");
    assertEquals(List.of(), complaints);
  }

  @Test
  void anyPositionIsSolvedAndThePowersChangeTheGame() throws Exception {
    open(page("--variant", "polypiece", "--fen", "3R4/8/R6B/8/2K5/8/P5B1/1k6 w - - 0 1 B1", "--stipulation", "#2"));
    value("document.getElementById('solver').open = true");
    until("document.getElementById('fen').value");
    press("solve");
    until("document.getElementById('progress').textContent.startsWith('Result: sound')");
    assertTrue(value("document.getElementById('result').textContent").contains("1.Rd1=NN !"));
    value("(document.getElementById('settings').value = 'R=W', document.getElementById('settings').oninput())");
    untilSaid("The game has changed");
    assertEquals("32 41 48", value("here().view.moves.filter(move => move.from === 40).map(move => move.to).sort()"
        + ".join(' ')"));
    assertEquals(List.of(), complaints);
  }

  @Test
  void thePageIsSmallAndClosed() throws Exception {
    byte[] page = Files.readAllBytes(page("--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2"));
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
