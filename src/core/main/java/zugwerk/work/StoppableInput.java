package zugwerk.work;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CancellationException;

/**
 * Checks a token before each block that is read, so that reading large files stops as fast as other work, with a {@link
 * CancellationException}.
 */
public final class StoppableInput extends FilterInputStream {

  private final CancelToken token;

  /**
   * @param in the source; closed with this stream
   * @param token stops the reading
   */
  public StoppableInput(InputStream in, CancelToken token) {
    super(in);
    this.token = token;
  }

  @Override
  public int read(byte[] bytes, int start, int length) throws IOException {
    token.check();
    return in.read(bytes, start, Math.min(StoppableOutput.BLOCK, length));
  }
}
