package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.content.theme.ContentReport;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.problem.Solved;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.task.DisplayText;

/** The content of a solution: themes, with the moves that show them. It is analysed only while visible. */
final class ContentView extends VBox {

  /** Maximum number of lines for each theme; its sentence names the rest. */
  private static final int MOST_LINES = 8;

  private final ContentJob job;
  private final PieceLetters letters;
  private final Consumer<LinePath> read;
  private final Hyperlink more = new Hyperlink(lang("Solve with set play and tries"));
  private final Label counts = new Label();
  private final VBox list = new VBox(10);
  private Optional<Solved> solved = Optional.empty();
  private final BooleanProperty unfolded = new SimpleBooleanProperty();
  private boolean lacks;

  ContentView(Executor background, Supplier<Measure> measure, PieceLetters letters, Consumer<LinePath> read,
      Runnable widen) {
    super(6);
    this.letters = letters;
    this.read = read;
    job = new ContentJob(background, Platform::runLater, measure);
    setId("solution-content");
    getStyleClass().add("themes");
    more.setId("content-more");
    more.setOnAction(_ -> widen.run());
    more.managedProperty().bind(more.visibleProperty());
    counts.setId("content-counts");
    counts.setMinHeight(USE_PREF_SIZE);
    counts.getStyleClass().add("hint");
    counts.setWrapText(true);
    list.getStyleClass().add("content-list");
    ScrollPane scroll = new ScrollPane(list);
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("content-scroll");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(counts, more, scroll);
    setVisible(false);
    visibleProperty().subscribe(_ -> update());
    letters.chosen().addListener(_ -> draw());
    job.state().subscribe(_ -> draw());
  }

  void show(Optional<Solved> newlySolved, boolean lacking) {
    solved = newlySolved;
    lacks = lacking;
    unfolded.set(false);
    more.setVisible(lacking && solved.isPresent());
    job.reset();
    update();
  }

  private void update() {
    if (!isVisible()) {
      job.cancel();
    } else if (job.result().get().isEmpty()) {
      solved.ifPresent(found -> job.start(found, lacks));
      draw();
    }
  }

  private void draw() {
    if (!isVisible()) {
      return;
    }
    Optional<ContentJob.Shown> found = job.result().get();
    counts.setText(found.map(shown -> lang(shown.report().countText())
        + shown.quality().map(quality -> ", " + lang(quality.total())).orElse("") + ".")
        .orElseGet(() -> solved.isEmpty() ? lang("Themes appear here.") : job.message().get()));
    list.getChildren().setAll(found.map(this::entries).orElse(List.of()));
  }

  private List<Node> entries(ContentJob.Shown shown) {
    List<Node> entries = new ArrayList<>();
    shown.report().essential().forEach(finding -> entries.add(entry(finding)));
    if (!shown.report().incidental().isEmpty()) {
      entries.add(also(shown.report()));
    }
    if (entries.isEmpty()) {
      Label none = new Label(lang("No themes found."));
      none.getStyleClass().add("hint");
      entries.add(none);
    }
    shown.quality().ifPresent(quality -> {
      entries.add(heading(lang("Quality: {0}", quality.total())));
      quality.worth().forEach(entry -> entries.add(entry(entry)));
    });
    if (!shown.refusal().isEmpty()) {
      entries.add(heading(lang("Quality")));
      entries.add(sentence(DisplayText.capital(shown.refusal()) + "."));
    }
    return entries;
  }

  /** The incidental themes, folded behind their names. */
  private Node also(ContentReport report) {
    Hyperlink names = new Hyperlink(lang("Also: {0}", String.join(", ", report.incidentalNames())));
    names.setId("content-also");
    names.setWrapText(true);
    names.setMinHeight(Region.USE_PREF_SIZE);
    names.setTooltip(new Tooltip(lang("Show or hide these themes")));
    VBox details = new VBox(10);
    details.setId("content-incidental");
    report.incidental().forEach(finding -> details.getChildren().add(entry(finding)));
    details.visibleProperty().bind(unfolded);
    details.managedProperty().bind(unfolded);
    names.setOnAction(_ -> {
      unfolded.set(!unfolded.get());
      names.setVisited(false);
    });
    return new VBox(4, names, details);
  }

  private static Label heading(String text) {
    Label heading = new Label(text);
    heading.getStyleClass().add("content-group");
    return heading;
  }

  private static Label sentence(String text) {
    Label sentence = new Label(text);
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    return sentence;
  }

  private Node entry(Quality.Entry entry) {
    Label name = new Label(Quality.written(entry.points(), true) + "  " + lang(entry.label()));
    name.getStyleClass().add("content-theme");
    if (entry.points() < 0) {
      name.getStyleClass().add("quality-cost");
    }
    String shown = letters.written(lang(entry.sentence()));
    name.setTooltip(new Tooltip(lang(entry.feature().definition()) + "\n" + shown));
    return new VBox(1, name, entry.lines().isEmpty() ? sentence(shown) : lines(entry.lines()));
  }

  private Node entry(ThemeFinding finding) {
    Label name = new Label(finding.theme().name());
    name.getStyleClass().add("content-theme");
    name.setTooltip(new Tooltip(finding.theme().definition()));
    return new VBox(1, name, sentence(letters.written(finding.sentence())), lines(finding.lines()));
  }

  private FlowPane lines(List<ThemeFinding.Line> shown) {
    FlowPane lines = new FlowPane(8, 0);
    shown.stream().limit(MOST_LINES).map(this::link).forEach(lines.getChildren()::add);
    return lines;
  }

  private Hyperlink link(ThemeFinding.Line line) {
    Hyperlink link = new Hyperlink(letters.written(line.text()));
    link.getStyleClass().add("content-line");
    link.setTooltip(new Tooltip(lang("Show this on the board")));
    link.setOnAction(_ -> {
      read.accept(new LinePath(line.part(), line.path()));
      link.setVisited(false);
    });
    return link;
  }
}
