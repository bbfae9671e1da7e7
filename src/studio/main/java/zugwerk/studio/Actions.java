package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.stage.Window;
import javafx.util.Duration;
import zugwerk.content.quality.Measure;
import zugwerk.diagram.Style;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Fault;
import zugwerk.rules.Legality;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.cluster.Cluster;
import zugwerk.studio.editor.BoardSettings;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.TwinMaker;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.export.DiagramActions;
import zugwerk.studio.help.HelpPages;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.solving.SolutionSettings;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.solving.SolvingOptions;
import zugwerk.studio.solving.SolvingPane;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Threads;
import zugwerk.work.InputException;
import zugwerk.work.Message;

final class Actions implements SolvingPane.Host {

  /** Delay after an edit before the problem is solved again. */
  private static final Duration LIVE_PAUSE = Duration.millis(300);

  /** Limit on tables built while solving after edits: enough for three pieces. */
  private static final long LIVE_TABLES = 1_000_000;

  private final Cluster cluster;
  private final BoardSettings settings = new BoardSettings();
  private final Dialogs dialogs;
  private final OpenProblems problems;
  private final FileActions files;
  private final ObservableValue<Problem> draft;
  private final ObservableValue<List<Fault>> faults;
  private final PieceLetters letters;
  private final DiagramActions diagrams;
  private final ReadOnlyStringWrapper news = new ReadOnlyStringWrapper("");
  private final SolvingOptions options = new SolvingOptions();
  private final SolutionSettings solutions = new SolutionSettings();
  private final BooleanProperty live = new SimpleBooleanProperty(true);
  private final PauseTransition pause = new PauseTransition(LIVE_PAUSE);
  private final BooleanBinding solvable;

  Actions(Window window, Dialogs dialogs, Executor background, FileWork work, Supplier<List<Style>> styles,
      Supplier<Measure> measure) {
    this.dialogs = dialogs;
    cluster = new Cluster(background, Platform::runLater);
    problems = new OpenProblems(() -> new OpenProblem(settings, background, Platform::runLater, measure,
        () -> cluster.solver(false), this::solveUnlessLive));
    draft = problems.ofCurrent(one -> one.bench().draft());
    faults = problems.ofCurrent(one -> one.bench().faults());
    letters = new PieceLetters(() -> bench().draft().get().variant());
    letters.chosen().bindBidirectional(settings.letters());
    files = new FileActions(problems, dialogs, news::set, work);
    diagrams = new DiagramActions(this::bench, this::job, background, work, styles,
        new DiagramActions.Host(window, dialogs::export, news::set, dialogs::error));
    solvable = Bindings.createBooleanBinding(
        () -> draft.getValue().task().stipulation().isPresent() && faults.getValue().isEmpty(), draft, faults);
    problems.current().addListener((_, _, _) -> news.set(""));
    draft.subscribe(_ -> news.set(""));
    draft.addListener((_, old, now) -> changed(old, now));
    problems.each(one -> one.bench().games().carriedOver().addListener(
        (_, _, text) -> report(one.bench().letters().written(text))));
    live.subscribe(_ -> pause.stop());
    problems.ofCurrent(one -> one.job().state()).subscribe(state -> {
      if (state != Job.State.IDLE) {
        pause.stop();
      }
    });
    options.onShown(() -> {
      if (live.get()) {
        pause.playFromStart();
      }
    });
    pause.setOnFinished(_ -> solve(job()::startLive, solutions -> options.live(solutions, LIVE_TABLES)));
  }

  private OpenProblem current() {
    return problems.current().get();
  }

  private Workbench bench() {
    return problems.bench();
  }

  /** How the boards of all tabs are shown. */
  BoardSettings settings() {
    return settings;
  }

  /** The draft of the selected tab. */
  ObservableValue<Problem> draft() {
    return draft;
  }

  /** The faults of that draft. */
  ObservableValue<List<Fault>> faults() {
    return faults;
  }

  /** The letters for texts outside the tabs. */
  PieceLetters letters() {
    return letters;
  }

  ReadOnlyStringProperty news() {
    return news.getReadOnlyProperty();
  }

  SolvingOptions options() {
    return options;
  }

  /** How the solutions of all tabs are shown. */
  SolutionSettings solutions() {
    return solutions;
  }

  BooleanProperty live() {
    return live;
  }

  BooleanBinding solvable() {
    return solvable;
  }

  SolveJob job() {
    return current().job();
  }

  Cluster cluster() {
    return cluster;
  }

  void chooseCluster() {
    dialogs.cluster(cluster.choice()).ifPresent(chosen -> cluster.choose(chosen, dialogs::error));
  }

  PlayMode play() {
    return current().play();
  }

  void report(String text) {
    news.set(DisplayText.capital(text));
  }

  void togglePlay() {
    if (play().on().get()) {
      play().stop();
    } else {
      play().start();
    }
  }

  void copyPlay() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, play().line()));
    news.set(lang("Copied the moves"));
  }

  void adopt() {
    if (play().on().get()) {
      play().adopt();
    } else {
      bench().adopt(lang("Set up the position shown"));
    }
  }

  DiagramActions diagrams() {
    return diagrams;
  }

  TwinMaker twins() {
    return current().twins();
  }

  OpenProblems problems() {
    return problems;
  }

  FileActions files() {
    return files;
  }

  /** Why the stipulation cannot be solved, in one sentence; else empty. */
  static String fault(Problem draft) {
    if (draft.task().stipulationText().isBlank()) {
      return lang(SolvingPane.NOTHING_ASKED);
    }
    try {
      draft.task().stipulationOrThrow();
      return "";
    } catch (InputException refused) {
      return reason(refused);
    }
  }

  /** Ends all work, also what an edit has scheduled. */
  void rest() {
    pause.stop();
    pause.setOnFinished(_ -> {});
    problems.all().forEach(OpenProblem::stop);
    cluster.leave();
  }

  /** Solves the draft after an edit, or when its tab is shown and it was not solved yet. */
  private void changed(Problem old, Problem now) {
    if (live.get() && !now.hasSameTaskAs(old) && !job().isOf(now)) {
      pause.playFromStart();
    }
  }

  void solve() {
    solve(SolveOptions.MODEST_TABLES, UnaryOperator.identity());
  }

  /** How a problem is solved that the user did not ask for. */
  SolveOptions liveOptions(Problem problem) {
    return options.live(problem.task().solutions(), LIVE_TABLES);
  }

  /** Solves now, unless the draft is solved by itself. */
  void solveUnlessLive() {
    if (!live.get()) {
      solve();
    }
  }

  @Override
  public void solveWithTables() {
    solve(Long.MAX_VALUE, UnaryOperator.identity());
  }

  @Override
  public void solveWithoutLimit() {
    solve(SolveOptions.MODEST_TABLES, with -> with.time(SolveOptions.NO_LIMIT));
  }

  @Override
  public void stop() {
    job().cancel();
  }

  private void solve(long tables, UnaryOperator<SolveOptions> changed) {
    IntFunction<SolveOptions> how = solutions -> changed.apply(options.with(Threads.spare(), solutions, tables));
    cluster.solver(true).ifPresentOrElse(workers -> solve((draft, requested) -> {
      job().start(draft, requested, workers);
      news.set(lang("Solving with {0}", Cluster.text(cluster.workers().get())));
    }, how), () -> solve(job()::start, how));
  }

  void solvePhases() {
    options.setPlay().set(true);
    if (options.tries().get() == SolveOptions.Tries.NONE) {
      options.tries().set(SolveOptions.Tries.ONE_REFUTATION);
    }
    solve();
  }

  private void solve(BiConsumer<Problem, SolveOptions> starting, IntFunction<SolveOptions> how) {
    pause.stop();
    if (solvable.get()) {
      Problem draft = bench().draft().get();
      SolveOptions with = how.apply(draft.task().solutions());
      boolean same = job().isRequested() && job().busy().get() && job().draft().equals(Optional.of(draft))
          && job().options().equals(with);
      if (!same) {
        starting.accept(draft, with);
      }
    }
  }

  /** Stops reading, and a solving that an edit has scheduled; returns whether anything was being read. */
  boolean stopReading() {
    pause.stop();
    Job<?> reading = files.work().reading();
    boolean busy = reading.busy().get();
    if (busy) {
      news.set(lang("Stopped: {0}", reading.message().get()));
      files.work().stop();
    }
    return busy;
  }

  void copyFen() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, Fen.format(bench().shown())));
    news.set(bench().preview().get().isEmpty() ? lang("Copied the FEN") : lang("Copied the FEN of the position shown"));
  }

  void tellLegality() {
    Variant game = bench().draft().get().variant();
    List<Fault> found = Stream.of(bench().faults(), bench().doubts()).flatMap(list -> list.get().stream()).toList();
    List<Message> reasons = found.isEmpty() ? Legality.checks(game) : found.stream().map(Fault::text).toList();
    news.set(DisplayText.capital(lang(Legality.verdict(game, found)))
        + (reasons.isEmpty() ? "" : ": " + lang(Message.joined(reasons, found.isEmpty() ? ", " : "; "))));
  }

  void read(String page) {
    dialogs.read(page, this::open);
  }

  void firstSteps() {
    read(HelpPages.FIRST_STEPS);
  }

  void rules() {
    rules(bench().draft().get().variant());
  }

  void rules(Variant game) {
    dialogs.read(game.id(), this::open);
  }

  void stipulations() {
    dialogs.read(HelpPages.STIPULATIONS, this::open);
  }

  void conditions() {
    dialogs.read(HelpPages.CONDITIONS, this::open);
  }

  void themes() {
    dialogs.read(HelpPages.THEMES, this::open);
  }

  void tables() {
    dialogs.read(HelpPages.TABLES, this::open);
  }

  void keys() {
    dialogs.read(HelpPages.KEYS, this::open);
  }

  void example() {
    HelpPages.page(bench().draft().get().variant().id()).examples().findFirst().ifPresentOrElse(
        example -> open(example.problem()), () -> news.set(lang("The help page on this game has no example")));
  }

  private void open(Problem example) {
    open(example, lang("Opened “{0}” from the help", ProblemEntry.title(example)));
  }

  void open(Problem example, String message) {
    files.open(example, () -> {
      if (HelpView.plays(example)) {
        playLines();
      }
      news.set(message);
    });
  }

  void playLines() {
    try {
      play().playThrough(bench().draft().get().analysis().lines());
    } catch (InputException fault) {
      dialogs.error(lang("The lines of this problem cannot be played: {0}", reason(fault)));
    }
  }

  void about() {
    dialogs.read(HelpPages.ABOUT, this::open);
  }
}
