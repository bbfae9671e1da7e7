package zugwerk.file;

import static zugwerk.work.Texts.key;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.problem.Bundled;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemSolver;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.work.CancelToken;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;
import zugwerk.work.Reason;

/** Checks many problem files in parallel, one thread a file. Use each instance for one check. */
public final class BatchCheck {

  /**
   * The options of a check.
   *
   * @param threads how many files are checked at a time, from 1
   * @param onlyChanged whether to skip solving files whose certificate still holds
   * @param certify whether to store the result in each file that is solved completely
   * @param time the time limit of each problem with all its parts
   * @param timeOfPart the time limit of each part of a problem
   * @param sample how many random files to solve although their certificates still hold
   * @param full whether to solve studies although their certificates agree with them, with all endgame tables that they
   * need, however large
   * @param phases whether to solve set play and tries too, and to return each solution
   * @param places the files and folders that were named; nothing is stored in a file that a link in one of these
   * folders leads to outside it
   */
  public record Settings(int threads, boolean onlyChanged, boolean certify, Duration time, Duration timeOfPart,
      int sample, boolean full, boolean phases, List<Path> places) {

    public Settings {
      ParallelLoop.checkThreads(threads);
      if (sample < 0) {
        throw new InputException("the sample must be 0 or more files, not {0}", sample);
      }
    }

    /** Settings for files that were named themselves. */
    public Settings(int threads, boolean onlyChanged, boolean certify, Duration time, Duration timeOfPart, int sample,
        boolean full, boolean phases) {
      this(threads, onlyChanged, certify, time, timeOfPart, sample, full, phases, List.of());
    }

    public Settings(int threads, boolean onlyChanged, boolean certify, Duration time) {
      this(threads, onlyChanged, certify, time, SolveOptions.NO_LIMIT, 0, false, false);
    }

    SolveOptions options() {
      SolveOptions.Limits limits = SolveOptions.Limits.shared(threads, timeOfPart);
      SolveOptions shown = phases ? SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION)
          : SolveOptions.DEFAULT;
      return shown.within(full ? limits.withTables(Long.MAX_VALUE) : limits);
    }
  }

  /** Receives events, one call at a time, from the working threads. */
  public interface Listener {

    default void begun(int index) {}

    default void done(int index, Checked checked, CheckSummary soFar) {}

    default void inOrder(Checked checked) {}
  }

  private final List<Path> files;
  private final Function<Path, Problem> reader;
  private final ProblemSolver solver;
  private final Settings settings;
  private final SolveOptions options;
  private final Monitor monitor;
  private final Meter meter;
  private final Listener listener;
  private final Set<Integer> sample;
  private final Map<Integer, CancelToken> underWay = new ConcurrentHashMap<>();
  private CheckSummary summary;

  /**
   * Starts the clock.
   *
   * @param monitor stops the check; its listener is called after each file
   */
  public BatchCheck(List<Path> files, Settings settings, Monitor monitor, Listener listener) {
    this(files, settings, monitor, listener, ProblemFile::read, ProblemSolver.HERE);
  }

  /** The same for problems that are not all in files; {@code reader} as below. */
  public BatchCheck(
      List<Path> files, Settings settings, Monitor monitor, Listener listener, Function<Path, Problem> reader) {
    this(files, settings, monitor, listener, reader, ProblemSolver.HERE);
  }

  /**
   * The same for problems that are solved elsewhere.
   *
   * @param reader reads a problem; throws like {@link ProblemFile#read}
   */
  public BatchCheck(List<Path> files, Settings settings, Monitor monitor, Listener listener,
      Function<Path, Problem> reader, ProblemSolver solver) {
    this.reader = reader;
    this.solver = solver;
    this.files = List.copyOf(files);
    this.settings = settings;
    this.listener = listener;
    this.monitor = monitor;
    meter = new Meter(monitor);
    options = settings.options();
    sample = sample();
    summary = new CheckSummary(this.files.size(), 0, 0, 0, 0, 0, 0);
  }

  private Set<Integer> sample() {
    if (settings.sample() == 0) {
      return Set.of();
    }
    List<Integer> all = new ArrayList<>(IntStream.range(0, files.size()).boxed().toList());
    Collections.shuffle(all);
    return all.stream().filter(index -> isKept(files.get(index))).limit(settings.sample()).collect(Collectors.toSet());
  }

  private boolean isKept(Path file) {
    try {
      return Claims.kept(reader.apply(file)).isPresent();
    } catch (InputException _) {
      // The check of the file reports the fault.
      return false;
    }
  }

  /**
   * Checks all files. Where the monitor stops the check, the files under way do not count as done.
   *
   * @throws CannotWriteException in one sentence, if the solver cannot store its results, as in a journal
   */
  public CheckSummary run() {
    meter.begin(Message.NONE, files.size(), key("checked"));
    try {
      new ParallelLoop(settings.threads(), "check", meter.token()).ordered(files.size(), this::check, checked -> {
        synchronized (this) {
          checked.ifPresent(listener::inOrder);
        }
        return true;
      });
    } catch (CancellationException _) {
      // The summary counts the files that were not checked.
    }
    synchronized (this) {
      return summary.after(meter.seconds());
    }
  }

  /** Cancels the solving of a file, from any thread; the file counts as undecided. */
  public void skip(int index) {
    Optional.ofNullable(underWay.get(index)).ifPresent(CancelToken::cancel);
  }

  private Optional<Checked> check(int index) {
    CancelToken token = meter.token().child();
    underWay.put(index, token);
    synchronized (this) {
      listener.begun(index);
    }
    Checked checked = check(files.get(index), sample.contains(index), token);
    underWay.remove(index);
    synchronized (this) {
      if (meter.token().stops()) {
        return Optional.empty();
      }
      summary = summary.plus(checked).after(meter.seconds());
      listener.done(index, checked, summary);
    }
    meter.count(checked.nodes());
    meter.done();
    return Optional.of(checked);
  }

  private Checked check(Path file, boolean again, CancelToken token) {
    long begun = token.nanoTime();
    String claim = "";
    try {
      Problem problem = reader.apply(file);
      claim = problem.claimed();
      Optional<Claims.Answer> certified = Claims.kept(problem);
      Optional<Claims.Answer> kept = again ? Optional.empty() : settings.onlyChanged() ? certified
          : settings.full() ? Optional.empty() : Claims.keptStudy(problem);
      Claims.Answer found = kept.orElseGet(() -> Claims.decide(
          problem, solver, options, settings.time(), monitor.part(token, _ -> {})));
      Claims.Answer answer = again ? certified.map(found::against).orElse(found) : found;
      long nodes = answer.solved().map(Solved::nodes).orElse(0L);
      String fault = settings.certify() ? certify(file, problem, answer) : "";
      boolean skipped = token.isCancelled() && answer.outcome() == Checked.Outcome.UNDECIDED;
      return new Checked(file, claim, answer.outcome(),
          skipped ? "skipped" : answer.verdict(), since(begun, token), nodes,
          kept.isPresent(), fault, fault.isEmpty() ? Checked.FaultKind.NONE : Checked.FaultKind.WRITING,
          answer.solved().filter(_ -> settings.phases()));
    } catch (InputException refused) {
      String why = Reason.of(refused);
      return refused(file, claim, why.startsWith(file.toString()) ? why : file + ": " + why, Checked.FaultKind.INPUT,
          since(begun, token));
    } catch (CannotWriteException journal) {
      // No later result could be stored either.
      throw journal;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
      // A file that breaks the program must not lose the results of the others.
      return refused(file, claim, file + ": the program failed (" + broken + ")", Checked.FaultKind.PROGRAM,
          since(begun, token));
    }
  }

  private static Checked refused(Path file, String claim, String why, Checked.FaultKind faultKind,
      double seconds) {
    return new Checked(file, claim, Checked.Outcome.REFUSED, "", seconds, 0, false, why, faultKind,
        Optional.empty());
  }

  /**
   * Stores the result, unless it is incomplete or the file has changed meanwhile; returns a fault, or an empty text.
   */
  String certify(Path file, Problem problem, Claims.Answer answer) {
    if (Bundled.holds(file) || answer.solved().isEmpty() || meter.token().stops()
        || answer.outcome() == Checked.Outcome.UNDECIDED) {
      return "";
    }
    if (ProblemFolders.isOutside(file, settings.places())) {
      return file + ": not certified, because a link leads out of its folder";
    }
    Certificate found = Certificate.of(problem, answer.solved().get(), options, LocalDate.now(ZoneId.systemDefault()));
    AtomicBoolean changed = new AtomicBoolean();
    try {
      ProblemFile.change(file, now -> {
        changed.set(
            !now.withAnalysis(analysis -> analysis.withCertificate(problem.analysis().certificate())).equals(problem));
        // Another program may have checked it meanwhile; if it found the same, its certificate stays.
        boolean certified = !now.equals(problem)
            && Claims.kept(now).filter(kept -> kept.outcome() == answer.outcome()).isPresent();
        return changed.get() || certified ? Optional.empty()
            : Optional.of(problem.withAnalysis(analysis -> analysis.withCertificate(Optional.of(found))));
      });
      return changed.get() ? file + ": changed while it was checked; the certificate was not kept" : "";
    } catch (InputException | UncheckedIOException fault) {
      return Reason.of(fault);
    }
  }

  private static double since(long begun, CancelToken token) {
    return (token.nanoTime() - begun) / 1e9;
  }
}
