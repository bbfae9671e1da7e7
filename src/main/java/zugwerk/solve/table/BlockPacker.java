package zugwerk.solve.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
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
import zugwerk.work.ParallelLoop;

/**
 * Packs blocks of scores with LZMA2.
 *
 * <p>Numbers that stand for no position lie among the others like noise. A bit each, packed for itself, tells them
 * apart; among the scores each then repeats the score one line before it, which costs next to nothing. Scores may be
 * reordered: first those that begin a line, then those that come second in one, and so on. What suits a table is tried
 * with a few of its blocks.
 *
 * @param repeated how many places before a number that stands for no position the score is that it repeats
 * @param line the length of a line if scores are reordered, 1 if they are not
 */
record BlockPacker(int repeated, int line) {

  /** Scores in their own order, as the first files with blocks have them. */
  static final BlockPacker PLAIN = new BlockPacker(1, 1);

  /** A line is often what one piece does on all squares, or a Pawn on all that it can stand on. */
  private static final List<BlockPacker> TRIED = List.of(PLAIN, new BlockPacker(64, 1), new BlockPacker(48, 1),
      new BlockPacker(64, 64), new BlockPacker(48, 48));

  private static final ArrayCache ARRAYS = BasicArrayCache.getInstance();

  /** A match of so many bytes is taken without a search for a longer one. */
  private static final int LONG_MATCH = 24;

  /** How many places are searched for a match. More of them, or longer matches, would gain 1 % in a fifth more time. */
  private static final int DEPTH = 4;

  /** The same where less is tried otherwise. */
  private static final int FAST_DEPTH = 16;

  /**
   * The one that packs some blocks best.
   *
   * @param count how many blocks
   * @param blocks gives the scores of each, from 0
   * @param workers who tries; its token stops them
   */
  static BlockPacker best(int count, IntFunction<byte[]> blocks, ParallelLoop workers) {
    int ways = TRIED.size();
    AtomicLongArray bytes = new AtomicLongArray(ways);
    workers.run(count * ways, () -> item -> bytes.addAndGet(item % ways,
        TRIED.get(item % ways).pack(blocks.apply(item / ways), true).length));
    return TRIED.get(IntStream.range(0, ways).boxed().min(Comparator.comparingLong(bytes::get)).orElse(0));
  }

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
      options.setDepthLimit(fast ? FAST_DEPTH : DEPTH);
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
  byte[] pack(byte[] scores, boolean fast) {
    byte[] filled = scores.clone();
    byte[] broken = new byte[(scores.length + 7) / 8];
    for (int i = 0; i < scores.length; i++) {
      if ((scores[i] & 255) == Score.BROKEN) {
        broken[i >> 3] |= (byte) (1 << (i & 7));
        filled[i] = i < repeated ? Score.DRAW : filled[i - repeated];
      }
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    pack(ordered(filled, false), fast, packed);
    pack(broken, fast, packed);
    return packed.toByteArray();
  }

  /** Reorders scores, or puts them back; those behind the last whole line stay where they are. */
  private byte[] ordered(byte[] scores, boolean back) {
    if (line == 1) {
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
  byte[] unpack(byte[] packed, int count) throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(packed);
    byte[] scores = ordered(unpack(in, count), true);
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
