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
import zugwerk.work.Message;

/**
 * A sound problem that a search has found.
 *
 * @param problem the problem, with claim and keys
 * @param solved its solution
 * @param changes the changes that lead to it; empty for a new problem
 * @param note a short remark; may be empty
 * @param quality its rating, for a twin that of diagram and twin together; empty where the search does not rate
 */
public record Found(Problem problem, Solved solved, List<TwinChange> changes, Message note, Optional<Quality> quality) {

  /** Orders rated problems, best first: those that break fewer conventions, then those with more points. */
  public static final Comparator<Found> BEST_FIRST = Comparator.comparingInt(Judgement::broken)
      .thenComparingDouble(found -> -found.quality().map(Quality::points).orElse(0.0));

  static Found of(Problem problem, Solved solved, List<TwinChange> changes, Message note) {
    Problem claimed =
        problem.withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(solved.keys()));
    return new Found(claimed, solved, changes, note, Optional.empty());
  }

  Found measured(Quality found, Message remark) {
    return new Found(problem, solved, changes, remark, Optional.of(found));
  }

  /** The same with a remark on the problem that it comes from. */
  Found after(Message source) {
    return source.isEmpty() ? this
        : new Found(problem, solved, changes, Message.message("{0}; after {1}", note, source), quality);
  }

  /** The first moves that solve each part, in algebraic notation, one text for each part. */
  public List<String> keyTexts() {
    return keyTexts(solved);
  }

  static List<String> keyTexts(Solved solved) {
    return solved.parts().stream()
        .map(part -> String.join(" ", part.solution().keys().stream().map(key -> key.text()).toList())).toList();
  }

  /** The changes in the text of a twin; empty for a new problem. */
  public String changesText() {
    return TwinText.write(changes);
  }

  /** One line with its FEN, its keys and the remarks, separated by tabs. */
  public String line() {
    String remark = changes.isEmpty() || note.isEmpty() ? changesText() + note : changesText() + ": " + note;
    return problem.fen() + "\t" + String.join(" / ", keyTexts()) + "\t" + remark;
  }
}
