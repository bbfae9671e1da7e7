package zugwerk.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where users keep what is their own. */
class UserFoldersTest {

  @Test
  void theFoldersFollowTheSpecification() {
    Path home = Path.of("/home/someone");
    assertEquals(new UserFolders(home.resolve(".config/zugwerk"), home.resolve(".local/state/zugwerk")),
        UserFolders.of(_ -> null, home));
    assertEquals(new UserFolders(Path.of("/etc/mine/zugwerk"), home.resolve(".local/state/zugwerk")),
        UserFolders.of(Map.of("XDG_CONFIG_HOME", "/etc/mine", "XDG_STATE_HOME", "relative")::get, home));
  }
}
