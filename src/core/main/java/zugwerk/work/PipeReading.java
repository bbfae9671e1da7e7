package zugwerk.work;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Reads pipes, devices and standard input, which may never end, as long as a token allows. */
public final class PipeReading {

  private static final int POLL_MILLIS = 10;

  private PipeReading() {}

  /** Opens a source. */
  public interface Source {

    /** May block, as the opening of a pipe does. */
    InputStream open() throws IOException;
  }

  /**
   * Reads a whole source.
   *
   * @param token stops the reading; a thread that waits for the source is left behind
   * @throws IOException if the source cannot be read
   * @throws CancellationException if the token stops it
   */
  public static byte[] read(Source source, CancelToken token) throws IOException {
    // A thread that the system holds in a call cannot be interrupted.
    var reading = new FutureTask<>(() -> {
      try (InputStream in = new StoppableInput(source.open(), token)) {
        return in.readAllBytes();
      }
    });
    Thread.ofPlatform().daemon().name("reading").start(reading);
    while (true) {
      token.check();
      try {
        return reading.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        // The token is checked again.
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new CancellationException("reading was interrupted");
      } catch (ExecutionException fault) {
        switch (fault.getCause()) {
          case IOException known -> throw known;
          case RuntimeException known -> throw known;
          case Error known -> throw known;
          case null, default -> throw new IllegalStateException(fault);
        }
      }
    }
  }
}
