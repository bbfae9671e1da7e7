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
 * All that a window finds of the user's when it opens.
 *
 * @param preferences what was chosen before
 * @param drafts where drafts are kept for recovery; empty where they are not
 * @param styles the colours of boards and diagrams
 * @param measure says how good problems are, by the weights that stand in the user's file now; throws an exception with
 *     one sentence if that makes no sense
 * @param index where what is known of many problems is kept; empty where nothing is
 */
public record Home(Preferences preferences, Optional<Drafts> drafts, Styles styles, Supplier<Measure> measure,
    Optional<Path> index) {

  /** The same with the weights that come with the program, and without an index. */
  public Home(Preferences preferences, Optional<Drafts> drafts, Styles styles) {
    this(preferences, drafts, styles, () -> new Measure(Weights.bundled()), Optional.empty());
  }

  /** Nothing was kept and nothing will be, as tests want it. */
  public static Home none() {
    return new Home(Preferences.forgotten(), Optional.empty(), Styles.bundled());
  }

  /** What lies in the user's folders. */
  public static Home of(UserFolders folders) {
    return new Home(Preferences.of(folders.preferences()), Optional.of(new Drafts(folders.drafts())),
        Styles.of(folders), () -> new Measure(Weights.of(folders)), Optional.of(ProblemIndex.ofUser()));
  }
}
