package zugwerk.studio.compose;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import zugwerk.compose.Found;
import zugwerk.compose.PieceRole;
import zugwerk.problem.Problem;
import zugwerk.problem.Twin;
import zugwerk.rules.Fault;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.library.Thumbnails;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.text.Localization;
import zugwerk.work.InputException;
import zugwerk.work.Progress;

public final class ComposePane extends VBox {

  private static final Map<ComposeKind, Command> QUESTIONS = new EnumMap<>(Map.of(
      ComposeKind.MINIMAL, Command.MINIMAL, ComposeKind.MEND, Command.REPAIR, ComposeKind.TWINS, Command.TWINS,
      ComposeKind.IMPROVE, Command.IMPROVE));

  private final Workbench bench;
  private final ComposeJob job;
  private final Consumer<Found> taken;
  private final RequestBar requests;
  private final ToggleButton wishes = new ToggleButton(lang("Options"));
  private final Label message = new Label();
  private final Label figures = new Label();
  private final ProgressBar bar = new ProgressBar();

  public ComposePane(Workbench bench, ComposeJob job, Executor background, Consumer<Found> taken) {
    this.bench = bench;
    this.job = job;
    this.taken = taken;
    requests = new RequestBar(bench.letters());
    job.roles().addListener((InvalidationListener) _ -> bench.roles().set(bySquare(job.roles())));
    bench.draft().addListener((_, old, draft) -> {
      if (!draft.hasSameTaskAs(old)) {
        job.forgetRoles();
        // What was refused before may be in order now.
        message.setText(job.ending());
      }
    });
    getStyleClass().add("side-pane");
    FlowPane questions = new FlowPane(8, 6);
    QUESTIONS.forEach((search, command) -> questions.getChildren()
        .add(button(search.name().toLowerCase(Locale.ROOT), command, () -> start(search))));
    questions.getChildren().add(button("roles", Command.ROLES, this::startRoles));
    Button generate = button("generate", Command.GENERATE, this::generate);
    Button toTheme = button("theme", Command.TO_THEME, this::composeToTheme);
    // What to generate takes space only while it is chosen; results get the rest.
    wishes.setId("compose-options");
    wishes.setTooltip(new Tooltip(lang("Choose theme, material, state and number of the problems to generate")));
    requests.visibleProperty().bind(wishes.selectedProperty());
    requests.managedProperty().bind(wishes.selectedProperty());
    questions.getChildren().addAll(generate, toTheme, wishes);
    message.setId("compose-message");
    message.getStyleClass().add("hint");
    message.setWrapText(true);
    message.setMinHeight(USE_PREF_SIZE);
    message.managedProperty().bind(message.textProperty().isNotEmpty());
    job.message().subscribe(_ -> message.setText(job.ending()));
    job.state().subscribe(_ -> message.setText(job.ending()));
    FoundList table = new FoundList(job.found(), new Thumbnails(background, Platform::runLater), bench.letters(),
        this::preview, this::take);
    RoleTable pieces = new RoleTable(job.roles(), bench.letters(), role -> goTo(role.square()),
        role -> bench.setUp(step(ComposeKind.MINIMAL.step(), role.change().text()), role.rest().setup()));
    pieces.visibleProperty().bind(job.isOfRoles());
    table.visibleProperty().bind(job.isOfRoles().not());
    StackPane results = new StackPane(table, pieces);
    // Enough for a card.
    results.setMinHeight(120);
    VBox.setVgrow(results, Priority.ALWAYS);
    getChildren().addAll(questions, requests, progress(), message, results);
  }

  private static Button button(String id, Command command, Runnable action) {
    Button button = new Button(command.label());
    button.setId("compose-" + id);
    button.setTooltip(new Tooltip(command.tip()));
    button.setOnAction(_ -> action.run());
    return button;
  }

  /** The role per square: of its piece, not of its state. */
  private static Map<Integer, PieceRole> bySquare(List<PieceRole> roles) {
    Map<Integer, PieceRole> map = new TreeMap<>();
    roles.stream().filter(role -> role.square() != Fault.NOWHERE)
        .forEach(role -> map.merge(role.square(), role, (first, _) -> first));
    return Collections.unmodifiableMap(map);
  }

  private void goTo(int square) {
    if (square != Fault.NOWHERE) {
      bench.comeBack();
      bench.selection().cursor().set(square);
    }
  }

  private HBox progress() {
    bar.setId("compose-progress");
    bar.setPrefWidth(120);
    figures.setId("compose-figures");
    figures.getStyleClass().add("hint");
    HBox.setHgrow(figures, Priority.ALWAYS);
    figures.setMaxWidth(Double.MAX_VALUE);
    figures.setWrapText(true);
    figures.setMinWidth(0);
    figures.setMinHeight(USE_PREF_SIZE);
    bar.setMinWidth(60);
    Button stop = new Button(lang("Stop"));
    stop.setId("compose-stop");
    stop.setMinWidth(USE_PREF_SIZE);
    stop.setTooltip(new Tooltip(Command.STOP.tip(lang("Stop the search; its results stay"))));
    stop.setOnAction(_ -> job.cancel());
    HBox row = new HBox(8, bar, figures, stop);
    row.setAlignment(Pos.CENTER_LEFT);
    row.visibleProperty().bind(job.busy());
    row.managedProperty().bind(job.busy());
    job.progress().subscribe(this::showProgress);
    return row;
  }

  private void showProgress(Optional<Progress> progress) {
    if (progress.isEmpty()) {
      bar.setProgress(ProgressBar.INDETERMINATE_PROGRESS);
      figures.setText("");
      return;
    }
    bar.setProgress(progress.get().share());
    figures.setText(progress.get().words(Localization.texts()));
  }

  public void start(ComposeKind search) {
    start(problem -> job.start(search, problem));
  }

  public void startRoles() {
    bench.comeBack();
    start(job::startRoles);
  }

  private void start(Consumer<Problem> search) {
    if (bench.faults().get().isEmpty()) {
      search.accept(bench.draft().get());
    } else {
      message.setText(lang("The position is not legal; see the list of faults."));
    }
  }

  public void generate() {
    generate(() -> job.start(requests.request(bench.draft().get())));
  }

  /** Composes to the theme of the options, or shows them if no theme is chosen. */
  public void composeToTheme() {
    if (requests.isThemed()) {
      generate(() -> job.start(requests.themed(bench.draft().get())));
    } else {
      wishes.setSelected(true);
      requests.focusTheme();
      message.setText(lang("Choose a theme, then compose to it."));
    }
  }

  private void generate(Runnable start) {
    try {
      start.run();
    } catch (InputException refused) {
      message.setText(DisplayText.sentence(reason(refused)));
    }
  }

  private void preview(Found one) {
    bench.show(new Workbench.BoardPreview(one.problem().setup(), Optional.empty()));
  }

  private void take(Found one) {
    if (job.search().equals(Optional.of(ComposeKind.TWINS))) {
      List<Twin> twins = new ArrayList<>(bench.draft().get().task().twins());
      twins.add(new Twin(false, one.changes()));
      bench.twin(problem -> problem.withTask(task -> task.withTwins(twins)));
    } else {
      String what = job.search().map(ComposeKind::step).orElse(lang("New problem"));
      bench.setUp(one.changes().isEmpty() ? what : step(what, one.changesText()), one.problem().setup());
    }
    taken.accept(one);
  }

  private static String step(String what, String changes) {
    return lang("{0}: {1}", what, changes);
  }

  public boolean stop() {
    boolean busy = job.busy().get();
    job.cancel();
    return busy;
  }
}
