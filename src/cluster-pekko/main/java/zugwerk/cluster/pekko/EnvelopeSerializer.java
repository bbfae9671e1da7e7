package zugwerk.cluster.pekko;

import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/** Writes envelopes as compressed UTF-8, and rejects those above {@link #MOST_BYTES}. */
public final class EnvelopeSerializer extends SerializerWithStringManifest {

  static final int MOST_BYTES = 16 << 20;

  /** A frame, without Pekko's own data. */
  static final int MOST_COMPRESSED = Settings.FRAME - (16 << 10);

  private static final int IDENTIFIER = 20_091_122;
  private static final String MANIFEST = "1";
  private static final int BLOCK = 1 << 13;

  @Override
  public int identifier() {
    return IDENTIFIER;
  }

  @Override
  public String manifest(Object message) {
    return MANIFEST;
  }

  @Override
  public byte[] toBinary(Object message) {
    return compressed(((Envelope) message).text());
  }

  static boolean fits(String text) {
    return text.length() <= MOST_BYTES / 3 && compressed(text).length <= MOST_COMPRESSED;
  }

  private static byte[] compressed(String text) {
    try (Deflater deflater = new Deflater(Deflater.BEST_SPEED)) {
      deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] block = new byte[BLOCK];
      while (!deflater.finished()) {
        out.write(block, 0, deflater.deflate(block));
      }
      return out.toByteArray();
    }
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
    if (!manifest.equals(MANIFEST)) {
      throw new NotSerializableException("a message of another version");
    }
    try (Inflater inflater = new Inflater()) {
      inflater.setInput(bytes);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] block = new byte[BLOCK];
      while (!inflater.finished()) {
        int count = inflater.inflate(block);
        out.write(block, 0, count);
        if (out.size() > MOST_BYTES || count == 0 && !inflater.finished()) {
          throw new NotSerializableException("a message that is too large or cut off");
        }
      }
      return new Envelope(out.toString(StandardCharsets.UTF_8));
    } catch (DataFormatException _) {
      throw new NotSerializableException("a message that is no compressed text");
    }
  }
}
