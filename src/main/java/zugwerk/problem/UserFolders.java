package zugwerk.problem;

import java.nio.file.Path;
import java.util.function.UnaryOperator;

/**
 * The user's own folders, by the rules of the XDG Base Directory Specification.
 *
 * @param configuration where preferences and the user's own styles lie
 * @param state where drafts are kept for recovery
 */
public record UserFolders(Path configuration, Path state) {

  /** Those of the present user. */
  public static UserFolders ofUser() {
    return of(System::getenv, Path.of(System.getProperty("user.home")));
  }

  /**
   * @param environment gives the value of a variable of the environment, or null
   */
  static UserFolders of(UnaryOperator<String> environment, Path home) {
    return new UserFolders(folder(environment.apply("XDG_CONFIG_HOME"), home.resolve(".config")),
        folder(environment.apply("XDG_STATE_HOME"), home.resolve(".local/state")));
  }

  /** The specification has relative paths ignored. */
  private static Path folder(String named, Path usual) {
    Path root = named == null || named.isBlank() || !Path.of(named).isAbsolute() ? usual : Path.of(named);
    return root.resolve("zugwerk");
  }

  /** The file of the preferences. */
  public Path preferences() {
    return configuration.resolve("preferences.properties");
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
