package zugwerk.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zugwerk.file.JsonText;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.RegularFile;

/**
 * A file of answers, one a line as JSON, below a line with the program that wrote it. A restarted coordinator
 * continues with it: it runs the same tasks again and finds them answered. Each line has a checksum over the program,
 * the task and the answer. An incomplete last line and lines that do not agree with their checksums are ignored, so
 * that their work is done again. Not for several threads at a time; a second program cannot open the same file.
 */
public final class Journal implements Memory, AutoCloseable {

  private static final int BLOCK = 1 << 16;

  /** To be raised when the form of a line changes. */
  private static final int FORM = 2;

  private static final Pattern LINE =
      Pattern.compile("\\{\"task\":\"([0-9a-f]{32})\",\"check\":\"([0-9a-f]{32})\",\"answer\":(.*)}", Pattern.DOTALL);

  /** Failed tasks are repeated. */
  private static final TaskResult.Kind NOT_KEPT = TaskResult.Kind.FAILED;

  /** Half of a digest, enough to distinguish tasks. */
  private record Digest(long high, long low) {

    static Digest of(String task) {
      ByteBuffer bytes = ByteBuffer.wrap(sha256(task));
      return new Digest(bytes.getLong(), bytes.getLong());
    }

    static Digest parse(String text) {
      return new Digest(Long.parseUnsignedLong(text.substring(0, 16), 16),
          Long.parseUnsignedLong(text.substring(16, 32), 16));
    }

    private static byte[] sha256(String text) {
      try {
        return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      } catch (NoSuchAlgorithmException fault) {
        throw new IllegalStateException("every Java has SHA-256", fault);
      }
    }

    @Override
    public String toString() {
      return String.format("%016x%016x", high, low);
    }
  }

  private record Span(long start, int length) {}

  private final Path file;
  private final String program;
  private final FileChannel channel;
  private final Map<Digest, Span> places = new HashMap<>();
  private long end;
  private int altered;

  private Journal(Path file, String program, FileChannel channel) {
    this.file = file;
    this.program = program;
    this.channel = channel;
  }

  /**
   * Opens a journal, or creates one.
   *
   * @param program the program with its version; a journal of another one is refused
   * @throws InputException in one sentence, if the file is not a journal of this program, or is in use
   * @throws CannotWriteException in one sentence, if it cannot be written
   */
  public static Journal open(Path file, String program) {
    @Nullable FileChannel channel = null;
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        throw new InputException("is not a file");
      }
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      lock(channel);
      Journal journal = new Journal(file, program, channel);
      journal.read();
      return journal;
    } catch (IOException fault) {
      close(channel);
      throw new CannotWriteException(file + ": cannot be written (" + Reason.of(fault) + ")", fault);
    } catch (InputException fault) {
      close(channel);
      throw new InputException("{0}: {1}", file, fault);
    }
  }

  private static void lock(FileChannel channel) throws IOException {
    try {
      @Nullable FileLock lock = channel.tryLock();
      if (lock != null) {
        return;
      }
    } catch (OverlappingFileLockException _) {
      // This program has it.
    }
    throw new InputException("another coordinator uses this journal");
  }

  private static void close(@Nullable FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException _) {
      // The first fault is reported.
    }
  }

  private void read() throws IOException {
    String head = JsonText.write(JsonText.object("journal", Task.VERSION, "form", FORM, "program", program)) + "\n";
    LineScan lines = new LineScan(channel);
    Optional<String> first = lines.next();
    if (first.isEmpty()) {
      if (channel.size() > 0 && !head.startsWith(new String(RegularFile.read(file), StandardCharsets.UTF_8))) {
        throw new InputException("is not a journal");
      }
      channel.truncate(0);
      write(head);
      return;
    }
    if (!head.equals(first.get() + "\n")) {
      throw first.get().startsWith("{\"journal\":")
          ? new InputException("is the journal of another version of the program")
          : new InputException("is not a journal");
    }
    end = lines.position();
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      Matcher parts = LINE.matcher(line.get());
      if (!parts.matches()) {
        throw new InputException("is damaged: line {0} is no answer", lines.number());
      }
      if (isIntact(parts)) {
        places.put(Digest.parse(parts.group(1)), new Span(end, (int) (lines.position() - end)));
      } else {
        altered++;
      }
      end = lines.position();
    }
    channel.truncate(end);
  }

  private boolean isIntact(Matcher line) {
    return check(line.group(1), line.group(3)).equals(line.group(2));
  }

  private String check(String task, String answer) {
    return Digest.of(program + "\n" + task + "\n" + answer).toString();
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
    long start = end;
    boolean whole = false;
    try {
      while (bytes.hasRemaining()) {
        start += channel.write(bytes, start);
      }
      end = start;
      whole = true;
    } finally {
      if (!whole) {
        drop();
      }
    }
  }

  /** A later, shorter line would leave the end of an incomplete one. */
  private void drop() {
    try {
      channel.truncate(end);
    } catch (IOException _) {
      // The first fault is reported; an incomplete last line is ignored.
    }
  }

  public int size() {
    return places.size();
  }

  /** How many answers were ignored when the journal was opened, because they do not agree with their checksums. */
  public int altered() {
    return altered;
  }

  @Override
  public Optional<TaskResult> answer(String task) {
    Digest digest = Digest.of(task);
    Span place = places.get(digest);
    if (place == null) {
      return Optional.empty();
    }
    ByteBuffer bytes = ByteBuffer.allocate(place.length);
    try {
      while (bytes.hasRemaining() && channel.read(bytes, place.start + bytes.position()) >= 0) {
        // Until all of it is read.
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(file + ": cannot be read (" + Reason.of(fault) + ")", fault);
    }
    Matcher line = LINE.matcher(new String(bytes.array(), StandardCharsets.UTF_8).stripTrailing());
    if (!line.matches() || !line.group(1).equals(digest.toString()) || !isIntact(line)) {
      // It was altered since the journal was opened.
      places.remove(digest);
      return Optional.empty();
    }
    return Optional.of(TaskResult.read(Fields.read(line.group(3))));
  }

  @Override
  public void keep(String task, TaskResult answer) {
    Digest digest = Digest.of(task);
    if (answer.kind() == NOT_KEPT || places.containsKey(digest)) {
      return;
    }
    long start = end;
    try {
      String text = JsonText.write(answer.fields());
      write("{\"task\":\"" + digest + "\",\"check\":\"" + check(digest.toString(), text) + "\",\"answer\":" + text
          + "}\n");
    } catch (IOException fault) {
      throw new CannotWriteException(file + ": cannot be written (" + Reason.of(fault) + ")", fault);
    }
    places.put(digest, new Span(start, (int) (end - start)));
  }

  @Override
  public void close() {
    try {
      channel.force(false);
    } catch (IOException _) {
      // The system writes it when it can.
    }
    close(channel);
  }

  private static final class LineScan {

    private final FileChannel channel;
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK).limit(0);
    private long position;
    private int number;

    LineScan(FileChannel channel) {
      this.channel = channel;
    }

    Optional<String> next() throws IOException {
      var line = new java.io.ByteArrayOutputStream();
      while (block.hasRemaining() || channel.read(block.clear()) > 0 && block.flip() != null) {
        byte one = block.get();
        if (one == '\n') {
          position += line.size() + 1;
          number++;
          return Optional.of(line.toString(StandardCharsets.UTF_8));
        }
        line.write(one);
      }
      return Optional.empty();
    }

    long position() {
      return position;
    }

    int number() {
      return number;
    }
  }
}
