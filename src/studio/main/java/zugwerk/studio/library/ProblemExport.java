package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.ExchangeFormat;
import zugwerk.exchange.SolutionLines;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;

/** A problem for a file of another program, with its solution where that is known. */
public record ProblemExport(Problem problem, Optional<Solved> solved) {

  /** Writes problems. Returns what the format cannot store, as the end of a sentence; empty if nothing is lost. */
  public static String write(Path file, List<ProblemExport> exports) {
    ExchangeFormat format = ExchangeFiles.format(file);
    exports.forEach(export -> ExchangeFiles.checkGame(format, export.problem));
    List<Problem> problems = exports.stream().map(export -> export.in(format)).toList();
    ExchangeFiles.write(file, format, problems);
    List<String> lost = ExchangeFiles.losses(format, problems);
    return lost.isEmpty() ? "" : "; " + lang("{0} cannot store {1}", format.title(), String.join(", ", lost));
  }

  private Problem in(ExchangeFormat format) {
    return solved.map(found -> SolutionLines.added(problem, found, format)).orElse(problem);
  }
}
