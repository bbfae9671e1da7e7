package zugwerk.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.diagram.Styles;
import zugwerk.problem.ProblemFolders;
import zugwerk.problem.ReplayOptions;
import zugwerk.problem.UserFolders;
import zugwerk.problem.Verification;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.TableCheck;
import zugwerk.solve.table.TableFolder;
import zugwerk.variant.Variants;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Finding;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;
import zugwerk.work.Reason;

@Command(name = "verify", description = {"Checks problem files with their certificates, and replays proofs.",
    "Without a file, checks what the program keeps for you: endgame tables and builds of them that were interrupted,"
        + " drafts, preferences, your styles, and the cache that lets the studio open faster.",
    "Says what is damaged, and mends or removes it with --repair."}, mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "0..*",
      description = "problem files, proofs that solve --proof wrote, or folders of them")
  private List<Path> places = List.of();

  @Option(names = "--repair",
      description = "removes damaged tables, caches and left-over files, sets damaged drafts, preferences and styles"
          + " aside, and takes certificates off that do not agree with their digest")
  private boolean repair;

  @Option(names = "--tables",
      description = "checks every position of the endgame tables of a game against its moves, and asks the tables where"
          + " the proof of a study rests on them")
  private boolean tables;

  @Option(names = "--try", paramLabel = "N", defaultValue = "" + ReplayOptions.USUAL_TRIED,
      description = "how many moves may be tried to see whether a proof of help or series play has all solutions;"
          + " ${DEFAULT-VALUE} if not given, 0 tries none")
  private long tried;

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "the game for --tables; orthodox if not given")
  private String game;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "its power lists, a preset by its name, or other settings")
  private String powers;

  @Option(names = "--folder", paramLabel = "FOLDER", description = "where tables are kept; if not given, your cache")
  private @Nullable Path folder;

  @Option(names = "--threads", paramLabel = "N",
      description = "how many threads check tables; if not given, one for each processor")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin
  private TimeLimit limit;

  @Option(names = "--progress", description = "reports progress on standard error")
  private boolean progress;

  @Override
  public Integer call() {
    Monitor monitor = new Monitor(limit.token(), progress ? new Reporter(spec.commandLine().getErr()) : _ -> {});
    Verification verification = new Verification(new ReplayOptions(monitor.token(), tried, asked()));
    int checked = 0;
    for (Path file : ProblemFolders.files(places)) {
      verification.file(file);
    }
    if (places.isEmpty() || tables || folder != null) {
      checked = checkTables(verification.findings(), monitor);
    }
    if (places.isEmpty() && !tables && folder == null) {
      verification.drafts(UserFolders.ofUser().drafts());
      verification.preferences(UserFolders.ofUser().preferences());
      checked += Styles.check(UserFolders.ofUser().styles(), verification.findings());
      checked += StartupCache.check(verification.findings());
    }
    return report(verification.findings(), verification.files() + checked);
  }

  /** The folder of the tables for comparison with proofs. */
  private Optional<Path> asked() {
    return tables ? Optional.of(folder == null ? Endgames.userFolder() : folder) : Optional.empty();
  }

  private int checkTables(List<Finding> findings, Monitor monitor) {
    Path where = folder == null ? Endgames.userFolder() : folder;
    if (!tables) {
      return TableFolder.check(where, monitor.token(), findings);
    }
    Variant variant = Variants.of(game, powers);
    // A table that cannot even be read would be built again by the check of those that lead to it.
    TableFolder.check(where, monitor.token(), findings);
    return findings.stream().anyMatch(Finding::damaged) ? 0
        : new TableCheck(variant, where, threads, monitor).check(findings);
  }

  private int report(List<Finding> findings, int checked) {
    PrintWriter out = spec.commandLine().getOut();
    int left = 0;
    for (Finding finding : findings) {
      out.println(Reason.shown(finding.file() + " " + finding.what()));
      if (repair && finding.remedy().isPresent()) {
        mend(finding, finding.remedy().get());
        out.println(Reason.shown(finding.file() + " was " + finding.remedy().get().done()));
      } else {
        left += finding.damaged() ? 1 : 0;
      }
    }
    long damaged = findings.stream().filter(Finding::damaged).count();
    out.println(checked + (checked == 1 ? " file" : " files") + " checked, "
        + (damaged == 0 ? "none damaged" : damaged + " damaged")
        + (!repair || damaged == 0 ? "" : left == 0 ? ", all mended" : ", " + left + " not mended"));
    return (left > 0 ? ExitCode.CLAIM_FAILED : ExitCode.DONE).code();
  }

  private static void mend(Finding finding, Finding.Remedy remedy) {
    try {
      remedy.action().run();
    } catch (IOException fault) {
      throw new CannotWriteException("cannot mend " + finding.file() + ": " + Reason.of(fault), fault);
    }
  }

  private static final class Reporter implements Consumer<Progress> {
    private final PrintWriter err;
    private String told = "";

    Reporter(PrintWriter err) {
      this.err = err;
    }

    @Override
    public void accept(Progress now) {
      String words = now.step() + ", " + 5 * (int) (20 * now.share()) + " %";
      if (!words.equals(told)) {
        told = words;
        err.println(words);
        err.flush();
      }
    }
  }
}
