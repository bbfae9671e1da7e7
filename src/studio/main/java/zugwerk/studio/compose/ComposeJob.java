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
 * The composer's searches, one at a time. What a search finds is shown while it goes on, and stays when the search is
 * cancelled. The result is the sentence that ends the search; it may be empty.
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

  /**
   * @param background where the search runs
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   * @param measure says how good problems are
   * @param cluster the workers that solve candidates, if there are any
   */
  public ComposeJob(Executor background, Executor window, Supplier<Measure> measure,
      Supplier<Optional<ClusterSolver>> cluster) {
    super("The search", background, window);
    this.measure = measure;
    this.cluster = cluster;
  }

  /** The results so far; those that are measured stand best first. */
  public ObservableList<Found> found() {
    return seen;
  }

  /** The roles of pieces found so far; empty unless the last search was for roles. */
  public ObservableList<PieceRole> duties() {
    return seenDuties;
  }

  /** Whether the last search was for roles of pieces. */
  public ReadOnlyBooleanProperty asksForDuties() {
    return asksForDuties.getReadOnlyProperty();
  }

  /** The kind of the last search; empty for new problems. */
  public Optional<ComposeKind> search() {
    return search;
  }

  /** Starts a search from a problem. */
  public void start(ComposeKind asked, Problem problem) {
    look(Optional.of(asked), CandidateSolver.Limits.DEFAULT, asked.end(),
        (solver, _, listener) -> asked.run(problem, measure, solver, listener));
  }

  /** Starts a search for new problems. */
  public void start(Generate.Wish wish) {
    CandidateSolver.Limits usual = CandidateSolver.Limits.DEFAULT;
    look(Optional.empty(), new CandidateSolver.Limits(usual.threads(), usual.time(), Generate.USUAL_NODES),
        "As many as were asked for",
        (solver, workers, listener) -> ClusterSolver.generate(
            workers, wish, measure.get(), Generate.USUAL_NODES, solver, listener));
  }

  /** A search. */
  @FunctionalInterface
  private interface Looking {
    void look(CandidateSolver solver, Optional<ClusterSolver> workers, Consumer<Found> listener);
  }

  /**
   * @param why it ends by itself
   */
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
      return said(run, "Finished. " + why + ": " + count(many.get()) + ".");
    });
  }

  /** Where a result belongs: behind all that are as good. */
  private int place(Found one) {
    int place = found.size();
    while (place > 0 && Found.BEST_FIRST.compare(one, found.get(place - 1)) < 0) {
      place--;
    }
    return place;
  }

  /** Starts finding the role of each piece of a sound problem. */
  public void startDuties(Problem problem) {
    begin(Optional.empty(), true);
    Optional<ClusterSolver> workers = cluster.get();
    start("", run -> {
      CandidateSolver solver = ClusterSolver.candidates(workers, CandidateSolver.Limits.DEFAULT, run.monitor());
      List<PieceRole> all = new Minimal(problem, solver).duties(duty -> run.show(() -> duties.add(duty)));
      long idle = all.stream().filter(PieceRole::isIdle).count();
      return said(run, (idle == 0 ? "Nothing" : String.valueOf(idle)) + " could be left out"
          + (idle > 1 ? ", one at a time." : "."));
    });
  }

  private static String count(int found) {
    return found == 0 ? "nothing found" : found + " found";
  }

  /** How the search ended and why, in a sentence or two; while it goes on or before it, what there is to say. */
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

  /** Drops the roles of pieces, because the position has changed. */
  public void forgetDuties() {
    if (asksForDuties.get()) {
      reset();
      duties.clear();
    }
  }
}
