package zugwerk.work;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;

/**
 * Checks a token before each block that is written, so that writing large files stops as fast as other work, with a
 * {@link CancellationException}. Single bytes are not checked: put a buffer before the stream.
 */
public final class StoppableOutput extends FilterOutputStream {

  static final int BLOCK = 1 << 16;

  private final CancelToken token;

  /**
   * @param out the target; closed with this stream
   * @param token stops the writing
   */
  public StoppableOutput(OutputStream out, CancelToken token) {
    super(out);
    this.token = token;
  }

  @Override
  public void write(byte[] bytes, int start, int length) throws IOException {
    for (int done = 0; done < length; done += BLOCK) {
      token.check();
      out.write(bytes, start + done, Math.min(BLOCK, length - done));
    }
  }
}
