package zugwerk.solve.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.tukaani.xz.ArrayCache;
import org.tukaani.xz.BasicArrayCache;
import org.tukaani.xz.FinishableOutputStream;
import org.tukaani.xz.FinishableWrapperOutputStream;
import org.tukaani.xz.LZMA2Options;
import zugwerk.work.CancelToken;
import zugwerk.work.ParallelLoop;
import zugwerk.work.StoppableInput;
import zugwerk.work.StoppableOutput;

/**
 * Packs blocks of scores with LZMA2.
 *
 * <p>Numbers without a position are marked in a bitmap that is packed separately. Among the scores they are left out,
 * or repeat the score one line before, which costs almost nothing and keeps lines aligned. Scores may be transposed by
 * lines. What suits a table is tried with a sample of its scores.
 *
 * @param line the length of a line if scores are transposed, 1 if not, {@link #LEFT_OUT} if not and numbers without a
 *     position are left out
 */
record BlockPacker(int line) {

  static final int LEFT_OUT = 0;

  /** The order of the first files with blocks. */
  static final BlockPacker PLAIN = new BlockPacker(1);

  /** A line often holds the squares of one piece, or of a Pawn. */
  private static final List<BlockPacker> TRIED =
      List.of(PLAIN, new BlockPacker(LEFT_OUT), new BlockPacker(64), new BlockPacker(48));

  private static final ArrayCache ARRAYS = BasicArrayCache.getInstance();

  /** A match of this length is taken at once. */
  private static final int LONG_MATCH = 32;

  /** Doubling this and the match length takes half as long again. */
  private static final int DEPTH = 8;

  private static final int FAST_MATCH = 24;

  private static final int FAST_DEPTH = 16;

  static BlockPacker best(int count, IntFunction<byte[]> blocks, ParallelLoop workers) {
    int ways = TRIED.size();
    AtomicLongArray bytes = new AtomicLongArray(ways);
    workers.run(count * ways, () -> item -> bytes.addAndGet(item % ways,
        TRIED.get(item % ways).pack(blocks.apply(item / ways), true, workers.token()).length));
    return TRIED.get(IntStream.range(0, ways).boxed().min(Comparator.comparingLong(bytes::get)).orElse(0));
  }

  /** @param fast takes a quarter of the time, for a fifth more bytes */
  private static LZMA2Options options(int length, boolean fast) {
    try {
      LZMA2Options options = new LZMA2Options();
      options.setDictSize(Math.max(LZMA2Options.DICT_SIZE_MIN, length));
      options.setLcLp(0, 0);
      options.setPb(0);
      options.setMode(fast ? LZMA2Options.MODE_FAST : LZMA2Options.MODE_NORMAL);
      options.setMatchFinder(LZMA2Options.MF_HC4);
      options.setNiceLen(fast ? FAST_MATCH : LONG_MATCH);
      options.setDepthLimit(fast ? FAST_DEPTH : DEPTH);
      return options;
    } catch (IOException refused) {
      throw new IllegalStateException("LZMA2 has these options", refused);
    }
  }

  byte[] pack(byte[] scores, boolean fast, CancelToken token) {
    byte[] kept = new byte[scores.length];
    byte[] broken = new byte[(scores.length + 7) / 8];
    int count = 0;
    for (int i = 0; i < scores.length; i++) {
      if ((scores[i] & 255) != Score.INVALID) {
        kept[count++] = scores[i];
      } else {
        broken[i >> 3] |= (byte) (1 << (i & 7));
        if (line != LEFT_OUT) {
          kept[count++] = i < line ? Score.DRAW : kept[i - line];
        }
      }
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    pack(ordered(Arrays.copyOf(kept, count), false), fast, packed, token);
    pack(broken, fast, packed, token);
    return packed.toByteArray();
  }

  /** Transposes scores by lines, or back; scores after the last whole line stay. */
  private byte[] ordered(byte[] scores, boolean back) {
    if (line == 1 || line == LEFT_OUT) {
      return scores;
    }
    byte[] ordered = scores.clone();
    int lines = scores.length / line;
    for (int i = 0; i < lines; i++) {
      for (int j = 0; j < line; j++) {
        int own = i * line + j;
        int other = j * lines + i;
        ordered[back ? own : other] = scores[back ? other : own];
      }
    }
    return ordered;
  }

  private static void pack(byte[] bytes, boolean fast, ByteArrayOutputStream packed, CancelToken token) {
    try (FinishableOutputStream out =
        options(bytes.length, fast).getOutputStream(new FinishableWrapperOutputStream(packed), ARRAYS)) {
      new StoppableOutput(out, token).write(bytes);
      out.finish();
    } catch (IOException fault) {
      throw new IllegalStateException("a stream in memory takes all bytes", fault);
    }
  }

  /**
   * Damaged bytes may give other scores.
   *
   * @throws IOException if the bytes cannot be unpacked
   */
  byte[] unpack(byte[] packed, int count, CancelToken token) throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(packed);
    byte[] kept = new byte[count];
    int length = unpack(in, kept, token);
    kept = ordered(kept, true);
    byte[] broken = new byte[(count + 7) / 8];
    boolean whole = unpack(in, broken, token) == broken.length;
    byte[] scores = new byte[count];
    int next = 0;
    for (int number = 0; number < count && whole; number++) {
      boolean isBroken = (broken[number >> 3] >> (number & 7) & 1) != 0;
      scores[number] = isBroken ? (byte) Score.INVALID : kept[next];
      next += isBroken && line == LEFT_OUT ? 0 : 1;
    }
    if (next != length) {
      throw otherLength();
    }
    return scores;
  }

  private static IOException otherLength() {
    return new IOException("it has another length");
  }

  private static int unpack(InputStream packed, byte[] bytes, CancelToken token) throws IOException {
    // Not closed, since more may follow.
    InputStream in = new StoppableInput(options(bytes.length, false).getInputStream(packed, ARRAYS), token);
    int length = in.readNBytes(bytes, 0, bytes.length);
    if (in.read() >= 0) {
      throw otherLength();
    }
    return length;
  }
}
