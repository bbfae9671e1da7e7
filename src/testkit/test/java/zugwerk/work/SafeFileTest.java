package zugwerk.work;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.CountingToken;

/** Whatever goes wrong while a file is written, the old one stays, and nothing else. */
class SafeFileTest {

  @TempDir
  private Path folder;
  private Path file;

  @BeforeEach
  void old() throws IOException {
    file = Files.writeString(folder.resolve("a.json"), "old");
  }

  private final CancelToken token = new CancelToken();

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private List<String> left() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aDiskThatIsFullInTheMiddleLosesNothing() throws IOException {
    UncheckedIOException fault = assertThrows(UncheckedIOException.class, () -> SafeFile.write(file, token, out -> {
      out.write(bytes("ne"));
      throw new IOException("No space left on device");
    }));
    assertEquals("cannot write " + file + ": No space left on device", fault.getMessage());
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("a.json"), left());
  }

  @Test
  void aProgramThatBreaksInTheMiddleLosesNothing() throws IOException {
    assertThrows(IllegalStateException.class, () -> SafeFile.write(file, token, out -> {
      out.write(bytes("ne"));
      throw new IllegalStateException("broken");
    }));
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("a.json"), left());
  }

  @Test
  void theOldFileIsThereUntilTheNewOneIsWhole() throws IOException {
    SafeFile.write(file, token, out -> {
      out.write(bytes("new"));
      assertEquals("old", Files.readString(file));
      assertEquals(2, left().size(), "a move from another disk would not be done at once");
    });
    assertEquals("new", Files.readString(file));
  }

  @Test
  void muchIsAskedForOftenAndWhatIsStoppedLosesNothing() throws IOException {
    byte[] much = new byte[1 << 23];
    CountingToken requested = new CountingToken(Long.MAX_VALUE);
    SafeFile.write(file, requested.token(), out -> out.write(much));
    assertTrue(requested.checks() >= much.length >> 16, () -> requested.checks() + " questions");
    assertArrayEquals(much, Files.readAllBytes(file));
    CancelToken stopping = new CountingToken(20).token();
    assertThrows(CancellationException.class, () -> SafeFile.write(file, stopping, out -> out.write(much)));
    assertArrayEquals(much, Files.readAllBytes(file));
    assertEquals(List.of("a.json"), left());
  }

  @Test
  void linksAndPermissionsStay() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"), "no such permissions here");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
    SafeFile.write(link, bytes("new"));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void longNamesAreWritten() throws IOException {
    Path named = folder.resolve("n".repeat(250) + ".json");
    SafeFile.write(named, bytes("new"));
    assertEquals("new", Files.readString(named));
  }

  @Test
  void whatIsProtectedIsNotReplaced() throws IOException {
    assertTrue(file.toFile().setWritable(false));
    assumeTrue(!Files.isWritable(file), "this user may write everything");
    assertThrows(UncheckedIOException.class, () -> SafeFile.write(file, bytes("new")));
    assertEquals("old", Files.readString(file));
    assertTrue(folder.toFile().setWritable(false));
    try {
      assertTrue(assertThrows(UncheckedIOException.class, () -> SafeFile.write(folder.resolve("b.json"), bytes("new")))
          .getMessage().contains("cannot be written"));
    } finally {
      folder.toFile().setWritable(true);
    }
  }

  @Test
  void whatAKilledProgramLeftIsSweptAfterADay() throws IOException {
    Path old = Files.writeString(folder.resolve(".zugwerk-1-1-x.tmp"), "half");
    Path young = Files.writeString(folder.resolve(".zugwerk-1-2-x.tmp"), "half");
    Path alien = Files.writeString(folder.resolve("newest.tmp"), "the user's own");
    FileTime longAgo = FileTime.from(Instant.now().minus(Duration.ofHours(25)));
    Files.setLastModifiedTime(old, longAgo);
    Files.setLastModifiedTime(alien, longAgo);
    Files.setLastModifiedTime(young, FileTime.from(Instant.now().minus(Duration.ofHours(23))));
    assertEquals(List.of(old), SafeFile.strays(folder));
    SafeFile.write(file, bytes("new"));
    assertFalse(Files.exists(old));
    assertTrue(Files.exists(young), "another program may still be writing it");
    assertTrue(Files.exists(alien));
  }

  @Test
  void aDeviceIsWrittenToAndNeverReplaced() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "no such device here");
    UncheckedIOException fault =
        assertThrows(UncheckedIOException.class, () -> SafeFile.write(full, bytes("new")));
    assertTrue(fault.getMessage().startsWith("cannot write /dev/full: "), fault.getMessage());
    assertFalse(Files.isRegularFile(full));
    SafeFile.write(Path.of("/dev/null"), bytes("new"));
    assertFalse(Files.isRegularFile(Path.of("/dev/null")));
  }
}
