package zugwerk.cluster;

import java.util.List;
import java.util.Optional;

/** How a task is cut into smaller ones, whose answers make its own. Pure: the same task is always cut alike. */
interface Cut {

  /** The smaller tasks, at least two. */
  List<Task> tasks();

  /**
   * The answer of the whole, once it follows from those of some smaller tasks; what the others would say is then
   * needless. Empty as long as it does not follow.
   *
   * @param known what is known of each smaller task, in their order
   */
  Optional<TaskResult> settled(List<Optional<TaskResult>> known);

  /** How a task is cut; empty if it is not worth it. */
  static Optional<Cut> of(Task task) {
    return switch (task) {
      case Task.Solve solve -> PartsCut.of(solve);
      case Task.Share share -> share.first().isEmpty() ? FirstMovesCut.of(share) : RepliesCut.of(share);
      case Task.Attempt _,Task.Figures _ -> Optional.empty();
    };
  }
}
