package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import zugwerk.web.PlayScript;

/** A page that plays, in a tab of headless Chromium, which is controlled by its DevTools protocol. */
final class PlayedPage implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PAUSE_MILLIS = 10;
  private static final int MOST_PAUSES = 18_000;

  private final Browser browser;
  private final String tab;
  private final WebSocket socket;
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final List<String> complaints = new ArrayList<>();
  private int calls;

  /** Opens an empty tab. */
  PlayedPage(Browser browser) throws Exception {
    this.browser = browser;
    JsonNode opened = browser.openTab();
    tab = opened.get("id").asText();
    socket = browser.connect(opened.get("webSocketDebuggerUrl").asText(), new Listener());
    call("Runtime.enable");
    call("Log.enable");
    call("Page.enable");
    send("Emulation.setFocusEmulationEnabled", JSON.createObjectNode().put("enabled", true));
  }

  /** The page of a call of the command line. */
  static PlayedPage of(Browser browser, Path folder, String... arguments) throws Exception {
    Path written = write(folder, arguments);
    PlayedPage page = new PlayedPage(browser);
    page.open(written);
    return page;
  }

  /** The page of a call of the command line; the test is skipped if it cannot be written. */
  static Path write(Path folder, String... arguments) {
    needScript();
    Path page = folder.resolve("page.html");
    CallResult result = CallResult.call(Stream.concat(Stream.of("diagram", "--playing", "--output", page.toString()),
        Stream.of(arguments)).toArray(String[]::new));
    assertEquals(0, result.code(), result.err());
    return page;
  }

  /** The test is skipped if there is no script. */
  static void needScript() {
    assumeTrue(PlayScript.packed().isPresent(), "the module script was built without its script");
  }

  /** Opens a page and waits until it plays. */
  void open(Path page) throws Exception {
    show(page);
    until("document.documentElement.dataset.ready");
  }

  /** Opens any page. */
  void show(Path page) throws Exception {
    value("document.documentElement.dataset.ready = ''");
    call("Page.navigate", "url", page.toUri().toString());
    until("document.readyState === 'complete' && document.documentElement.dataset.ready !== ''");
  }

  /** Whether pages may run scripts; for those that are opened next. */
  void scripts(boolean allowed) throws Exception {
    send("Emulation.setScriptExecutionDisabled", JSON.createObjectNode().put("value", !allowed));
  }

  /** Resizes the window, to the width of a phone for example. */
  void resize(int width, int height) throws Exception {
    send("Emulation.setDeviceMetricsOverride", JSON.createObjectNode().put("width", width).put("height", height)
        .put("deviceScaleFactor", 1).put("mobile", false));
  }

  /** Presses a key where the focus is. */
  void key(String name) throws Exception {
    ObjectNode pressed = JSON.createObjectNode().put("type", "keyDown").put("key", name);
    if (name.length() == 1) {
      pressed.put("text", name);
    } else if (name.equals("Enter")) {
      pressed.put("text", "\r");
    }
    send("Input.dispatchKeyEvent", pressed);
    send("Input.dispatchKeyEvent", JSON.createObjectNode().put("type", "keyUp").put("key", name));
  }

  /** Drags with the mouse from a square to another. */
  void drag(String from, String to) throws Exception {
    JsonNode start = middle(from);
    JsonNode end = middle(to);
    mouse("mousePressed", start);
    mouse("mouseMoved", end);
    mouse("mouseReleased", end);
  }

  private JsonNode middle(String square) throws Exception {
    return JSON.readTree(value("(() => { const box = " + cell(square) + ".getBoundingClientRect();"
        + " return JSON.stringify({x: box.x + box.width / 2, y: box.y + box.height / 2}); })()"));
  }

  private void mouse(String type, JsonNode place) throws Exception {
    send("Input.dispatchMouseEvent", JSON.createObjectNode().put("type", type).put("x", place.get("x").asDouble())
        .put("y", place.get("y").asDouble()).put("button", "left").put("buttons", 1).put("clickCount", 1));
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
    ObjectNode given = JSON.createObjectNode().put("awaitPromise", method.equals("Runtime.evaluate"));
    for (int i = 0; i < parameters.length; i += 2) {
      given.put(parameters[i], parameters[i + 1]);
    }
    return send(method, given);
  }

  private JsonNode send(String method, ObjectNode parameters) throws Exception {
    ObjectNode message = JSON.createObjectNode().put("id", ++calls).put("method", method);
    message.set("params", parameters);
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
    for (int i = 0; i < MOST_PAUSES; i++) {
      if (value("!!(" + condition + ")").equals("true")) {
        return;
      }
      Thread.sleep(PAUSE_MILLIS);
    }
    throw new AssertionError(condition + " never came true; the page says: " + said());
  }

  String said() throws Exception {
    return value("document.getElementById('say').textContent");
  }

  private static String cell(String square) {
    int index = square.charAt(0) - 'a' + 8 * (square.charAt(1) - '1');
    return "document.querySelector('[data-square=\"" + index + "\"]')";
  }

  void click(String square) throws Exception {
    value(cell(square) + ".click()");
  }

  void focus(String square) throws Exception {
    value(cell(square) + ".focus()");
  }

  /** What a screen reader says about a square. */
  String label(String square) throws Exception {
    return value(cell(square) + ".getAttribute('aria-label')");
  }

  /** The text of an element by its id. */
  String text(String id) throws Exception {
    return value("document.getElementById('" + id + "').textContent");
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
  public void close() throws IOException {
    socket.abort();
    browser.closeTab(tab);
  }
}
