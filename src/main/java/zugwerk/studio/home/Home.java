package zugwerk.studio.home;

import java.nio.file.Path;
import java.util.Optional;

/**
 * All that a window finds of the user's when it opens.
 *
 * @param preferences what was chosen before
 * @param drafts where drafts are kept for recovery; empty where they are not
 * @param styles the folder of the user's own stylesheets; empty where there is none
 */
public record Home(Preferences preferences, Optional<Drafts> drafts, Optional<Path> styles) {

  /** Nothing was kept and nothing will be, as tests want it. */
  public static Home none() {
    return new Home(Preferences.forgotten(), Optional.empty(), Optional.empty());
  }

  /** What lies in the user's folders. */
  public static Home of(UserFolders folders) {
    return new Home(Preferences.of(folders.preferences()), Optional.of(new Drafts(folders.drafts())),
        Optional.of(folders.styles()));
  }
}
