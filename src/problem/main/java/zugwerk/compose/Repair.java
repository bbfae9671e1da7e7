package zugwerk.compose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.solve.Soundness;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Finds changes that make an unsound problem sound: one piece removed, moved or added. The claimed keys are the
 * author's intention, if the problem claims any.
 */
public final class Repair {

  /** More are rarely worth the time. */
  private static final int MOST_RATED = 120;

  private final Problem problem;
  private final Measure measure;
  private final CandidateSolver solver;
  private final List<TwinChange> changes = new ArrayList<>();

  /**
   * @param problem a problem that is cooked, short or unsolvable, with its twins if it has any
   * @param measure ranks the versions
   * @throws InputException in one sentence, if the problem is sound or that could not be decided
   */
  public Repair(Problem problem, Measure measure, CandidateSolver solver) {
    this.problem = problem;
    this.measure = measure;
    this.solver = solver;
    Optional<Solved> solved = solver.begin(problem);
    if (solved.isPresent() && solved.get().verdict() == Soundness.SOUND) {
      throw new InputException("the problem is sound; there is nothing to repair");
    }
    Changes all = new Changes(problem);
    changes.addAll(all.removals());
    changes.addAll(all.moves());
    changes.addAll(all.additions());
  }

  /**
   * Finds all such changes, and delivers each as soon as it is known; some are missing where the search was stopped.
   *
   * @return the same, the best first: those that keep the claimed key, then as {@link Judgement} ranks them; only the
   * best by key and number of pieces are rated
   */
  public List<Found> search(Consumer<Found> listener) {
    List<Found> found = solver.all(changes, this::repaired, listener);
    // Changes come with fewer pieces first and Pawns before others; sorting keeps that order among equals.
    List<Found> sorted = found.stream().sorted(Comparator.comparing((Found one) -> !keepsKey(one))
        .thenComparingInt(one -> one.problem().setup().pieces())).toList();
    List<Found> first = sorted.subList(0, Math.min(MOST_RATED, sorted.size()));
    List<Found> rated = solver.worked(first, this::rated);
    return Stream.of(Judgement.of(problem).ranked(rated), sorted.subList(rated.size(), sorted.size()))
        .flatMap(List::stream).toList();
  }

  private Found rated(Found one) {
    return solver.quality(one.problem(), measure).map(quality -> one.measured(quality, one.note())).orElse(one);
  }

  private boolean keepsKey(Found found) {
    return found.problem().analysis().keys().equals(problem.analysis().keys());
  }

  private Optional<Found> repaired(TwinChange change) {
    return new Changes(problem).sound(change, solver, this::note);
  }

  private Message note(Solved solved) {
    return problem.analysis().keys().isEmpty() ? Message.NONE
        : solved.keys().equals(problem.analysis().keys()) ? Message.message("keeps the key")
            : Message.message("another key");
  }
}
