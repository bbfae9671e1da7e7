package zugwerk.compose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.solve.Soundness;

/**
 * Finds changes that make an unsound problem sound: one piece removed, moved or added. The claimed keys are the
 * author's intention, if the problem claims any.
 */
public final class Repair {

  private final Problem problem;
  private final CandidateSolver solver;
  private final List<TwinChange> changes = new ArrayList<>();

  /**
   * @param problem a problem that is cooked, short or unsolvable, with its twins if it has any
   * @throws IllegalArgumentException in one sentence, if the problem is sound or that could not be decided
   */
  public Repair(Problem problem, CandidateSolver solver) {
    this.problem = problem;
    this.solver = solver;
    Optional<Solved> solved = solver.begin(problem);
    if (solved.isPresent() && solved.get().verdict() == Soundness.SOUND) {
      throw new IllegalArgumentException("the problem is sound; there is nothing to repair");
    }
    Changes all = new Changes(problem);
    changes.addAll(all.removals());
    changes.addAll(all.moves());
    changes.addAll(all.additions());
  }

  /**
   * Finds all such changes, and delivers each as soon as it is known; some are missing where the search was stopped.
   *
   * @return the same, the best first: those that keep the claimed key, then those with fewer pieces, moves before
   * additions, Pawns before other pieces
   */
  public List<Found> search(Consumer<Found> listener) {
    List<Found> found = solver.all(changes, this::repaired, listener);
    // Changes come with fewer pieces first and Pawns before others; sorting keeps that order among equals.
    return found.stream().sorted(Comparator.comparing((Found one) -> !keepsKey(one))
        .thenComparingInt(one -> pieces(one.problem().setup()))).toList();
  }

  private static int pieces(Setup setup) {
    return setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK);
  }

  private boolean keepsKey(Found found) {
    return found.problem().keys().equals(problem.keys());
  }

  private Optional<Found> repaired(TwinChange change) {
    return new Changes(problem).sound(change, solver, this::note);
  }

  private String note(Solved solved) {
    return problem.keys().isEmpty() ? "" : solved.keys().equals(problem.keys()) ? "keeps the key" : "another key";
  }
}
