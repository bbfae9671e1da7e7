package zugwerk.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.work.CancelToken;
import zugwerk.work.FileText;
import zugwerk.work.Finding;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.RegularFile;
import zugwerk.work.SafeFile;

/** Checks the user's files and the program's own files, except endgame tables. */
public final class Verification {

  private final CancelToken token;
  private final ReplayOptions replaying;
  private final List<Finding> findings = new ArrayList<>();
  private int files;
  private int certificates;

  public Verification(CancelToken token) {
    this(new ReplayOptions(token));
  }

  /** @param replaying options for replaying proofs; its token stops all checks */
  public Verification(ReplayOptions replaying) {
    this.replaying = replaying;
    token = replaying.token();
  }

  /** The findings so far. */
  public List<Finding> findings() {
    return findings;
  }

  /** How many files were checked so far. */
  public int files() {
    return files;
  }

  /** How many certificates were found to agree with their problems and digests so far. */
  public int certificates() {
    return certificates;
  }

  /**
   * Checks a problem file or replays a proof.
   *
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public void file(Path file) {
    token.check();
    files++;
    try {
      String text = FileText.utf8(RegularFile.read(file));
      if (ProofFile.isProof(text)) {
        ProofFile.replay(text, replaying).forEach(proved -> findings.add(Finding.remark(file, "proves: " + proved)));
      } else {
        certificate(file, ProblemFile.parse(text));
      }
    } catch (InputException damage) {
      findings.add(Finding.damage(file, Reason.of(damage)));
    } catch (StackOverflowError _) {
      findings.add(Finding.damage(file, "is nested too deeply to be read"));
    } catch (NoSuchFileException _) {
      findings.add(Finding.damage(file, "does not exist"));
    } catch (IOException fault) {
      findings.add(Finding.damage(file, "cannot be read (" + Reason.of(fault) + ")"));
    }
  }

  private void certificate(Path file, Problem problem) {
    Optional<String> doubt = problem.analysis().certificate().flatMap(kept -> kept.doubt(problem));
    if (doubt.isEmpty()) {
      certificates += problem.analysis().certificate().isPresent() ? 1 : 0;
      return;
    }
    String what = "has a certificate that " + doubt.get();
    boolean damaged =
        problem.analysis().certificate().filter(kept -> !kept.digest().isEmpty() && !kept.agreesWithDigest())
            .isPresent();
    findings.add(!damaged ? Finding.remark(file, what)
        : new Finding(file, true, what, Optional.of(new Finding.Remedy("written without its certificate",
            () -> ProblemFile.change(file, now -> Optional.of(now).filter(problem::equals)
                .map(same -> same.withAnalysis(analysis -> analysis.withCertificate(Optional.empty()))))))));
  }

  /** Checks the drafts in a folder, if there is one. */
  public void drafts(Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> listed = Files.list(folder)) {
      all = listed.sorted().toList();
    } catch (IOException fault) {
      findings.add(Finding.damage(folder, "cannot be listed (" + Reason.of(fault) + ")"));
      return;
    }
    for (Path file : all) {
      String name = file.getFileName().toString();
      if (name.endsWith(DraftFile.ENDING)) {
        draft(file);
      } else if (name.endsWith(SafeFile.SET_ASIDE)) {
        findings.add(Finding.remark(file, "is a damaged draft that was set aside"));
      }
    }
    strays(folder);
  }

  private void draft(Path file) {
    token.check();
    files++;
    try {
      DraftFile.read(file);
    } catch (NoSuchFileException _) {
      // A window of the studio has just deleted it.
      files--;
    } catch (InputException damage) {
      findings.add(Finding.toSetAside(file, "is damaged (" + Reason.of(damage) + ")"));
    } catch (IOException fault) {
      findings.add(Finding.damage(file, "cannot be read (" + Reason.of(fault) + ")"));
    }
  }

  /** Checks the file of the preferences, if there is one. */
  public void preferences(Path file) {
    if (!Files.exists(file)) {
      return;
    }
    files++;
    try {
      PreferencesFile.read(file);
    } catch (InputException damage) {
      findings.add(Finding.toSetAside(file, Reason.of(damage) + "; the studio would use the defaults"));
    } catch (IOException fault) {
      findings.add(Finding.damage(file, "cannot be read (" + Reason.of(fault) + ")"));
    }
    strays(file.resolveSibling(""));
  }

  /** Reports the leftovers of interrupted programs in a folder. */
  public void strays(Path folder) {
    SafeFile.strays(folder).forEach(
        file -> findings.add(Finding.needless(file, false, "was left half-written more than a day ago")));
  }
}
