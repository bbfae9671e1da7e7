package zugwerk.studio.solving.model;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.solve.SolutionNode;

/** Which lines of a solution are shown. For the window's thread only. */
public final class SolutionFilter {

  private final BooleanProperty matesOnly = new SimpleBooleanProperty();
  private final BooleanProperty oneDefence = new SimpleBooleanProperty();
  private final BooleanProperty fullLength = new SimpleBooleanProperty();
  private final BooleanProperty noTries = new SimpleBooleanProperty();

  /** Whether only lines are shown that end in the goal, so that refutations are not. */
  public BooleanProperty matesOnly() {
    return matesOnly;
  }

  /** Whether one defence is shown against each move: that which is looked at, else one that holds out longest. */
  public BooleanProperty oneDefence() {
    return oneDefence;
  }

  /** Whether defences are left out after which the play is over sooner than after others. */
  public BooleanProperty fullLength() {
    return fullLength;
  }

  /** Whether tries are left out. */
  public BooleanProperty noTries() {
    return noTries;
  }

  /** Has something done whenever other lines are to be shown. */
  public void onChange(Runnable action) {
    Stream.of(matesOnly, oneDefence, fullLength, noTries).forEach(property -> property.addListener(_ -> action.run()));
  }

  /** The threats and replies of a line that are shown below it. */
  public List<SolutionNode> below(SolutionNode line, List<SolutionNode> lookedAt) {
    return Stream.concat(kept(line.threats(), lookedAt).stream(), kept(line.replies(), lookedAt).stream()).toList();
  }

  /**
   * Of lines at one level those that are shown.
   *
   * @param lookedAt the lines from the first move to the one that is looked at
   */
  public List<SolutionNode> kept(List<SolutionNode> lines, List<SolutionNode> lookedAt) {
    List<SolutionNode> kept = lines.stream()
        .filter(line -> !noTries.get() || line.role() != SolutionNode.Role.TRY)
        .filter(line -> !matesOnly.get() || reachesGoal(line))
        .toList();
    if (fullLength.get()) {
      int longest = kept.stream().mapToInt(SolutionFilter::end).max().orElse(0);
      kept = kept.stream().filter(line -> line.role() != SolutionNode.Role.DEFENCE || end(line) == longest).toList();
    }
    return oneDefence.get() ? one(kept, lookedAt) : kept;
  }

  private static List<SolutionNode> one(List<SolutionNode> lines, List<SolutionNode> lookedAt) {
    List<SolutionNode> defences = lines.stream().filter(line -> line.role() == SolutionNode.Role.DEFENCE).toList();
    if (defences.size() < 2) {
      return lines;
    }
    // The same line, not an equal one: equal lines may stand in several places.
    SolutionNode shown = defences.stream().filter(line -> lookedAt.stream().anyMatch(other -> other == line))
        .findFirst()
        .orElseGet(() -> defences.stream().reduce((one, other) -> end(one) < end(other) ? other : one).orElseThrow());
    // Those that are met alike share a row.
    return lines.stream()
        .filter(line -> line.role() != SolutionNode.Role.DEFENCE || line == shown || line.isMetLike(shown)).toList();
  }

  private static boolean reachesGoal(SolutionNode line) {
    return line.goal() || line.replies().stream().anyMatch(SolutionFilter::reachesGoal);
  }

  /** The half-move with which the longest play from a line on ends. */
  private static int end(SolutionNode line) {
    return line.replies().stream().mapToInt(SolutionFilter::end).max().orElse(line.ply());
  }
}
