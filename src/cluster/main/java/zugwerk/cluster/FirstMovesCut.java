package zugwerk.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Validation;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.work.InputException;

/**
 * A direct or self mate, or another goal against a defence, split into its first moves. The first task also shows set
 * play, if requested.
 */
record FirstMovesCut(Task.Share share, List<Task> tasks) implements Cut {

  static Optional<Cut> of(Task.Share share) {
    if (!isFor(share)) {
      return Optional.empty();
    }
    SolveOptions.Shown shown = share.options().shown();
    SolveOptions later = share.options().showing(
        new SolveOptions.Shown(false, shown.tries(), shown.threats(), shown.shortVariations()));
    List<Task> tasks = new ArrayList<>();
    for (int move : moves(share.part())) {
      tasks.add(new Task.Share(share.part(), Optional.of(EncodedMove.unpack(move)),
          tasks.isEmpty() ? share.options() : later, share.time()));
    }
    return tasks.size() < 2 ? Optional.empty() : Optional.of(new FirstMovesCut(share, tasks));
  }

  /** Not if first moves count that are illegal, or if other terms apply. */
  private static boolean isFor(Task.Share share) {
    Optional<Stipulation> stipulation = share.part().task().stipulation();
    return stipulation.isPresent() && (stipulation.get().play() == Play.DIRECT || stipulation.get().play() == Play.SELF)
        && !stipulation.get().goal().kind().needsSelfCheck() && share.options().first().isEmpty()
        && share.options().terms().and(StatedTerms.of(share.part())).equals(Terms.USUAL)
        && stipulation.get().moves() > 1 && isPlayable(share.part());
  }

  /** Whoever solves it reports why a position cannot be played. */
  private static boolean isPlayable(Problem part) {
    try {
      Validation.checkProblem(part.variant(), part.setup());
      return true;
    } catch (InputException _) {
      return false;
    }
  }

  static int[] moves(Problem part) {
    return FirstMoves.of(part.variant(), Position.of(part.setup()), Optional.empty());
  }

  @Override
  public Optional<TaskResult> settled(List<Optional<TaskResult>> known) {
    Optional<TaskResult> bad = known.stream().flatMap(Optional::stream)
        .filter(answer -> answer.kind() != TaskResult.Kind.DONE).findFirst();
    if (bad.isPresent()) {
      return bad;
    }
    boolean all = known.stream().allMatch(Optional::isPresent);
    if (!all && share.options().limits().solutions() == Long.MAX_VALUE) {
      return Optional.empty();
    }
    List<Optional<Solution>> found = known.stream().map(one -> one.map(TaskResult::result).map(SolutionFields::read))
        .toList();
    boolean enough = found.stream().flatMap(Optional::stream).mapToLong(Solution::solutions).sum() >= share.options()
        .limits().solutions();
    return enough || all ? Optional.of(TaskResult.done(SolutionFields.of(whole(found)))) : Optional.empty();
  }

  private Solution whole(List<Optional<Solution>> found) {
    List<Solution> all = found.stream().flatMap(Optional::stream).toList();
    // Shares that ran at the same time may have found more than allowed together.
    long most = share.options().limits().solutions();
    List<SolutionNode> keys = joined(all.stream().map(Solution::keys)).stream().limit(most).toList();
    OptionalInt shortest = all.stream().map(Solution::shortest).flatMapToInt(OptionalInt::stream).min();
    boolean finished = all.size() == found.size() && all.stream().allMatch(Solution::complete);
    Stipulation stipulation = share.part().task().stipulationOrThrow();
    Soundness verdict =
        Soundness.of(shortest.orElse(stipulation.moves()) < stipulation.moves(), keys.size(), 1, finished);
    return new Solution(stipulation, verdict, keys,
        joined(all.stream().map(Solution::tries)), joined(all.stream().map(Solution::setPlay)), keys.size(), 1,
        shortest,
        joined(all.stream().map(Solution::duals)), all.stream().mapToLong(Solution::nodes).sum(),
        all.stream().mapToDouble(Solution::seconds).max().orElse(0),
        joined(all.stream().map(Solution::lengths)).stream().limit(most).toList(),
        Terms.USUAL, finished);
  }

  private static <T> List<T> joined(Stream<List<T>> lists) {
    return lists.flatMap(List::stream).toList();
  }
}
