package zugwerk.studio.home;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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
import zugwerk.file.DraftFile;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;
import zugwerk.work.SafeFile;
import zugwerk.work.UserFolder;

/**
 * A folder of drafts, each with a file that its window holds locked. The system releases the lock when the process
 * ends, however it ends; so a draft without a locked file was left by a crash, or for the next start if that file says
 * so. The last few states of a draft are kept in numbered files, in case the latest is damaged.
 */
public final class Drafts {

  private static final String LOCK = ".lock";
  private static final int LONGEST_STATE = 100;

  static final int GENERATIONS = 3;

  /**
   * Drafts of this process: the system releases a lock when the process closes any channel to the file, so its own
   * files must not be opened.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path folder;

  public Drafts(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
  }

  /**
   * A draft without a window, locked until it is discarded or released.
   *
   * @param saved the content of its file, if that is the same problem
   * @param tab the tab it had when the program was closed; empty after a crash
   */
  public record Orphan(Problem problem, Optional<Path> file, Optional<Problem> saved, Instant kept,
      Optional<TabState> tab,
      Place place) {

    public void discard() {
      place.close();
    }

    /** Leaves the draft for later. */
    public void release() {
      place.release();
    }
  }

  public static final class Place implements AutoCloseable {
    private final Path lock;
    private final FileChannel channel;
    private long generation;

    private Place(Path lock, FileChannel channel) {
      HELD.add(lock);
      this.lock = lock;
      this.channel = channel;
    }

    /** Saves a draft; the last few states stay. Throws UncheckedIOException with one sentence. */
    public synchronized void keep(Problem problem, Optional<Path> file) {
      if (channel.isOpen()) {
        generation++;
        new DraftFile(problem, file).write(lock.resolveSibling(id(lock) + "." + generation + DraftFile.ENDING));
        generations(lock).stream().skip(GENERATIONS).forEach(Place::delete);
      }
    }

    /** Releases the draft for the next start. Throws UncheckedIOException with one sentence. */
    synchronized void leave(TabState tab) {
      try {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(tab.text().getBytes(StandardCharsets.UTF_8)), 0);
      } catch (IOException fault) {
        throw new UncheckedIOException(lang("cannot write {0}: {1}", lock, reason(fault)), fault);
      } finally {
        release();
      }
    }

    private Optional<TabState> tab() throws IOException {
      ByteBuffer text = ByteBuffer.allocate(LONGEST_STATE);
      channel.read(text, 0);
      return TabState.read(new String(text.array(), 0, text.position(), StandardCharsets.UTF_8));
    }

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
        throw new UncheckedIOException(lang("cannot delete {0}: {1}", file, reason(fault)), fault);
      }
    }
  }

  private static String id(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.indexOf('.'));
  }

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

  private static long generation(Path draft) {
    String[] parts = draft.getFileName().toString().split("\\.");
    return parts.length == 3 && parts[1].matches("\\d{1,18}") ? Long.parseLong(parts[1]) : 0;
  }

  public Place open() {
    try {
      UserFolder.make(folder);
      while (true) {
        String name = UUID.randomUUID().toString();
        Path lock = folder.resolve(name + LOCK);
        FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
          channel.lock();
        } catch (IOException fault) {
          channel.close();
          throw fault;
        }
        if (Files.exists(lock)) {
          return new Place(lock, channel);
        }
        // Another program took the file, not yet locked, for one that a crash left.
        channel.close();
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(lang("cannot save drafts for recovery in {0}: {1}", folder, reason(fault)),
          fault);
    }
  }

  public List<Orphan> orphans(Consumer<String> faults) {
    List<Orphan> orphans = new ArrayList<>();
    Set<String> ids = new TreeSet<>();
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      files.filter(file -> isDraft(file) || file.toString().endsWith(LOCK)).forEach(file -> ids.add(id(file)));
    } catch (IOException | UncheckedIOException fault) {
      faults.accept(lang("cannot search for drafts in {0}: {1}", folder, reason(fault)));
      return orphans;
    }
    for (String id : ids) {
      try {
        orphan(folder.resolve(id + LOCK), faults).ifPresent(orphans::add);
      } catch (IOException | UncheckedIOException fault) {
        faults.accept(lang("the draft {0} cannot be opened: {1}", folder.resolve(id), reason(fault)));
      }
    }
    orphans.sort(Comparator.comparing(Orphan::kept).reversed());
    return orphans;
  }

  private static Optional<Orphan> orphan(Path lock, Consumer<String> faults) throws IOException {
    if (HELD.contains(lock)) {
      return Optional.empty();
    }
    if (Files.exists(lock, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(lock, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException(lang("the lock file is a link or a device"));
    }
    FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.READ,
        StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    Place place = new Place(lock, channel);
    if (!isLocked(place)) {
      return Optional.empty();
    }
    try {
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
    } catch (UncheckedIOException fault) {
      place.release();
      throw fault;
    }
    return Optional.empty();
  }

  /** Locks a draft, or releases its place. */
  private static boolean isLocked(Place place) throws IOException {
    boolean locked = false;
    try {
      locked = place.channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      // Held by another window just now.
    } finally {
      if (!locked) {
        place.release();
      }
    }
    return locked;
  }

  private static Optional<Problem> saved(DraftFile draft) {
    try {
      return draft.file().map(ProblemFile::read).filter(draft.problem()::equals);
    } catch (UncheckedIOException | InputException _) {
      // A file that is gone or damaged holds nothing.
      return Optional.empty();
    }
  }

  private static Optional<Orphan> read(Path draft, Place place, Consumer<String> faults) {
    try {
      Instant kept = Files.getLastModifiedTime(draft).toInstant();
      DraftFile file = DraftFile.read(draft);
      return Optional.of(new Orphan(file.problem(), file.file(), saved(file), kept, place.tab(), place));
    } catch (InputException damage) {
      try {
        faults.accept(lang("the draft {0} cannot be read ({1}); it was renamed to {2}", draft, reason(damage),
            SafeFile.setAside(draft).getFileName()));
      } catch (IOException fault) {
        faults.accept(lang("the draft {0} cannot be read ({1}) nor renamed: {2}", draft, reason(damage),
            reason(fault)));
      }
    } catch (IOException fault) {
      faults.accept(lang("the draft {0} cannot be read ({1}); it stays where it is", draft, reason(fault)));
    }
    return Optional.empty();
  }
}
