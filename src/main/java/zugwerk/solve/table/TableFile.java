package zugwerk.solve.table;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import zugwerk.work.CancelToken;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;
import zugwerk.work.StoppableInput;
import zugwerk.work.StoppableOutput;
import zugwerk.work.UserFolder;

/**
 * A table in a folder: a header with all that its scores depend on, then the scores, compressed.
 *
 * <p>The file name contains a hash of the header, so that tables for other rules or lists have other files.
 */
final class TableFile {

  /** Changes whenever the meaning of the bytes does. */
  static final String FORMAT = "zugwerk endgame table 1";

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
   * @param rules all that the scores depend on beside the pieces and their state, on a line
   * @param material such as {@code KRvK}
   * @param state the rest of the key, on a line
   */
  private TableFile(Path folder, String rules, String material, String state) {
    text = String.join("\n", FORMAT, rules, material, state).getBytes(StandardCharsets.UTF_8);
    this.folder = folder;
    path = folder.resolve(name(material, text));
  }

  /** The name of the file of some material, with a header. */
  static String name(String material, byte[] header) {
    return material + "-" + hash(header) + TableFolder.ENDING;
  }

  /**
   * Reads the header of any table.
   *
   * @throws IOException if it is too long or not there
   */
  static String header(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LONGEST_TEXT) {
      throw new IOException("it does not begin as a table does");
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }

  /**
   * The material of any table.
   *
   * @param header what stands in front of it
   * @throws IOException if that is not the header of a table of this version
   */
  static String material(String header) throws IOException {
    String[] lines = header.split("\n", -1);
    if (!lines[0].equals(FORMAT) || lines.length != 4) {
      throw new IOException("it is not a table of this version");
    }
    return lines[2];
  }

  /**
   * What the header of a file says about the state that its positions have in common.
   *
   * @param rules what it must say about the game
   * @return empty if it is no table of this game
   */
  static Optional<String> state(Path file, String rules) {
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      String header = header(in);
      material(header);
      String[] lines = header.split("\n", -1);
      return lines[1].equals(rules) ? Optional.of(lines[3]) : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /**
   * Reads the scores of any table, behind its header.
   *
   * @return whether they agree with their checksum
   * @throws IOException if they cannot be unpacked
   */
  static boolean agrees(DataInputStream in, CancelToken token) throws IOException {
    long kept = in.readLong();
    CRC32C sum = new CRC32C();
    byte[] buffer = new byte[BUFFER];
    try (InflaterInputStream scores = new InflaterInputStream(in)) {
      for (int read = scores.read(buffer); read >= 0; read = scores.read(buffer)) {
        token.check();
        sum.update(buffer, 0, read);
      }
    }
    return sum.getValue() == kept;
  }

  private static String hash(byte[] text) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Its absolute path without links, so that two ways to name the folder give the same one. */
  Path path() {
    try {
      return folder.toRealPath().resolve(path.getFileName());
    } catch (IOException _) {
      // The folder is still to be made.
      return path.toAbsolutePath().normalize();
    }
  }

  /** Whether there is a file; it need not be sound. */
  boolean exists() {
    return Files.isRegularFile(path);
  }

  /**
   * Fills the rows of a table from the file; false, and the rows in any state, if the file is missing, damaged or
   * stale.
   *
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  boolean read(byte[][] rows, CancelToken token) {
    if (!exists()) {
      return false;
    }
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path), BUFFER))) {
      int length = in.readInt();
      if (length < 0 || length > LONGEST_TEXT || !Arrays.equals(in.readNBytes(length), text)) {
        return false;
      }
      long sum = in.readLong();
      try (InputStream scores = new StoppableInput(new InflaterInputStream(in), token)) {
        for (byte[] row : rows) {
          if (scores.readNBytes(row, 0, row.length) < row.length) {
            return false;
          }
        }
        return scores.read() < 0 && sum(rows, token) == sum;
      }
    } catch (IOException damaged) {
      return false;
    }
  }

  /** What stands in the header: all that the scores depend on. */
  byte[] text() {
    return text.clone();
  }

  /**
   * Writes a table, all or nothing, and puts it on the disk.
   *
   * @throws java.io.UncheckedIOException in one sentence, if the folder or disk does not allow it
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  void write(byte[][] rows, CancelToken token) {
    try {
      UserFolder.make(folder);
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot make the folder " + folder + ": " + Reason.of(fault), fault);
    }
    SafeFile.write(path(), token, file -> write(rows, file, token));
  }

  /**
   * Writes a table as {@link #write} does, if folder and disk allow it.
   *
   * @param warnings told in one sentence if they do not
   * @return whether it was written
   */
  boolean keep(byte[][] rows, CancelToken token, Consumer<String> warnings) {
    try {
      write(rows, token);
      return true;
    } catch (UncheckedIOException fault) {
      warnings.accept("an endgame table cannot be kept and will have to be built again: " + Reason.of(fault));
      return false;
    }
  }

  private void write(byte[][] rows, OutputStream file, CancelToken token) throws IOException {
    DataOutputStream out = new DataOutputStream(file);
    out.writeInt(text.length);
    out.write(text);
    out.writeLong(sum(rows, token));
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try {
      DeflaterOutputStream packed = new DeflaterOutputStream(out, deflater, BUFFER);
      OutputStream scores = new StoppableOutput(packed, token);
      for (byte[] row : rows) {
        scores.write(row);
      }
      packed.finish();
    } finally {
      deflater.end();
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
