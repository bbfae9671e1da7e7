package zugwerk.studio.versions;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.quality.Quality;
import zugwerk.problem.Problem;
import zugwerk.problem.TwinChange;
import zugwerk.problem.TwinDifference;
import zugwerk.problem.TwinText;
import zugwerk.problem.Version;
import zugwerk.studio.editor.ConditionsChoice;
import zugwerk.studio.editor.Versions;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.work.InputException;

/** Versions in words. */
final class VersionText {

  private static final int MOST_CHANGES = 2;

  private VersionText() {}

  /** What differs from the version before, such as <em>+bPc6</em>; of the first, its claim. */
  static String difference(Version version, Optional<Version> before) {
    return before.map(other -> difference(other.problem(), version.problem()))
        .orElseGet(() -> ProblemEntry.claim(version.problem()));
  }

  /** What differs between two problems, in short. */
  static String difference(Problem before, Problem after) {
    if (!before.variant().id().equals(after.variant().id())) {
      return lang(after.variant().title());
    }
    try {
      List<TwinChange> changes = TwinDifference.between(before, after).changes();
      return changes.isEmpty() ? rest(before, after)
          : changes.stream().limit(MOST_CHANGES).map(change -> text(change, before, after))
              .collect(Collectors.joining(", "))
              + (changes.size() > MOST_CHANGES ? " +" + (changes.size() - MOST_CHANGES) : "");
    } catch (InputException _) {
      // No twin is like that, such as a problem without a stipulation.
      return ProblemEntry.claim(after);
    }
  }

  private static String text(TwinChange change, Problem before, Problem after) {
    return switch (change) {
      case TwinChange.SetStipulation other -> other.stipulation().toString();
      case TwinChange.Powers _ -> settings(before, after);
      default -> TwinText.write(List.of(change)).replace("<-->", "↔").replace("-->", "→");
    };
  }

  private static String settings(Problem before, Problem after) {
    String conditions = ConditionsChoice.text(after);
    return conditions.equals(ConditionsChoice.text(before)) ? lang("powers")
        : conditions.isEmpty() ? lang("no conditions") : conditions;
  }

  private static String rest(Problem before, Problem after) {
    return !before.task().twins().equals(after.task().twins()) ? lang("twins")
        : before.task().duplex() != after.task().duplex() ? lang("duplex")
            : before.task().solutions() != after.task().solutions()
                ? counted(after.task().solutions(), "{0} solution", "{0} solutions")
                : lang("same position");
  }

  /** The score, or empty. */
  static String points(Version version) {
    return version.points().map(points -> Quality.written(points, false)).orElse("");
  }

  /** One line for menus: number or name, difference and verdict. */
  static String line(Version version, Optional<Version> before) {
    return Versions.name(version) + ": " + Stream.of(difference(version, before), version.result())
        .filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
  }
}
