package zugwerk.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.time.LocalDate;
import zugwerk.solve.Solution;

/**
 * What the program found of a problem, kept in its file: the C+ of a printed diagram. It holds only for the very
 * position, rules and stipulation that were solved; afterwards it is stale.
 *
 * @param verdict the solver's word
 * @param program which program found it, with its version
 * @param date when, as {@code 2026-11-21}
 * @param nodes how many moves were played in search
 * @param solved what was solved: game, settings, FEN and stipulation
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonPropertyOrder({"verdict", "program", "date", "nodes", "solved"})
public record Certificate(String verdict, String program, String date, long nodes, String solved) {

  public Certificate {
    verdict = verdict == null ? "" : verdict;
    program = program == null ? "" : program;
    date = date == null ? "" : date;
    solved = solved == null ? "" : solved;
  }

  /** The certificate of a solution that was found for a problem on a day. */
  public static Certificate of(Problem problem, Solution solution, LocalDate day) {
    return new Certificate(solution.verdict().word(), programName(), day.toString(), solution.nodes(), solvable(problem));
  }

  private static String programName() {
    String version = Certificate.class.getPackage().getImplementationVersion();
    return "Zugwerk" + (version == null ? "" : " " + version);
  }

  /** What of a problem decides its solution, as one text. */
  static String solvable(Problem problem) {
    String[] fields = problem.fen().split(" ");
    // The move counters play no part in problems.
    String position = fields.length < 7 ? problem.fen()
        : String.join(" ", fields[0], fields[1], fields[2], fields[3], fields[6]);
    return String.join("; ", problem.game(), problem.powers(), position, problem.stipulation());
  }

  /** Whether it is still about what a problem is now. */
  public boolean isAbout(Problem problem) {
    return solved.equals(solvable(problem));
  }
}
