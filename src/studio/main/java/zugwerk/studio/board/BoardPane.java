package zugwerk.studio.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.rules.Rights;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.BoardState;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.tabs.Division;
import zugwerk.studio.tabs.Parts;
import zugwerk.studio.task.Words;

public final class BoardPane extends BorderPane {

  private static final String RIGHTS = "KQkq";

  private record Shown(Problem draft, Optional<Workbench.BoardPreview> preview) {}

  private final Workbench bench;
  private final BoardView board;
  private final ToggleButton white = new ToggleButton("White");
  private final ToggleButton black = new ToggleButton("Black");
  private final Label castling = new Label("Castling");
  private final CheckBox[] rights = new CheckBox[RIGHTS.length()];
  private final ChoiceBox<Integer> passed = new ChoiceBox<>();
  private final BooleanProperty passable = new SimpleBooleanProperty();
  private boolean refreshing;
  private final PowerStrip powers;
  private final StateLine state;
  private final HBox stateLabels = new HBox(10);
  private final RoleLegend roleLegend = new RoleLegend();
  private final StackPane left = new StackPane();
  private final ScrollPane palette;
  private final VBox below;
  private final PlayBar bar;
  private final BooleanProperty apart = new SimpleBooleanProperty();

  public BoardPane(Workbench bench, PlayMode play, Stepper solution, Parts parts, Consumer<String> news) {
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
    PlayBar bar = new PlayBar(play);
    below = below(play, solution, parts, bar);
    this.bar = bar;
    parts.palette().subscribe(shown -> bar.listMoves(shown ? left : bar));
    palette.opacityProperty().bind(play.on().map(on -> on ? 0 : 1));
    setBottom(below);
    bench.board().map(BoardState::shownRoles).subscribe(roles -> roleLegend.show(!roles.isEmpty()));
    // One state for both, so that an edit which ends a preview is shown once.
    bench.board().map(now -> new Shown(now.draft(), now.preview())).subscribe(_ -> refresh());
    bench.letters().chosen().addListener(_ -> refresh());
  }

  private void fit(Palette pieces) {
    pieces.fit(palette.getHeight(), Division.isLow(getHeight()));
    // Its width is kept while it is laid out, which is when the height of the palette changes.
    left.requestLayout();
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

  public void playIn(Optional<Pane> place) {
    Pane wanted = place.orElse(below);
    apart.set(place.isPresent());
    if (bar.getParent() instanceof Pane old && !old.equals(wanted)) {
      old.getChildren().remove(bar);
      wanted.getChildren().add(bar);
    }
  }

  public DoubleBinding paletteWidth() {
    return Bindings.when(palette.visibleProperty()).then(palette.widthProperty()).otherwise(0.0).add(0);
  }

  public double widthFor(double height) {
    return (palette.isManaged() ? palette.prefWidth(height) : 0)
        + board.widthFor(height - height(getTop()) - height(getBottom()));
  }

  private double height(@Nullable Node part) {
    return part != null && part.isManaged() ? part.prefHeight(Math.max(getWidth(), getMinWidth())) : 0;
  }

  private VBox below(PlayMode play, Stepper solution, Parts parts, PlayBar bar) {
    ToggleGroup sides = new ToggleGroup();
    white.setId("white-to-move");
    black.setId("black-to-move");
    mover(white, Side.WHITE);
    mover(black, Side.BLACK);
    SegmentedButton toMove = new SegmentedButton(white, black);
    toMove.setId("side-to-move");
    toMove.setToggleGroup(sides);
    toMove.setMinWidth(Region.USE_PREF_SIZE);
    // Wraps where the board is narrow.
    FlowPane row = new FlowPane(10, 6, new Label("To move"), toMove, castling);
    for (int right = 0; right < rights.length; right++) {
      row.getChildren().add(right(right));
    }
    row.getChildren().add(passed());
    row.setAlignment(Pos.CENTER_LEFT);
    row.setRowValignment(VPos.CENTER);
    row.getChildren().add(stateLabels);
    stateLabels.setAlignment(Pos.CENTER_LEFT);
    // A position within the solution cannot be edited.
    row.disableProperty().bind(bench.preview().map(Optional::isPresent));
    // The bar of a line takes its place, so that the board keeps its size.
    LineBar line = new LineBar(bench, play, solution);
    row.visibleProperty().bind(line.visibleProperty().not());
    StackPane place = new StackPane(row, line);
    place.setAlignment(Pos.CENTER_LEFT);
    // Nothing is edited during play; the play bar takes its place, unless it is shown elsewhere.
    place.visibleProperty().bind(parts.controls().or(line.visibleProperty()).and(play.on().not().or(apart)));
    place.managedProperty().bind(place.visibleProperty());
    return new Below(place, powers, state, new FieldLegend(bench), roleLegend, bar);
  }

  private void mover(ToggleButton button, Side side) {
    button.setTooltip(new Tooltip(Command.OTHER_SIDE.tip(side.title() + " to move; the other side")));
    button.setOnAction(_ -> {
      bench.set(side.title() + " to move", Schema.SIDE_TO_MOVE, side.ordinal());
      refresh();
    });
  }

  private Node passed() {
    passed.setId("en-passant");
    passed.setMinWidth(70);
    passed.setTooltip(new Tooltip("The square passed by a Pawn on the last move"));
    passed.setConverter(Words.shown(square -> square < 0 ? "–" : Square.name(square)));
    passed.setOnAction(_ -> {
      Integer chosen = passed.getValue();
      if (chosen != null && !refreshing) {
        bench.set(chosen < 0 ? "No en passant" : "En passant on " + Square.name(chosen), Schema.EN_PASSANT, chosen + 1);
      }
    });
    Label label = new Label("En passant");
    label.setLabelFor(passed);
    HBox box = new HBox(10, label, passed);
    box.setAlignment(Pos.CENTER_LEFT);
    passable.subscribe(some -> offer(box, some));
    return box;
  }

  private void refreshPassed(Setup setup) {
    refreshing = true;
    int now = setup.get(Schema.EN_PASSANT) - 1;
    List<Integer> squares = new ArrayList<>(List.of(-1));
    squares.addAll(Rights.passable(bench.draft().get().variant(), setup));
    if (!squares.contains(now)) {
      squares.add(now);
    }
    passed.getItems().setAll(squares);
    passed.setValue(now);
    passable.set(squares.size() > 1);
    refreshing = false;
  }

  private CheckBox right(int right) {
    CheckBox box = new CheckBox((right < 2 ? "White " : "Black ") + (right % 2 == 0 ? "O-O" : "O-O-O"));
    box.setId("castling-" + RIGHTS.charAt(right));
    box.setTooltip(new Tooltip("Castling right; available while King and Rook are on their start squares"));
    box.setOnAction(_ -> {
      int old = bench.draft().get().setup().get(Schema.CASTLING);
      bench.set("Castling right " + RIGHTS.charAt(right), Schema.CASTLING, old ^ 1 << right);
    });
    rights[right] = box;
    return box;
  }

  private void refresh() {
    Setup shown = bench.shown();
    boolean editable = bench.preview().get().isEmpty();
    white.setSelected(shown.toMove() == Side.WHITE);
    black.setSelected(shown.toMove() == Side.BLACK);
    for (int right = 0; right < rights.length; right++) {
      boolean had = (shown.get(Schema.CASTLING) >> right & 1) != 0;
      rights[right].setSelected(had);
      // A right that the position denies can be taken away.
      offer(rights[right], had || editable && bench.castlingPossible(right));
    }
    offer(castling, Arrays.stream(rights).anyMatch(Node::isVisible));
    refreshPassed(shown);
    stateLabels.getChildren().setAll(shown.schema().slots().stream()
        .filter(slot -> slot.scope() == Slot.Scope.GAME).map(slot -> word(shown, slot)).toList());
    powers.show(bench.draft().get().variant(), shown, editable);
    state.show(bench.draft().get().variant(), shown);
  }

  private static void offer(Node node, boolean offered) {
    node.setVisible(offered);
    node.setManaged(offered);
  }

  private Node word(Setup setup, Slot slot) {
    int cell = setup.schema().offset(slot);
    if (slot.max() == 1) {
      CheckBox box = new CheckBox(Words.capital(slot.name()));
      box.setId("state-" + slot.signs());
      box.setSelected(setup.get(cell) != 0);
      box.setOnAction(_ -> bench.set("Set " + slot.name(), cell, box.isSelected() ? 1 : 0));
      return box;
    }
    Spinner<Integer> spinner = new Spinner<>(0, slot.max(), setup.get(cell));
    spinner.setId("state-" + slot.signs());
    spinner.setPrefWidth(70);
    spinner.valueProperty().addListener((_, _, value) -> bench.set("Set " + slot.name(), cell, value));
    return new HBox(6, new Label(slot.name()), spinner);
  }
}
