package zugwerk.compose;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zugwerk.content.quality.Quality;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.problem.TwinText;
import zugwerk.solve.Soundness;

/**
 * A sound problem that a search has found.
 *
 * @param problem the problem, with claim and keys
 * @param solved what the solver found of it
 * @param changes the changes that lead to it; empty for a new problem
 * @param note a remark in a few words; may be empty
 * @param quality what earns and costs it points, for a twin those of diagram and twin together; empty where the search
 *     does not measure
 */
public record Found(Problem problem, Solved solved, List<TwinChange> changes, String note,
    Optional<Quality> quality) {

  /** Orders what was measured, best first. */
  public static final Comparator<Found> BEST_FIRST =
      Comparator.comparingDouble(found -> -found.quality().map(Quality::points).orElse(0.0));

  /** A sound problem with its keys claimed. */
  static Found of(Problem problem, Solved solved, List<TwinChange> changes, String note) {
    Problem claimed =
        problem.with(edit -> edit.claim(Optional.of(Soundness.SOUND)).keys(solved.keys()));
    return new Found(claimed, solved, changes, note, Optional.empty());
  }

  /** The same with what it is worth. */
  Found measured(Quality found, String remark) {
    return new Found(problem, solved, changes, remark, Optional.of(found));
  }

  /** The first moves that solve each part, in algebraic notation, a text for each part. */
  public List<String> keyTexts() {
    return keyTexts(solved);
  }

  static List<String> keyTexts(Solved solved) {
    return solved.parts().stream()
        .map(part -> String.join(" ", part.solution().keys().stream().map(key -> key.text()).toList())).toList();
  }

  /** What was changed, as in the text of a twin; empty for a new problem. */
  public String changesText() {
    return TwinText.write(changes);
  }

  /** One line with its FEN, its keys and the remarks, separated by tabs. */
  public String line() {
    String said = changes.isEmpty() || note.isEmpty() ? changesText() + note : changesText() + ": " + note;
    return problem.fen() + "\t" + String.join(" / ", keyTexts()) + "\t" + said;
  }
}
