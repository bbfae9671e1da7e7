package zugwerk.studio.endgame;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.file.EndgameText;
import zugwerk.rules.Move;
import zugwerk.solve.table.Answer;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Threads;
import zugwerk.studio.task.Tone;

/**
 * Shows the table values of the position on the board and its moves, and statistics of endings. It queries tables only
 * while visible.
 */
public final class EndgamePane extends SplitPane {

  private final Workbench bench;
  private final PlayMode play;
  private final EndgameJob job;
  private final FiguresPane figures;
  private final ObservableValue<Boolean> visited;
  private final Label outcome = new Label();
  private final Label detail = new Label();
  private final Button build = new Button(lang("Build tables"));
  private final MoveValues moves;

  public EndgamePane(Workbench bench, PlayMode play, EndgameJob job, FiguresJob counting,
      ObservableValue<Boolean> visited) {
    this.visited = visited;
    this.bench = bench;
    this.play = play;
    this.job = job;
    moves = new MoveValues(bench.letters(), this::play);
    figures = new FiguresPane(bench, counting);
    setOrientation(Orientation.VERTICAL);
    outcome.setId("endgame-outcome");
    outcome.getStyleClass().add("verdict");
    detail.setId("endgame-detail");
    detail.getStyleClass().add("hint");
    detail.setWrapText(true);
    detail.setMinHeight(USE_PREF_SIZE);
    build.setId("endgame-build");
    build.setTooltip(new Tooltip(Command.BUILD_TABLES.tip()));
    build.setOnAction(_ -> job.build());
    VBox.setVgrow(moves, Priority.ALWAYS);
    VBox position = new VBox(outcome, detail, build, new TableProgress(job, "endgame"), moves);
    position.getStyleClass().add("side-pane");
    getItems().addAll(position, figures);
    setDividerPositions(0.5);
    visited.subscribe(_ -> update());
    bench.draft().subscribe(_ -> update());
    bench.preview().subscribe(_ -> update());
    job.view().subscribe(view -> {
      view.ifPresent(moves::show);
      refresh();
    });
    job.busy().subscribe(_ -> refresh());
    job.message().subscribe(_ -> refresh());
  }

  public void build() {
    job.build();
  }

  public void count() {
    figures.count();
  }

  public void copyFigures() {
    figures.copy();
  }

  public boolean stop() {
    boolean busy = job.progress().get().isPresent() || figures.isRunning();
    job.cancel();
    figures.stop();
    return busy;
  }

  private void update() {
    if (visited.getValue()) {
      job.lookUp(bench.draft().get().variant(), bench.shown());
    } else {
      job.leave();
    }
  }

  private void refresh() {
    Optional<EndgameJob.View> view = job.view().get();
    Optional<Answer> answer = view.flatMap(EndgameJob.View::answer);
    boolean running = job.busy().get();
    boolean costly = !running && answer.isEmpty() && view.flatMap(EndgameJob.View::cost).isPresent();
    build.setVisible(costly);
    build.setManaged(costly);
    moves.setVisible(answer.isPresent());
    if (answer.isPresent()) {
      show(OutcomeText.of(view.get().setup().toMove(), answer.get().outcome()),
          OutcomeText.tone(answer.get().outcome()), (best(answer.get()) + " " + job.message().get()).strip());
    } else if (costly) {
      show(lang("Tables are missing"), "neutral", DisplayText.sentence(
          lang(EndgameText.cost(view.get().cost().get(), Threads.spare()))) + " " + job.message().get());
    } else {
      show(running ? lang("Searching …") : lang("No table"), "neutral", job.message().get());
    }
  }

  private static String best(Answer answer) {
    int best = answer.best().size();
    int all = answer.moves().size();
    if (all == 0) {
      return "";
    }
    String count = all == 1 ? lang("1 of 1 move is best.")
        : counted(best, "{0} of {1} moves is best.", "{0} of {1} moves are best.", all);
    return count + " " + lang("{0} or a double click plays a move.", LocalKey.TAKE_RESULT.key());
  }

  private void show(String text, String tone, String more) {
    outcome.setText(text);
    Tone.set(outcome.getStyleClass(), tone);
    detail.setText(more);
  }

  private void play(Move move) {
    if (!play.on().get()) {
      if (bench.preview().get().isPresent()) {
        return; // The board shows a line of the solution.
      }
      play.start();
      play.goTo(0);
    }
    if (play.legal().contains(move)) {
      play.play(move);
    }
  }
}
