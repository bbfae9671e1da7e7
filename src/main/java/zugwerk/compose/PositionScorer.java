package zugwerk.compose;

import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/**
 * Says what positions are worth as problems of one stipulation. Sound ones are worth what their quality is and how much
 * of the demands they meet; cooked ones the more the fewer keys they have; then come those without a solution, nearer
 * if some first move fails to few defences only, and last those that are short. One instance serves one thread.
 */
final class PositionScorer {

  /** So many keys or solutions of a cooked problem are counted. */
  private static final int COUNTED = 4;

  /** So many defences that nothing meets are counted. */
  private static final int OPEN = 16;

  /** What a problem is worth, at least, that is not sound; all sound ones are worth more. */
  private static final double HOPELESS = -1000;

  /** What a problem without a solution is worth, at least. */
  private static final double FAR = HOPELESS + 5;

  /** What it costs a problem to be one short of what is demanded. */
  private static final double SHORTFALL = 12;

  /**
   * A position with what the solver says of it.
   *
   * @param worth the more the better
   * @param quality what is good and bad about it; empty if it is not sound
   */
  record Candidate(Setup setup, double worth, Optional<Quality> quality) {}

  private final Variant variant;
  private final Stipulation stipulation;
  private final Demands demands;
  private final CandidateSolver solver;
  private final Evaluator appraiser;

  PositionScorer(Variant variant, Stipulation stipulation, Demands demands, CandidateSolver solver) {
    this.variant = variant;
    this.stipulation = stipulation;
    this.demands = demands;
    this.solver = solver;
    appraiser = new Evaluator(variant, stipulation, solver);
  }

  /** Whether play forces the other side to mate, as hardly any random position does. */
  static boolean forcesMate(Stipulation stipulation) {
    return stipulation.isBattle() && stipulation.beginnerSuffers();
  }

  /** Whether a candidate is sound and meets the demands, all but that on its economy. */
  boolean satisfied(Candidate candidate) {
    return candidate.quality().filter(demands::met).isPresent();
  }

  /** Whether nothing in a position leads to what is asked, so that no small change will bring it nearer. */
  boolean isFar(Candidate candidate) {
    return forcesMate(stipulation) && candidate.worth() <= FAR;
  }

  /** A position with its worth. */
  Candidate judge(Setup setup) {
    Optional<Solution> bare = solver.solve(variant, setup, stipulation, CandidateSolver.KEYS_ONLY, COUNTED - 1);
    if (bare.isEmpty() || bare.get().verdict() != Soundness.SOUND) {
      double worth = bare.map(solution -> worth(setup, solution)).orElse(HOPELESS);
      return new Candidate(setup, worth, Optional.empty());
    }
    return solver.solve(variant, setup, stipulation, Evaluator.SHOWN, 1).map(solution -> {
      Quality quality = appraiser.appraise(setup, solution);
      // A check that forces mate is met too often, and would keep the search from a quiet key.
      return forcesMate(stipulation) && quality.check() && !demands.anyKey()
          ? new Candidate(setup, FAR + met(setup), Optional.empty())
          : new Candidate(setup, quality.score() - SHORTFALL * demands.shortfall(quality), Optional.of(quality));
    }).orElse(new Candidate(setup, HOPELESS, Optional.empty()));
  }

  /** What a position is worth that is not sound. */
  private double worth(Setup setup, Solution solution) {
    return switch (solution.verdict()) {
      case COOKED -> FAR + 5 + OPEN - Math.min(COUNTED, solution.solutions());
      case SHORT -> HOPELESS + 4;
      default -> FAR + met(setup);
    };
  }

  /**
   * How few defences nothing meets, from 0 where they are too many; counted where the other side is forced to mate. In
   * direct play to count them takes more time than it saves.
   */
  private int met(Setup setup) {
    return forcesMate(stipulation)
        ? OPEN - solver.refutations(variant, setup, stipulation, !demands.anyKey(), OPEN) : 0;
  }
}
