package zugwerk.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import picocli.CommandLine.Option;
import zugwerk.exchange.PopeyeAnswer;
import zugwerk.exchange.PopeyeProgram;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Terms;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

final class UsesOption {

  private static final String POPEYE = "popeye";

  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(List.of(POPEYE));
    }
  }

  @Option(names = "--uses", paramLabel = "PROGRAM", completionCandidates = Names.class,
      description = "Also solve an orthodox problem with another program (${COMPLETION-CANDIDATES}) and compare keys or"
          + " solutions. It must be installed as 'py' on the path, or where the variable " + PopeyeProgram.PLACE
          + " points. A difference gives exit code 1.")
  private String program = "";

  private boolean isGiven() {
    return !program.isEmpty();
  }

  /**
   * Checks before solving whether the program supports a problem.
   *
   * @param limited whether not all keys or solutions are wanted
   */
  void check(Problem problem, Terms terms, boolean limited) {
    if (!isGiven()) {
      return;
    }
    if (!program.equals(POPEYE)) {
      throw new InputException("--uses supports the program {0}, not '{1}'", POPEYE, program);
    }
    if (limited) {
      throw new InputException(
          "--uses compares all keys or solutions, so it cannot be combined with --first or --max-solutions");
    }
    PopeyeProgram.installed(System.getenv());
    PopeyeProgram.check(problem, terms);
  }

  /**
   * Compares each solved part with the program's result.
   *
   * @return whether nothing differs
   * @throws StoppedException if the token stops the program and nothing differs so far
   */
  boolean agree(Solved solved, Terms terms, CancelToken token, Consumer<String> listener) {
    if (!isGiven()) {
      return true;
    }
    PopeyeProgram popeye = PopeyeProgram.installed(System.getenv());
    boolean agree = true;
    for (Solved.Part part : solved.parts()) {
      if (part.fault().isEmpty()) {
        String which = solved.parts().size() == 1 ? "" : part.twin().letter() + ") ";
        try {
          PopeyeAnswer answer = popeye.compare(part, terms, token);
          listener.accept(which + "Popeye " + answer.text());
          agree &= answer.agrees();
        } catch (CancellationException _) {
          String stopped = which + "Popeye was stopped before it finished";
          if (agree) {
            throw new StoppedException(stopped);
          }
          listener.accept(stopped);
          return false;
        }
      }
    }
    return agree;
  }
}
