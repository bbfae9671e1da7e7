package zugwerk.problem;

import java.util.List;
import java.util.Optional;
import zugwerk.notation.LongForm;
import zugwerk.notation.NotationException;
import zugwerk.notation.Replay;
import zugwerk.solve.Control;
import zugwerk.solve.SolveOptions;

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
   * @param solved what was found; empty where nothing was to be solved
   */
  public record Answer(Outcome outcome, String verdict, Optional<Solved> solved) {

    Answer(Outcome outcome, String verdict) {
      this(outcome, verdict, Optional.empty());
    }
  }

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
    Solved solved = Solved.solve(problem, options, control);
    return answer(problem, solved);
  }

  /** Holds what was found of a problem against its claim. */
  private static Answer answer(Problem problem, Solved solved) {
    String verdict = solved.verdict().word();
    String words = solved.parts().size() == 1 ? verdict : String.join(", ", solved.parts().stream()
        .map(part -> part.twin().letter() + ") " + part.solution().verdict().word()).toList());
    String claim = problem.claim().isEmpty() ? "sound" : problem.claim();
    if (!verdict.equals(claim)) {
      return new Answer(verdict.equals("unfinished") ? Outcome.UNDECIDED : Outcome.FAILS, words, Optional.of(solved));
    }
    List<String> keys = solved.parts().getFirst().solution().keys().stream()
        .map(key -> LongForm.of(problem.variant().schema(), key.move())).toList();
    boolean keysHold = problem.keys().isEmpty() || keys.equals(problem.keys());
    return new Answer(keysHold ? Outcome.HOLDS : Outcome.FAILS,
        keysHold ? words : words + ", but the keys are " + String.join(", ", keys), Optional.of(solved));
  }
}
