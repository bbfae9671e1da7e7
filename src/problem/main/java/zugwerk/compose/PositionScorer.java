package zugwerk.compose;

import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.content.quality.KeyTerms;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/**
 * Scores positions as problems of one stipulation. The best are sound ones, by their rating without themes, which take
 * long to find, and by how many of the requirements they meet. Then come cooked ones, the fewer keys the better; then
 * positions without a solution, by the fewest refutations of a first move; and last problems that are short. Not safe
 * for use by several threads.
 */
final class PositionScorer {

  private static final int COUNTED = 4;
  private static final int OPEN = 16;
  private static final double HOPELESS = -1000;
  private static final double FAR = HOPELESS + 5;
  private static final double SHORTFALL = 12;

  /** @param worth the score, greater for better ones */
  record Candidate(Setup setup, double worth, Optional<Quality> quality) {}

  private final Variant variant;
  private final Stipulation stipulation;
  private final Demands demands;
  private final CandidateSolver solver;
  private final Measure measure;

  PositionScorer(Variant variant, Stipulation stipulation, Demands demands, Measure measure, CandidateSolver solver) {
    this.variant = variant;
    this.stipulation = stipulation;
    this.demands = demands;
    this.solver = solver;
    this.measure = measure;
  }

  /** Whether play forces the other side to mate, which is very rare in random positions. */
  static boolean forcesMate(Stipulation stipulation) {
    return stipulation.isBattle() && stipulation.targetsFirstMover();
  }

  boolean satisfied(Candidate candidate) {
    return candidate.quality().filter(demands::met).isPresent();
  }

  /** Whether a position is so far from the goal that no small change will bring it nearer. */
  boolean isFar(Candidate candidate) {
    return forcesMate(stipulation) && candidate.worth() <= FAR;
  }

  Candidate judge(Setup setup) {
    Optional<Solution> keysOnly = solver.solve(variant, setup, stipulation, CandidateSolver.KEYS_ONLY, COUNTED - 1);
    if (keysOnly.isEmpty() || keysOnly.get().verdict() != Soundness.SOUND) {
      double worth = keysOnly.map(solution -> worth(setup, solution)).orElse(HOPELESS);
      return new Candidate(setup, worth, Optional.empty());
    }
    Problem problem = Problem.of(variant, setup, stipulation);
    return solver.shown(problem).flatMap(solver.measured(measure::withoutThemes)).map(quality -> {
      // A check that forces mate occurs too often, and would keep the search from a quiet key.
      return forcesMate(stipulation) && quality.count(KeyTerms.CHECKING_KEY) > 0 && !demands.anyKey()
          ? new Candidate(setup, FAR + met(setup), Optional.empty())
          : new Candidate(setup, quality.points() - SHORTFALL * demands.shortfall(quality), Optional.of(quality));
    }).orElse(new Candidate(setup, HOPELESS, Optional.empty()));
  }

  private double worth(Setup setup, Solution solution) {
    return switch (solution.verdict()) {
      case COOKED -> FAR + 5 + OPEN - Math.min(COUNTED, solution.solutions());
      case SHORT -> HOPELESS + 4;
      default -> FAR + met(setup);
    };
  }

  /**
   * Greater for fewer refutations, and 0 where there are too many. They are counted only where the other side is forced
   * to mate; in direct play counting takes more time than it saves.
   */
  private int met(Setup setup) {
    return forcesMate(stipulation)
        ? OPEN - solver.refutations(variant, setup, stipulation, !demands.anyKey(), OPEN) : 0;
  }
}
