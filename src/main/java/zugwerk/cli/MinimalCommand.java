package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Minimal;

/** {@code minimal}: which pieces a sound problem could do without. */
@Command(name = "minimal", description = {
    "Tells which men, and which poison, tiles or damage, a sound problem could do without, and what is left when "
        + "as many as can have gone.",
    "Prints a line each: FEN, key, what was left out."}, mixinStandardHelpOptions = true)
final class MinimalCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;
  @Mixin
  private ProblemOptions asked;
  @Mixin
  private WorkOptions options;

  @Option(names = "--all", description = "says of each man and thing what becomes of the problem without it: "
      + "still sound, cooked and by how many keys, short, unsolvable or illegal")
  private boolean all;

  @Option(names = "--no-form", description = "leaves out the minimal form, looking at one man at a time only")
  private boolean noForm;

  @Option(names = "--any-key", description = "lets the key become another on the way to the minimal form")
  private boolean anyKey;

  @Override
  public Integer call() {
    CandidateSolver solver = options.solver(spec.commandLine(), CandidateSolver.Limits.DEFAULT.nodes());
    Minimal minimal = new Minimal(asked.problem(), solver);
    if (all) {
      minimal.duties(options.dutyPrinter(spec.commandLine()));
    } else {
      minimal.oneByOne(options.printer(spec.commandLine()));
    }
    if (!noForm) {
      minimal.form(anyKey).ifPresent(options.printer(spec.commandLine()));
    }
    options.end(spec.commandLine(), solver);
    return 0;
  }
}
