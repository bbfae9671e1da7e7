package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.file.EndgameText;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemSolver;
import zugwerk.problem.Solved;
import zugwerk.problem.StatedTerms;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.solve.battle.FirstMate;
import zugwerk.solve.battle.FirstMateSearch;
import zugwerk.solve.table.Estimate;
import zugwerk.studio.action.Command;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Job;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** Solves drafts, one at a time. A cancelled run results in what it found so far. */
public final class SolveJob extends Job<Solved> {

  /** Shorter solutions are usually proved soon after they are found. */
  private static final int LONG = 6;
  /** The most moves that the search for a first solution plays, in about a minute. */
  private static final long MOST_MOVES = 100_000_000;
  private static final int MEGABYTES = 128;
  private static final Pattern LENGTH = Pattern.compile("In (\\d+)");

  private final ReadOnlyObjectWrapper<Optional<Solved.InterimResult>> soFar =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<FirstMate>> firstMate = new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Problem> draft = Optional.empty();
  private Optional<Progress> reached = Optional.empty();
  private SolveOptions options = SolveOptions.DEFAULT;
  private Optional<Estimate> cost = Optional.empty();
  private boolean requested;

  public SolveJob(Executor background, Executor window) {
    this(background, window, CancelToken::new);
  }

  /**
   * @param tokens creates the token of each run, by whose clock its time limit is measured
   */
  public SolveJob(Executor background, Executor window, Supplier<CancelToken> tokens) {
    super(lang("The solver"), background, window, tokens);
    state().subscribe(_ -> soFar.set(Optional.empty()));
    state().subscribe(now -> {
      if (now == State.WAITING) {
        firstMate.set(Optional.empty());
      }
    });
    progress().subscribe(now -> reached = now.or(() -> reached));
  }

  /** Whether the user began the last run, not the studio itself. */
  public boolean isRequested() {
    return requested;
  }

  /** The cost of the tables that would decide what the last run left undecided. */
  public Optional<Estimate> cost() {
    return cost;
  }

  /** What the last run proved before it ended, in sentences; may be empty. */
  public String reached() {
    return reached.map(now -> proved(now.step().toString()) + (now.step().isEmpty() ? "" : lang(now.step()) + ": ")
        + lang("{0} of {1} {2} settled.", number(now.done()), number(now.all()), lang(now.unit()))).orElse("");
  }

  private static String number(int items) {
    return String.format(Locale.ROOT, "%,d", items);
  }

  /** Lengths are tried in order, so that each is settled before the next. */
  private String proved(String step) {
    Optional<Stipulation> stipulation =
        draft.flatMap(problem -> problem.task().stipulation()).filter(Stipulation::hasKeys);
    Matcher length = LENGTH.matcher(step);
    int settled = length.matches() ? Integer.parseInt(length.group(1)) - 1 : 0;
    return settled < 1 || stipulation.isEmpty() || firstMate.get().isPresent() ? ""
        : (stipulation.get().isDirectMate() ? lang("No mate in {0} (proved).", settled)
            : lang("No {0} (proved).", stipulation.get().inMoves(settled))) + " ";
  }

  public ReadOnlyObjectProperty<Optional<Solved.InterimResult>> soFar() {
    return soFar.getReadOnlyProperty();
  }

  /** The shortest long mate that the last run found while it was proving the rest. */
  public ReadOnlyObjectProperty<Optional<FirstMate>> firstMate() {
    return firstMate.getReadOnlyProperty();
  }

  /** Whether a draft is being solved, or was. */
  public boolean isOf(Problem requested) {
    return state().get() != State.IDLE && draft.filter(solved -> solved.hasSameTaskAs(requested)).isPresent();
  }

  /** The solution of a draft, if it is complete. */
  public Optional<Solved> solved(Problem requested) {
    return isFinished() && isOf(requested) ? result().get() : Optional.empty();
  }

  public boolean isFinished() {
    return state().get() == State.DONE && !isOutOfTime();
  }

  public boolean isOutOfTime() {
    return state().get() == State.DONE && result().get().filter(found -> isOutOfTime(found, options)).isPresent();
  }

  /** Whether a part ran out of time; studies may also end where their search gives up. */
  private static boolean isOutOfTime(Solved found, SolveOptions with) {
    double limit = with.limits().time().toNanos() / 1e9;
    return !with.limits().time().equals(SolveOptions.NO_LIMIT) && found.parts().stream().map(Solved.Part::solution)
        .anyMatch(part -> part.verdict() == Soundness.UNFINISHED && part.seconds() >= limit);
  }

  public Optional<Problem> draft() {
    return draft;
  }

  public SolveOptions options() {
    return options;
  }

  public void start(Problem toSolve, SolveOptions with) {
    start(toSolve, with, _ -> {}, _ -> {});
  }

  /** Solves a draft after an edit, without a request. */
  public void startLive(Problem toSolve, SolveOptions with) {
    begin(toSolve, with, false, run -> solve(toSolve, with, run), _ -> {}, _ -> {});
  }

  /** Shows a solution that is known already. A current run is dropped. */
  public void startKnown(Problem solved, SolveOptions with, Solved known) {
    begin(solved, with, false, _ -> known, _ -> {}, _ -> {});
  }

  /** Solves a draft on a cluster, without interim results. A current run is dropped. */
  public void start(Problem toSolve, SolveOptions with, ProblemSolver place) {
    begin(toSolve, with, true, run -> place.solve(toSolve, with, SolveOptions.NO_LIMIT, run.monitor()), _ -> {},
        _ -> {});
  }

  /** Solves a draft. A current run is dropped. {@code then} receives the result even if cancelled. */
  public void start(Problem toSolve, SolveOptions with, Consumer<Solved> then, Consumer<String> failed) {
    begin(toSolve, with, true, run -> solve(toSolve, with, run), then, failed);
  }

  private Solved solve(Problem toSolve, SolveOptions with, Run run) {
    CancelToken finding = run.monitor().token().child();
    if (isLong(toSolve, with)) {
      Thread.ofPlatform().daemon().name("first-mate").start(() -> findFirst(toSolve, with, finding, run));
    }
    try {
      return Solved.solve(toSolve, with, run.monitor(), run.newest(known -> soFar.set(Optional.of(known))));
    } finally {
      finding.cancel();
    }
  }

  /** Whether a key may be found long before it is proved to be the only one. */
  private static boolean isLong(Problem toSolve, SolveOptions with) {
    Stipulation stipulation = toSolve.task().stipulationOrThrow();
    return FirstMateSearch.supports(stipulation) && stipulation.moves() >= LONG && toSolve.task().twins().isEmpty()
        && !toSolve.task().duplex() && with.first().isEmpty()
        && with.terms().and(StatedTerms.of(toSolve)).equals(Terms.USUAL);
  }

  private void findFirst(Problem toSolve, SolveOptions with, CancelToken token, Run run) {
    Consumer<FirstMate> shown = run.newest(mate -> firstMate.set(Optional.of(mate)));
    SolveOptions.Limits limits = new SolveOptions.Limits(1, with.limits().time(), MOST_MOVES, MEGABYTES, 1, 0);
    try {
      new FirstMateSearch(toSolve.variant(), toSolve.setup(), toSolve.task().stipulationOrThrow(), List.of(), limits,
          new Monitor(token)).find(false, new FirstMateSearch.Listener() {
            @Override
            public void found(FirstMate mate) {
              shown.accept(mate);
            }
          });
    } catch (InputException _) {
      // The solver reports why it cannot be solved.
    } catch (OutOfMemoryError _) {
      // The solver goes on, and reports it if its own memory is not enough.
    }
  }

  private void begin(Problem toSolve, SolveOptions with, boolean asked, Work<Solved> solving,
      Consumer<Solved> then, Consumer<String> failed) {
    requested = asked;
    cost = Optional.empty();
    draft = Optional.of(toSolve);
    reached = Optional.empty();
    options = with;
    start("", run -> {
      Solved found = solving.work(run);
      Optional<Estimate> missing =
          isOutOfTime(found, with) ? Optional.empty() : found.cost(run.monitor().token());
      run.<Optional<Estimate>>newest(known -> cost = known).accept(missing);
      run.finishWith(note(found, with, missing));
      return found;
    }, then, failed);
  }

  private static String note(Solved found, SolveOptions with, Optional<Estimate> cost) {
    return isOutOfTime(found, with)
        ? lang("Stopped after {0} s; {1} changes the time limit.", with.limits().time().toSeconds(),
            Command.TIME.reference())
        : cost.map(missing -> DisplayText.sentence(lang(EndgameText.cost(missing, with.limits().threads()))))
            .orElse("");
  }
}
