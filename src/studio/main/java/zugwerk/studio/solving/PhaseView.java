package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseGrid.Tone;
import zugwerk.content.PhaseText;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.diagram.PhaseMarkup;
import zugwerk.problem.Solved;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.text.Localization;

/** The phases of a solution in columns, created only while visible. */
final class PhaseView extends VBox {

  /** A lower view has no remarks. */
  private static final double LOW = 240;

  private final Tooltip tooltip = new Tooltip();
  private final PhaseChoice choice;
  private final PieceLetters letters;
  private final ReadOnlyObjectProperty<Optional<LinePath>> at;
  private final Consumer<LinePath> read;
  private final ScrollPane scroll = new ScrollPane();
  private final Hyperlink more = new Hyperlink(lang("Solve with set play and tries"));
  private final Hyperlink tries = new Hyperlink();
  private final VBox remarks = new VBox(2);
  private final PhaseJob job;
  private final Executor background;
  private Optional<Solved> solved = Optional.empty();
  private PrintedOptions options = PrintedOptions.DEFAULT.in(Localization.texts());

  PhaseView(Executor background, PhaseChoice choice, PieceLetters letters,
      ReadOnlyObjectProperty<Optional<LinePath>> at, Consumer<LinePath> read, Runnable widen) {
    super(6);
    this.background = background;
    job = new PhaseJob(background, Platform::runLater);
    this.choice = choice;
    this.letters = letters;
    this.at = at;
    this.read = read;
    setId("phases");
    getStyleClass().add("phases");
    ToggleButton changes = new ToggleButton(Command.PHASES_CHANGED.label());
    changes.setId("phases-changed");
    changes.getStyleClass().add("small");
    changes.setTooltip(new Tooltip(Command.PHASES_CHANGED.tip()));
    changes.selectedProperty().bindBidirectional(choice.onlyChanges());
    more.setId("phases-more");
    more.setOnAction(_ -> widen.run());
    tries.setId("phases-tries");
    tries.setOnAction(_ -> {
      choice.allTries().set(!choice.allTries().get());
      tries.setVisited(false);
    });
    for (Hyperlink link : List.of(more, tries)) {
      link.managedProperty().bind(link.visibleProperty());
    }
    MenuButton copy = new MenuButton(lang("Copy"), null, item(Command.COPY_PHASES, PhaseText::of),
        item(Command.COPY_PHASES_TEX, grid -> PhaseMarkup.tex(grid, Localization.texts())),
        item(Command.COPY_PHASES_HTML, grid -> PhaseMarkup.html(grid, Localization.texts())));
    copy.setId("phases-copy");
    copy.getStyleClass().add("small");
    FlowPane bar = new FlowPane(8, 4, changes, copy, legend(Tone.CHANGED), legend(Tone.TRANSFERRED),
        legend(Tone.CHANGED_AND_TRANSFERRED));
    bar.getStyleClass().addAll("filters", "phase-legend");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    scroll.getStyleClass().add("phase-scroll");
    for (Observable moved : List.of(scroll.hvalueProperty(), scroll.vvalueProperty(),
        scroll.viewportBoundsProperty())) {
      moved.addListener(_ -> keepHeads());
    }
    // In a low window the table needs the space; the tooltip of the bar has the remarks.
    remarks.visibleProperty().bind(heightProperty().greaterThan(LOW));
    remarks.managedProperty().bind(remarks.visibleProperty());
    Tooltip.install(bar, tooltip);
    getChildren().addAll(bar, more, scroll, tries, remarks);
    setVisible(false);
    visibleProperty().subscribe(_ -> update());
    choice.onlyChanges().subscribe(_ -> draw());
    choice.allTries().subscribe(_ -> draw());
    choice.refutations().addListener(_ -> {
      options = new PrintedOptions(choice.refutations().get(), options.threats(), options.texts());
      job.reset();
      update();
    });
    letters.chosen().addListener(_ -> draw());
    job.state().subscribe(_ -> draw());
  }

  private void keepHeads() {
    if (scroll.getContent() instanceof PhaseCells cells) {
      Bounds seen = scroll.getViewportBounds();
      cells.scrolled(scroll.getHvalue() * Math.max(0, cells.getWidth() - seen.getWidth()),
          scroll.getVvalue() * Math.max(0, cells.getHeight() - seen.getHeight()), seen.getWidth());
    }
  }

  private MenuItem item(Command command, Function<PhaseGrid, String> written) {
    MenuItem item = new MenuItem(command.title());
    item.setOnAction(_ -> copy(written));
    return item;
  }

  void copy(Function<PhaseGrid, String> written) {
    job.result().get().ifPresentOrElse(found -> copy(found, written), () -> solved.ifPresent(known -> {
      PrintedOptions wanted = options;
      background.execute(() -> {
        Optional<PrintedPhases> found = PrintedPhases.of(known, wanted);
        Platform.runLater(() -> copy(found, written));
      });
    }));
  }

  private void copy(Optional<PrintedPhases> found, Function<PhaseGrid, String> written) {
    found.ifPresent(phases -> Clipboard.getSystemClipboard().setContent(
        Map.of(DataFormat.PLAIN_TEXT, written.apply(choice.of(phases).with(letters::written)))));
  }

  private static Label legend(Tone tone) {
    Label label = new Label(label(tone));
    label.setMinWidth(Region.USE_PREF_SIZE);
    label.getStyleClass().addAll("phase-word", style(tone));
    return label;
  }

  static String label(Tone tone) {
    return switch (tone) {
      case CHANGED -> lang("changed");
      case TRANSFERRED -> lang("transferred");
      case CHANGED_AND_TRANSFERRED -> lang("both");
      case PLAIN, QUIET, LETTER, REFUTES -> "";
    };
  }

  static String style(Tone tone) {
    return tone.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  void show(Optional<Solved> newlySolved, PrintedOptions with, boolean lacking) {
    job.reset();
    solved = newlySolved;
    options = with;
    more.setVisible(lacking && solved.filter(PhaseChoice::hasPhases).isPresent());
    update();
  }

  private void update() {
    if (!isVisible()) {
      job.cancel();
    } else if (job.result().get().isEmpty()) {
      solved.ifPresent(found -> job.start(found, options));
    }
    draw();
  }

  private Optional<PhaseGrid> grid() {
    return job.result().get().flatMap(found -> found).map(choice::of).map(grid -> grid.with(letters::written));
  }

  private void draw() {
    if (!isVisible()) {
      return;
    }
    Optional<PhaseGrid> grid = grid();
    Optional<Integer> whole = grid.flatMap(PhaseGrid::whole).map(PhaseGrid::tries);
    tries.setVisible(whole.isPresent()
        || choice.allTries().get() && grid.filter(found -> found.tries() > PrintedPhases.MOST).isPresent());
    tries.setText(whole.map(count -> counted(count, "Show {0} try", "Show all {0} tries"))
        .orElseGet(() -> lang("Show the first tries")));
    scroll.setContent(grid.<Node>map(found -> new PhaseCells(found, at, read)).orElseGet(() -> {
      Label none = new Label(job.busy().get() ? job.message().get() : PhaseChoice.none(solved));
      none.getStyleClass().add("hint");
      return none;
    }));
    tooltip.setText(grid.map(found -> String.join("\n", found.remarks())).orElse(""));
    remarks.getChildren().setAll(grid.map(PhaseGrid::remarks).orElse(List.of()).stream().map(text -> {
      Label remark = new Label(text);
      remark.getStyleClass().add("hint");
      remark.setWrapText(true);
      remark.setMinHeight(Region.USE_PREF_SIZE);
      return remark;
    }).toList());
  }
}
