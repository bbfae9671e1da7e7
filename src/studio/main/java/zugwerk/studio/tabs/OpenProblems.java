package zugwerk.studio.tabs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.home.TabState;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.solving.VerdictSign;

/**
 * The open problems. One is on the workbench; the others wait with history, file, recovery draft and solution, whose
 * search goes on. For the JavaFX thread only.
 */
public final class OpenProblems {

  private final Workbench bench;
  private final SolveJob job;
  private final PlayMode play;
  private final ObservableList<OpenProblem> all = FXCollections.observableArrayList();
  private final ObservableList<OpenProblem> shown = FXCollections.unmodifiableObservableList(all);
  private final ReadOnlyObjectWrapper<OpenProblem> current;
  private Supplier<Optional<Autosave>> drafts = Optional::empty;
  private Supplier<Runnable> views = () -> () -> {
  };
  private boolean turning;
  private boolean kept;

  public OpenProblems(Workbench bench, SolveJob job, PlayMode play) {
    this.bench = bench;
    this.job = job;
    this.play = play;
    current = new ReadOnlyObjectWrapper<>(this, "current", new OpenProblem());
    all.add(current.get());
    List.of(bench.draft(), bench.file(), bench.changed())
        .forEach(part -> part.addListener((InvalidationListener) _ -> describe()));
    job.state().subscribe(_ -> judge());
    describe();
  }

  private void describe() {
    if (!turning) {
      current.get().describe(bench.draft().get(), bench.file().get(), bench.changed().get());
      judge();
    }
  }

  /** Shows the verdict of the solver, or the one on the version with this task. */
  private void judge() {
    if (!turning) {
      current.get().judge(VerdictSign.of(job).or(() -> bench.versions().of(bench.draft().get())
          .flatMap(version -> version.verdict().map(verdict -> VerdictSign.of(verdict, version.result())))));
    }
  }

  public ObservableList<OpenProblem> all() {
    return shown;
  }

  /** The open problem of a file, if there is one. */
  public Optional<OpenProblem> of(Path file) {
    Path wanted = file.toAbsolutePath().normalize();
    return all.stream().filter(one -> one.file().map(path -> path.toAbsolutePath().normalize()).equals(
        Optional.of(wanted))).findFirst();
  }

  public ReadOnlyObjectProperty<OpenProblem> current() {
    return current.getReadOnlyProperty();
  }

  public void keepDrafts(Supplier<Optional<Autosave>> places) {
    drafts = places;
    current.get().autosave = places.get();
  }

  /** Sets how the view of a problem is saved when it leaves the workbench; the result restores it. */
  public void keepViews(Supplier<Runnable> kept) {
    views = kept;
  }

  public Optional<Autosave> autosave() {
    return current.get().autosave;
  }

  /** Whether nothing was opened or edited. */
  public boolean isBlank() {
    return all.stream().allMatch(OpenProblem::isBlank);
  }

  /** The tab that shows a problem, by its file or, without one, by its content. */
  public Optional<OpenProblem> find(Problem problem, Optional<Path> file) {
    return all.stream().filter(one -> one.shows(problem, file)).findFirst();
  }

  /** Puts a new problem on the workbench, in the present tab if that is empty and was never used. */
  public void free() {
    if (bench.history().isFresh() && current.get().isBlank()) {
      bench.begin();
    } else {
      add();
    }
  }

  public boolean isTurning() {
    return turning;
  }

  private void add() {
    OpenProblem next = new OpenProblem();
    change(next, () -> {
      all.add(all.indexOf(current.get()) + 1, next);
      bench.begin();
    });
    next.autosave = drafts.get();
  }

  /** The problems in order, for another window. */
  public List<Workbench.Contents> contents() {
    return all.stream().map(one -> one.aside.map(OpenProblem.Suspended::bench).orElseGet(bench::aside)).toList();
  }

  /** Opens problems with their steps and known solutions, before anything else is opened. */
  public void takeOver(List<Workbench.Contents> others, int selected) {
    for (int i = 0; i < others.size(); i++) {
      if (i > 0) {
        add();
      }
      bench.takeUp(others.get(i));
      Problem draft = bench.draft().get();
      bench.versions().of(draft).flatMap(bench.versions()::solution)
          .ifPresent(known -> job.startKnown(draft, known.options(), known.solved()));
    }
    select(all.get(selected));
  }

  /** Saves the drafts of all problems now. */
  public void saveDrafts() {
    all.forEach(one -> one.autosave.ifPresent(Autosave::write));
  }

  public void select(OpenProblem next) {
    next.aside.ifPresent(aside -> {
      next.aside = Optional.empty();
      change(next, () -> {
        bench.takeUp(aside.bench());
        job.takeUp(aside.solving());
      });
      next.autosave.ifPresent(Autosave::follow);
      aside.view().run();
      if (aside.playing()) {
        play.start();
      }
    });
  }

  @SuppressWarnings("ReferenceEquality") // Each open problem is itself only.
  private void change(OpenProblem next, Runnable change) {
    OpenProblem left = current.get();
    left.autosave.ifPresent(Autosave::rest);
    boolean playing = play.on().get();
    Runnable view = views.get();
    bench.comeBack();
    turning = true;
    try {
      left.aside = Optional.of(new OpenProblem.Suspended(bench.aside(), job.other(), view, playing));
      bench.selection().clear();
      change.run();
      current.set(next);
    } finally {
      turning = false;
    }
    describe();
  }

  public void step(int by) {
    select(all.get(Math.floorMod(all.indexOf(current.get()) + by, all.size())));
  }

  public void order(List<OpenProblem> wanted) {
    if (!all.equals(wanted) && all.size() == wanted.size() && all.containsAll(wanted)) {
      all.setAll(wanted);
    }
  }

  public void move(int by) {
    List<OpenProblem> wanted = new ArrayList<>(all);
    wanted.remove(current.get());
    wanted.add(Math.clamp(all.indexOf(current.get()) + by, 0, wanted.size()), current.get());
    order(wanted);
  }

  /** Closes a problem with its changes. The last one is replaced by a new problem. */
  @SuppressWarnings("ReferenceEquality") // Each open problem is itself only.
  public void close(OpenProblem gone) {
    if (all.size() == 1) {
      bench.begin();
      return;
    }
    if (gone == current.get()) {
      int at = all.indexOf(gone);
      select(all.get(at + 1 < all.size() ? at + 1 : at - 1));
    }
    gone.aside.ifPresent(aside -> aside.solving().drop());
    gone.autosave.ifPresent(Autosave::close);
    all.remove(gone);
  }

  /** Saves all problems for the next start; returns false if one cannot be saved, and then none is left for it. */
  public boolean keep() {
    kept = all.stream().filter(one -> !one.isBlank()).allMatch(one -> one.autosave.filter(Autosave::keep).isPresent());
    return kept;
  }

  /** Ends all work. The drafts are left for the next start if they were {@linkplain #keep kept}, else deleted. */
  public void end() {
    for (OpenProblem one : all) {
      one.aside.ifPresent(aside -> aside.solving().drop());
      TabState tab = new TabState(all.indexOf(one), current.get().equals(one), one.isChanged(),
          one.aside.map(aside -> aside.bench().flipped()).orElse(bench.flipped().get()));
      one.autosave.ifPresent(kept && !one.isBlank() ? autosave -> autosave.leave(tab) : Autosave::close);
    }
  }
}
