package zugwerk.cluster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import zugwerk.testkit.FaultyDisk;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;

/** The authority of a cluster cannot be made again: machines that trust it would have to get new keys. */
// Each call of keytool is a process of one thread, and no other test of the module takes as long.
@Execution(ExecutionMode.CONCURRENT)
class ClusterKeysTest {

  private static final List<String> FILES = List.of("authority.p12", "machine.p12", "password", "trusted.p12");

  @TempDir
  private Path folder;

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).filter(name -> !name.startsWith(".")).sorted().toList();
    }
  }

  private static X509Certificate certificate(Path folder, String store, String alias)
      throws IOException, GeneralSecurityException {
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(folder.resolve(store))) {
      keys.load(in, KeyFolder.read(folder).password().toCharArray());
    }
    return (X509Certificate) Objects.requireNonNull(keys.getCertificate(alias), alias);
  }

  /** The machine's certificate must be signed by the authority that the machines trust. */
  private static void assertWhole(Path folder) throws IOException, GeneralSecurityException {
    X509Certificate trusted = certificate(folder, "trusted.p12", "authority");
    assertEquals(trusted, certificate(folder, "authority.p12", "authority"));
    certificate(folder, "machine.p12", "machine").verify(trusted.getPublicKey());
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (String name : FILES) {
      Files.copy(from.resolve(name), to.resolve(name));
    }
  }

  /** A certificate spells addresses out, and names of hosts may have capitals. */
  @Test
  void eachMachineIsListedOnceHoweverItIsSpelled() throws Exception {
    Path keys = folder.resolve("keys");
    List<String> first = ClusterKeys.make(keys, List.of("one.example", "fe80::1", "10.0.0.7"));
    assertTrue(first.containsAll(List.of("localhost", "127.0.0.1", "::1", "one.example", "fe80::1", "10.0.0.7")));
    List<String> again = ClusterKeys.make(keys,
        List.of("One.Example", "FE80:0:0:0:0:0:0:1", "0:0:0:0:0:0:0:1", "10.0.0.7", "fe80::2"));
    assertEquals(first.size() + 1, again.size(), again.toString());
    assertEquals(again.size(), ClusterKeys.make(keys, List.of()).size());
    assertThrows(CannotWriteException.class, () -> ClusterKeys.make(keys, List.of(":::1")));
  }

  @Test
  void moreHostsKeepTheAuthority() throws Exception {
    Path keys = folder.resolve("keys");
    assertTrue(ClusterKeys.make(keys, List.of("one.example")).contains("one.example"));
    byte[] authority = Files.readAllBytes(keys.resolve("authority.p12"));
    assertWhole(keys);
    assertTrue(ClusterKeys.make(keys, List.of("two.example")).containsAll(List.of("one.example", "two.example")));
    assertArrayEquals(authority, Files.readAllBytes(keys.resolve("authority.p12")));
    assertEquals(FILES, files(keys));
    assertWhole(keys);
  }

  @Test
  void anyFaultWhileHostsAreAddedLeavesTheKeysWhole() throws Exception {
    Path original = folder.resolve("original");
    ClusterKeys.make(original, List.of());
    byte[] authority = Files.readAllBytes(original.resolve("authority.p12"));
    int[] number = new int[1];
    int failed = FaultyDisk.atEveryOperation(FaultyDisk.Mode.FROM_THEN_ON, disk -> {
      Path keys = folder.resolve("keys" + number[0]++);
      copy(original, keys);
      try {
        ClusterKeys.make(disk.path(keys), List.of("two.example"));
      } catch (CannotWriteException fault) {
        assertTrue(fault.getMessage().contains(FaultyDisk.REASON), fault.getMessage());
      }
      assertArrayEquals(authority, Files.readAllBytes(keys.resolve("authority.p12")));
      assertWhole(keys);
    });
    assertTrue(failed > 8, () -> failed + " operations");
  }

  @Test
  @Tag("long")
  void afterAnyFaultOfTheFirstCallTheNextOneSucceeds() throws Exception {
    int[] number = new int[1];
    int failed = FaultyDisk.atEveryOperation(FaultyDisk.Mode.FROM_THEN_ON, disk -> {
      Path keys = folder.resolve("keys" + number[0]++);
      try {
        ClusterKeys.make(disk.path(keys), List.of());
      } catch (CannotWriteException fault) {
        assertTrue(fault.getMessage().contains(FaultyDisk.REASON), fault.getMessage());
      }
      Path authority = keys.resolve("authority.p12");
      boolean there = Files.exists(authority);
      byte[] before = there ? Files.readAllBytes(authority) : new byte[0];
      ClusterKeys.make(keys, List.of());
      assertWhole(keys);
      assertTrue(!there || Arrays.equals(before, Files.readAllBytes(authority)));
    });
    assertTrue(failed > 16, () -> failed + " operations");
  }

  @Test
  void otherFoldersAndMachinesWithoutTheAuthorityAreRefused() throws Exception {
    Path alien = Files.createDirectory(folder.resolve("alien"));
    Files.writeString(alien.resolve("diary.txt"), "private");
    assertThrows(InputException.class, () -> ClusterKeys.make(alien, List.of()));
    Path keys = folder.resolve("keys");
    ClusterKeys.make(keys, List.of());
    Files.delete(keys.resolve("authority.p12"));
    byte[] own = Files.readAllBytes(keys.resolve("machine.p12"));
    assertThrows(InputException.class, () -> ClusterKeys.make(keys, List.of()));
    assertArrayEquals(own, Files.readAllBytes(keys.resolve("machine.p12")));
  }

  /** Keytool reports what it does before the error. */
  @Test
  void theMessageShowsTheErrorOfKeytool() throws Exception {
    Path keys = folder.resolve("keys");
    ClusterKeys.make(keys, List.of());
    Files.write(keys.resolve("authority.p12"), "no store".getBytes(StandardCharsets.UTF_8));
    String message = assertThrows(CannotWriteException.class, () -> ClusterKeys.make(keys, List.of())).getMessage();
    assertTrue(message.contains("(keytool: java.io."), message);
  }
}
