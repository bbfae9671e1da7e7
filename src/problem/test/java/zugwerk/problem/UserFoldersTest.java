package zugwerk.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.work.UserFolder;

/** Where users keep what is their own. */
class UserFoldersTest {

  @TempDir
  private Path home;

  @Test
  void theFoldersFollowTheSpecification() {
    assertEquals(new UserFolders(home.resolve(".config/zugwerk"), home.resolve(".local/state/zugwerk")),
        UserFolders.of(_ -> null, home.toString()));
    assertEquals(new UserFolders(Path.of("/etc/mine/zugwerk"), home.resolve(".local/state/zugwerk")),
        UserFolders.of(Map.of("XDG_CONFIG_HOME", "/etc/mine", "XDG_STATE_HOME", "relative")::get, home.toString()));
  }

  /** A home that is not known is {@code ?} for Java. */
  @ParameterizedTest
  @ValueSource(strings = {"?", "", "relative", "/no/such/home"})
  void withoutAHomeNothingIsThereAndNothingCanBeKept(String none) {
    for (Path folder : List.of(UserFolders.of(_ -> null, none).state(), UserFolder.of("relative", none, ".cache"),
        UserFolder.of("", null, ".cache"))) {
      assertFalse(Files.exists(folder), folder.toString());
      assertTrue(assertThrows(IOException.class, () -> UserFolder.make(folder)).getMessage()
          .startsWith("there is no home folder"));
      assertThrows(IOException.class, () -> UserFolder.make(folder.toAbsolutePath()));
      assertFalse(Files.exists(folder), folder.toString());
    }
    assertEquals(home.resolve("zugwerk"), UserFolder.of(home.toString(), none, ".cache"));
  }
}
