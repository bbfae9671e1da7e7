package zugwerk.studio;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.util.Duration;
import zugwerk.board.Piece;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.export.DiagramActions;
import zugwerk.studio.help.HelpPages;
import zugwerk.studio.solving.model.SolutionFilter;
import zugwerk.studio.solving.model.SolveJob;
import zugwerk.studio.solving.model.SolvingOptions;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Threads;

/** What menus, tool bar and keys can ask for. */
final class Actions {

  /** How long an edit must stand before it is solved by itself. */
  private static final Duration LIVE_PAUSE = Duration.millis(300);

  /** So many positions may be in endgame tables that an edit has built: those of three pieces. */
  private static final long LIVE_TABLES = 1_000_000;

  private final Workbench bench;
  private final SolveJob job;
  private final Dialogs dialogs;
  private final FileActions files;
  private final PlayMode play;
  private final DiagramActions diagrams;
  private final ReadOnlyStringWrapper news = new ReadOnlyStringWrapper("");
  private final SolvingOptions options = new SolvingOptions();
  private final SolutionFilter filter = new SolutionFilter();
  private final BooleanProperty flipped = new SimpleBooleanProperty();
  private final BooleanProperty kingField = new SimpleBooleanProperty();
  private final BooleanProperty otherKing = new SimpleBooleanProperty();
  private final BooleanProperty live = new SimpleBooleanProperty(true);
  private final PauseTransition pause = new PauseTransition(LIVE_PAUSE);
  private final BooleanBinding solvable;
  private Runnable faults = () -> {};
  private BooleanSupplier others = () -> false;
  private Consumer<List<Path>> opener = _ -> {};

  /**
   * @param background where solving runs
   * @param work where files are read and written
   */
  Actions(Workbench bench, Dialogs dialogs, Executor background, FileWork work) {
    this.bench = bench;
    this.dialogs = dialogs;
    job = new SolveJob(background, Platform::runLater);
    files = new FileActions(bench, job, dialogs, news::set, work);
    play = new PlayMode(bench);
    diagrams = new DiagramActions(
        bench, job, flipped, background, work, dialogs::export, news::set, dialogs::error);
    solvable = Bindings.createBooleanBinding(
        () -> bench.draft().get().asks() && bench.faults().get().isEmpty(),
        bench.draft(), bench.faults());
    bench.draft().subscribe(_ -> news.set(""));
    bench.draft().addListener((_, old, draft) -> changed(old, draft));
    live.subscribe(_ -> pause.stop());
    options.onShown(() -> {
      if (live.get()) {
        pause.playFromStart();
      }
    });
    pause.setOnFinished(_ -> solve(stated -> options.live(stated, LIVE_TABLES)));
  }

  /** What was done last, in a few words. */
  ReadOnlyStringProperty news() {
    return news.getReadOnlyProperty();
  }

  /** What the solver is asked for. */
  SolvingOptions options() {
    return options;
  }

  /** Which lines of a solution are shown. */
  SolutionFilter filter() {
    return filter;
  }

  /** Whether a problem is solved again after each edit. */
  BooleanProperty live() {
    return live;
  }

  BooleanProperty flipped() {
    return flipped;
  }

  /** Whether the board shows what bears on a King. */
  BooleanProperty kingField() {
    return kingField;
  }

  /** Whether that is the King who is not to be mated. */
  BooleanProperty otherKing() {
    return otherKing;
  }

  /** Whether there is something that can be solved. */
  BooleanBinding solvable() {
    return solvable;
  }

  SolveJob job() {
    return job;
  }

  PlayMode play() {
    return play;
  }

  /** Tells something in the status line. */
  void tell(String text) {
    news.set(text);
  }

  /** Says what leads to the list of faults. */
  void faultsAre(Runnable leading) {
    faults = leading;
  }

  /** Gives the list of faults the keyboard. */
  void askFaults() {
    faults.run();
  }

  /** Starts to play moves, or ends it. */
  void togglePlay() {
    if (play.on().get()) {
      play.stop();
    } else {
      play.start();
    }
  }

  void copyPlay() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, play.line()));
    news.set("Copied the moves");
  }

  /** Goes through the moves that were played, or through the solution where none are. */
  void step(Step step) {
    if (!play.on().get()) {
      bench.step(step);
      return;
    }
    int made = play.standing().get().made();
    switch (step) {
      case BACK -> play.goTo(made - 1);
      case FORWARD -> play.goTo(made + 1);
      case FIRST -> play.goTo(0);
      case LAST -> play.goToEnd();
      case PREVIOUS -> play.goBeside(-1);
      case NEXT -> play.goBeside(1);
    }
  }

  /** Makes the position that the board shows, of play or of a solution, that of the problem. */
  void adopt() {
    if (play.on().get()) {
      play.adopt();
    } else {
      bench.adopt("Set up the position shown");
    }
  }

  DiagramActions diagrams() {
    return diagrams;
  }

  FileActions files() {
    return files;
  }

  /** Why nothing can be solved, in one sentence, if that is due to the stipulation; else empty. */
  static String fault(Problem draft) {
    if (draft.stipulationText().isBlank()) {
      return "Nothing is asked yet: type a stipulation, such as #2.";
    }
    try {
      draft.asked();
      return "";
    } catch (IllegalArgumentException refused) {
      return refused.getMessage();
    }
  }

  /** A problem that was edited is solved again, once the edits pause. */
  private void changed(Problem old, Problem draft) {
    if (live.get() && !draft.asksTheSameAs(old)) {
      pause.playFromStart();
    }
  }

  void solve() {
    solve(stated -> options.with(Threads.spare(), stated, SolveOptions.MODEST_TABLES));
  }

  private void solve(IntFunction<SolveOptions> how) {
    pause.stop();
    if (solvable.get()) {
      Problem draft = bench.draft().get();
      job.start(draft, how.apply(draft.stated()));
    }
  }

  /** Says what else is to stop with the solver; it tells whether there was anything. */
  void stopsToo(BooleanSupplier stopping) {
    others = stopping;
  }

  /**
   * Stops what is being read, or else all other work; where there is none it comes back from a line of the solution,
   * and then to the pointer.
   */
  void stop() {
    pause.stop();
    if (!files.work().reading().get().isEmpty()) {
      news.set("Stopped " + files.work().reading().get().replaceFirst("R", "r"));
      files.work().stop();
      return;
    }
    boolean stopped = others.getAsBoolean();
    if (job.state().get() == SolveJob.State.RUNNING) {
      job.cancel();
    } else if (stopped) {
      news.set("Stopped");
    } else if (bench.preview().get().isPresent()) {
      bench.comeBack();
    } else {
      bench.tool().set(Piece.NONE);
    }
  }

  /** Copies the position that the board shows. */
  void copyFen() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, Fen.format(bench.shown())));
    news.set(bench.preview().get().isEmpty() ? "Copied the FEN" : "Copied the FEN of the position shown");
  }

  /** Says how files are opened that were copied or dropped. */
  void opensBy(Consumer<List<Path>> opening) {
    opener = opening;
  }

  /** Takes over what was copied: files, or a problem or position in whatever format it is. */
  void paste() {
    take(Clipboard.getSystemClipboard());
  }

  /** Takes over what was copied or dropped. */
  void take(Clipboard board) {
    if (board.hasFiles()) {
      opener.accept(board.getFiles().stream().map(File::toPath).toList());
    } else {
      files.paste(board.getString() == null ? "" : board.getString());
    }
  }

  void rules() {
    dialogs.read(bench.draft().get().variant().id());
  }

  void stipulations() {
    dialogs.read(HelpPages.STIPULATIONS);
  }

  void tables() {
    dialogs.read(HelpPages.TABLES);
  }

  void keys() {
    dialogs.read(HelpPages.KEYS);
  }

  void about() {
    dialogs.read(HelpPages.ABOUT);
  }
}
