package zugwerk.studio.compose;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.cluster.ClusterSolver;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.Generate;
import zugwerk.compose.Minimal;
import zugwerk.compose.PieceRole;
import zugwerk.compose.ThemeComposer;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Threads;

/**
 * The composer's searches, one at a time. Results are shown as they are found and stay when the search is cancelled.
 * The job's result is its closing sentence, or empty.
 */
public final class ComposeJob extends Job<String> {

  private final ObservableList<Found> found = FXCollections.observableArrayList();
  private final ObservableList<Found> seen = FXCollections.unmodifiableObservableList(found);
  private final ObservableList<PieceRole> roles = FXCollections.observableArrayList();
  private final ObservableList<PieceRole> seenRoles = FXCollections.unmodifiableObservableList(roles);
  private final ReadOnlyBooleanWrapper ofRoles = new ReadOnlyBooleanWrapper();
  private final Supplier<Measure> measure;
  private final Supplier<Optional<ClusterSolver>> cluster;
  private Optional<ComposeKind> search = Optional.empty();
  private Optional<ThemeComposer.Request> themed = Optional.empty();

  public ComposeJob(Executor background, Executor window, Supplier<Measure> measure,
      Supplier<Optional<ClusterSolver>> cluster) {
    super(key("The search"), background, window);
    this.measure = measure;
    this.cluster = cluster;
  }

  public ObservableList<Found> found() {
    return seen;
  }

  public ObservableList<PieceRole> roles() {
    return seenRoles;
  }

  public ReadOnlyBooleanProperty isOfRoles() {
    return ofRoles.getReadOnlyProperty();
  }

  public Optional<ComposeKind> search() {
    return search;
  }

  public void start(ComposeKind requested, Problem problem) {
    start(Optional.of(requested), CandidateSolver.Limits.DEFAULT, requested::ending,
        (solver, _, listener) -> requested.run(problem, measure, solver, listener));
  }

  public void start(Generate.Request request) {
    CandidateSolver.Limits usual = CandidateSolver.Limits.DEFAULT;
    start(Optional.empty(), new CandidateSolver.Limits(usual.threads(), usual.time(), Generate.USUAL_NODES),
        ComposeJob::atLimit,
        (solver, workers, listener) -> ClusterSolver.generate(
            workers, request, measure.get(), Generate.USUAL_NODES, solver, listener));
  }

  /** Composes to a theme. The results of the same request before, with another seed, stay. */
  public void start(ThemeComposer.Request request) {
    List<Found> before = themed.filter(request::isLike).isPresent() ? List.copyOf(found) : List.of();
    CandidateSolver.Limits limits = new CandidateSolver.Limits(
        Threads.spare(), CandidateSolver.Limits.DEFAULT.time(), Generate.USUAL_NODES);
    start(Optional.empty(), limits, ComposeJob::atLimit,
        (solver, _, listener) -> new ThemeComposer(request, measure.get(), solver).search(listener));
    themed = Optional.of(request);
    found.setAll(before);
  }

  @FunctionalInterface
  private interface Search {
    void run(CandidateSolver solver, Optional<ClusterSolver> workers, Consumer<Found> listener);
  }

  private void start(Optional<ComposeKind> requested, CandidateSolver.Limits limits, IntFunction<String> ending,
      Search search) {
    begin(requested, false);
    Optional<ClusterSolver> workers = cluster.get();
    start("", run -> {
      AtomicInteger many = new AtomicInteger();
      search.run(ClusterSolver.candidates(workers, limits, run.monitor()), workers, one -> {
        many.incrementAndGet();
        run.show(() -> found.add(place(one), one));
      });
      return finished(run, ending.apply(many.get()));
    });
  }

  private int place(Found one) {
    int place = found.size();
    while (place > 0 && Found.BEST_FIRST.compare(one, found.get(place - 1)) < 0) {
      place--;
    }
    return place;
  }

  public void startRoles(Problem problem) {
    begin(Optional.empty(), true);
    Optional<ClusterSolver> workers = cluster.get();
    start("", run -> {
      CandidateSolver solver = ClusterSolver.candidates(workers, CandidateSolver.Limits.DEFAULT, run.monitor());
      List<PieceRole> all = new Minimal(problem, solver).roles(role -> run.show(() -> roles.add(role)));
      long idle = all.stream().filter(PieceRole::isIdle).count();
      return finished(run, idle == 0 ? lang("Nothing can be removed.")
          : counted(idle, "{0} can be removed.", "{0} can be removed, one at a time."));
    });
  }

  private static String atLimit(int found) {
    return found == 0 ? lang("Done: nothing found, limit reached.")
        : counted(found, "Done: {0} found, limit reached.", "Done: {0} found, limit reached.");
  }

  private static String count(int found) {
    return found == 0 ? lang("Nothing found.") : counted(found, "{0} found.", "{0} found.");
  }

  public String ending() {
    boolean stopped = state().get() == State.CANCELLED && !ofRoles.get();
    return message().get() + (stopped ? " " + count(found.size()) : "");
  }

  private static String finished(Job<String>.Run run, String sentence) {
    run.finishWith(sentence);
    return sentence;
  }

  private void begin(Optional<ComposeKind> requested, boolean forRoles) {
    search = requested;
    themed = Optional.empty();
    ofRoles.set(forRoles);
    found.clear();
    roles.clear();
  }

  public void forgetRoles() {
    if (ofRoles.get()) {
      reset();
      roles.clear();
    }
  }
}
