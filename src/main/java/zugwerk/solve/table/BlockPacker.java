package zugwerk.solve.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.tukaani.xz.ArrayCache;
import org.tukaani.xz.BasicArrayCache;
import org.tukaani.xz.FinishableOutputStream;
import org.tukaani.xz.FinishableWrapperOutputStream;
import org.tukaani.xz.LZMA2Options;

/**
 * Packs blocks of scores with LZMA2.
 *
 * <p>Numbers that stand for no position lie among the others like noise. A bit each, packed for itself, tells them
 * apart; among the scores each then repeats the score before it, which costs next to nothing.
 */
final class BlockPacker {

  private static final ArrayCache ARRAYS = BasicArrayCache.getInstance();

  /** A match of so many bytes is taken without a search for a longer one. */
  private static final int LONG_MATCH = 24;

  /** How many places are searched for a match. More of them, or longer matches, would gain 1 % in a fifth more time. */
  private static final int DEPTH = 4;

  private BlockPacker() {}

  /**
   * @param fast whether to take a quarter of the time, for a sixth more bytes
   */
  private static LZMA2Options options(int length, boolean fast) {
    try {
      LZMA2Options options = new LZMA2Options();
      options.setDictSize(Math.max(LZMA2Options.DICT_SIZE_MIN, length));
      options.setLcLp(0, 0);
      options.setPb(0);
      options.setMode(fast ? LZMA2Options.MODE_FAST : LZMA2Options.MODE_NORMAL);
      options.setMatchFinder(LZMA2Options.MF_HC4);
      options.setNiceLen(LONG_MATCH);
      options.setDepthLimit(DEPTH);
      return options;
    } catch (IOException refused) {
      throw new IllegalStateException("LZMA2 has these options", refused);
    }
  }

  /**
   * Packs some scores.
   *
   * @param fast whether to take a quarter of the time, for a sixth more bytes
   */
  static byte[] pack(byte[] scores, boolean fast) {
    byte[] filled = scores.clone();
    byte[] broken = new byte[(scores.length + 7) / 8];
    byte last = Score.DRAW;
    for (int i = 0; i < scores.length; i++) {
      if ((scores[i] & 255) == Score.BROKEN) {
        broken[i >> 3] |= (byte) (1 << (i & 7));
        filled[i] = last;
      } else {
        last = scores[i];
      }
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    pack(filled, fast, packed);
    pack(broken, fast, packed);
    return packed.toByteArray();
  }

  private static void pack(byte[] bytes, boolean fast, ByteArrayOutputStream packed) {
    try (FinishableOutputStream out =
        options(bytes.length, fast).getOutputStream(new FinishableWrapperOutputStream(packed), ARRAYS)) {
      out.write(bytes);
      out.finish();
    } catch (IOException fault) {
      throw new IllegalStateException("a stream in memory takes all bytes", fault);
    }
  }

  /**
   * Unpacks scores. Damaged bytes may give other scores.
   *
   * @param count how many they are
   * @throws IOException if the bytes cannot be unpacked
   */
  static byte[] unpack(byte[] packed, int count) throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(packed);
    byte[] scores = unpack(in, count);
    byte[] broken = unpack(in, (count + 7) / 8);
    for (int i = 0; i < broken.length; i++) {
      for (int bits = broken[i] & 255; bits != 0; bits &= bits - 1) {
        int number = i << 3 | Integer.numberOfTrailingZeros(bits);
        if (number < count) {
          scores[number] = (byte) Score.BROKEN;
        }
      }
    }
    return scores;
  }

  private static byte[] unpack(InputStream packed, int count) throws IOException {
    byte[] bytes = new byte[count];
    // Not closed, since more may follow.
    InputStream in = options(count, false).getInputStream(packed, ARRAYS);
    if (in.readNBytes(bytes, 0, count) < count || in.read() >= 0) {
      throw new IOException("it has another length");
    }
    return bytes;
  }
}
