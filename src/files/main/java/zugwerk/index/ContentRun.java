package zugwerk.index;

import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import zugwerk.content.search.Candidate;
import zugwerk.content.search.Facts;
import zugwerk.content.search.Query;
import zugwerk.content.search.Shown;
import zugwerk.file.Claims;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;
import zugwerk.work.Reason;

/** Solves problems of the index and stores what their solutions show. */
public final class ContentRun {

  /** How long a result may wait until it is written, in nanoseconds. */
  private static final long LATEST = 1_000_000_000;

  /**
   * How to solve.
   *
   * @param threads problems in parallel, from 1
   * @param time the limit for a problem with all its parts, including the analysis of its solution
   * @param timeOfPart the limit for a part
   */
  public record Settings(int threads, Duration time, Duration timeOfPart) {

    public Settings {
      ParallelLoop.checkThreads(threads);
    }

    private SolveOptions options() {
      return SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION)
          .within(SolveOptions.Limits.shared(threads, timeOfPart));
    }

    /**
     * Solves and analyses a problem; empty if it is not solved completely.
     *
     * @throws CancellationException if the token or the time limit stops the analysis
     * @throws InputException in one sentence, if the problem cannot be solved
     */
    public Optional<Shown> solve(Problem problem, CancelToken token) {
      CancelToken limited = token.child(time);
      return Claims.solved(problem, options(), new Monitor(limited)).filter(Solved::complete)
          .map(found -> Shown.of(found, limited).known());
    }

    /**
     * Like {@link #solve(Problem, CancelToken)}; also empty if there is no stipulation, the problem cannot be solved or
     * a limit stops it.
     *
     * @param refused gets the reason why it cannot be solved, in one sentence
     * @throws CancellationException if the token stops it
     */
    public Optional<Shown> solve(Problem problem, CancelToken token, Consumer<String> refused) {
      try {
        return problem.task().stipulation().isPresent() ? solve(problem, token) : Optional.empty();
      } catch (CancellationException _) {
        token.check();
      } catch (InputException fault) {
        refused.accept(Reason.of(fault));
      }
      return Optional.empty();
    }

    long given() {
      Duration least = time.compareTo(timeOfPart) < 0 ? time : timeOfPart;
      return least.toSeconds() > Integer.MAX_VALUE ? Long.MAX_VALUE : least.toMillis();
    }
  }

  /**
   * The content of one problem.
   *
   * @param found the problem with its content; empty if it was not solved completely
   * @param refused why it cannot be solved, in one sentence; otherwise empty
   */
  public record Result(Hit hit, Optional<Candidate> found, String refused) {

    /** Whether it matches a search; empty if unknown. */
    public Optional<Boolean> decide(Query query) {
      return found.flatMap(query::decide);
    }
  }

  private final Database database;
  private final Rows rows;
  private final Settings settings;
  private final Meter meter;
  private final Map<Path, SourceFile> lastRead = new HashMap<>();
  private final List<Result> waiting = new ArrayList<>();
  private long written;

  ContentRun(Database database, Settings settings, Monitor monitor) {
    this.database = database;
    rows = new Rows(database);
    this.settings = settings;
    meter = new Meter(monitor);
    written = meter.token().nanoTime();
  }

  /**
   * @param results gets the results in the order of the problems, from the worker threads
   */
  void run(List<Hit> problems, Consumer<Result> results) throws SQLException {
    meter.begin(Message.NONE, problems.size(), key("solved"));
    try {
      new ParallelLoop(settings.threads, "content", meter.token()).ordered(problems.size(),
          i -> result(problems.get(i)), result -> {
            keep(result);
            results.accept(result);
            meter.done();
            return true;
          });
    } finally {
      write();
    }
  }

  private Result result(Hit hit) {
    try {
      Problem problem = problem(hit);
      Optional<Shown> shown = settings.solve(problem, meter.token());
      meter.token().check();
      return new Result(hit, shown.map(_ -> new Candidate(Facts.of(problem), shown)), "");
    } catch (CancellationException _) {
      meter.token().check();
      return new Result(hit, Optional.empty(), "");
    } catch (InputException refused) {
      return new Result(hit, Optional.empty(), Reason.of(refused));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
      // A problem that breaks the program must not take the results of others with it.
      return new Result(hit, Optional.empty(), "the program failed (" + broken + ")");
    }
  }

  /** Remembers the last file with several problems, since they follow one another. */
  private Problem problem(Hit hit) {
    SourceFile source = hit.place() == 0 ? SourceFile.read(hit.file()) : read(hit.file());
    int index = Math.max(0, hit.place() - 1);
    if (index >= source.problems().size()) {
      throw source.faults().isEmpty() ? new InputException("{0}: the file has changed meanwhile", hit.file())
          : new InputException(source.faults().getFirst());
    }
    return source.problems().get(index);
  }

  private SourceFile read(Path file) {
    synchronized (lastRead) {
      if (!lastRead.containsKey(file)) {
        lastRead.clear();
        lastRead.put(file, SourceFile.read(file));
      }
      return lastRead.getOrDefault(file, new SourceFile(List.of(), List.of()));
    }
  }

  private void keep(Result result) {
    waiting.add(result);
    if (meter.token().nanoTime() - written > LATEST) {
      try {
        write();
      } catch (SQLException fault) {
        throw new UncheckedSqlException(fault);
      }
    }
  }

  private synchronized void write() throws SQLException {
    if (!waiting.isEmpty()) {
      database.transaction(() -> {
        for (Result result : waiting) {
          Optional<Shown> shown = result.found.flatMap(Candidate::shown);
          if (shown.isPresent()) {
            rows.solved(result.hit.id(), shown.get().known());
          } else {
            database.change("UPDATE problem SET tried = ? WHERE id = ?",
                result.refused.isEmpty() ? settings.given() : Long.MAX_VALUE, result.hit.id());
            database.change("UPDATE entry SET refused = ? WHERE problem = ?",
                result.refused.isEmpty() ? null : result.refused, result.hit.id());
          }
        }
        return true;
      });
      waiting.clear();
    }
    written = meter.token().nanoTime();
  }
}
