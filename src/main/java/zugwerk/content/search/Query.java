package zugwerk.content.search;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongPredicate;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;

/** A search that was read: tests joined by AND, OR and NOT. */
public sealed interface Query {

  /**
   * Reads a search such as {@code Theme("Grimshaw") AND Pieces <= 8}. AND binds more closely than OR. Names and words
   * may be written in capitals or not.
   *
   * @throws SearchException in one sentence that says where the fault is
   */
  static Query parse(String text) {
    return new QueryReader(text).query();
  }

  /** Whether a text that may also be plain words looks like a search: a test with parentheses or a comparison. */
  static boolean isMeant(String text) {
    return QueryReader.isMeant(text);
  }

  /** Whether a problem is one that is searched for. Where {@link #needsSolution}, it must have its solution. */
  boolean matches(Candidate candidate);

  /** Whether the solution is needed to tell. */
  boolean needsSolution();

  /** Whether a problem cannot match, as far as it can be told without its solution. */
  default boolean excludes(Candidate unsolved) {
    return !needsSolution() && !matches(unsolved);
  }

  /** Whether a problem may match, as far as it can be told without its solution; without one to be found, it cannot. */
  default boolean mayMatch(Problem problem) {
    return (problem.asks() || !needsSolution()) && !excludes(Candidate.of(problem));
  }

  /**
   * Whether a problem matches by what was found of it; empty if it was not solved to the end, or is not looked through.
   *
   * @param token stops the look
   */
  default Optional<Boolean> matches(Problem problem, Optional<Solved> found, CancelToken token) {
    try {
      return found.filter(Solved::complete).map(solved -> matches(Candidate.of(problem, solved, token)));
    } catch (CancellationException _) {
      return Optional.empty();
    }
  }

  /** Both hold. */
  record And(Query one, Query other) implements Query {
    @Override
    public boolean matches(Candidate candidate) {
      // What needs no solution is told sooner.
      return one.needsSolution() ? other.matches(candidate) && one.matches(candidate)
          : one.matches(candidate) && other.matches(candidate);
    }

    @Override
    public boolean needsSolution() {
      return one.needsSolution() || other.needsSolution();
    }

    @Override
    public boolean excludes(Candidate unsolved) {
      return one.excludes(unsolved) || other.excludes(unsolved);
    }
  }

  /** At least one holds. */
  record Or(Query one, Query other) implements Query {
    @Override
    public boolean matches(Candidate candidate) {
      return one.matches(candidate) || other.matches(candidate);
    }

    @Override
    public boolean needsSolution() {
      return one.needsSolution() || other.needsSolution();
    }

    @Override
    public boolean excludes(Candidate unsolved) {
      return one.excludes(unsolved) && other.excludes(unsolved);
    }
  }

  /** It does not hold. */
  record Not(Query one) implements Query {
    @Override
    public boolean matches(Candidate candidate) {
      return !one.matches(candidate);
    }

    @Override
    public boolean needsSolution() {
      return one.needsSolution();
    }
  }

  /**
   * A predicate whose number is compared.
   *
   * @param asked what is counted
   * @param counter counts it
   * @param comparison what holds of a number that is wanted
   */
  record Test(Predicate asked, Predicate.Counter counter, LongPredicate comparison) implements Query {
    @Override
    public boolean matches(Candidate candidate) {
      return comparison.test(counter.count(candidate));
    }

    @Override
    public boolean needsSolution() {
      return asked.needsSolution();
    }
  }
}
