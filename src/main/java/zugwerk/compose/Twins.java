package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import zugwerk.board.Schema;
import zugwerk.problem.Problem;
import zugwerk.problem.TwinChange;

/**
 * Finds single changes that turn a sound problem into another one with the same stipulation and another key: a piece
 * moved, two exchanged, one added or taken away, other state, or the other side to move. If the problem has twins, the
 * diagram is changed.
 */
public final class Twins {

  private final Problem diagram;
  private final CandidateSolver solver;
  private final List<String> keys;
  private final List<TwinChange> changes = new ArrayList<>();

  /**
   * @param problem a sound problem
   * @throws IllegalArgumentException in one sentence, if the problem is not sound or that could not be decided
   */
  public Twins(Problem problem, CandidateSolver solver) {
    diagram = problem.diagram();
    this.solver = solver;
    keys = solver.keysOfSound(diagram);
    Changes all = new Changes(diagram);
    changes.addAll(all.moves());
    changes.addAll(all.exchanges());
    changes.addAll(all.removals());
    changes.addAll(all.states());
    changes.add(all.otherSide());
    IntStream.range(0, diagram.variant().schema().types().size()).filter(type -> type != Schema.KING)
        .forEach(type -> changes.addAll(all.additions(type)));
  }

  /** Finds all twins, and hands on each as soon as it is known; some are missing where the search was stopped. */
  public List<Found> search(Consumer<Found> listener) {
    return solver.all(changes, this::twin, listener);
  }

  private Optional<Found> twin(TwinChange change) {
    return new Changes(diagram).made(change).flatMap(other -> solver.sound(other)
        .filter(solved -> !solved.keys().equals(keys)).map(solved -> Found.of(other, solved, List.of(change), "")));
  }
}
