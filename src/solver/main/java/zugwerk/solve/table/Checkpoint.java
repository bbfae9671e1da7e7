package zugwerk.solve.table;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import zugwerk.work.CancelToken;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;
import zugwerk.work.StoppableInput;
import zugwerk.work.StoppableOutput;

/**
 * A table in work, stored between passes so that an interrupted build can go on.
 *
 * <p>The file holds scores, further builder state, double steps and the next pass. It is written only as often as
 * costs little; tables that take a few seconds are never stored.
 */
final class Checkpoint {

  static final String ENDING = ".part";

  /** Changes whenever the meaning of the bytes does. */
  private static final String FORMAT = "zugwerk endgame table in work 1\n";

  private static final int BUFFER = 1 << 16;
  private static final int LONGS = BUFFER / Long.BYTES;

  /** Writing may take one part in this many of the time. */
  private static final int SHARE = 20;

  private final Path path;
  private final byte[] text;
  private final long interval;
  private long last = System.nanoTime();
  private long cost;
  private boolean off;

  /** @param interval the least time between two writings; with 0 each pass is stored */
  Checkpoint(TableFile table, int mostPlies, Duration interval) {
    path = table.path().resolveSibling(table.path().getFileName() + ENDING);
    byte[] header = table.text();
    byte[] own = (FORMAT + mostPlies + "\n").getBytes(StandardCharsets.UTF_8);
    text = Arrays.copyOf(own, own.length + header.length);
    System.arraycopy(header, 0, text, own.length, header.length);
    this.interval = interval.toNanos();
  }

  /** @param plies the distance to mate of the next pass */
  record State(int plies, int longest, DoubleSteps doubleSteps) {}

  /** In rows. */
  record Content(List<byte[][]> bytes, List<long[][]> longs) {

    private void write(DataOutput out) throws IOException {
      for (byte[][] rows : bytes) {
        for (byte[] row : rows) {
          out.write(row);
        }
      }
      byte[] block = new byte[BUFFER];
      for (long[][] rows : longs) {
        for (long[] row : rows) {
          for (int start = 0; start < row.length; start += LONGS) {
            int count = Math.min(LONGS, row.length - start);
            ByteBuffer.wrap(block).asLongBuffer().put(row, start, count);
            out.write(block, 0, count * Long.BYTES);
          }
        }
      }
    }

    private void read(DataInput in) throws IOException {
      for (byte[][] rows : bytes) {
        for (byte[] row : rows) {
          in.readFully(row);
        }
      }
      byte[] block = new byte[BUFFER];
      for (long[][] rows : longs) {
        for (long[] row : rows) {
          for (int start = 0; start < row.length; start += LONGS) {
            int count = Math.min(LONGS, row.length - start);
            in.readFully(block, 0, count * Long.BYTES);
            ByteBuffer.wrap(block).asLongBuffer().get(row, start, count);
          }
        }
      }
    }

    private void clear() {
      bytes.forEach(rows -> List.of(rows).forEach(row -> Arrays.fill(row, (byte) 0)));
      longs.forEach(rows -> List.of(rows).forEach(row -> Arrays.fill(row, 0)));
    }
  }

  boolean isDue() {
    return !off && (interval == 0 || System.nanoTime() - last >= Math.max(interval, SHARE * cost));
  }

  /** Writes a table in work; returns why it cannot be written, in which case it is not tried again. */
  Optional<String> write(State state, Content content, CancelToken token) {
    long begun = System.nanoTime();
    try {
      SafeFile.write(path, token, file -> write(file, state, content, token));
    } catch (UncheckedIOException fault) {
      off = true;
      return Optional.of(Reason.of(fault));
    }
    last = System.nanoTime();
    cost = last - begun;
    return Optional.empty();
  }

  private void write(OutputStream file, State state, Content content, CancelToken token)
      throws IOException {
    new DataOutputStream(file).writeInt(text.length);
    file.write(text);
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try {
      DeflaterOutputStream packed = new DeflaterOutputStream(file, deflater, BUFFER);
      CheckedOutputStream checked = new CheckedOutputStream(packed, new CRC32C());
      // The packer is slow with a few bytes at a time.
      DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(new StoppableOutput(checked, token), BUFFER));
      out.writeInt(state.plies);
      out.writeInt(state.longest);
      state.doubleSteps.write(out);
      content.write(out);
      out.flush();
      out.writeLong(checked.getChecksum().getValue());
      out.flush();
      packed.finish();
    } finally {
      deflater.end();
    }
  }

  /** Reads a table in work; empty, and all bytes 0, if there is none or it is damaged or of another table. */
  Optional<State> read(Content content, CancelToken token) {
    if (!Files.isRegularFile(path)) {
      return Optional.empty();
    }
    try (InputStream file = new BufferedInputStream(Files.newInputStream(path), BUFFER)) {
      if (new DataInputStream(file).readInt() == text.length && Arrays.equals(file.readNBytes(text.length), text)) {
        Optional<State> state = unpack(file, content, token);
        if (state.isPresent()) {
          return state;
        }
      }
    } catch (IOException _) {
      // Damaged: the table is built from the beginning.
    }
    content.clear();
    return Optional.empty();
  }

  private static Optional<State> unpack(InputStream file, Content content, CancelToken token)
      throws IOException {
    try (CheckedInputStream checked = new CheckedInputStream(new InflaterInputStream(file), new CRC32C())) {
      DataInputStream in = new DataInputStream(new StoppableInput(checked, token));
      int plies = in.readInt();
      int longest = in.readInt();
      State state = new State(plies, longest, DoubleSteps.read(in));
      content.read(in);
      long sum = checked.getChecksum().getValue();
      return in.readLong() == sum ? Optional.of(state) : Optional.empty();
    }
  }

  /** @throws IOException in a few words, if the file is not an intact checkpoint */
  static void check(Path file, CancelToken token) throws IOException {
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      String[] lines = TableFile.header(in).split("\n", 3);
      if (lines.length < 3 || !FORMAT.equals(lines[0] + "\n")) {
        throw new IOException("it is not one of this version");
      }
      byte[] table = lines[2].getBytes(StandardCharsets.UTF_8);
      if (!file.getFileName().toString().equals(TableFile.name(TableFile.material(lines[2]), table) + ENDING)) {
        throw new IOException("its name is that of another table");
      }
      if (!agrees(in, token)) {
        throw new IOException("it does not agree with its checksum");
      }
    }
  }

  /** Whether all that follows the header agrees with the checksum at its end. */
  private static boolean agrees(InputStream file, CancelToken token) throws IOException {
    CRC32C sum = new CRC32C();
    byte[] buffer = new byte[Long.BYTES + BUFFER];
    int held = 0;
    try (InputStream in = new StoppableInput(new InflaterInputStream(file), token)) {
      for (int read = in.read(buffer, 0, BUFFER); read >= 0; read = in.read(buffer, held, BUFFER)) {
        // What was read last may be the checksum itself.
        int all = held + read;
        held = Math.min(all, Long.BYTES);
        sum.update(buffer, 0, all - held);
        System.arraycopy(buffer, all - held, buffer, 0, held);
      }
    }
    return held == Long.BYTES && ByteBuffer.wrap(buffer).getLong() == sum.getValue();
  }

  void delete() {
    try {
      Files.deleteIfExists(path);
    } catch (IOException _) {
      // It only costs disk space; the table exists and is read first.
      return;
    }
  }
}
