package zugwerk.studio.compose;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
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
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Words;

/**
 * The composer's searches, one at a time. Results are shown as they are found and stay when the search is cancelled.
 * The job's result is its closing sentence, or empty.
 */
public final class ComposeJob extends Job<String> {

  private final ObservableList<Found> found = FXCollections.observableArrayList();
  private final ObservableList<Found> seen = FXCollections.unmodifiableObservableList(found);
  private final ObservableList<PieceRole> duties = FXCollections.observableArrayList();
  private final ObservableList<PieceRole> seenDuties = FXCollections.unmodifiableObservableList(duties);
  private final ReadOnlyBooleanWrapper asksForDuties = new ReadOnlyBooleanWrapper();
  private final Supplier<Measure> measure;
  private final Supplier<Optional<ClusterSolver>> cluster;
  private Optional<ComposeKind> search = Optional.empty();

  public ComposeJob(Executor background, Executor window, Supplier<Measure> measure,
      Supplier<Optional<ClusterSolver>> cluster) {
    super("The search", background, window);
    this.measure = measure;
    this.cluster = cluster;
  }

  public ObservableList<Found> found() {
    return seen;
  }

  public ObservableList<PieceRole> duties() {
    return seenDuties;
  }

  public ReadOnlyBooleanProperty asksForDuties() {
    return asksForDuties.getReadOnlyProperty();
  }

  public Optional<ComposeKind> search() {
    return search;
  }

  public void start(ComposeKind asked, Problem problem) {
    look(Optional.of(asked), CandidateSolver.Limits.DEFAULT, asked.end(),
        (solver, _, listener) -> asked.run(problem, measure, solver, listener));
  }

  public void start(Generate.Wish wish) {
    CandidateSolver.Limits usual = CandidateSolver.Limits.DEFAULT;
    look(Optional.empty(), new CandidateSolver.Limits(usual.threads(), usual.time(), Generate.USUAL_NODES),
        "limit reached",
        (solver, workers, listener) -> ClusterSolver.generate(
            workers, wish, measure.get(), Generate.USUAL_NODES, solver, listener));
  }

  @FunctionalInterface
  private interface Looking {
    void look(CandidateSolver solver, Optional<ClusterSolver> workers, Consumer<Found> listener);
  }

  private void look(Optional<ComposeKind> asked, CandidateSolver.Limits limits, String why,
      Looking looking) {
    begin(asked, false);
    Optional<ClusterSolver> workers = cluster.get();
    start("", run -> {
      AtomicInteger many = new AtomicInteger();
      looking.look(ClusterSolver.candidates(workers, limits, run.monitor()), workers, one -> {
        many.incrementAndGet();
        run.show(() -> found.add(place(one), one));
      });
      return said(run, "Done: " + count(many.get()) + ", " + why + ".");
    });
  }

  private int place(Found one) {
    int place = found.size();
    while (place > 0 && Found.BEST_FIRST.compare(one, found.get(place - 1)) < 0) {
      place--;
    }
    return place;
  }

  public void startDuties(Problem problem) {
    begin(Optional.empty(), true);
    Optional<ClusterSolver> workers = cluster.get();
    start("", run -> {
      CandidateSolver solver = ClusterSolver.candidates(workers, CandidateSolver.Limits.DEFAULT, run.monitor());
      List<PieceRole> all = new Minimal(problem, solver).roles(duty -> run.show(() -> duties.add(duty)));
      long idle = all.stream().filter(PieceRole::isIdle).count();
      return said(run, (idle == 0 ? "Nothing" : String.valueOf(idle)) + " can be removed"
          + (idle > 1 ? ", one at a time." : "."));
    });
  }

  private static String count(int found) {
    return found == 0 ? "nothing found" : found + " found";
  }

  public String ending() {
    boolean stopped = state().get() == State.CANCELLED && !asksForDuties.get();
    return message().get() + (stopped ? " " + Words.capital(count(found.size())) + "." : "");
  }

  private static String said(Job<String>.Run run, String sentence) {
    run.say(sentence);
    return sentence;
  }

  private void begin(Optional<ComposeKind> asked, boolean ofDuties) {
    search = asked;
    asksForDuties.set(ofDuties);
    found.clear();
    duties.clear();
  }

  public void forgetDuties() {
    if (asksForDuties.get()) {
      reset();
      duties.clear();
    }
  }
}
