package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.cluster.Workforce;
import zugwerk.content.quality.Measure;
import zugwerk.file.BatchCheck;
import zugwerk.file.CheckSummary;
import zugwerk.file.Checked;
import zugwerk.problem.Certificate;
import zugwerk.problem.ProblemSolver;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;

@Command(name = "check", description = "Checks whether problems are sound as they claim, in problem files and files"
    + " of other formats.")
final class CheckCommand extends ProgramCommand {

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "Problem files, folders of them, and files in any format that convert reads; - for standard"
          + " input.")
  private List<Path> places;

  @Option(names = "--certify", description = "Store the result in each file. It is " + Certificate.NATURE + ".")
  private boolean certify;

  @Option(names = "--changed",
      description = "Solve only problems that have changed since this version certified them, or whose certificate"
          + " does not match its digest.")
  private boolean onlyChanged;

  @Option(names = "--full",
      description = "Also solve studies with valid certificates, and build the endgame tables that they need. This"
          + " may take hours.")
  private boolean full;

  @Option(names = "--sample", paramLabel = "N",
      description = "Solve only changed problems, as with --changed, and N random problems with valid certificates.")
  private int sample;

  @Option(names = "--readings",
      description = "Solve each problem under the other readings of its game's rules too, and list what changes: file,"
          + " reading, and verdict with keys before and after.")
  private boolean readings;

  @Mixin
  private FilesOptions options;

  @Option(names = "--content",
      description = "Also list the themes of each solution, including set play and tries. Not for problems whose"
          + " certificate is used.")
  private boolean content;

  @Mixin
  private QualityOption quality;

  @Mixin
  private ClusterOption cluster;

  @Override
  public Integer call() {
    if ((certify || sample > 0) && places.stream().anyMatch(Inputs::isStandard)) {
      throw new InputException("--certify and --sample need files, not standard input");
    }
    if (readings && (certify || onlyChanged || sample > 0 || full || content || quality.isAsked())) {
      throw new InputException(
          "--readings does not go with --certify, --changed, --sample, --full, --content or --quality");
    }
    Call call = Call.present();
    ProblemInputs inputs = new ProblemInputs(places, err()::println);
    SkippedFiles.sentence(places).ifPresent(this::message);
    if (certify || sample > 0) {
      inputs.foreign().ifPresent(file -> {
        throw new InputException(
            "--certify and --sample are for problem files of this program, and {0} is another", file);
      });
    }
    CancelToken token = call.token().child();
    Monitor monitor = new Monitor(token, call.listener()).warning(this::message);
    if (readings) {
      ReadingsReport report = new ReadingsReport(inputs, options, monitor, out(), err());
      return Interrupts.stopping(token, () -> cluster.isGiven() ? cluster.with(spec, false, report::print)
          : Integer.valueOf(report.print(ProblemSolver.HERE)));
    }
    Report report = new Report(options.progress(spec), token);
    Function<ProblemSolver, BatchCheck> check = solver -> new BatchCheck(
        inputs.names(), new BatchCheck.Settings(
            cluster.isGiven() ? Workforce.AT_ONCE : options.threads, onlyChanged || sample > 0, certify,
            options.limit.whole(), options.limit.part(), sample, full, content || quality.isAsked(), places),
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
      err().println("zugwerk: " + Reason.shown(String.join("; ", report.faults)));
    } else if (code != ExitCode.DONE && !report.progress.isShown()) {
      err().println("zugwerk: " + summary);
    }
    return code.code();
  }

  private final class Report implements BatchCheck.Listener {
    private final CheckProgress progress;
    private final CancelToken token;
    private final Optional<Measure> measure = quality.measure();
    private final List<String> faults = new ArrayList<>();
    private Checked.FaultKind worst = Checked.FaultKind.NONE;

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
        worst = Collections.max(List.of(worst, checked.faultKind()));
      }
      PrintWriter out = out();
      Optional<ShownContent> shown = checked.solved()
          .flatMap(solved -> ShownContent.of(solved, content, measure, token.child(options.limit.whole())));
      if (options.json) {
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
