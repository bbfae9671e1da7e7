package zugwerk.content.search;

import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;

/**
 * A problem to be tested. Not safe for use by several threads.
 *
 * @param facts the facts from its file
 * @param shown the content of its solution; empty if unknown
 */
public record Candidate(Facts facts, Optional<Shown> shown) {

  public static Candidate of(Problem problem) {
    return new Candidate(Facts.of(problem), Optional.empty());
  }

  /**
   * A problem with its solution; set play and tries count if they were solved.
   *
   * @param token stops the work on it, now and later
   */
  public static Candidate of(Problem problem, Solved solved, CancelToken token) {
    return new Candidate(Facts.of(problem), Optional.of(Shown.of(solved, token)));
  }
}
