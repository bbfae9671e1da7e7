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
import org.jspecify.annotations.Nullable;
import zugwerk.problem.JsonText;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Reason;

/**
 * A file of answers, one a line as JSON, below a line with the program that wrote it. A restarted coordinator
 * continues with it: it runs the same tasks again and finds them answered. An incomplete last line is
 * ignored. Not for several threads at a time; a second program cannot open the same file.
 */
public final class Journal implements Memory, AutoCloseable {

  private static final int BLOCK = 1 << 16;

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
  private final FileChannel channel;
  private final Map<Digest, Span> places = new HashMap<>();
  private long end;

  private Journal(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Opens a journal, or creates one.
   *
   * @param program the program with its version; a journal of another one is refused
   * @throws IllegalArgumentException in one sentence, if the file is not a journal of this program, or is in use
   * @throws CannotWriteException in one sentence, if it cannot be written
   */
  public static Journal open(Path file, String program) {
    @Nullable FileChannel channel = null;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      lock(channel);
      Journal journal = new Journal(file, channel);
      journal.read(program);
      return journal;
    } catch (IOException fault) {
      close(channel);
      throw new CannotWriteException(file + ": cannot be written (" + Reason.of(fault) + ")", fault);
    } catch (IllegalArgumentException fault) {
      close(channel);
      throw new IllegalArgumentException(file + ": " + fault.getMessage(), fault);
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
    throw new IllegalArgumentException("another coordinator uses this journal");
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

  private void read(String program) throws IOException {
    String head = JsonText.write(JsonText.object("journal", Task.VERSION, "program", program)) + "\n";
    LineScan lines = new LineScan(channel);
    Optional<String> first = lines.next();
    if (first.isEmpty()) {
      if (channel.size() > 0 && !head.startsWith(Files.readString(file))) {
        throw new IllegalArgumentException("is not a journal");
      }
      channel.truncate(0);
      write(head);
      return;
    }
    if (!head.equals(first.get() + "\n")) {
      throw new IllegalArgumentException(first.get().startsWith("{\"journal\":")
          ? "is the journal of another version of the program" : "is not a journal");
    }
    end = lines.position();
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      try {
        places.put(Digest.parse(Fields.read(line.get()).text("task")), new Span(end, (int) (lines.position() - end)));
      } catch (IllegalArgumentException | StringIndexOutOfBoundsException fault) {
        throw new IllegalArgumentException("is damaged: line " + lines.number() + " is no answer", fault);
      }
      end = lines.position();
    }
    channel.truncate(end);
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
    long start = end;
    while (bytes.hasRemaining()) {
      start += channel.write(bytes, start);
    }
    end = start;
  }

  public int size() {
    return places.size();
  }

  @Override
  public Optional<TaskResult> answer(String task) {
    Span place = places.get(Digest.of(task));
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
    return Optional
        .of(TaskResult.read(Fields.read(new String(bytes.array(), StandardCharsets.UTF_8)).object("answer")));
  }

  @Override
  public void keep(String task, TaskResult answer) {
    Digest digest = Digest.of(task);
    if (answer.kind() == NOT_KEPT || places.containsKey(digest)) {
      return;
    }
    long start = end;
    try {
      write(JsonText.write(JsonText.object("task", digest.toString(), "answer", answer.fields())) + "\n");
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
