package zugwerk.solve.table;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.zip.CRC32C;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;
import zugwerk.work.CancelToken;
import zugwerk.work.ParallelLoop;
import zugwerk.work.Reason;
import zugwerk.work.RegularFile;
import zugwerk.work.SafeFile;
import zugwerk.work.StoppableInput;
import zugwerk.work.UserFolder;

/**
 * A table in a folder: a header with all that its scores depend on, then the scores in {@link Blocks}. The file name
 * contains a hash of the header, so that tables for other rules have other files. Files of older versions, with all
 * scores in one stream, are read too.
 */
final class TableFile {

  /** Changes whenever the meaning of the bytes does. */
  static final String FORMAT = "zugwerk endgame table 1";

  /** The first four bytes of a file with blocks; {@link BlockPacker#line} follows, then {@link Blocks#bits}. */
  private static final int WITH_SIZES = 0x5A575453;

  /** The same in an older file with small blocks; {@link BlockPacker#line} follows, from 1. */
  private static final int WITH_LINES = 0x5A57544C;

  /** The same with small blocks in their own order. A still older file begins with a length. */
  private static final int WITH_BLOCKS = 0x5A575442;

  private static final int LONGEST_LINE = 1 << 10;

  private static final String NO_TABLE = "it does not begin as a table does";
  private static final int BUFFER = 1 << 16;
  private static final int LONGEST_TEXT = 1 << 20;

  private final Path folder;
  private final Path path;
  private final byte[] text;

  TableFile(Path folder, Powers powers, Key key) {
    this(folder, powers.text(key.material()), key.material().text(powers.schema()), key.fixed().toString());
  }

  TableFile(Path folder, SlotGame game, SlotKey key) {
    this(folder, game.text(), key.material().text(game.schema()), key.text());
  }

  /**
   * @param rules all that the scores depend on except the pieces and their state, on a line
   * @param state the rest of the key, on a line
   */
  private TableFile(Path folder, String rules, String material, String state) {
    text = String.join("\n", FORMAT, rules, material, state).getBytes(StandardCharsets.UTF_8);
    this.folder = folder;
    path = folder.resolve(name(material, text));
  }

  static String name(String material, byte[] header) {
    return material + "-" + hash(header) + TableFolder.ENDING;
  }

  /** @param blocks empty if the scores are in one stream */
  record Head(String text, Optional<BlockPacker> blocks, int bits, int length) {

    Blocks open(FileChannel file) throws IOException {
      return Blocks.open(file, length, bits, blocks.orElseThrow());
    }
  }

  /** @throws IOException in a few words, if the file is not a table */
  static Head head(DataInputStream in) throws IOException {
    int first = in.readInt();
    boolean sizes = first == WITH_SIZES;
    boolean lines = sizes || first == WITH_LINES;
    if (!lines && first != WITH_BLOCKS) {
      return new Head(text(in, first), Optional.empty(), 0, first + Integer.BYTES);
    }
    int line = lines ? in.readInt() : 1;
    int bits = sizes ? in.readInt() : Blocks.SMALL;
    if (line < (sizes ? BlockPacker.LEFT_OUT : 1) || line > LONGEST_LINE || bits < Blocks.SMALL
        || bits > Blocks.LARGE) {
      throw new IOException(NO_TABLE);
    }
    int length = in.readInt();
    return new Head(text(in, length), Optional.of(new BlockPacker(line)), bits,
        length + (sizes ? 4 : lines ? 3 : 2) * Integer.BYTES);
  }

  static String header(DataInputStream in) throws IOException {
    return text(in, in.readInt());
  }

  private static String text(DataInputStream in, int length) throws IOException {
    if (length < 0 || length > LONGEST_TEXT) {
      throw new IOException(NO_TABLE);
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }

  /** @throws IOException if it is not the header of a table of this version */
  static String material(String header) throws IOException {
    String[] lines = header.split("\n", -1);
    if (!lines[0].equals(FORMAT) || lines.length != 4) {
      throw new IOException("it is not a table of this version");
    }
    return lines[2];
  }

  /** Empty if the file is not a table of the game with these rules. */
  static Optional<String> state(Path file, String rules) {
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(RegularFile.open(file), BUFFER))) {
      String header = head(in).text();
      material(header);
      String[] lines = header.split("\n", -1);
      return lines[1].equals(rules) ? Optional.of(lines[3]) : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** @throws IOException in a few words, if the scores are damaged */
  static void check(Path file, Head head, DataInputStream in, CancelToken token) throws IOException {
    if (head.blocks().isPresent()) {
      try (FileChannel channel = FileChannel.open(file)) {
        head.open(channel).check(channel, new ParallelLoop(1, "table", token));
      }
      return;
    }
    long kept = in.readLong();
    CRC32C sum = new CRC32C();
    byte[] buffer = new byte[BUFFER];
    try (InflaterInputStream scores = new InflaterInputStream(in)) {
      for (int read = scores.read(buffer); read >= 0; read = scores.read(buffer)) {
        token.check();
        sum.update(buffer, 0, read);
      }
    }
    if (sum.getValue() != kept) {
      throw new IOException("its scores do not agree with their checksum");
    }
  }

  private static String hash(byte[] text) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Without links, so that two names of a folder give the same path. */
  Path path() {
    try {
      return folder.toRealPath().resolve(path.getFileName());
    } catch (IOException _) {
      // The folder is still to be made.
      return path.toAbsolutePath().normalize();
    }
  }

  boolean exists() {
    return Files.isRegularFile(path);
  }

  long length() {
    return path.toFile().length();
  }

  /** False, with undefined rows, if the file is missing, damaged or outdated. */
  boolean read(byte[][] rows, ParallelLoop workers) {
    return filled(rows, workers).isPresent();
  }

  /**
   * As {@link #read}, and rewrites an old file without blocks.
   *
   * @param packing called before that
   * @param warnings receives a sentence if it cannot be written
   */
  boolean load(byte[][] rows, ParallelLoop workers, Runnable packing, Consumer<String> warnings) {
    Optional<Head> head = filled(rows, workers);
    if (head.isPresent() && head.get().blocks().isEmpty()) {
      packing.run();
      keep(rows, workers, _ -> {}, warnings);
    }
    return head.isPresent();
  }

  private Optional<Head> filled(byte[][] rows, ParallelLoop workers) {
    return opened((head, in) -> {
      if (head.blocks().isEmpty()) {
        return readStream(rows, in, workers.token()) ? head : null;
      }
      try (FileChannel channel = FileChannel.open(path)) {
        head.open(channel).read(channel, rows, workers);
      }
      return head;
    });
  }

  /** Empty if the file is missing, damaged, outdated, or without blocks. */
  Optional<PackedScores> packed(int rows, int rowLength, long mostBytes) {
    return opened((head, _) -> {
      if (head.blocks().isEmpty()) {
        return null;
      }
      try (FileChannel channel = FileChannel.open(path)) {
        Blocks blocks = head.open(channel);
        return blocks.positions() == (long) rows * rowLength
            ? new PackedScores(path(), blocks, rowLength, mostBytes) : null;
      }
    });
  }

  private interface Reading<R extends @Nullable Object> {
    R read(Head head, DataInputStream in) throws IOException;
  }

  private <R> Optional<R> opened(Reading<@Nullable R> reading) {
    if (!exists()) {
      return Optional.empty();
    }
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path), BUFFER))) {
      Head head = head(in);
      return Arrays.equals(head.text().getBytes(StandardCharsets.UTF_8), text)
          ? Optional.ofNullable(reading.read(head, in)) : Optional.empty();
    } catch (IOException damaged) {
      return Optional.empty();
    }
  }

  private static boolean readStream(byte[][] rows, DataInputStream in, CancelToken token) throws IOException {
    long sum = in.readLong();
    try (InputStream scores = new StoppableInput(new InflaterInputStream(in), token)) {
      for (byte[] row : rows) {
        if (scores.readNBytes(row, 0, row.length) < row.length) {
          return false;
        }
      }
      return scores.read() < 0 && sum(rows, token) == sum;
    }
  }

  byte[] text() {
    return text.clone();
  }

  /** @throws java.io.UncheckedIOException in one sentence, if it cannot be written */
  void write(byte[][] rows, ParallelLoop workers) {
    write(rows, Blocks.bits(Blocks.positions(rows)), workers, _ -> {});
  }

  /** @param packed receives the written share, from 0 to 1, in the threads that pack */
  void write(byte[][] rows, int bits, ParallelLoop workers, DoubleConsumer packed) {
    try {
      UserFolder.make(folder);
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot make the folder " + folder + ": " + Reason.of(fault), fault);
    }
    BlockPacker packer = Blocks.packer(rows, workers);
    SafeFile.write(path(), workers.token(), file -> {
      DataOutputStream out = new DataOutputStream(file);
      out.writeInt(WITH_SIZES);
      out.writeInt(packer.line());
      out.writeInt(bits);
      out.writeInt(text.length);
      out.write(text);
      Blocks.write(rows, bits, packer, out, workers, packed);
    });
  }

  /** Returns whether it was written; if not, warns in one sentence. */
  boolean keep(byte[][] rows, ParallelLoop workers, DoubleConsumer packed, Consumer<String> warnings) {
    try {
      write(rows, Blocks.bits(Blocks.positions(rows)), workers, packed);
      return true;
    } catch (UncheckedIOException fault) {
      warnings.accept("an endgame table cannot be kept and will have to be built again: " + Reason.of(fault));
      return false;
    }
  }

  private static long sum(byte[][] rows, CancelToken token) {
    CRC32C sum = new CRC32C();
    for (byte[] row : rows) {
      for (int start = 0; start < row.length; start += BUFFER) {
        token.check();
        sum.update(row, start, Math.min(BUFFER, row.length - start));
      }
    }
    return sum.getValue();
  }
}
