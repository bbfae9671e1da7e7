package zugwerk.compose;

import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Validation;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;

/** The problem that a search begins with. */
final class SolveRequest {

  /** Nothing but the keys, with their play. */
  static final SolveOptions.Shown KEYS_ONLY =
      new SolveOptions.Shown(false, SolveOptions.Tries.NONE, true, true);

  private SolveRequest() {}

  /**
   * What the solver finds of a problem; empty where the work was stopped before.
   *
   * @throws IllegalArgumentException in one sentence, if it asks for nothing, cannot be played or takes too long
   */
  static Optional<Solved> solved(Problem problem, CandidateSolver solver) {
    problem.asked();
    Validation.check(problem.variant(), problem.setup());
    Optional<Solved> solved = solver.solve(problem, KEYS_ONLY, 1);
    if (solved.isEmpty() && !solver.stops()) {
      throw new IllegalArgumentException("whether the problem is sound could not be decided within the limits");
    }
    return solved;
  }

  /**
   * What the solver finds of a sound problem.
   *
   * @throws IllegalArgumentException in one sentence, if it is not sound or that is not known
   */
  static Solved sound(Problem problem, CandidateSolver solver) {
    Solved solved = solved(problem, solver).orElseThrow(
        () -> new IllegalArgumentException("the work was stopped before it was known whether the problem is sound"));
    if (solved.verdict() != Soundness.SOUND) {
      throw new IllegalArgumentException("the problem is " + solved.verdict().word() + ", not sound");
    }
    return solved;
  }
}
