package zugwerk.cluster.pekko;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.function.Consumer;

/** Checks whether anybody listens at an address. Nothing is sent. */
final class Probe {

  private static final int WAIT = 2000;

  private Probe() {}

  /**
   * @param listener gets whether the other machine refused the connection: it runs, but no program listens there
   */
  static void start(String host, int port, Consumer<Boolean> listener) {
    Thread.ofVirtual().name("probe").start(() -> listener.accept(isRefused(host, port)));
  }

  static boolean isRefused(String host, int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), WAIT);
      return false;
    } catch (ConnectException _) {
      return true;
    } catch (IOException _) {
      // No answer, or unreachable: the program may still be running.
      return false;
    }
  }
}
