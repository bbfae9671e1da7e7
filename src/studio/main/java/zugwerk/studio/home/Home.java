package zugwerk.studio.home;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.diagram.Styles;
import zugwerk.index.ProblemIndex;
import zugwerk.problem.UserFolders;

/**
 * The user's data at startup. Drafts are empty if recovery is off; the index is empty if none is kept; {@code measure}
 * reads the user's current weights and throws an exception with one sentence if they are invalid.
 */
public record Home(Preferences preferences, Optional<Drafts> drafts, Styles styles, Supplier<Measure> measure,
    Optional<Path> index) {

  public Home(Preferences preferences, Optional<Drafts> drafts, Styles styles) {
    this(preferences, drafts, styles, () -> new Measure(Weights.bundled()), Optional.empty());
  }

  public static Home none() {
    return new Home(Preferences.forgotten(), Optional.empty(), Styles.bundled());
  }

  public static Home of(UserFolders folders) {
    return new Home(Preferences.of(folders.preferences()), Optional.of(new Drafts(folders.drafts())),
        Styles.of(folders), () -> new Measure(Weights.of(folders)), Optional.of(ProblemIndex.ofUser()));
  }
}
