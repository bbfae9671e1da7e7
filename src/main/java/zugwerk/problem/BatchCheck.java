package zugwerk.problem;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import zugwerk.solve.Control;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Team;

/** Checks many problem files side by side, a thread each. It is run once. */
public final class BatchCheck {

  /** Below this the solver would do the same work again and again. */
  private static final int LEAST_MEGABYTES = 64;

  /**
   * How to check.
   *
   * @param threads how many files are worked on at a time, from 1
   * @param onlyChanged whether files are not solved again whose certificate still says all
   * @param certify whether what was found is kept in each file that was solved to the end
   * @param time the most time that each part of a problem may take
   */
  public record Manner(int threads, boolean onlyChanged, boolean certify, Duration time) {

    public Manner {
      if (threads < 1) {
        throw new IllegalArgumentException("at least one thread is needed, not " + threads);
      }
    }

    SolveOptions options() {
      SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
      return SolveOptions.DEFAULT.within(new SolveOptions.Limits(
          1, time, Math.max(LEAST_MEGABYTES, usual.tableMegabytes() / threads), usual.solutions(),
          usual.tablePositions()));
    }
  }

  /** Is told what happens, one call at a time, from any thread. */
  public interface Listener {

    /** Work on a file begins. */
    default void begun(int index) {}

    /** A file is done with. */
    void done(int index, Checked checked, CheckSummary soFar);
  }

  private final List<Path> files;
  private final Manner manner;
  private final SolveOptions options;
  private final Listener listener;
  private final AtomicInteger next = new AtomicInteger();
  private final Set<Control> running = ConcurrentHashMap.newKeySet();
  private volatile boolean cancelled;
  private CheckSummary summary;
  private long start;

  public BatchCheck(List<Path> files, Manner manner, Listener listener) {
    this.files = List.copyOf(files);
    this.manner = manner;
    this.listener = listener;
    options = manner.options();
    summary = new CheckSummary(this.files.size(), 0, 0, 0, 0, 0, 0);
  }

  /** Checks all files and returns when that is done, or soon after it was cancelled. */
  public CheckSummary run() {
    start = System.nanoTime();
    Team.work(Math.clamp(files.size(), 1, manner.threads()), "check", this::work);
    synchronized (this) {
      return summary.after(since(start));
    }
  }

  /** Ends the check soon. Files under work then are not told as done. */
  public void cancel() {
    cancelled = true;
    running.forEach(Control::cancel);
  }

  private void work() {
    for (int index = next.getAndIncrement(); index < files.size() && !cancelled; index = next.getAndIncrement()) {
      synchronized (this) {
        listener.begun(index);
      }
      Control control = new Control();
      running.add(control);
      // A call to cancel between these lines and the last look at the flag must not be missed.
      if (cancelled) {
        control.cancel();
      }
      Checked checked = check(files.get(index), control);
      running.remove(control);
      synchronized (this) {
        if (!control.cancelled()) {
          summary = summary.plus(checked).after(since(start));
          listener.done(index, checked, summary);
        }
      }
    }
  }

  private Checked check(Path file, Control control) {
    long begun = System.nanoTime();
    String claim = "";
    try {
      Problem problem = ProblemFile.read(file);
      claim = problem.claimed();
      Optional<Claims.Answer> kept = manner.onlyChanged() ? Claims.kept(problem) : Optional.empty();
      Claims.Answer answer = kept.orElseGet(() -> Claims.decide(problem, options, control));
      long nodes = answer.solved().map(Solved::nodes).orElse(0L);
      String fault = manner.certify() ? certify(file, problem, answer, control) : "";
      return new Checked(file, claim, Checked.Outcome.of(answer.outcome()), answer.verdict(), since(begun), nodes,
          kept.isPresent(), fault);
    } catch (IllegalArgumentException refused) {
      String why = refused.getMessage();
      return refused(file, claim, why.startsWith(file.toString()) ? why : file + ": " + why, begun);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
      // One file that breaks the program must not take the others' results with it.
      return refused(file, claim, file + ": the program failed (" + broken + ")", begun);
    }
  }

  private static Checked refused(Path file, String claim, String why, long begun) {
    return new Checked(file, claim, Checked.Outcome.REFUSED, "", since(begun), 0, false, why);
  }

  /** Keeps what was found, unless it is half of it or the file has changed meanwhile; why it cannot, if so. */
  private String certify(Path file, Problem problem, Claims.Answer answer, Control control) {
    if (answer.solved().isEmpty() || control.cancelled() || answer.outcome() == Claims.Outcome.UNDECIDED) {
      return "";
    }
    try {
      if (!ProblemFile.read(file).equals(problem)) {
        return file + ": changed while it was checked; the certificate was not kept";
      }
      ProblemFile.write(file,
          problem.certified(Certificate.of(problem, answer.solved().get(), options, LocalDate.now())));
      return "";
    } catch (IllegalArgumentException | UncheckedIOException fault) {
      return fault.getMessage();
    }
  }

  private static double since(long begun) {
    return (System.nanoTime() - begun) / 1e9;
  }
}
