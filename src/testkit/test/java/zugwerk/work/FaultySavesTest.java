package zugwerk.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zugwerk.testkit.FaultyDisk;

/** Saving on a disk that fails at any operation, and in folders in which others have placed links. */
class FaultySavesTest {

  private static final byte[] OLD = "old".getBytes(StandardCharsets.UTF_8);
  private static final byte[] NEW = "the new content".getBytes(StandardCharsets.UTF_8);

  /** The ways of saving a file. */
  enum Way {
    AT_ONCE {
      @Override
      void save(Path file) {
        SafeFile.write(file, NEW);
      }
    },
    AS_A_STREAM {
      @Override
      void save(Path file) {
        SafeFile.write(file, new CancelToken(), out -> out.write(NEW));
      }
    },
    AS_A_CHANGE {
      @Override
      void save(Path file) {
        SafeFile.change(file, () -> Optional.of(NEW));
      }
    },
    AS_A_SECRET {
      @Override
      void save(Path file) {
        SafeFile.writeSecret(file, NEW);
      }
    };

    abstract void save(Path file);
  }

  @TempDir
  private Path folder;

  private static Path link(Path link, Path target) throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"), "links may need rights here");
    return Files.createSymbolicLink(link, target);
  }

  private static void pipe(Path path) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no pipes here");
    assertEquals(0, new ProcessBuilder("/usr/bin/mkfifo", path.toString()).start().waitFor());
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void aFailingOperationLeavesTheOldFileOrTheNewOne(Way way) throws Exception {
    Path file = folder.resolve("a.json");
    for (FaultyDisk.Mode mode : FaultyDisk.Mode.values()) {
      int failed = FaultyDisk.atEveryOperation(mode, disk -> {
        Files.write(file, OLD);
        boolean refused = false;
        try {
          way.save(disk.path(file));
        } catch (CannotWriteException fault) {
          refused = true;
          assertTrue(fault.getMessage().endsWith(": " + FaultyDisk.REASON), fault.getMessage());
        }
        String found = Files.readString(file);
        assertTrue(List.of("old", "the new content").contains(found), found);
        assertTrue(!refused || found.equals("old"), "a refused save must change nothing");
        assertTrue(refused || found.equals("the new content"), "a save without an error must have succeeded");
        if (mode == FaultyDisk.Mode.ONCE && refused) {
          assertEquals(List.of("a.json"), names());
        }
      });
      // Opening, writing, flushing and moving at least.
      assertTrue(failed >= 4, () -> failed + " operations");
    }
  }

  @Test
  void aSecretIsNeverReadableByOthers() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"), "no such permissions here");
    Path file = Files.write(folder.resolve("key"), OLD);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    SafeFile.writeSecret(file, NEW);
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void aSecretIsNotWrittenThroughALink() throws IOException {
    Path outside = Files.write(folder.resolve("outside"), OLD);
    Path link = link(folder.resolve("key"), outside);
    assertThrows(UncheckedIOException.class, () -> SafeFile.writeSecret(link, NEW));
    assertEquals("old", Files.readString(outside));
  }

  /** The lock of a change, which becomes the file, has a name that others can guess. */
  @Test
  void aLinkAtTheNameOfTheLockWritesNothingOutside() throws IOException {
    Path outside = Files.write(folder.resolve("outside"), OLD);
    Path file = Files.write(folder.resolve("a.json"), OLD);
    Path lock = link(folder.resolve(".zugwerk-a.json.tmp"), outside);
    SafeFile.change(file, () -> Optional.of(NEW));
    assertEquals("old", Files.readString(outside));
    assertEquals("the new content", Files.readString(file));
    Files.delete(lock);
    Files.createLink(lock, outside);
    SafeFile.change(file, () -> Optional.of(OLD));
    assertEquals("old", Files.readString(outside));
    assertEquals("old", Files.readString(file));
    Path nowhere = folder.resolve("nowhere");
    Files.deleteIfExists(lock);
    link(lock, nowhere);
    SafeFile.change(file, () -> Optional.of(NEW));
    assertFalse(Files.exists(nowhere), "a link to a missing file creates none");
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aPipeAtTheNameOfTheLockDoesNotHang() throws Exception {
    Path file = Files.write(folder.resolve("a.json"), OLD);
    pipe(folder.resolve(".zugwerk-a.json.tmp"));
    SafeFile.change(file, () -> Optional.of(NEW));
    assertEquals("the new content", Files.readString(file));
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aPipeIsNotReadAsAFileOfAFolder() throws Exception {
    Path pipe = folder.resolve("pipe");
    pipe(pipe);
    assertThrows(IOException.class, () -> RegularFile.read(pipe));
    assertEquals("old", new String(RegularFile.read(Files.write(folder.resolve("a"), OLD)), StandardCharsets.UTF_8));
  }
}
