package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;
import zugwerk.problem.Problem;
import zugwerk.studio.help.HelpBlock;
import zugwerk.studio.help.HelpBlock.Span;
import zugwerk.studio.help.HelpBlock.Style;
import zugwerk.studio.help.HelpCommand;
import zugwerk.studio.help.HelpPage;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.library.Thumbnail;
import zugwerk.studio.library.Thumbnails;

/** Displays a help page: text wraps to the width, columns of short cells do not. */
final class HelpView extends VBox {

  /** Columns whose cells have at most this many characters do not wrap. */
  private static final int SHORT = 20;
  /** Where several columns wrap, longer ones count as this many characters. */
  private static final int LONG = 60;
  /** Sides of diagrams: of the page's examples, and of positions in commands. */
  private static final double EXAMPLE = 200;
  private static final double COMMAND = 136;
  private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");

  private record Place(String text, Node node) {}

  private final Thumbnails thumbnails;
  private final Consumer<String> follow;
  private final Consumer<Problem> open;
  private final List<Place> places = new ArrayList<>();

  HelpView(HelpPage page, Thumbnails thumbnails, Consumer<String> follow, Consumer<Problem> open) {
    this.thumbnails = thumbnails;
    this.follow = follow;
    this.open = open;
    getStyleClass().add("help-page");
    getChildren().add(heading(page.title(), "help-title"));
    page.blocks().forEach(block -> getChildren().add(draw(block)));
  }

  private Node draw(HelpBlock block) {
    return switch (block) {
      case HelpBlock.Heading heading ->
        heading(heading.text(), heading.level() == 2 ? "help-heading" : "help-subheading");
      case HelpBlock.Paragraph paragraph -> paragraph(paragraph);
      case HelpBlock.Items items -> items(items);
      case HelpBlock.Table table -> table(table);
      case HelpBlock.Example example -> position(example.problem(), EXAMPLE);
    };
  }

  /** Text, and below it the positions of the commands in it. */
  private Node paragraph(HelpBlock.Paragraph paragraph) {
    Node flow = flow(paragraph.spans());
    List<Problem> positions = paragraph.spans().stream().filter(span -> span.style() == Style.CODE)
        .flatMap(span -> HelpCommand.position(span.text()).stream()).toList();
    if (positions.isEmpty()) {
      return flow;
    }
    VBox both = new VBox(6, flow);
    positions.forEach(problem -> both.getChildren().add(position(problem, COMMAND)));
    return both;
  }

  private Node position(Problem problem, double side) {
    VBox texts = new VBox(6);
    String title = problem.credits().title();
    if (!title.isEmpty()) {
      texts.getChildren().add(flow(List.of(new Span(title, Style.STRONG, ""))));
    }
    Thumbnail picture = new Thumbnail(thumbnails, side);
    StackPane frame = new StackPane(picture);
    frame.getStyleClass().add("help-diagram");
    frame.setMinSize(side, side);
    frame.setMaxSize(side, side);
    frame.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    frame.setAccessibleText(problem.fen());
    Tooltip.install(frame, new Tooltip(problem.fen()));
    places.add(new Place(problem.fen(), frame));
    Label claim = new Label(ProblemEntry.claim(problem));
    claim.getStyleClass().add("hint");
    Button button = new Button(plays(problem) ? lang("Play through on the board") : lang("Open on the board"));
    button.getStyleClass().add("help-open");
    button.setAccessibleText(button.getText() + ": " + ProblemEntry.title(problem));
    button.setOnAction(_ -> open.accept(problem));
    texts.getChildren().add(claim);
    problem.analysis().lines().forEach(line -> texts.getChildren().add(flow(List.of(new Span(line, Style.CODE, "")))));
    texts.getChildren().add(button);
    HBox.setHgrow(texts, Priority.ALWAYS);
    HBox box = new HBox(frame, texts);
    box.getStyleClass().add("help-example");
    picture.show(Optional.of(problem), 2);
    return box;
  }

  /** Whether a problem is shown by playing its lines, as there is nothing to solve. */
  static boolean plays(Problem problem) {
    return problem.task().stipulation().isEmpty() && !problem.analysis().lines().isEmpty();
  }

  private Label heading(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    places.add(new Place(text, label));
    return label;
  }

  private Node items(HelpBlock.Items items) {
    VBox list = new VBox();
    list.getStyleClass().add("help-list");
    for (List<HelpBlock> item : items.items()) {
      Label mark = new Label(items.numbered() ? list.getChildren().size() + 1 + "." : "•");
      mark.getStyleClass().add("help-mark");
      mark.setMinWidth(USE_PREF_SIZE);
      VBox body = new VBox();
      body.getStyleClass().add("help-list");
      item.forEach(block -> body.getChildren().add(draw(block)));
      HBox.setHgrow(body, Priority.ALWAYS);
      list.getChildren().add(new HBox(mark, body));
    }
    return list;
  }

  private Node table(HelpBlock.Table table) {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("help-table");
    grid.getColumnConstraints().setAll(columns(table));
    addRow(grid, 0, table.header(), table.right(), "help-table-head");
    IntStream.range(0, table.rows().size())
        .forEach(row -> addRow(grid, row + 1, table.rows().get(row), table.right(), "help-cell"));
    boolean wraps = IntStream.range(0, table.header().size()).anyMatch(column -> table.width(column) > SHORT);
    return wraps ? grid : scrolling(grid);
  }

  /** Lets wide content scroll sideways. */
  private static ScrollPane scrolling(GridPane grid) {
    ScrollPane pane = new ScrollPane(grid);
    pane.getStyleClass().add("side-scroll");
    pane.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    pane.setMinSize(0, USE_PREF_SIZE);
    return pane;
  }

  private static List<ColumnConstraints> columns(HelpBlock.Table table) {
    int[] widths = IntStream.range(0, table.header().size()).map(table::width).toArray();
    int wide = IntStream.of(widths).filter(width -> width > SHORT).map(width -> Math.min(width, LONG)).sum();
    long many = IntStream.of(widths).filter(width -> width > SHORT).count();
    return IntStream.of(widths).mapToObj(width -> {
      ColumnConstraints column = new ColumnConstraints();
      if (width <= SHORT) {
        column.setMinWidth(USE_PREF_SIZE);
      } else if (many == 1) {
        column.setHgrow(Priority.ALWAYS);
      } else {
        column.setPercentWidth((many == widths.length ? 100.0 : 70.0) * Math.min(width, LONG) / wide);
      }
      return column;
    }).toList();
  }

  private void addRow(GridPane grid, int row, List<List<Span>> cells, List<Boolean> right, String style) {
    for (int column = 0; column < cells.size(); column++) {
      TextFlow cell = flow(cells.get(column));
      cell.getStyleClass().add(style);
      cell.setTextAlignment(right.get(column) ? TextAlignment.RIGHT : TextAlignment.LEFT);
      grid.add(cell, column, row);
    }
  }

  private TextFlow flow(List<Span> spans) {
    TextFlow flow = new TextFlow();
    flow.getStyleClass().add("help-paragraph");
    spans.forEach(span -> flow.getChildren().add(span.link().isEmpty() ? text(span) : link(span)));
    String text = HelpBlock.text(spans);
    flow.setAccessibleRole(AccessibleRole.TEXT);
    flow.setAccessibleText(text);
    places.add(new Place(text, flow));
    return flow;
  }

  private static Text text(Span span) {
    Text text = new Text(span.text());
    text.getStyleClass().add("help-text");
    if (span.style() != Style.PLAIN) {
      text.getStyleClass().add("help-" + span.style().name().toLowerCase(Locale.ROOT));
    }
    return text;
  }

  private Hyperlink link(Span span) {
    Hyperlink link = new Hyperlink(span.text());
    link.getStyleClass().add("help-link");
    link.setOnAction(_ -> follow.accept(span.link()));
    return link;
  }

  Optional<Node> find(String text) {
    places.forEach(place -> place.node().pseudoClassStateChanged(FOUND,
        !text.isBlank() && HelpPage.has(place.text(), text)));
    return places.stream().map(Place::node).filter(node -> node.getPseudoClassStates().contains(FOUND)).findFirst();
  }
}
