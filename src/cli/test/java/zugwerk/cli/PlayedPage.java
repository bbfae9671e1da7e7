package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import zugwerk.web.PlayScript;

/** A page that plays, in headless Chromium, which is controlled by its DevTools protocol. */
final class PlayedPage implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;
  private Process browser;
  private WebSocket socket;
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final List<String> complaints = new ArrayList<>();
  private int calls;

  PlayedPage(Path folder, String... arguments) throws Exception {
    this.folder = folder;
    open(write(folder, arguments));
  }

  /** The page of a call of the command line; the test is skipped if it cannot be written. */
  static Path write(Path folder, String... arguments) {
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
    ObjectNode given = message.putObject("params").put("awaitPromise", method.equals("Runtime.evaluate"));
    for (int i = 0; i < parameters.length; i += 2) {
      given.put(parameters[i], parameters[i + 1]);
    }
    socket.sendText(message.toString(), true).get(1, TimeUnit.MINUTES);
    while (true) {
      JsonNode answer = messages.poll(3, TimeUnit.MINUTES);
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

  String value(String script) throws Exception {
    return call("Runtime.evaluate", "expression", "Promise.resolve(" + script + ").then(String)").path("result")
        .path("value").asText();
  }

  void until(String condition) throws Exception {
    for (int i = 0; i < 600; i++) {
      if (value("!!(" + condition + ")").equals("true")) {
        return;
      }
      Thread.sleep(100);
    }
    throw new AssertionError(condition + " never came true; the page says: " + said());
  }

  String said() throws Exception {
    return value("document.getElementById('say').textContent");
  }

  void click(String square) throws Exception {
    int index = square.charAt(0) - 'a' + 8 * (square.charAt(1) - '1');
    value("document.querySelector('[data-square=\"" + index + "\"]').click()");
  }

  void press(String id) throws Exception {
    value("document.getElementById('" + id + "').click()");
  }

  void untilSaid(String part) throws Exception {
    until("document.getElementById('say').textContent.includes(" + JSON.writeValueAsString(part) + ")");
  }

  /** Errors that the browser reported. */
  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() throws Exception {
    socket.abort();
    browser.destroy();
    browser.waitFor(20, TimeUnit.SECONDS);
  }
}
