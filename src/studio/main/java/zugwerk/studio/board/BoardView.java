package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.problem.Drawing;
import zugwerk.rules.KingField;
import zugwerk.rules.Move;
import zugwerk.studio.editor.BoardState;
import zugwerk.studio.editor.Pencil;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Selection;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.text.Localization;

/** The board: the draft, or the position after a line of the solution. */
final class BoardView extends Region {

  static final int OFF = Selection.OFF;

  private static final double MARGIN = 20;
  private static final double EDGE = 4;
  private static final double AROUND = MARGIN + EDGE;
  private static final int FIRST_CURSOR = Square.of(4, 3);

  private final Workbench bench;
  private BoardState drawn;
  private final SquareNode[] squares = new SquareNode[Square.COUNT];
  private final Label[] files = new Label[8];
  private final Label[] ranks = new Label[8];
  private final Region frame = new Region();
  private final Arrow arrow = new Arrow();
  private final MarkLayer marks = new MarkLayer();
  private final DrawingLayer drawings = new DrawingLayer();
  private final Pencil pencil;
  private final MoveMotion motion = new MoveMotion(squares);
  private boolean moving;
  private final Group pins = new Group();
  private final PieceNode ghost = new PieceNode();
  private final Consumer<String> news;
  private final BoardInput input;
  private double side;
  private double left;
  private double top;

  BoardView(Workbench bench, PlayMode play, Stepper solution, Consumer<String> news) {
    this.bench = bench;
    pencil = new Pencil(bench);
    drawn = bench.board().get();
    this.news = news;
    getStyleClass().add("board");
    setId("board");
    setFocusTraversable(true);
    frame.getStyleClass().add("frame");
    frame.setMouseTransparent(true);
    getChildren().add(frame);
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square] = new SquareNode(square);
      getChildren().add(squares[square]);
    }
    for (int i = 0; i < 8; i++) {
      files[i] = coordinate(String.valueOf((char) ('a' + i)));
      ranks[i] = coordinate(String.valueOf(i + 1));
    }
    ghost.setId("ghost");
    ghost.setVisible(false);
    ghost.setManaged(false);
    ghost.setOpacity(0.75);
    pins.setManaged(false);
    pins.setMouseTransparent(true);
    getChildren().addAll(pins, motion, drawings, marks, arrow, ghost);
    input = new BoardInput(this, bench, play, solution);
    new InspectInput(this, bench);
    marks.show(drawn.marks());
    bench.board().subscribe(_ -> draw());
    pencil.sketch().subscribe(_ -> showDrawings());
    focusedProperty().subscribe(this::focus);
    setMinSize(260, 260);
    setPrefSize(640, 640);
  }

  private Label coordinate(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("coordinate");
    getChildren().add(label);
    return label;
  }

  /** Number of squares drawn so far, for tests. */
  int draws() {
    return Arrays.stream(squares).mapToInt(SquareNode::draws).sum();
  }

  boolean isFlipped() {
    return drawn.flipped();
  }

  private void draw() {
    BoardState old = drawn;
    drawn = bench.board().get();
    Position position = Position.of(drawn.shown());
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square].show(SquareContent.of(drawn, position, square));
      squares[square].pseudoClassStateChanged(SquareNode.SELECTED, drawn.isSelected(square));
    }
    if (!drawn.marks().equals(old.marks())) {
      marks.show(drawn.marks());
    }
    if (pins.getChildren().size() != pins().size()) {
      pins.getChildren().setAll(pins().stream().map(_ -> pin()).toList());
    }
    if (moving && (!drawn.preview().equals(old.preview()) || !drawn.draft().equals(old.draft()))) {
      motion.show(old, drawn, square -> new Point2D(x(square), y(square)), side);
    }
    showDrawings();
    showCursor();
    if (!drawn.marks().equals(old.marks()) || !drawn.preview().equals(old.preview())
        || drawn.flipped() != old.flipped()
        || !drawn.field().equals(old.field())) {
      requestLayout();
    }
  }

  private void showDrawings() {
    List<Drawing> all = new ArrayList<>(drawn.shownDrawings());
    pencil.sketch().get().ifPresent(all::add);
    drawings.show(all, drawn.flipped());
  }

  void moving(boolean slide) {
    moving = slide;
  }

  void still() {
    motion.skip();
  }

  Pencil pencil() {
    return pencil;
  }

  private static Line pin() {
    Line line = new Line();
    line.getStyleClass().add("pin-line");
    return line;
  }

  private Collection<Integer> pins() {
    return drawn.field().<Collection<Integer>>map(field -> field.pins().values()).orElse(List.of());
  }

  private void focus(boolean focused) {
    if (focused && cursor() == OFF) {
      cursor(FIRST_CURSOR);
    }
    showCursor();
  }

  int cursor() {
    return bench.selection().cursor().get();
  }

  void cursor(int square) {
    bench.selection().cursor().set(square);
  }

  void landing(long landing) {
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square].pseudoClassStateChanged(SquareNode.LANDING, (landing >>> square & 1) != 0);
    }
  }

  private void showCursor() {
    int cursor = cursor();
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square].pseudoClassStateChanged(SquareNode.CURSOR, square == cursor && isFocused());
    }
    // The board has the focus, so it is the board that a screen reader reads.
    setAccessibleText(cursor == OFF ? lang("Board") : squares[cursor].getAccessibleText()
        + (drawn.isSelected(cursor) ? ", " + lang("selected") : "") + drawn.shownDrawings().stream()
            .filter(drawing -> drawing.from() == cursor || drawing.to() == cursor)
            .map(drawing -> ", " + Localization.texts().lang(drawing.description())).collect(Collectors.joining()));
    setAccessibleHelp(cursor == OFF ? "" : squares[cursor].getAccessibleHelp());
  }

  void lift(int lifted) {
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square].pseudoClassStateChanged(SquareNode.LIFTED, square == lifted);
    }
  }

  void targets(Set<Integer> targets) {
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square].pseudoClassStateChanged(SquareNode.TARGET, targets.contains(square));
    }
  }

  void announce(String text) {
    news.accept(text);
  }

  void stateMenu(int square) {
    StateMenu.show(bench, square, squares[square]);
  }

  Bounds boundsOnScreen(int square) {
    return squares[square].localToScreen(squares[square].getBoundsInLocal());
  }

  int squareAt(double sceneX, double sceneY) {
    Point2D point = sceneToLocal(sceneX, sceneY);
    int column = (int) Math.floor((point.getX() - left) / side);
    int row = (int) Math.floor((point.getY() - top) / side);
    if (!Square.onBoard(column, row)) {
      return OFF;
    }
    return isFlipped() ? Square.of(7 - column, row) : Square.of(column, 7 - row);
  }

  void carry(int piece) {
    input.carry(piece);
  }

  void drag(int piece, double sceneX, double sceneY) {
    ghost.show(bench.draft().get().variant().schema(), piece);
    ghost.resizeTo(side);
    Point2D point = sceneToLocal(sceneX, sceneY);
    ghost.setTranslateX(point.getX() - side / 2);
    ghost.setTranslateY(point.getY() - side / 2);
  }

  private static double side(double space) {
    return Math.max(1, Math.floor((space - AROUND) / 8));
  }

  double widthFor(double height) {
    return AROUND + 8 * side(height);
  }

  @Override
  protected void layoutChildren() {
    // Whole pixels, so that all squares are equal and their edges are sharp.
    side = side(Math.min(getWidth(), getHeight()));
    left = MARGIN + Math.floor((getWidth() - AROUND - 8 * side) / 2);
    top = EDGE + Math.floor((getHeight() - AROUND - 8 * side) / 2);
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square].resizeRelocate(x(square), y(square), side, side);
    }
    frame.resizeRelocate(left - 1, top - 1, 8 * side + 2, 8 * side + 2);
    for (int i = 0; i < 8; i++) {
      int column = isFlipped() ? 7 - i : i;
      files[i].resizeRelocate(left + column * side, top + 8 * side, side, MARGIN);
      ranks[i].resizeRelocate(left - MARGIN, top + (7 - column) * side, MARGIN, side);
    }
    int king = drawn.field().map(KingField::king).orElse(OFF);
    int next = 0;
    for (int pinner : pins()) {
      Line line = (Line) pins.getChildren().get(next++);
      line.setStartX(x(pinner) + side / 2);
      line.setStartY(y(pinner) + side / 2);
      line.setEndX(x(king) + side / 2);
      line.setEndY(y(king) + side / 2);
    }
    IntFunction<Point2D> centre = square -> new Point2D(x(square) + side / 2, y(square) + side / 2);
    arrow.show(drawn.preview().flatMap(Workbench.BoardPreview::last).filter(BoardView::goes)
        .map(move -> new Arrow.Ends(centre.apply(move.from()), centre.apply(move.to()))), side);
    marks.place(centre, side);
    drawings.place(left, top, side);
  }

  private static boolean goes(Move move) {
    return move.from() != move.to();
  }

  private double x(int square) {
    return left + side * (isFlipped() ? 7 - Square.file(square) : Square.file(square));
  }

  private double y(int square) {
    return top + side * (isFlipped() ? Square.rank(square) : 7 - Square.rank(square));
  }
}
