package zugwerk.compose;

import java.util.List;
import java.util.Optional;
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
 * @param changes what was changed to come to it; empty for a new problem
 * @param note what is to be said of it, in a few words; empty where there is nothing
 */
public record Found(Problem problem, Solved solved, List<TwinChange> changes, String note) {

  /** A sound problem with its keys claimed. */
  static Found of(Problem problem, Solved solved, List<TwinChange> changes, String note) {
    Problem claimed =
        problem.with(edit -> edit.claim(Optional.of(Soundness.SOUND)).keys(solved.keys()));
    return new Found(claimed, solved, changes, note);
  }

  /** The first moves that solve it as people write them, those of each part together. */
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

  /** On one line: its FEN, its keys, and what is to be said of it, with a tab between. */
  public String line() {
    String said = changes.isEmpty() || note.isEmpty() ? changesText() + note : changesText() + ": " + note;
    return problem.fen() + "\t" + String.join(" / ", keyTexts()) + "\t" + said;
  }
}
