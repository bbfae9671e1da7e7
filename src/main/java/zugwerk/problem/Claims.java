package zugwerk.problem;

import java.util.List;
import zugwerk.notation.LongForm;
import zugwerk.notation.NotationException;
import zugwerk.notation.Replay;
import zugwerk.solve.Control;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Solver;

/** Holds what a problem's file claims against what the solver finds. */
public final class Claims {

  private Claims() {}

  /** How a claim fares. */
  public enum Outcome {
    HOLDS, FAILS, UNDECIDED
  }

  /**
   * The answer to a claim.
   *
   * @param outcome how it fares
   * @param verdict the solver's word, or why there is none
   */
  public record Answer(Outcome outcome, String verdict) {}

  /**
   * Decides a problem's claim; a file without one claims to be sound. The claimed keys must be those found,
   * and every line of the file must be playable.
   *
   * @throws IllegalArgumentException if the problem cannot be read or played
   */
  public static Answer decide(Problem problem, SolveOptions options, Control control) {
    for (String line : problem.lines()) {
      try {
        Replay.play(problem.variant(), problem.setup(), line);
      } catch (NotationException fault) {
        return new Answer(Outcome.FAILS, "the line '" + line + "': " + fault.getMessage());
      }
    }
    if (!problem.asks()) {
      return new Answer(Outcome.HOLDS, "position");
    }
    if (!problem.asked().isSolvable()) {
      return new Answer(Outcome.UNDECIDED, "undecided");
    }
    Solution solution = Solver.solve(problem.variant(), problem.setup(), problem.asked(), options, control);
    String verdict = solution.verdict().word();
    String claim = problem.claim().isEmpty() ? "sound" : problem.claim();
    List<String> keys = solution.keys().stream()
        .map(key -> LongForm.of(problem.variant().schema(), key.move())).toList();
    if (!verdict.equals(claim)) {
      return new Answer(verdict.equals("unfinished") ? Outcome.UNDECIDED : Outcome.FAILS, verdict);
    }
    boolean keysHold = problem.keys().isEmpty() || List.copyOf(keys).equals(problem.keys());
    return new Answer(keysHold ? Outcome.HOLDS : Outcome.FAILS,
        keysHold ? verdict : verdict + ", but the keys are " + String.join(", ", keys));
  }
}
