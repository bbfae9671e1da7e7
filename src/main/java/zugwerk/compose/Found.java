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
 * @param changes the changes that lead to it; empty for a new problem
 * @param note a remark in a few words; may be empty
 */
public record Found(Problem problem, Solved solved, List<TwinChange> changes, String note) {

  /** A sound problem with its keys claimed. */
  static Found of(Problem problem, Solved solved, List<TwinChange> changes, String note) {
    Problem claimed =
        problem.with(edit -> edit.claim(Optional.of(Soundness.SOUND)).keys(solved.keys()));
    return new Found(claimed, solved, changes, note);
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
