package zugwerk.work;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Writes to a file and flushes it to the disk in portions, since the token is not checked during a long flush. */
final class ForcedOutput extends OutputStream {

  private static final int PORTION = 1 << 22;

  private final FileChannel file;
  private int waiting;

  ForcedOutput(FileChannel file) {
    this.file = file;
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int start, int length) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(bytes, start, length);
    while (rest.hasRemaining()) {
      waiting += file.write(rest);
    }
    if (waiting >= PORTION) {
      file.force(false);
      waiting = 0;
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
