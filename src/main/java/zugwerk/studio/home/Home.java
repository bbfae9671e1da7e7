package zugwerk.studio.home;

import java.util.Optional;
import zugwerk.diagram.Styles;
import zugwerk.problem.UserFolders;

/**
 * All that a window finds of the user's when it opens.
 *
 * @param preferences what was chosen before
 * @param drafts where drafts are kept for recovery; empty where they are not
 * @param styles the colours of boards and diagrams
 */
public record Home(Preferences preferences, Optional<Drafts> drafts, Styles styles) {

  /** Nothing was kept and nothing will be, as tests want it. */
  public static Home none() {
    return new Home(Preferences.forgotten(), Optional.empty(), Styles.bundled());
  }

  /** What lies in the user's folders. */
  public static Home of(UserFolders folders) {
    return new Home(Preferences.of(folders.preferences()), Optional.of(new Drafts(folders.drafts())),
        Styles.of(folders));
  }
}
