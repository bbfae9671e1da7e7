package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.cluster.Workforce;
import zugwerk.content.quality.Measure;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Checked;
import zugwerk.problem.ProblemSolver;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;

@Command(name = "check", description = "Decides the claims of problem files, and of files of other programs.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "problem files, or folders of them, and files of any format that convert reads; - for standard"
          + " input")
  private List<Path> places;

  @Option(names = "--certify", description = "stores in each file what was found")
  private boolean certify;

  @Option(names = "--changed",
      description = "solves only problems that changed since this version certified them, or whose certificate does"
          + " not agree with its digest")
  private boolean onlyChanged;

  @Option(names = "--full",
      description = "solves studies too whose certificates agree with their digest, and builds the endgame tables that"
          + " they need; this may take hours")
  private boolean full;

  @Option(names = "--sample", paramLabel = "N",
      description = "solves only what changed, as --changed does, and N random problems whose certificates still hold")
  private int sample;

  @Option(names = "--threads", paramLabel = "N",
      description = "how many files to check at the same time; one for each processor if not given")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin
  private ProblemTimeLimit limit;

  @Option(names = "--content",
      description = "also shows the themes that each solution shows, with set play and tries, which are solved for it;"
          + " not for problems that a certificate answers")
  private boolean content;

  @Mixin
  private QualityOption quality;

  @Option(names = "--json", description = "prints one JSON object a line")
  private boolean json;

  @Mixin
  private ClusterOption cluster;

  @Option(names = "--progress", negatable = true,
      description = "reports progress and a summary on standard error; the default on a terminal")
  private Boolean progress;

  @Override
  public Integer call() {
    if ((certify || sample > 0) && places.stream().anyMatch(Inputs::isStandard)) {
      throw new IllegalArgumentException("--certify and --sample are for files, not for standard input");
    }
    Call call = Call.present();
    ProblemInputs inputs = new ProblemInputs(places, spec.commandLine().getErr()::println);
    if (certify || sample > 0) {
      inputs.foreign().ifPresent(file -> {
        throw new IllegalArgumentException(
            "--certify and --sample are for problem files of this program, and " + file + " is another");
      });
    }
    CancelToken token = call.token().child();
    Report report = new Report(CheckProgress.on(spec.commandLine(), progress), token);
    Monitor monitor = new Monitor(token, call.listener()).warning(CommandLineInterface.warnings(spec));
    Function<ProblemSolver, BatchCheck> check = solver -> new BatchCheck(
        inputs.names(), new BatchCheck.Manner(
            cluster.isGiven() ? Workforce.ASKED_AT_ONCE : threads, onlyChanged || sample > 0, certify, limit.whole(),
            limit.part(), sample, full, content || quality.isAsked()),
        monitor, report, file -> call.run(() -> inputs.read(file)), solver);
    CheckSummary summary = Interrupts.stopping(token, () -> {
      CheckSummary done = cluster.isGiven() ? cluster.with(spec, false, solver -> check.apply(solver).run())
          : check.apply(ProblemSolver.HERE).run();
      report.progress.end(done);
      return done;
    });
    return end(report, summary);
  }

  private int end(Report report, CheckSummary summary) {
    ExitCode code = switch (report.worst) {
      case PROGRAM -> ExitCode.FAULT;
      case WRITING -> ExitCode.CANNOT_WRITE;
      case INPUT -> ExitCode.BAD_INPUT;
      case NONE -> summary.fails() > 0 ? ExitCode.CLAIM_FAILED
          : summary.done() < summary.files() || summary.undecided() > 0 ? ExitCode.STOPPED : ExitCode.DONE;
    };
    if (!report.faults.isEmpty()) {
      spec.commandLine().getErr().println("zugwerk: " + Reason.shown(String.join("; ", report.faults)));
    } else if (code != ExitCode.DONE && !report.progress.isShown()) {
      spec.commandLine().getErr().println("zugwerk: " + summary);
    }
    return code.code();
  }

  private final class Report implements BatchCheck.Listener {
    private final CheckProgress progress;
    private final CancelToken token;
    private final Optional<Measure> measure = quality.measure();
    private final List<String> faults = new ArrayList<>();
    private Checked.Trouble worst = Checked.Trouble.NONE;

    Report(CheckProgress progress, CancelToken token) {
      this.progress = progress;
      this.token = token;
    }

    @Override
    public void done(int index, Checked checked, CheckSummary soFar) {
      progress.clear();
      progress.show(soFar);
    }

    @Override
    public void inOrder(Checked checked) {
      progress.clear();
      if (!checked.fault().isEmpty()) {
        faults.add(checked.fault());
        worst = Collections.max(List.of(worst, checked.trouble()));
      }
      PrintWriter out = spec.commandLine().getOut();
      Optional<ShownContent> shown = checked.solved()
          .flatMap(solved -> ShownContent.of(solved, content, measure, token.child(limit.whole())));
      if (json) {
        out.println(checked.json(shown.map(ShownContent::fields).orElse(Map.of())));
      } else if (checked.outcome() != Checked.Outcome.REFUSED) {
        out.println(Reason.shown(checked.file().toString()) + "\t" + Reason.shown(checked.claim()) + "\t"
            + Reason.shown(checked.verdict()));
        shown.ifPresent(found -> out.print(found.text().indent(2)));
      }
      out.flush();
      progress.restore();
    }
  }
}
