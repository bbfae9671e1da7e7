package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Checked;
import zugwerk.problem.ProblemFolders;
import zugwerk.solve.SolveOptions;

/** {@code check}: decides the claims of problem files, side by side; results come in the order of the files. */
@Command(name = "check", description = "Decides the claims of problem files.", mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  /** How long an interrupted check may take to end. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*", description = "problem files, or folders of them")
  private List<Path> places;

  @Option(names = "--certify", description = "keeps in each file what was found of its problem")
  private boolean certify;

  @Option(names = "--changed", description = "solves only what changed since it was certified by this program")
  private boolean onlyChanged;

  @Option(names = "--threads", paramLabel = "N", description = "how many files are worked on at a time")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--time-limit", paramLabel = "S", description = "after how many seconds to leave a problem")
  private Double seconds;

  @Option(names = "--json", description = "prints a JSON object a line")
  private boolean json;

  @Option(names = "--progress", negatable = true,
      description = "tells on the error stream how far it has come, and how it ended; as on a terminal")
  private Boolean progress;

  @Override
  public Integer call() {
    List<Path> files = ProblemFolders.files(places);
    Report report = new Report(CheckProgress.on(spec.commandLine(), progress));
    Duration limit = seconds == null ? SolveOptions.NO_LIMIT : CommandLineInterface.timeLimit(seconds);
    BatchCheck check = new BatchCheck(files, new BatchCheck.Manner(threads, onlyChanged, certify, limit), report);
    CountDownLatch ended = new CountDownLatch(1);
    Thread interrupt = new Thread(() -> stop(check, ended), "interrupt");
    Runtime.getRuntime().addShutdownHook(interrupt);
    CheckSummary summary;
    try {
      summary = check.run();
      report.progress.end(summary);
    } finally {
      ended.countDown();
      forget(interrupt);
    }
    if (!report.faults.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", report.faults));
    }
    return summary.fails() > 0 ? 1 : 0;
  }

  /** When the program is interrupted, as by Ctrl+C: lets files that are being written be finished, and says how far. */
  private static void stop(BatchCheck check, CountDownLatch ended) {
    check.cancel();
    try {
      ended.await(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread interrupt) {
    try {
      Runtime.getRuntime().removeShutdownHook(interrupt);
    } catch (IllegalStateException _) {
      // The program is being ended; the hook has run.
    }
  }

  /** Prints results in the order of the files, each as soon as those before it are there. */
  private final class Report implements BatchCheck.Listener {
    private final CheckProgress progress;
    private final Map<Integer, Checked> waiting = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private int next;

    Report(CheckProgress progress) {
      this.progress = progress;
    }

    @Override
    public void done(int index, Checked checked, CheckSummary soFar) {
      waiting.put(index, checked);
      progress.clear();
      for (Checked told = waiting.remove(next); told != null; told = waiting.remove(++next)) {
        print(told);
      }
      progress.show(soFar);
    }

    private void print(Checked checked) {
      if (!checked.fault().isEmpty()) {
        faults.add(checked.fault());
      }
      PrintWriter out = spec.commandLine().getOut();
      if (json) {
        out.println(checked.json());
      } else if (checked.outcome() != Checked.Outcome.REFUSED) {
        out.println(checked.file() + "\t" + checked.claim() + "\t" + checked.verdict());
      }
      out.flush();
    }
  }
}
