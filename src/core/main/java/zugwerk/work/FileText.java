package zugwerk.work;

import static zugwerk.work.Message.counted;
import static zugwerk.work.Message.message;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The text of a file, with its encoding detected. Bytes that are valid UTF-8 are read as UTF-8, and those with the byte
 * order mark of UTF-16 as UTF-16. Other bytes are read as UTF-8 if they have more letters in UTF-8 than invalid bytes,
 * each of which becomes U+FFFD; else as Windows-1252, as in old western European files.
 *
 * @param text the text, without a byte order mark
 * @param remark a remark about the encoding, to follow the name of the file; empty for plain UTF-8
 */
public record FileText(String text, Message remark) {

  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final char MARK = '\uFEFF';
  private static final char UNKNOWN = '\uFFFD';

  /** Decides the encoding of bytes and decodes them. */
  public static FileText of(byte[] bytes) {
    if (bytes.length > 1 && (bytes[0] & bytes[1] & 0xFF) == 0xFE && bytes[0] != bytes[1]) {
      // The byte order mark of UTF-16 is FE FF or FF FE.
      return utf16(bytes);
    }
    Utf8 utf8 = new Utf8(bytes);
    if (utf8.bad == 0) {
      return new FileText(utf8.text(), Message.NONE);
    }
    if (utf8.good > utf8.bad) {
      return new FileText(utf8.text(), counted(utf8.bad, "is UTF-8, except for {1}; invalid bytes were read as {2}",
          "is UTF-8, except for {0} places, the first of them {1}; invalid bytes were read as {2}", utf8.place(),
          UNKNOWN));
    }
    return new FileText(new String(bytes, WINDOWS),
        message("is not UTF-8 ({0}); it was read as Windows-1252", utf8.place()));
  }

  /**
   * Decodes bytes that must be UTF-8.
   *
   * @throws InputException if they are not, in a few words to follow the name of the file, with the first
   *     invalid byte
   */
  public static String utf8(byte[] bytes) {
    Utf8 utf8 = new Utf8(bytes);
    if (utf8.bad > 0) {
      throw new InputException("is not text in UTF-8 ({0})", utf8.place());
    }
    return utf8.text();
  }

  private static FileText utf16(byte[] bytes) {
    try {
      return new FileText(StandardCharsets.UTF_16.newDecoder().decode(ByteBuffer.wrap(bytes)).toString(),
          message("was read as UTF-16, by its byte order mark"));
    } catch (CharacterCodingException _) {
      return new FileText(new String(bytes, StandardCharsets.UTF_16),
          message("was read as UTF-16, by its byte order mark, but parts of it are not valid UTF-16"));
    }
  }

  private static final class Utf8 {

    private final byte[] bytes;
    private final StringBuilder text = new StringBuilder();
    private int first = -1;
    private int bad;
    private long good;

    Utf8(byte[] bytes) {
      this.bytes = bytes;
      CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
      ByteBuffer in = ByteBuffer.wrap(bytes);
      CharBuffer out = CharBuffer.allocate(1 << 13);
      for (CoderResult result = CoderResult.OVERFLOW; result.isOverflow() || result.isError();) {
        result = decoder.decode(in, out, true);
        take(out);
        if (result.isError()) {
          first = first < 0 ? in.position() : first;
          bad++;
          text.append(UNKNOWN);
          in.position(in.position() + result.length());
          decoder.reset();
        }
      }
    }

    private void take(CharBuffer out) {
      out.flip();
      good += out.chars().filter(c -> c > 127 && !Character.isLowSurrogate((char) c) && c != MARK).count();
      text.append(out);
      out.clear();
    }

    String text() {
      return !text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text.toString();
    }

    Message place() {
      int line = 1;
      for (int i = 0; i < first; i++) {
        line += bytes[i] == '\n' || bytes[i] == '\r' && bytes[i + 1] != '\n' ? 1 : 0;
      }
      return message("byte {0} in line {1}", String.format(Locale.ROOT, "%02X", bytes[first]), line);
    }
  }
}
