package zugwerk.content.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;

/** A parsed search: tests joined by AND, OR and NOT. */
public sealed interface Query {

  /**
   * Reads a search such as {@code Theme("Grimshaw") AND Pieces <= 8}. AND binds more closely than OR. Names and words
   * may be in any case.
   *
   * @throws SearchException in one sentence with the place of the fault
   */
  static Query parse(String text) {
    return new QueryReader(text).query();
  }

  /** Whether a text is a search rather than plain words: a test with parentheses or a comparison. */
  static boolean isQuery(String text) {
    return QueryReader.isMeant(text);
  }

  /**
   * Whether a problem matches; empty if that depends on its solution, which the candidate lacks.
   *
   * @throws java.util.concurrent.CancellationException if the token of the solution stops the test
   */
  Optional<Boolean> decide(Candidate candidate);

  boolean needsSolution();

  /** Whether a problem matches. Where {@link #needsSolution}, it must have its solution. */
  default boolean matches(Candidate candidate) {
    return decide(candidate).orElseThrow();
  }

  /** Whether a problem cannot match, as far as that is known without its solution. */
  default boolean excludes(Candidate unsolved) {
    return decide(unsolved).filter(matches -> !matches).isPresent();
  }

  /**
   * Whether a problem may match, as far as that is known without its solution; a problem without stipulation has none.
   */
  default boolean mayMatch(Problem problem) {
    return mayMatch(Facts.of(problem));
  }

  /** The same for its facts. */
  default boolean mayMatch(Facts facts) {
    return (facts.hasStipulation() || !needsSolution()) && !excludes(new Candidate(facts, Optional.empty()));
  }

  /**
   * Whether a problem matches, given its solution if there is one; empty if the solution is needed but incomplete, or
   * if the token stops the test.
   *
   * @param token stops the test
   */
  default Optional<Boolean> matches(Problem problem, Optional<Solved> found, CancelToken token) {
    try {
      return decide(found.filter(Solved::complete).map(solved -> Candidate.of(problem, solved, token))
          .orElseGet(() -> Candidate.of(problem)));
    } catch (CancellationException _) {
      return Optional.empty();
    }
  }

  /**
   * Tests joined by AND or OR.
   *
   * @param enough the answer of a part that decides: true for OR
   */
  record Joined(List<Query> parts, boolean enough) implements Query {

    public Joined {
      parts = List.copyOf(parts);
    }

    @Override
    public Optional<Boolean> decide(Candidate candidate) {
      Optional<Boolean> answer = Optional.of(!enough);
      // Tests that need no solution are faster.
      for (boolean slow : new boolean[] {false, true}) {
        for (Query part : parts) {
          if (part.needsSolution() == slow) {
            Optional<Boolean> one = part.decide(candidate);
            if (one.filter(holds -> holds == enough).isPresent()) {
              return one;
            }
            answer = one.isEmpty() ? one : answer;
          }
        }
      }
      return answer;
    }

    @Override
    public boolean needsSolution() {
      return parts.stream().anyMatch(Query::needsSolution);
    }
  }

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

  /** A predicate whose number is compared. */
  record Test(Predicate predicate, List<String> arguments, Predicate.Counter counter, Comparison comparison)
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
      return predicate.needsSolution();
    }
  }
}
