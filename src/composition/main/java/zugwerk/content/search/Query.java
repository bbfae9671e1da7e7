package zugwerk.content.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
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

  /**
   * Whether a problem is one that is searched for; empty if only its solution tells, and the candidate has none.
   *
   * @throws java.util.concurrent.CancellationException if the token of the solution stops the look
   */
  Optional<Boolean> decide(Candidate candidate);

  /** Whether the solution is needed to tell. */
  boolean needsSolution();

  /** Whether a problem is one that is searched for. Where {@link #needsSolution}, it must have its solution. */
  default boolean matches(Candidate candidate) {
    return decide(candidate).orElseThrow();
  }

  /** Whether a problem cannot match, as far as it can be told without its solution. */
  default boolean excludes(Candidate unsolved) {
    return decide(unsolved).filter(matches -> !matches).isPresent();
  }

  /** Whether a problem may match, as far as it can be told without its solution; without one to be found, it cannot. */
  default boolean mayMatch(Problem problem) {
    return mayMatch(Facts.of(problem));
  }

  /** The same by what its file says. */
  default boolean mayMatch(Facts facts) {
    return (facts.asks() || !needsSolution()) && !excludes(new Candidate(facts, Optional.empty()));
  }

  /**
   * Whether a problem matches by what was found of it; empty if it was not solved to the end, or is not looked through,
   * and cannot be told without.
   *
   * @param token stops the look
   */
  default Optional<Boolean> matches(Problem problem, Optional<Solved> found, CancelToken token) {
    try {
      return decide(found.filter(Solved::complete).map(solved -> Candidate.of(problem, solved, token))
          .orElseGet(() -> Candidate.of(problem)));
    } catch (CancellationException _) {
      return Optional.empty();
    }
  }

  /** Both hold. */
  record And(Query one, Query other) implements Query {
    @Override
    public Optional<Boolean> decide(Candidate candidate) {
      return joined(candidate, one, other, false);
    }

    @Override
    public boolean needsSolution() {
      return one.needsSolution() || other.needsSolution();
    }
  }

  /** At least one holds. */
  record Or(Query one, Query other) implements Query {
    @Override
    public Optional<Boolean> decide(Candidate candidate) {
      return joined(candidate, one, other, true);
    }

    @Override
    public boolean needsSolution() {
      return one.needsSolution() || other.needsSolution();
    }
  }

  /**
   * The answer to two tests together.
   *
   * @param enough the answer of either that decides, whatever the other says
   */
  private static Optional<Boolean> joined(Candidate candidate, Query one, Query other, boolean enough) {
    // What needs no solution is told sooner.
    Query first = one.needsSolution() ? other : one;
    Optional<Boolean> answer = first.decide(candidate);
    if (answer.filter(holds -> holds == enough).isPresent()) {
      return answer;
    }
    Optional<Boolean> second = (one.needsSolution() ? one : other).decide(candidate);
    return answer.isPresent() || second.filter(holds -> holds == enough).isPresent() ? second : answer;
  }

  /** It does not hold. */
  record Not(Query one) implements Query {
    @Override
    public Optional<Boolean> decide(Candidate candidate) {
      return one.decide(candidate).map(holds -> !holds);
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
   * @param arguments in which form
   * @param counter counts it
   * @param comparison what the number must be
   */
  record Test(Predicate asked, List<String> arguments, Predicate.Counter counter, Comparison comparison)
      implements
        Query {

    public Test {
      arguments = List.copyOf(arguments);
    }

    @Override
    public Optional<Boolean> decide(Candidate candidate) {
      return needsSolution() && candidate.shown().isEmpty() ? Optional.empty()
          : Optional.of(comparison.test(counter.count(candidate)));
    }

    @Override
    public boolean needsSolution() {
      return asked.needsSolution();
    }
  }
}
