package zugwerk.problem;

import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import zugwerk.work.UserFolder;

/**
 * The user's own folders, according to the XDG Base Directory Specification.
 *
 * @param configuration the folder of preferences, weights of quality and the user's own styles
 * @param state the folder of drafts for recovery
 */
public record UserFolders(Path configuration, Path state) {

  /** The folders of the present user. */
  public static UserFolders ofUser() {
    return of(System::getenv, System.getProperty("user.home"));
  }

  static UserFolders of(UnaryOperator<@Nullable String> environment, @Nullable String home) {
    return new UserFolders(UserFolder.of(environment.apply("XDG_CONFIG_HOME"), home, ".config"),
        UserFolder.of(environment.apply("XDG_STATE_HOME"), home, ".local/state"));
  }

  /** The file of the preferences. */
  public Path preferences() {
    return configuration.resolve("preferences.properties");
  }

  /** The file of the user's own weights for rating problems. */
  public Path weights() {
    return configuration.resolve("quality.txt");
  }

  /** The folder of the user's stylesheets. */
  public Path styles() {
    return configuration.resolve("styles");
  }

  /** The folder of drafts for recovery. */
  public Path drafts() {
    return state.resolve("drafts");
  }
}
