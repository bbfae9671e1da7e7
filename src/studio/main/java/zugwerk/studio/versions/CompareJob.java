package zugwerk.studio.versions;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Function;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.studio.editor.Versions;
import zugwerk.studio.solving.FullPlayJob;
import zugwerk.studio.solving.VerdictSign;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Job;
import zugwerk.studio.text.Localization;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Solves two problems, where they are not solved yet, and compares their printed solutions. */
final class CompareJob extends Job<CompareJob.Comparison> {

  record Comparison(VerdictSign left, VerdictSign right, List<LineDifference.Row> rows) {}

  private record Side(VerdictSign verdict, List<String> lines) {}

  private final Function<Problem, SolveOptions> options;

  CompareJob(Executor background, Executor window, Function<Problem, SolveOptions> options) {
    super(lang("The comparison"), background, window);
    this.options = options;
  }

  void start(Compared left, Compared right) {
    SolveOptions ofLeft = options.apply(left.problem());
    SolveOptions ofRight = options.apply(right.problem());
    start(lang("Solving …"), run -> {
      Side one = side(left, ofLeft, run.monitor());
      Side other = side(right, ofRight, run.monitor());
      return new Comparison(one.verdict(), other.verdict(), LineDifference.between(one.lines(), other.lines()));
    });
  }

  private static Side side(Compared compared, SolveOptions with, Monitor monitor) {
    Problem problem = compared.problem();
    try {
      SolveOptions options = compared.known().map(Versions.Solution::options).orElse(with);
      Solved solved = compared.known().map(Versions.Solution::solved)
          .orElseGet(() -> Solved.solve(problem, options, monitor));
      if (FullPlayJob.applies(problem, options)) {
        solved = FullPlayJob.fullPlay(problem, solved, options, monitor).solved();
      }
      monitor.token().check();
      String text = PrintedSolution.of(solved, PrintedOptions.DEFAULT.in(Localization.texts())).text();
      return new Side(VerdictSign.of(solved.verdict(), VerdictSign.words(solved)), text.strip().lines().toList());
    } catch (InputException refused) {
      return new Side(VerdictSign.of(Soundness.UNFINISHED, lang("Cannot be solved")),
          List.of(DisplayText.sentence(reason(refused))));
    }
  }
}
