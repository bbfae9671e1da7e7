package zugwerk.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.ProblemPart;

/** A problem with twins, split into its parts; a problem with a single part, split as that part is. */
record PartsCut(List<Task> tasks, Optional<Cut> inner) implements Cut {

  static Optional<Cut> of(Task.Solve solve) {
    if (solve.options().first().isPresent()) {
      return Optional.empty();
    }
    List<Task> parts = ProblemPart.solved(solve.problem()).stream().<Task>map(part -> new Task.Share(
        part.problem(), Optional.empty(), solve.options(), solve.time())).toList();
    return parts.size() > 1 ? Optional.of(new PartsCut(parts, Optional.empty()))
        : Cut.of(parts.getFirst()).map(inner -> new PartsCut(inner.tasks(), Optional.of(inner)));
  }

  @Override
  public Optional<TaskResult> settled(List<Optional<TaskResult>> known) {
    if (inner.isPresent()) {
      return inner.get().settled(known).map(answer -> whole(List.of(answer)));
    }
    return known.stream().anyMatch(Optional::isEmpty) ? Optional.empty()
        : Optional.of(whole(known.stream().map(Optional::orElseThrow).toList()));
  }

  /** Parts that cannot be played report that, unless there is only one. */
  private static TaskResult whole(List<TaskResult> answers) {
    List<@Nullable Object> all = new ArrayList<>();
    for (TaskResult answer : answers) {
      if (answer.kind() == TaskResult.Kind.FAILED || answer.kind() == TaskResult.Kind.REFUSED && answers.size() == 1) {
        return answer;
      }
      all.add(answer.kind() == TaskResult.Kind.REFUSED ? answer.value() : answer.result());
    }
    return all.stream().allMatch(String.class::isInstance)
        ? new TaskResult(TaskResult.Kind.REFUSED, "a) " + all.getFirst()) : TaskResult.done(all);
  }
}
