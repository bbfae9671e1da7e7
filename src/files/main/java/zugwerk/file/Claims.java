package zugwerk.file;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import zugwerk.file.Checked.Outcome;
import zugwerk.notation.Replay;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemSolver;
import zugwerk.problem.Solved;
import zugwerk.problem.StoredSolution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Compares the claim of a problem's file with the solver's result. */
public final class Claims {

  private Claims() {}

  /**
   * The comparison of a claim.
   *
   * @param outcome whether it holds
   * @param verdict the solver's verdict, or why there is none
   * @param solved the solution; empty where nothing was to be solved
   */
  public record Answer(Outcome outcome, String verdict, Optional<Solved> solved) {

    Answer(Outcome outcome, String verdict) {
      this(outcome, verdict, Optional.empty());
    }

    /** Adds the comparison with the solution in the file: another key, or another line of help play, is a failure. */
    Answer with(StoredSolution kept) {
      return new Answer(kept.keysAgree() ? outcome : Outcome.FAILS, verdict + "; the stored solution " + kept.text(),
          solved);
    }

    /** Compares a new result with a certificate; fails if the two disagree. */
    Answer against(Answer certified) {
      return outcome == Outcome.UNDECIDED || outcome == certified.outcome ? this
          : new Answer(Outcome.FAILS, verdict + ", not " + certified.verdict + " as in its certificate", solved);
    }
  }

  /**
   * Checks a problem's claim; a file without one claims to be sound. The claimed keys must be those found, and every
   * line of the file must be playable. Where the file states no number of solutions, that of its stored solution
   * counts.
   *
   * @throws InputException in one sentence, if the problem cannot be played or a twin cannot be made
   */
  public static Answer decide(Problem problem, SolveOptions options, Monitor monitor) {
    return decide(problem, ProblemSolver.HERE, options, SolveOptions.NO_LIMIT, monitor);
  }

  /** @param time the time limit of the problem with all its parts */
  static Answer decide(Problem problem, ProblemSolver solver, SolveOptions options, Duration time, Monitor monitor) {
    Optional<Answer> lines = lines(problem);
    if (lines.isPresent()) {
      return lines.get();
    }
    if (problem.task().stipulation().isEmpty()) {
      return new Answer(Outcome.HOLDS, "position");
    }
    Problem counted = StoredSolution.counted(problem);
    Answer answer = answer(counted, solver.solve(counted, options, time, monitor));
    return counted.equals(problem) ? answer
        : new Answer(answer.outcome, answer.verdict + "; " + StoredSolution.remark(counted), answer.solved);
  }

  /**
   * The solution of a problem; empty where it is not solved: a position without stipulation, a problem with an
   * unplayable line, or a study with a trusted certificate, since studies take long to solve.
   *
   * @throws InputException in one sentence, if the problem cannot be played or a twin cannot be made
   */
  public static Optional<Solved> solved(Problem problem, SolveOptions options, Monitor monitor) {
    return keptStudy(problem).orElseGet(() -> decide(problem, options, monitor)).solved();
  }

  /**
   * The answer of a problem's certificate, so that it need not be solved again; empty without a certificate that covers
   * everything.
   */
  static Optional<Answer> kept(Problem problem) {
    return problem.analysis().certificate().filter(certificate -> certificate.covers(problem))
        .map(certificate -> answered(problem, certificate));
  }

  /**
   * The same for a study, whose certificate may be from another version of the program, since studies take long to
   * solve.
   */
  static Optional<Answer> keptStudy(Problem problem) {
    return problem.analysis().certificate()
        .filter(_ -> problem.task().stipulation().filter(Stipulation::isStudy).isPresent())
        .filter(certificate -> certificate.answers(problem))
        .map(certificate -> answered(problem, certificate));
  }

  private static Answer answered(Problem problem, Certificate certificate) {
    return lines(problem).orElseGet(() -> answer(
        problem, certificate.verdict(), certificate.verdict(), certificate.keys(), Optional.empty()));
  }

  private static Optional<Answer> lines(Problem problem) {
    for (String line : problem.analysis().lines()) {
      try {
        Replay.play(problem.variant(), problem.opening(), line);
      } catch (InputException fault) {
        return Optional.of(new Answer(Outcome.FAILS, "the line '" + line + "': " + fault.getMessage()));
      }
    }
    return Optional.empty();
  }

  private static Answer answer(Problem problem, Solved solved) {
    String verdict = solved.verdict().word();
    String text = solved.parts().size() == 1 ? verdict : String.join(", ", solved.parts().stream()
        .map(part -> part.twin().letter() + ") " + part.solution().verdict().word()).toList());
    Answer answer = answer(problem, verdict, text, solved.keys(), Optional.of(solved));
    return StoredSolution.compare(problem, solved).map(answer::with).orElse(answer);
  }

  private static Answer answer(
      Problem problem, String verdict, String text, List<String> keys, Optional<Solved> solved) {
    String claim = problem.analysis().claim().orElse(Soundness.SOUND).word();
    if (!verdict.equals(claim)) {
      return new Answer(verdict.equals(Soundness.UNFINISHED.word()) ? Outcome.UNDECIDED : Outcome.FAILS, text, solved);
    }
    boolean keysHold = problem.analysis().keys().isEmpty() || keys.equals(problem.analysis().keys());
    return new Answer(keysHold ? Outcome.HOLDS : Outcome.FAILS,
        keysHold ? text : text + ", but the keys are " + String.join(", ", keys), solved);
  }
}
