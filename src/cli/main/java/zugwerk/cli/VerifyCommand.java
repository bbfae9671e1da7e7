package zugwerk.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.diagram.Styles;
import zugwerk.file.ProblemFolders;
import zugwerk.file.ReplayOptions;
import zugwerk.file.Verification;
import zugwerk.problem.Certificate;
import zugwerk.problem.UserFolders;
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

@Command(name = "verify",
    description = {"Checks problem files with their certificates, and replays proofs. A certificate is "
        + Certificate.NATURE + "; a proof is checked without the solver.",
        "Without a file, checks the program's own data: endgame tables and their interrupted builds,"
            + " drafts, preferences, your styles, and the cache that lets the studio open faster.",
        "Says what is damaged, and mends or removes it with --repair."})
final class VerifyCommand extends ProgramCommand {

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "0..*",
      description = "Problem files, proofs written by solve --proof, or folders of them.")
  private List<Path> places = List.of();

  @Option(names = "--repair",
      description = "Remove damaged tables, caches and left-over files, set damaged drafts, preferences and styles"
          + " aside, and remove certificates that do not match their digest.")
  private boolean repair;

  @Option(names = "--tables",
      description = "Check every position of a game's endgame tables against its moves, and check proofs of studies"
          + " that use tables.")
  private boolean tables;

  @Option(names = "--try", paramLabel = "N", defaultValue = "" + ReplayOptions.USUAL_TRIED,
      description = "Maximum number of moves to test whether a proof of help or series play lists all solutions; 0"
          + " for no test. Default: ${DEFAULT-VALUE}.")
  private long tried;

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "Game for --tables. Default: orthodox.")
  private String game;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "Power lists, the name of a preset, or other settings of the game.")
  private String powers;

  @Option(names = "--folder", paramLabel = "FOLDER", description = "Folder of the tables. Default: your cache.")
  private @Nullable Path folder;

  @Option(names = "--threads", paramLabel = "N",
      description = "Threads that check tables. Default: one for each processor.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin
  private TimeLimit limit;

  @Option(names = "--progress", description = "Report progress on standard error.")
  private boolean progress;

  @Override
  public Integer call() {
    Monitor monitor = new Monitor(limit.token(), progress ? new Reporter(err()) : _ -> {});
    Verification verification = new Verification(new ReplayOptions(monitor.token(), tried, tableFolder()));
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
    int certificates = verification.certificates();
    if (certificates > 0) {
      out().println((certificates == 1 ? "1 certificate agrees with its problem"
          : certificates + " certificates agree with their problems") + ". A certificate is " + Certificate.NATURE
          + "; check --full solves the problem again.");
    }
    return report(verification.findings(), verification.files() + checked);
  }

  private Optional<Path> tableFolder() {
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
    PrintWriter out = out();
    int left = 0;
    for (Finding finding : findings) {
      out.println(Reason.shown(finding.file() + " " + finding.what() + hint(finding.what())));
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
        + (!repair || damaged == 0 ? "" : left == 0 ? ", all repaired" : ", " + left + " not repaired"));
    return (left > 0 ? ExitCode.CLAIM_FAILED : ExitCode.DONE).code();
  }

  /** How to prove what a limit, or the lack of tables, has left open. */
  private static String hint(String what) {
    return what.contains(" moves, the limit") ? "; --try allows more"
        : what.contains(", which were not consulted") ? "; --tables consults them"
            : what.contains(", which is missing") ? "; zugwerk endgame builds it" : "";
  }

  private static void mend(Finding finding, Finding.Remedy remedy) {
    try {
      remedy.action().run();
    } catch (IOException fault) {
      throw new CannotWriteException("cannot repair " + finding.file() + ": " + Reason.of(fault), fault);
    }
  }

  private static final class Reporter implements Consumer<Progress> {
    private final PrintWriter err;
    private String last = "";

    Reporter(PrintWriter err) {
      this.err = err;
    }

    @Override
    public void accept(Progress now) {
      String text = now.step() + ", " + 5 * (int) (20 * now.share()) + " %";
      if (!text.equals(last)) {
        last = text;
        err.println(text);
        err.flush();
      }
    }
  }
}
