package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;

/** The selected problem in detail: diagram, verdict, printed solution and credits; below it, its actions. */
final class DetailPane extends BorderPane {

  static final double WIDTH = 364;

  private static final double LARGEST = 272;
  private static final double SMALLEST = 132;
  /** The share of the height that leaves space for the solution. */
  private static final double SHARE = 0.4;

  private final Function<ProblemEntry, String> place;
  private final Thumbnail picture;
  private final Label nothing = new Label(lang("Select a problem to see it here."));
  private final Label title = label("library-detail-title", "heading");
  private final Label authors = label("library-detail-authors", "");
  private final Label source = label("library-detail-source", "hint");
  private final Label claim = label("library-detail-claim", "");
  private final Label game = label("library-detail-game", "hint");
  private final Label state = new Label();
  private final Label credits = label("library-detail-credits", "hint");
  private final SolutionSection solution;
  private final VBox content;
  private Subscription following = Subscription.EMPTY;

  DetailPane(EntrySelection selection, Thumbnails thumbnails, SolutionSection solution, SelectionBar actions,
      Function<ProblemEntry, String> place) {
    this.place = place;
    this.solution = solution;
    picture = new Thumbnail(thumbnails, LARGEST);
    setId("library-detail");
    getStyleClass().add("library-detail");
    title.getStyleClass().add("title-4");
    state.setMinWidth(Region.USE_PREF_SIZE);
    // In a low window, claim, game and state stand beside the diagram, which is small there.
    FlowPane diagram = new FlowPane(10, 4, picture, new VBox(4, claim, game, state));
    content = new VBox(6, title, authors, source, diagram, solution, credits);
    content.getStyleClass().add("side-pane");
    nothing.getStyleClass().addAll("hint", "side-pane");
    nothing.setWrapText(true);
    ScrollPane scroll = new ScrollPane(new VBox(nothing, content));
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("side-scroll");
    scroll.setAccessibleText(lang("The selected problem"));
    setCenter(scroll);
    setBottom(actions);
    setPrefWidth(WIDTH);
    setMinWidth(WIDTH);
    heightProperty().subscribe(height -> {
      double side = Math.clamp(Math.floor(height.doubleValue() * SHARE), SMALLEST, LARGEST);
      picture.setFitWidth(side);
      picture.setFitHeight(side);
    });
    selection.lead().subscribe(entry -> {
      show(entry);
      scroll.setVvalue(0);
    });
  }

  private static Label label(String id, String style) {
    Label label = new Label();
    label.setId(id);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.visibleProperty().bind(label.textProperty().isNotEmpty());
    label.managedProperty().bind(label.visibleProperty());
    if (!style.isEmpty()) {
      label.getStyleClass().add(style);
    }
    return label;
  }

  private void show(Optional<ProblemEntry> entry) {
    following.unsubscribe();
    following = Subscription.EMPTY;
    nothing.setVisible(entry.isEmpty());
    nothing.setManaged(entry.isEmpty());
    content.setVisible(entry.isPresent());
    content.setManaged(entry.isPresent());
    solution.show(entry);
    entry.ifPresent(this::show);
  }

  private void show(ProblemEntry entry) {
    Optional<Problem> problem = entry.problem();
    title.setText(entry.title());
    String people = entry.authors();
    authors.setText(problem.isEmpty() ? entry.fault() : entry.title().startsWith(people) ? "" : people);
    source.setText(problem.map(Problem::credits).map(DetailPane::source).orElse(""));
    claim.setText(problem.map(ProblemEntry::claim).orElse(""));
    game.setText(problem.map(known -> lang(known.variant().title())).orElse(""));
    credits.setText(Stream.concat(problem.stream().map(Problem::credits).flatMap(DetailPane::more),
        Stream.of(place.apply(entry))).collect(Collectors.joining("\n")));
    picture.setVisible(problem.isPresent());
    picture.setManaged(problem.isPresent());
    // Drawn for its largest size, whatever the window's height is now.
    double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
    picture.show(problem, scale * LARGEST / picture.getFitWidth());
    following = Subscription.combine(entry.checked().subscribe(_ -> StateSign.show(state, entry)),
        entry.running().subscribe(_ -> StateSign.show(state, entry)));
  }

  /** As a magazine prints it: the source with its number, the date, the award. */
  private static String source(Credits credits) {
    return Stream.of((credits.source() + " " + credits.sourceId()).strip(), credits.date(), credits.award())
        .filter(text -> !text.isBlank()).collect(Collectors.joining(", "));
  }

  private static Stream<String> more(Credits credits) {
    List<String> lines = new ArrayList<>();
    lines.add(credits.dedication());
    lines.add(credits.comment());
    lines.addAll(credits.reprints());
    lines.add(String.join(", ", credits.keywords()));
    return lines.stream().filter(text -> !text.isBlank());
  }
}
