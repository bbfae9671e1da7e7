package zugwerk.work;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A line of a stream. It is decoded by itself, so that an invalid byte affects no other line.
 *
 * @param text the text; only the part before an invalid byte, and empty if the line is too long
 * @param badByte the place of the first byte that is not UTF-8, from 1; 0 if there is none
 * @param tooLong whether the line was skipped, as it is longer than allowed
 */
public record TextLine(String text, int badByte, boolean tooLong) {

  /**
   * Reads the next line; empty after the last.
   *
   * @param first whether it is the first line, which may begin with a byte order mark
   * @param mostBytes how many bytes a line may have without its end
   * @throws IOException if it cannot be read
   */
  public static Optional<TextLine> read(InputStream in, boolean first, int mostBytes) throws IOException {
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean tooLong = false;
    for (; next >= 0 && next != '\n'; next = in.read()) {
      tooLong |= bytes.size() == mostBytes;
      if (tooLong) {
        // Skipped text needs no memory.
        bytes.reset();
      } else {
        bytes.write(next);
      }
    }
    if (tooLong) {
      return Optional.of(new TextLine("", 0, true));
    }
    TextLine line = decoded(bytes.toByteArray());
    return Optional.of(
        first && line.text.startsWith("\uFEFF") ? new TextLine(line.text.substring(1), line.badByte, false) : line);
  }

  private static TextLine decoded(byte[] bytes) {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    CharBuffer text = CharBuffer.allocate(bytes.length);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    boolean bad = decoder.decode(left, text, true).isError();
    return new TextLine(text.flip().toString(), bad ? left.position() + 1 : 0, false);
  }
}
