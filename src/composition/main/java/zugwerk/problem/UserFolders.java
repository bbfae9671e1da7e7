package zugwerk.problem;

import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import zugwerk.work.UserFolder;

/**
 * The user's own folders, by the rules of the XDG Base Directory Specification.
 *
 * @param configuration where preferences, weights of quality and the user's own styles lie
 * @param state where drafts are kept for recovery
 */
public record UserFolders(Path configuration, Path state) {

  /** Those of the present user. */
  public static UserFolders ofUser() {
    return of(System::getenv, System.getProperty("user.home"));
  }

  /**
   * @param environment gives the value of a variable of the environment, or null
   */
  static UserFolders of(UnaryOperator<@Nullable String> environment, @Nullable String home) {
    return new UserFolders(UserFolder.of(environment.apply("XDG_CONFIG_HOME"), home, ".config"),
        UserFolder.of(environment.apply("XDG_STATE_HOME"), home, ".local/state"));
  }

  /** The file of the preferences. */
  public Path preferences() {
    return configuration.resolve("preferences.properties");
  }

  /** The file of the user's own weights of what makes a problem good. */
  public Path weights() {
    return configuration.resolve("quality.txt");
  }

  /** The folder of stylesheets that the user adds. */
  public Path styles() {
    return configuration.resolve("styles");
  }

  /** The folder of drafts to be recovered. */
  public Path drafts() {
    return state.resolve("drafts");
  }
}
