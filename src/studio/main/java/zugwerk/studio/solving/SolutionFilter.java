package zugwerk.studio.solving;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.solve.SolutionNode;

/**
 * Which lines of a solution are shown. For the JavaFX thread only.
 *
 * @param matesOnly shows only lines that end in the goal, which excludes refutations
 * @param oneDefence shows one defence against each move: the selected one, else one of the longest
 * @param fullLength hides defences that shorten the play
 * @param grouped solutions of help and series play that start alike share a row for their common moves
 */
public record SolutionFilter(BooleanProperty matesOnly, BooleanProperty oneDefence, BooleanProperty fullLength,
    BooleanProperty noTries, BooleanProperty grouped) {

  public SolutionFilter() {
    this(new SimpleBooleanProperty(), new SimpleBooleanProperty(), new SimpleBooleanProperty(),
        new SimpleBooleanProperty(), new SimpleBooleanProperty());
  }

  private List<BooleanProperty> all() {
    return List.of(matesOnly, oneDefence, fullLength, noTries, grouped);
  }

  void share(SolutionFilter shared) {
    for (int i = 0; i < all().size(); i++) {
      all().get(i).bindBidirectional(shared.all().get(i));
    }
  }

  public void onChange(Runnable action) {
    all().forEach(property -> property.addListener(_ -> action.run()));
  }

  /** The threats and replies that are shown below a move. */
  public List<SolutionNode> below(SolutionNode line, List<SolutionNode> selected) {
    return Stream.concat(kept(line.threats(), selected).stream(), kept(line.replies(), selected).stream()).toList();
  }

  public List<SolutionNode> kept(List<SolutionNode> lines, List<SolutionNode> selected) {
    List<SolutionNode> kept = lines.stream()
        .filter(line -> !noTries.get() || line.role() != SolutionNode.Role.TRY)
        .filter(line -> !matesOnly.get() || reachesGoal(line))
        .toList();
    if (fullLength.get()) {
      int longest = kept.stream().mapToInt(SolutionFilter::end).max().orElse(0);
      kept = kept.stream().filter(line -> line.role() != SolutionNode.Role.DEFENCE || end(line) == longest).toList();
    }
    return oneDefence.get() ? one(kept, selected) : kept;
  }

  @SuppressWarnings("ReferenceEquality")
  private static List<SolutionNode> one(List<SolutionNode> lines, List<SolutionNode> selected) {
    List<SolutionNode> defences = lines.stream().filter(line -> line.role() == SolutionNode.Role.DEFENCE).toList();
    if (defences.size() < 2) {
      return lines;
    }
    // The same node, not an equal one: equal nodes may occur in several places.
    SolutionNode shown = defences.stream().filter(line -> selected.stream().anyMatch(other -> other == line))
        .findFirst()
        .orElseGet(() -> defences.stream().reduce((one, other) -> end(one) < end(other) ? other : one).orElseThrow());
    // Defences with the same answers share a row.
    return lines.stream()
        .filter(line -> line.role() != SolutionNode.Role.DEFENCE || line == shown || line.hasSameAnswersAs(shown))
        .toList();
  }

  private static boolean reachesGoal(SolutionNode line) {
    return line.goal() || line.replies().stream().anyMatch(SolutionFilter::reachesGoal);
  }

  private static int end(SolutionNode line) {
    return line.replies().stream().mapToInt(SolutionFilter::end).max().orElse(line.ply());
  }
}
