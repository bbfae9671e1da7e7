package zugwerk.studio.board;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.BoardState;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.tabs.WidthDivision;
import zugwerk.studio.tabs.WindowLayout;

public final class BoardPane extends BorderPane {

  /** The space below the board is reserved, so that the board keeps its size. */
  private static final double CONTROLS = 36;
  private static final double STRIP = 30;
  private static final double HIGH_STRIP = 56;
  /** From this height on, the state of the game gets two lines. */
  private static final double HIGH = 820;

  private record Shown(Problem draft, Optional<Workbench.BoardPreview> preview) {}

  private final Workbench bench;
  private final BoardView board;
  private final PositionControls controls;
  private final PowerStrip powers;
  private final StateLine state;
  private final RoleLegend roleLegend = new RoleLegend();
  private final FieldLegend fieldLegend;
  private final StackPane place = new StackPane();
  private final ScrollPane strip;
  private final StackPane left = new StackPane();
  private final ScrollPane palette;
  private final VBox below;
  private final PlayBar bar;
  private boolean low;
  private final BooleanProperty apart = new SimpleBooleanProperty();

  public BoardPane(Workbench bench, PlayMode play, Stepper solution, WindowLayout parts, Consumer<String> news) {
    this.bench = bench;
    board = new BoardView(bench, play, solution, news);
    getStylesheets().add(resource("studio/board.css"));
    parts.motion().subscribe(board::moving);
    getStyleClass().add("board-pane");
    Palette pieces = new Palette(bench, board);
    VBox middle = new VBox(pieces);
    middle.setAlignment(Pos.CENTER);
    palette = scrolled(middle);
    palette.visibleProperty().bind(parts.palette());
    palette.managedProperty().bind(parts.palette());
    palette.heightProperty().subscribe(() -> fit(pieces));
    // A change, not only an invalidation: the palette must have the pieces of the new game by then.
    bench.draft().addListener((_, _, _) -> fit(pieces));
    left.getChildren().add(palette);
    setLeft(left);
    setCenter(board);
    powers = new PowerStrip(bench);
    state = new StateLine(bench.letters());
    controls = new PositionControls(bench);
    fieldLegend = new FieldLegend(bench);
    bar = new PlayBar(play);
    strip = strip();
    below = below(play, solution, parts);
    parts.palette().subscribe(shown -> bar.listMoves(shown ? left : bar));
    palette.opacityProperty().bind(play.on().map(on -> on ? 0 : 1));
    setBottom(below);
    bench.board().map(BoardState::shownRoles).subscribe(roles -> roleLegend.show(!roles.isEmpty()));
    // One state for both, so that an edit which ends a preview is shown once.
    bench.board().map(now -> new Shown(now.draft(), now.preview())).subscribe(_ -> refresh());
    bench.letters().chosen().addListener(_ -> refresh());
  }

  private void fit(Palette pieces) {
    pieces.fit(palette.getHeight(), low);
  }

  /** In a low window the palette scrolls, so that nothing below the board is cut off. */
  private static ScrollPane scrolled(Region palette) {
    ScrollPane scroll = new ScrollPane(palette);
    scroll.setFitToHeight(true);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setMinHeight(100);
    scroll.setMinWidth(USE_PREF_SIZE);
    scroll.getStyleClass().add("palette-scroll");
    return scroll;
  }

  private static String resource(String name) {
    return BoardPane.class.getResource("/zugwerk/" + name).toExternalForm();
  }

  private static final class Below extends VBox {

    Below(Node... children) {
      super(6, children);
      getStylesheets().add(resource("studio/board.css"));
      getStyleClass().addAll("board-pane", "below-board");
    }

    @Override
    public String getUserAgentStylesheet() {
      return resource("diagram/screen.css");
    }
  }

  /** The default colours: stylesheets of the window override them. */
  @Override
  public String getUserAgentStylesheet() {
    return resource("diagram/screen.css");
  }

  public static VBox apart() {
    return new Below();
  }

  public void focus() {
    board.requestFocus();
  }

  public void focus(int square) {
    bench.comeBack();
    bench.selection().clear();
    bench.selection().cursor().set(square);
    board.requestFocus();
  }

  public Region below() {
    return below;
  }

  public void playIn(Optional<Pane> elsewhere) {
    Pane wanted = elsewhere.orElse(place);
    apart.set(elsewhere.isPresent());
    if (bar.getParent() instanceof Pane old && !old.equals(wanted)) {
      old.getChildren().remove(bar);
      wanted.getChildren().add(bar);
    }
  }

  public DoubleBinding paletteWidth() {
    return Bindings.when(palette.visibleProperty()).then(palette.widthProperty()).otherwise(0.0).add(0);
  }

  public double widthFor(double height) {
    return (palette.isManaged() ? palette.getPrefWidth() : 0)
        + board.widthFor(height - height(getTop()) - height(getBottom()));
  }

  private double height(@Nullable Node part) {
    return part != null && part.isManaged() ? part.prefHeight(Math.max(getWidth(), getMinWidth())) : 0;
  }

  private ScrollPane strip() {
    VBox lines = new VBox(2, powers, state);
    lines.setAlignment(Pos.CENTER_LEFT);
    ScrollPane scroll = new ScrollPane(lines);
    scroll.setId("state-strip");
    scroll.getStyleClass().add("state-strip");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setFocusTraversable(false);
    return scroll;
  }

  private VBox below(PlayMode play, Stepper solution, WindowLayout parts) {
    LineBar line = new LineBar(bench, play, solution);
    // Nothing is edited during play; the play bar takes its place, unless it is shown elsewhere.
    BooleanBinding playing = play.on().and(apart.not());
    controls.visibleProperty().bind(line.visibleProperty().or(playing).not());
    place.getChildren().addAll(controls, line, bar);
    place.setAlignment(Pos.CENTER_LEFT);
    place.visibleProperty().bind(parts.controls().or(line.visibleProperty()).or(playing));
    place.managedProperty().bind(place.visibleProperty());
    StackPane info = new StackPane(strip, roleLegend);
    info.setAlignment(Pos.CENTER_LEFT);
    return new Below(place, info);
  }

  /**
   * Reserves the space of the parts around the board, which then depends on the height of the window only. In a low
   * window, what is below the board stands elsewhere, and takes the space that it needs.
   */
  public void arrange(double height) {
    low = WidthDivision.isLow(height);
    palette.setPrefWidth(Palette.width(low));
    fix(place, low ? USE_COMPUTED_SIZE : CONTROLS);
    fix(strip, low ? USE_COMPUTED_SIZE : height < HIGH ? STRIP : HIGH_STRIP);
  }

  private static void fix(Region part, double height) {
    boolean free = height == USE_COMPUTED_SIZE;
    part.setMinHeight(free ? USE_PREF_SIZE : height);
    part.setPrefHeight(height);
    part.setMaxHeight(free ? Double.MAX_VALUE : height);
  }

  /** The signs around the King, explained; shown above the board. */
  public Region legend() {
    return fieldLegend;
  }

  private void refresh() {
    Setup shown = bench.shown();
    controls.refresh();
    powers.show(bench.draft().get().variant(), shown, bench.preview().get().isEmpty());
    state.show(bench.draft().get().variant(), shown);
  }
}
