package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.problem.Task;
import zugwerk.problem.Twin;
import zugwerk.problem.TwinChange;
import zugwerk.work.Message;

/**
 * Finds single changes that turn a sound problem into another one with the same stipulation and another key: a piece
 * moved, two exchanged, one added or removed, other state, or the other side to move. If the problem has twins, the
 * diagram is changed.
 */
public final class Twins {

  private final Problem diagram;
  private final Measure measure;
  private final CandidateSolver solver;
  private final List<String> keys;
  private final List<TwinChange> changes = new ArrayList<>();

  /**
   * @param problem a sound problem
   * @param measure rates each twin together with the diagram
   * @throws zugwerk.work.InputException in one sentence, if the problem is not sound or that could not be decided
   */
  public Twins(Problem problem, Measure measure, CandidateSolver solver) {
    diagram = problem.withTask(Task::single);
    this.measure = measure;
    this.solver = solver;
    keys = solver.keysOfSound(diagram);
    Changes all = new Changes(diagram);
    changes.addAll(all.moves());
    changes.addAll(all.exchanges());
    changes.addAll(all.removals());
    changes.addAll(all.states());
    changes.add(all.otherSide());
    changes.addAll(all.additions());
  }

  /**
   * Finds all twins, and delivers each as soon as it is known; some are missing where the search was stopped.
   *
   * @return the same, the best first: those that make the best problem together with the diagram
   */
  public List<Found> search(Consumer<Found> listener) {
    return solver.all(changes, this::twin, listener).stream().sorted(Found.BEST_FIRST).toList();
  }

  private Optional<Found> twin(TwinChange change) {
    return new Changes(diagram).sound(change, solver, _ -> Message.NONE)
        .filter(found -> !found.problem().analysis().keys().equals(keys))
        .map(found -> solver
            .quality(diagram.withTask(task -> task.withTwins(List.of(new Twin(false, found.changes())))), measure)
            .map(quality -> found.measured(quality, quality.summary())).orElse(found));
  }
}
