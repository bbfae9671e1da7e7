package zugwerk.solve.table;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.zip.CRC32C;
import zugwerk.work.CancelToken;
import zugwerk.work.ParallelLoop;

/**
 * The scores of a table in a file, in packed blocks of equally many positions, each readable alone.
 *
 * <p>After the blocks stands their list: for each the packed length and the checksum of its scores, both ints; then the
 * number of all positions (long), and the checksum of the list (int).
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Blocks(int bits, long positions, long[] starts, int[] sums, BlockPacker packer) {

  /** Binary logarithm of the positions in a block. */
  static final int LARGE = 20;

  /** The same for large tables and in older files: more bytes, but one block is read faster. */
  static final int SMALL = 16;

  /** From this number of positions on, tables are packed fast in small blocks; five men would take minutes. */
  private static final long MANY = 1L << 26;

  /** Binary logarithm of the positions in a sample. */
  private static final int PIECE = 18;

  /** One of this many pieces is packed to find the best packer; of few pieces more, to include both sides. */
  private static final int SAMPLE = 8;

  /** Trying more took a third of the time that packing five men takes. */
  private static final int MOST_SAMPLES = 32;

  private static final int ENTRY = 2 * Integer.BYTES;
  private static final int END = Long.BYTES + Integer.BYTES;

  /** The number of threads makes no difference. */
  static BlockPacker packer(byte[][] rows, ParallelLoop workers) {
    long positions = positions(rows);
    int bits = Math.min(PIECE, bits(positions));
    int count = count(positions, bits);
    int apart = Math.clamp(count / 2, 1, Math.max(SAMPLE, count / MOST_SAMPLES));
    int first = apart / 2;
    int samples = (count - first + apart - 1) / apart;
    return BlockPacker.best(samples, sample -> scores(rows, first + sample * apart, bits), own(workers));
  }

  private static byte[] scores(byte[][] rows, int block, int bits) {
    byte[] scores = new byte[length(positions(rows), block, bits)];
    copy(rows, (long) block << bits, scores, false);
    return scores;
  }

  static long positions(byte[][] rows) {
    return (long) rows.length * rows[0].length;
  }

  static int bits(long positions) {
    return positions < MANY ? LARGE : SMALL;
  }

  /** @param packed receives the written share, from 0 to 1 */
  static void write(byte[][] rows, int bits, BlockPacker packer, OutputStream out, ParallelLoop workers,
      DoubleConsumer packed) throws IOException {
    long positions = positions(rows);
    int count = count(positions, bits);
    List<int[]> entries = new ArrayList<>();
    ParallelLoop own = own(workers);
    try {
      own.ordered(count, block -> {
        byte[] scores = scores(rows, block, bits);
        return new Packed(packer.pack(scores, positions >= MANY, own.token()), sum(scores, scores.length));
      }, block -> {
        entries.add(new int[] {block.bytes.length, block.sum});
        write(out, block.bytes);
        packed.accept((double) entries.size() / count);
        return true;
      });
    } catch (UncheckedIOException fault) {
      throw fault.getCause();
    }
    ByteBuffer list = ByteBuffer.allocate(entries.size() * ENTRY + END);
    entries.forEach(entry -> list.putInt(entry[0]).putInt(entry[1]));
    list.putLong(positions);
    list.putInt(sum(list.array(), list.position()));
    out.write(list.array());
  }

  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Packed(byte[] bytes, int sum) {}

  private static void write(OutputStream out, byte[] bytes) {
    try {
      out.write(bytes);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static int sum(byte[] bytes, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, length);
    return (int) sum.getValue();
  }

  private static int count(long positions, int bits) {
    return (int) (positions + (1L << bits) - 1 >> bits);
  }

  private static int length(long positions, int block, int bits) {
    return (int) Math.min(1L << bits, positions - ((long) block << bits));
  }

  private static void copy(byte[][] rows, long place, byte[] scores, boolean back) {
    int size = rows[0].length;
    for (int done = 0; done < scores.length;) {
      byte[] row = rows[(int) ((place + done) / size)];
      int number = (int) ((place + done) % size);
      int length = Math.min(size - number, scores.length - done);
      if (back) {
        System.arraycopy(scores, done, row, number, length);
      } else {
        System.arraycopy(row, number, scores, done, length);
      }
      done += length;
    }
  }

  /** @throws IOException in a few words, if the list of blocks is damaged */
  static Blocks open(FileChannel file, long start, int bits, BlockPacker packer) throws IOException {
    long end = file.size() - END;
    if (end < start) {
      throw new IOException("it ends too early");
    }
    long positions = ByteBuffer.wrap(read(file, end, END)).getLong();
    if (positions < 0 || positions > (long) Integer.MAX_VALUE << bits) {
      throw damagedList();
    }
    int count = count(positions, bits);
    long list = end - (long) count * ENTRY;
    if (list < start || end - list > Integer.MAX_VALUE - END) {
      throw damagedList();
    }
    byte[] bytes = read(file, list, (int) (end - list) + END);
    ByteBuffer entries = ByteBuffer.wrap(bytes);
    long[] starts = new long[count + 1];
    int[] sums = new int[count];
    starts[0] = start;
    for (int block = 0; block < sums.length; block++) {
      starts[block + 1] = starts[block] + Math.max(0, entries.getInt());
      sums[block] = entries.getInt();
    }
    entries.getLong();
    if (starts[sums.length] != list || sum(bytes, entries.position()) != entries.getInt()) {
      throw damagedList();
    }
    return new Blocks(bits, positions, starts, sums, packer);
  }

  private static IOException damagedList() {
    return new IOException("the list of its blocks is damaged");
  }

  private static byte[] read(FileChannel file, long place, int length) throws IOException {
    byte[] bytes = new byte[length];
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      if (file.read(buffer, place + buffer.position()) < 0) {
        throw new IOException("it ends too early");
      }
    }
    return bytes;
  }

  int count() {
    return sums.length;
  }

  /** @throws IOException in a few words with its offset, if the block is damaged */
  byte[] read(FileChannel file, int block, CancelToken token) throws IOException {
    byte[] packed = read(file, starts[block], (int) (starts[block + 1] - starts[block]));
    try {
      byte[] scores = packer.unpack(packed, length(positions, block, bits), token);
      if (sum(scores, scores.length) == sums[block]) {
        return scores;
      }
      throw new IOException("its scores do not agree with their checksum");
    } catch (IOException damage) {
      throw new IOException("block " + (block + 1) + " of " + sums.length + ", at byte " + starts[block] + ": "
          + damage.getMessage(), damage);
    }
  }

  /** @throws IOException in a few words, if a block is damaged or the rows have another size */
  void read(FileChannel file, byte[][] rows, ParallelLoop workers) throws IOException {
    if (positions(rows) != positions) {
      throw new IOException("it has " + positions + " positions");
    }
    each(file, workers, (block, scores) -> copy(rows, (long) block << bits, scores, true));
  }

  void check(FileChannel file, ParallelLoop workers) throws IOException {
    each(file, workers, (_, _) -> {});
  }

  /** A failure cancels the child token only. */
  private static ParallelLoop own(ParallelLoop workers) {
    return new ParallelLoop(workers.threads(), workers.name(), workers.token().child());
  }

  private interface Taker {
    void take(int block, byte[] scores);
  }

  private void each(FileChannel file, ParallelLoop workers, Taker taker) throws IOException {
    try {
      ParallelLoop own = own(workers);
      own.run(sums.length, () -> block -> {
        try {
          taker.take(block, read(file, block, own.token()));
        } catch (IOException damage) {
          throw new UncheckedIOException(damage);
        }
      });
    } catch (UncheckedIOException damage) {
      throw damage.getCause();
    }
  }
}
