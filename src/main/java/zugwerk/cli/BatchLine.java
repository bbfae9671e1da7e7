package zugwerk.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line of a batch. It is decoded by itself, so that a byte that is not UTF-8 spoils no other line.
 *
 * @param text the text; where a byte is bad, what comes before it
 * @param badByte the place of the first byte that is not UTF-8, from 1; 0 if there is none
 */
record BatchLine(String text, int badByte) {

  /**
   * Reads the next line; empty after the last.
   *
   * @param first whether it is the first line, which some editors put a mark of the encoding in front of
   * @throws IOException if it cannot be read
   */
  static Optional<BatchLine> read(InputStream in, boolean first) throws IOException {
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (; next >= 0 && next != '\n'; next = in.read()) {
      bytes.write(next);
    }
    BatchLine line = decoded(bytes.toByteArray());
    return Optional.of(
        first && line.text.startsWith("\uFEFF") ? new BatchLine(line.text.substring(1), line.badByte) : line);
  }

  private static BatchLine decoded(byte[] bytes) {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    CharBuffer text = CharBuffer.allocate(bytes.length);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    boolean bad = decoder.decode(left, text, true).isError();
    return new BatchLine(text.flip().toString(), bad ? left.position() + 1 : 0);
  }

  /**
   * The words of the call, split as a shell does: single or double quotes keep words together.
   *
   * @throws IllegalArgumentException in one sentence, if the line cannot be read
   */
  List<String> words() {
    if (badByte > 0) {
      throw new IllegalArgumentException("byte " + badByte + " of the line is not UTF-8");
    }
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (char c : text.toCharArray()) {
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        begun = true;
      } else if (Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
          begun = false;
        }
      } else {
        begun = true;
        word.append(c);
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException("the quote " + quote + " is not closed: " + text);
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
