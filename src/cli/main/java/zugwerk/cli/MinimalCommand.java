package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Minimal;

@Command(name = "minimal", description = {
    "Finds pieces, poison, tiles or damage that a sound problem does not need, and the minimal form, which leaves out"
        + " as many of them as possible.",
    "Prints one line for each: FEN, key, what was left out."}, mixinStandardHelpOptions = true)
final class MinimalCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;
  @Mixin
  private ProblemOptions asked;
  @Mixin
  private WorkOptions options;

  @Option(names = "--all",
      description = "for each piece and item of state, prints what becomes of the problem without it: "
          + "still sound, cooked and by how many keys, short, unsolvable or illegal")
  private boolean all;

  @Option(names = "--no-form", description = "does not search for the minimal form, only for single pieces")
  private boolean noForm;

  @Option(names = "--any-key", description = "allows another key on the way to the minimal form")
  private boolean anyKey;

  @Override
  public Integer call() {
    return options.search(spec, CandidateSolver.Limits.DEFAULT.nodes(), this::search);
  }

  private int search(CandidateSolver solver) {
    Minimal minimal = new Minimal(asked.problem(), solver);
    if (all) {
      minimal.duties(options.dutyPrinter(spec.commandLine()));
    } else {
      minimal.oneByOne(options.printer(spec.commandLine()));
    }
    if (!noForm) {
      minimal.form(anyKey).ifPresent(options.printer(spec.commandLine()));
    }
    return WorkOptions.end(solver);
  }
}
