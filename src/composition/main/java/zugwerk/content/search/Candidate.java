package zugwerk.content.search;

import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;

/**
 * A problem that is searched. Not for use by two threads at once.
 *
 * @param facts what its file says
 * @param shown what its solution shows; empty if that is not known
 */
public record Candidate(Facts facts, Optional<Shown> shown) {

  /** A problem that is not solved. */
  public static Candidate of(Problem problem) {
    return new Candidate(Facts.of(problem), Optional.empty());
  }

  /**
   * A problem with its solution; set play and tries count if the solver was asked for them.
   *
   * @param token stops the work on it, now and later
   */
  public static Candidate of(Problem problem, Solved solved, CancelToken token) {
    return new Candidate(Facts.of(problem), Optional.of(Shown.of(solved, token)));
  }
}
