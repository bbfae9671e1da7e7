package zugwerk.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import zugwerk.testkit.ForeignProgram;

/** Headless Chromium, which takes longer to start than most tests of a page take. */
final class Browser implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PAUSE_MILLIS = 10;
  private static final int MOST_PAUSES = 18_000;

  private final Path profile;
  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final String address;

  /** Starts the browser with its files in a folder; the test is skipped if there is none. */
  Browser(Path folder) throws Exception {
    profile = folder.resolve("profile");
    process = new ProcessBuilder(ForeignProgram.CHROMIUM.need(), "--headless", "--no-sandbox", "--disable-gpu",
        "--remote-debugging-port=0", "--user-data-dir=" + profile, "about:blank").redirectErrorStream(true)
        .redirectOutput(folder.resolve("browser.txt").toFile()).start();
    Path port = profile.resolve("DevToolsActivePort");
    for (int i = 0; i < MOST_PAUSES && !(Files.exists(port) && Files.size(port) > 0); i++) {
      Thread.sleep(PAUSE_MILLIS);
    }
    address = "http://127.0.0.1:" + Files.readAllLines(port).getFirst() + "/json/";
  }

  /** The description of a new tab. */
  JsonNode openTab() throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address + "new?about:blank"))
        .PUT(HttpRequest.BodyPublishers.noBody()).build();
    return JSON.readTree(client.send(request, HttpResponse.BodyHandlers.ofString()).body());
  }

  void closeTab(String id) throws IOException {
    URI.create(address + "close/" + id).toURL().openStream().close();
  }

  WebSocket connect(String socket, WebSocket.Listener listener) throws Exception {
    return client.newWebSocketBuilder().buildAsync(URI.create(socket), listener).get(1, TimeUnit.MINUTES);
  }

  @Override
  public void close() throws IOException {
    client.close();
    // Its other processes write into the folder too.
    List<ProcessHandle> all = Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
    all.forEach(ProcessHandle::destroy);
    all.forEach(each -> each.onExit().orTimeout(2, TimeUnit.MINUTES).join());
    // Links out of the folder, which the end of the test would not follow.
    for (String link : List.of("SingletonLock", "SingletonCookie", "SingletonSocket")) {
      Files.deleteIfExists(profile.resolve(link));
    }
  }
}
