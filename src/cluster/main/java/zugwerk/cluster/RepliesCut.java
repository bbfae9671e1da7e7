package zugwerk.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zugwerk.problem.Problem;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;

/**
 * A first move of a direct mate, split into the replies: is there a mate in one move less? One reply without a mate
 * refutes the first move. If every reply is answered by mate, the whole task is still solved, because the play after a
 * key is shown in full.
 */
record RepliesCut(Task.Share share, List<Task> tasks) implements Cut {

  /** With fewer moves left, solving is faster than sending. */
  private static final int LEAST = 3;

  static Optional<Cut> of(Task.Share share) {
    Stipulation stipulation = share.part().task().stipulationOrThrow();
    if (stipulation.play() != Play.DIRECT || stipulation.goal().kind() != Goal.Kind.MATE || stipulation.exact()
        || stipulation.moves() < LEAST
        || share.options().shown().setPlay() || share.options().shown().tries() != SolveOptions.Tries.NONE) {
      return Optional.empty();
    }
    SolveOptions.Limits limits = share.options().limits();
    SolveOptions firstKey = SolveOptions.DEFAULT.within(new SolveOptions.Limits(
        1, limits.time(), limits.nodes(), limits.megabytes(), 1, limits.tablePositions()));
    Stipulation rest = stipulation.inMoves(stipulation.moves() - 1);
    Problem after = after(share.part(), share.first().orElseThrow(), rest);
    List<Task> tasks = new ArrayList<>();
    for (int reply : FirstMovesCut.moves(after)) {
      Problem left = after(after, EncodedMove.unpack(reply), rest);
      tasks.add(new Task.Share(left, Optional.empty(), firstKey, share.time()));
    }
    return tasks.size() < 2 ? Optional.empty() : Optional.of(new RepliesCut(share, tasks));
  }

  private static Problem after(Problem before, Move move, Stipulation rest) {
    return Problem.of(before.variant(), MoveMaker.after(before.variant(), before.setup(), move), rest);
  }

  @Override
  public Optional<TaskResult> settled(List<Optional<TaskResult>> known) {
    List<Solution> found = known.stream().flatMap(Optional::stream)
        .filter(answer -> answer.kind() == TaskResult.Kind.DONE).map(TaskResult::result).map(SolutionFields::read)
        .toList();
    return found.stream().filter(reply -> reply.verdict() == Soundness.UNSOLVABLE && reply.complete()).findFirst()
        .map(_ -> TaskResult
            .done(SolutionFields
                .of(new Solution(share.part().task().stipulationOrThrow(), Soundness.UNSOLVABLE, List.of(),
                    List.of(), List.of(), 0, 1, OptionalInt.empty(), List.of(),
                    found.stream().mapToLong(Solution::nodes).sum(),
                    found.stream().mapToDouble(Solution::seconds).max().orElse(0), List.of(), Terms.USUAL, true))));
  }
}
