package zugwerk.studio.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zugwerk.problem.DraftFile;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.problem.ProblemFileException;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;
import zugwerk.work.UserFolder;

/**
 * A folder of drafts that are being worked on, each with a file that its window holds locked. The system undoes the
 * lock with the process that holds it, however that ends; so a draft without a locked file was left by a crash.
 *
 * <p>The last few states of a draft are kept, each in a numbered file of its own. Where the disk has damaged the
 * latest, the one before it is there.
 */
public final class Drafts {

  private static final String LOCK = ".lock";

  /** How many states of a draft are kept. */
  static final int GENERATIONS = 3;

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
   * @param saved whether the file holds just that
   * @param kept when it was kept last
   */
  public record Orphan(Problem problem, Optional<Path> file, boolean saved, Instant kept, Place place) {

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
    private final Path lock;
    private final FileChannel channel;
    private long generation;

    private Place(Path lock, FileChannel channel) {
      HELD.add(lock);
      this.lock = lock;
      this.channel = channel;
    }

    /**
     * Keeps a draft. Of those before it the last few stay.
     *
     * @throws UncheckedIOException in one sentence, if it cannot be written
     */
    public synchronized void keep(Problem problem, Optional<Path> file) {
      if (channel.isOpen()) {
        generation++;
        new DraftFile(problem, file).write(lock.resolveSibling(id(lock) + "." + generation + DraftFile.ENDING));
        generations(lock).stream().skip(GENERATIONS).forEach(Place::delete);
      }
    }

    /** Deletes the draft: there is nothing in it that would be lost. */
    public synchronized void clear() {
      // The oldest first, so that a crash in between cannot bring back a state that was given up before the latest.
      generations(lock).reversed().forEach(Place::delete);
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
        throw new UncheckedIOException("cannot delete " + file + ": " + Reason.of(fault), fault);
      }
    }
  }

  /** What the files of one draft have in common: their names up to the first dot. */
  private static String id(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.indexOf('.'));
  }

  /** The states of a draft that there are, the latest first. */
  private static List<Path> generations(Path lock) {
    Path folder = lock.resolveSibling("");
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      return files.filter(file -> isDraft(file) && id(file).equals(id(lock)))
          .sorted(Comparator.comparingLong(Drafts::generation).reversed()).toList();
    } catch (IOException | UncheckedIOException _) {
      // A folder that cannot be listed has nothing that could be read or deleted.
      return List.of();
    }
  }

  private static boolean isDraft(Path file) {
    return file.getFileName().toString().endsWith(DraftFile.ENDING);
  }

  /** The number of a state; 0 for a draft of version 0.1, which kept one state without a number. */
  private static long generation(Path draft) {
    String[] parts = draft.getFileName().toString().split("\\.");
    return parts.length == 3 && parts[1].matches("\\d{1,18}") ? Long.parseLong(parts[1]) : 0;
  }

  /**
   * A new place, held by this process.
   *
   * @throws UncheckedIOException in one sentence, if there can be none
   */
  public Place open() {
    try {
      UserFolder.make(folder);
      while (true) {
        String name = UUID.randomUUID().toString();
        Path lock = folder.resolve(name + LOCK);
        FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        channel.lock();
        if (Files.exists(lock)) {
          return new Place(lock, channel);
        }
        // Another program took the file, not yet locked, for one that a crash left.
        channel.close();
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(
          "drafts cannot be kept for recovery in " + folder + ": " + Reason.of(fault), fault);
    }
  }

  /**
   * The drafts that crashes left, the latest first, held by this process now. Each is read by itself; one that cannot
   * be read is set aside under another name, so that it is neither lost nor in the way.
   *
   * @param faults told in one sentence of each file that could not be read
   */
  public List<Orphan> orphans(Consumer<String> faults) {
    List<Orphan> orphans = new ArrayList<>();
    Set<String> ids = new TreeSet<>();
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      files.filter(file -> isDraft(file) || file.toString().endsWith(LOCK)).forEach(file -> ids.add(id(file)));
    } catch (IOException | UncheckedIOException fault) {
      faults.accept("drafts cannot be looked for in " + folder + ": " + Reason.of(fault));
      return orphans;
    }
    for (String id : ids) {
      try {
        orphan(folder.resolve(id + LOCK), faults).ifPresent(orphans::add);
      } catch (IOException | UncheckedIOException fault) {
        faults.accept("the draft " + folder.resolve(id) + " cannot be looked at: " + Reason.of(fault));
      }
    }
    orphans.sort(Comparator.comparing(Orphan::kept).reversed());
    return orphans;
  }

  private static Optional<Orphan> orphan(Path lock, Consumer<String> faults) throws IOException {
    if (HELD.contains(lock)) {
      return Optional.empty();
    }
    FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    Place place = new Place(lock, channel);
    try {
      if (channel.tryLock() == null) {
        place.release();
        return Optional.empty();
      }
      for (Path draft : generations(lock)) {
        Optional<Orphan> found = read(draft, place, faults);
        if (found.isPresent()) {
          return found;
        }
      }
      if (generations(lock).isEmpty()) {
        place.close();
      } else {
        place.release();
      }
    } catch (OverlappingFileLockException _) {
      // Held by another window just now.
      place.release();
    }
    return Optional.empty();
  }

  private static boolean isSaved(DraftFile draft) {
    try {
      return draft.file().isPresent() && ProblemFile.read(draft.file().get()).equals(draft.problem());
    } catch (UncheckedIOException | IllegalArgumentException _) {
      // A file that is gone or damaged holds nothing.
      return false;
    }
  }

  private static Optional<Orphan> read(Path draft, Place place, Consumer<String> faults) {
    String broken = "the draft " + draft + " cannot be read (";
    try {
      Instant kept = Files.getLastModifiedTime(draft).toInstant();
      DraftFile file = DraftFile.read(draft);
      return Optional.of(new Orphan(file.problem(), file.file(), isSaved(file), kept, place));
    } catch (ProblemFileException damage) {
      try {
        faults.accept(broken + Reason.of(damage) + "); it was set aside as " + SafeFile.setAside(draft).getFileName());
      } catch (IOException fault) {
        faults.accept(broken + Reason.of(damage) + ") nor set aside: " + Reason.of(fault));
      }
    } catch (IOException fault) {
      faults.accept(broken + Reason.of(fault) + "); it stays where it is");
    }
    return Optional.empty();
  }
}
