package zugwerk.cluster;

import java.util.List;
import java.util.Optional;

/** How a task is split into subtasks whose answers make its own. Deterministic: equal tasks are split alike. */
interface Cut {

  List<Task> tasks();

  /** The answer of the whole as soon as it follows from the answers known so far, in the order of the subtasks. */
  Optional<TaskResult> settled(List<Optional<TaskResult>> known);

  /** Empty if a task is not worth splitting. */
  static Optional<Cut> of(Task task) {
    return switch (task) {
      case Task.Solve solve -> PartsCut.of(solve);
      case Task.Share share -> share.first().isEmpty() ? FirstMovesCut.of(share) : RepliesCut.of(share);
      case Task.Attempt _,Task.Figures _ -> Optional.empty();
    };
  }
}
