package zugwerk.studio.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.problem.SafeFile;

/**
 * A folder of drafts that are being worked on, each with a file that its window holds locked. The system undoes the
 * lock with the process that holds it, however that ends; so a draft without a locked file was left by a crash.
 */
public final class Drafts {

  private static final String DRAFT = ".draft";
  private static final String LOCK = ".lock";

  /**
   * What this process holds: the system gives up a lock when the process closes any channel to the file, so that files
   * of its own must not even be looked at.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path folder;

  public Drafts(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
  }

  /**
   * A draft left by a crash. Nobody else can have it until it is discarded or released.
   *
   * @param problem what was on the board
   * @param file the file that it belongs to, if it has one
   * @param kept when it was kept last
   */
  public record Orphan(Problem problem, Optional<Path> file, Instant kept, Place place) {

    /** Deletes the draft: it was restored or refused. */
    public void discard() {
      place.close();
    }

    /** Leaves the draft for later. */
    public void release() {
      place.release();
    }
  }

  /** Where one window keeps its draft. */
  public static final class Place implements AutoCloseable {
    private final Path draft;
    private final Path lock;
    private final FileChannel channel;

    private Place(Path draft, Path lock, FileChannel channel) {
      HELD.add(lock);
      this.draft = draft;
      this.lock = lock;
      this.channel = channel;
    }

    /**
     * Keeps a draft instead of the one before.
     *
     * @throws UncheckedIOException in one sentence, if it cannot be written
     */
    public synchronized void keep(Problem problem, Optional<Path> file) {
      if (channel.isOpen()) {
        String first = file.map(path -> path.toAbsolutePath().toUri().toString()).orElse("");
        SafeFile.write(draft, (first + "\n" + ProblemFile.format(problem)).getBytes(StandardCharsets.UTF_8));
      }
    }

    /** Deletes the draft: there is nothing in it that would be lost. */
    public synchronized void clear() {
      delete(draft);
    }

    private synchronized void release() {
      try {
        channel.close();
      } catch (IOException _) {
        // The lock ends with the process at the latest.
      }
      HELD.remove(lock);
    }

    /** Deletes the draft and gives up the place. */
    @Override
    public synchronized void close() {
      clear();
      delete(lock);
      release();
    }

    private static void delete(Path file) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException fault) {
        throw new UncheckedIOException("cannot delete " + file + ": " + fault.getMessage(), fault);
      }
    }
  }

  /**
   * A new place, held by this process.
   *
   * @throws UncheckedIOException in one sentence, if there can be none
   */
  public Place open() {
    try {
      Files.createDirectories(folder);
      while (true) {
        String name = UUID.randomUUID().toString();
        Path lock = folder.resolve(name + LOCK);
        FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        channel.lock();
        if (Files.exists(lock)) {
          return new Place(folder.resolve(name + DRAFT), lock, channel);
        }
        // Another program took the file, not yet locked, for one that a crash left.
        channel.close();
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(
          "drafts cannot be kept for recovery in " + folder + ": " + fault.getMessage(), fault);
    }
  }

  /** The drafts that crashes left, the latest first, held by this process now. Files that cannot be read stay there. */
  public List<Orphan> orphans() {
    List<Orphan> orphans = new ArrayList<>();
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      for (Path lock : files.filter(file -> file.toString().endsWith(LOCK)).toList()) {
        orphan(lock).ifPresent(orphans::add);
      }
    } catch (IOException _) {
      // A folder that cannot be listed offers nothing to recover.
      return orphans;
    }
    orphans.sort(Comparator.comparing(Orphan::kept).reversed());
    return orphans;
  }

  private static Optional<Orphan> orphan(Path lock) throws IOException {
    if (HELD.contains(lock)) {
      return Optional.empty();
    }
    Path draft = lock.resolveSibling(lock.getFileName().toString().replace(LOCK, DRAFT));
    FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
    Place place = new Place(draft, lock, channel);
    try {
      if (channel.tryLock() == null) {
        place.release();
        return Optional.empty();
      }
      if (Files.exists(draft)) {
        return Optional.of(read(draft, place));
      }
      place.close();
    } catch (OverlappingFileLockException | IllegalArgumentException _) {
      // Held by another window just now, or no draft of this program's; it stays where it is.
      place.release();
    }
    return Optional.empty();
  }

  private static Orphan read(Path draft, Place place) throws IOException {
    String text = Files.readString(draft);
    int line = text.indexOf('\n');
    Optional<Path> file = line <= 0 ? Optional.empty() : Optional.of(Path.of(URI.create(text.substring(0, line))));
    return new Orphan(ProblemFile.parseDraft(text.substring(line + 1)), file,
        Files.getLastModifiedTime(draft).toInstant(), place);
  }
}
