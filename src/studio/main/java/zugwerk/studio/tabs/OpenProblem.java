package zugwerk.studio.tabs;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.cluster.ClusterSolver;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.solve.table.Endgames;
import zugwerk.studio.compose.ComposeJob;
import zugwerk.studio.editor.BoardSettings;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.TermsChoice;
import zugwerk.studio.editor.TwinMaker;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.endgame.EndgameJob;
import zugwerk.studio.endgame.FiguresJob;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.home.TabState;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.solving.VerdictSign;
import zugwerk.studio.versions.VersionKeeper;

/**
 * The session of a tab: its workbench, its searches and what they have found, and its recovery draft. Other tabs have
 * their own, so a search that goes on while another tab is shown reports here. For the JavaFX thread only.
 */
public final class OpenProblem {

  private final Workbench bench;
  private final SolveJob job;
  private final PlayMode play;
  private final TwinMaker twins;
  private final TermsChoice terms;
  private final VersionKeeper versions;
  private final ComposeJob composing;
  private final EndgameJob endgame;
  private final FiguresJob figures;
  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper description = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Optional<VerdictSign>> verdict = new ReadOnlyObjectWrapper<>(Optional.empty());
  private String name = "";
  private Optional<Autosave> autosave = Optional.empty();

  /**
   * @param cluster the workers of a cluster, if one is configured
   * @param solve solves the selected problem, unless that happens by itself
   */
  public OpenProblem(BoardSettings settings, Executor background, Executor window, Supplier<Measure> measure,
      Supplier<Optional<ClusterSolver>> cluster, Runnable solve) {
    bench = new Workbench(settings);
    job = new SolveJob(background, window);
    // What was found belongs to the draft before; this listens before the views do.
    bench.draft().addListener((_, _, draft) -> {
      if (!job.isOf(draft)) {
        job.reset();
      }
    });
    play = new PlayMode(bench);
    twins = new TwinMaker(bench);
    terms = new TermsChoice(bench);
    versions = new VersionKeeper(bench, job, () -> twins.making().get().isPresent(), solve, background,
        window, measure);
    composing = new ComposeJob(background, window, measure, cluster);
    endgame = new EndgameJob(Endgames.userFolder(), background, window);
    figures = new FiguresJob(Endgames.userFolder(), background, window);
    List.of(bench.draft(), bench.file(), bench.changed())
        .forEach(part -> part.addListener((InvalidationListener) _ -> describe()));
    job.state().subscribe(_ -> judge());
    describe();
  }

  public Workbench bench() {
    return bench;
  }

  public SolveJob job() {
    return job;
  }

  public PlayMode play() {
    return play;
  }

  public TwinMaker twins() {
    return twins;
  }

  public TermsChoice terms() {
    return terms;
  }

  public VersionKeeper versions() {
    return versions;
  }

  public ComposeJob composing() {
    return composing;
  }

  public EndgameJob endgame() {
    return endgame;
  }

  public FiguresJob figures() {
    return figures;
  }

  public Optional<Autosave> autosave() {
    return autosave;
  }

  /** Saves a recovery draft from now on. */
  public void save(Autosave draft) {
    autosave = Optional.of(draft);
  }

  /** Title, author or material, with a dot before it while there are unsaved changes. */
  public ReadOnlyStringProperty title() {
    return title.getReadOnlyProperty();
  }

  /** The title without a sign of unsaved changes. */
  public String name() {
    return name;
  }

  public ReadOnlyStringProperty description() {
    return description.getReadOnlyProperty();
  }

  /** The verdict of the solver, or the one on the version with this task. */
  public ReadOnlyObjectProperty<Optional<VerdictSign>> verdict() {
    return verdict.getReadOnlyProperty();
  }

  public boolean isChanged() {
    return bench.changed().get();
  }

  /** Whether a search that the user began is running, or has left results that no file keeps. */
  public boolean hasResults() {
    return job.isRequested() && job.busy().get() || composing.hasResults() || endgame.progress().get().isPresent()
        || figures.hasResults();
  }

  Optional<Path> file() {
    return bench.file().get();
  }

  private Problem draft() {
    return bench.draft().get();
  }

  /** Whether it has no piece, no file and no unsaved changes. */
  boolean isBlank() {
    return !isChanged() && file().isEmpty() && isEmpty(draft());
  }

  /** Whether it is a problem that has this file, or without a file, this problem itself. */
  boolean shows(Problem problem, Optional<Path> place) {
    return place.isPresent() ? file().map(OpenProblem::absolute).equals(place.map(OpenProblem::absolute))
        : file().isEmpty() && !isChanged() && !isBlank() && draft().equals(problem);
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private static boolean isEmpty(Problem problem) {
    return problem.setup().isEmpty();
  }

  private void describe() {
    Problem now = draft();
    name = name(now);
    title.set((isChanged() ? "• " : "") + name);
    description.set(String.join(", ", now.credits().authors()) + (now.credits().authors().isEmpty() ? "" : ": ")
        + (now.credits().title().isEmpty() ? "" : "“" + now.credits().title() + "”, ")
        + ProblemEntry.claim(now) + file().map(path -> "\n" + path).orElse("")
        + (isChanged() ? "\n" + lang("not saved") : ""));
    judge();
  }

  private void judge() {
    verdict.set(VerdictSign.of(job).or(() -> bench.versions().of(draft())
        .flatMap(version -> version.verdict().map(found -> VerdictSign.of(found, version.result())))));
  }

  private static String name(Problem problem) {
    boolean named = !problem.credits().title().isBlank() || !problem.credits().authors().isEmpty();
    return named ? ProblemEntry.title(problem) : isEmpty(problem) ? lang("New problem") : ProblemEntry.claim(problem);
  }

  /** Copies the problem of a session in another window, with its steps and the solution, if it is known. */
  void copy(OpenProblem other) {
    bench.copy(other.bench);
    bench.versions().of(draft()).flatMap(bench.versions()::solution)
        .ifPresent(known -> job.startKnown(draft(), known.options(), known.solved()));
  }

  /** Ends all searches, whose reports are then dropped. */
  public void stop() {
    job.reset();
    composing.reset();
    endgame.leave();
    figures.reset();
    versions.rest();
  }

  /** Ends the session without a recovery draft. */
  void close() {
    stop();
    autosave.ifPresent(Autosave::close);
  }

  /** Ends the session, and leaves its draft to the next start. */
  void leave(TabState tab) {
    stop();
    autosave.ifPresent(draft -> draft.leave(tab));
  }
}
