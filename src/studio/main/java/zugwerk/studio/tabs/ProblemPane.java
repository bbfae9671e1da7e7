package zugwerk.studio.tabs;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import zugwerk.studio.board.BoardPane;
import zugwerk.studio.editor.Workbench;

/**
 * The board and a column of panes. The board gets the width that it can use, and in a low window the full height:
 * caption and controls go to the column.
 */
public final class ProblemPane extends Region {

  private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
  private static final double LEAST_BOARD = 300;
  private static final double TITLE = 34;
  /** Minimum width of the tabs with their contents; in a low window tabs are smaller. */
  private static final double LEAST_TABS = 456;
  private static final double LEAST_LOW_TABS = 440;
  /** From this width on, the solution stands beside the other panes. */
  private static final double WIDE = 1500;
  private static final double LEAST_DOCKS = 720;
  /** Minimum width of the controls, without tabs. */
  private static final double LEAST_COLUMN = 240;

  private final BoardPane board;
  private final WindowLayout parts;
  private final CreditsLine caption;
  /** Above the board: the credits, or what is shown over them for a time. */
  private final StackPane title;
  private final Region handle = new Region();
  private final VBox column = new VBox();
  /** For play, if there is no space below the board. */
  private final VBox play = BoardPane.apart();
  private final List<? extends Region> after;
  private final Consumer<Boolean> widen;

  public ProblemPane(Workbench bench, BoardPane board, Region banner, Region docks, Consumer<Boolean> widen,
      List<? extends Region> after, WindowLayout parts) {
    this.board = board;
    this.parts = parts;
    this.after = after;
    getStyleClass().add("problem-pane");
    caption = new CreditsLine(bench);
    title = new StackPane(caption, board.legend(), banner);
    title.setAlignment(Pos.CENTER_LEFT);
    title.managedProperty().bind(board.topProperty().isEqualTo(title).or(caption.managedProperty())
        .or(board.legend().visibleProperty()).or(banner.visibleProperty()));
    this.widen = widen;
    VBox.setVgrow(docks, Priority.ALWAYS);
    docks.visibleProperty().bind(parts.panes());
    docks.managedProperty().bind(parts.panes());
    column.getStyleClass().add("problem-column");
    column.getChildren().addAll(docks, play);
    column.getChildren().addAll(after);
    handle.getStyleClass().add("column-handle");
    handle.setCursor(Cursor.H_RESIZE);
    Tooltip.install(handle, new Tooltip(lang("Drag to resize the panes; double-click for automatic width")));
    handle.setOnMouseDragged(event -> parts.width().set(Math.max(LEAST_COLUMN,
        Math.rint(getWidth() - sceneToLocal(event.getSceneX(), 0).getX() - WidthDivision.HANDLE / 2))));
    handle.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
        parts.width().set(WindowLayout.AUTOMATIC);
      }
    });
    getChildren().addAll(board, handle, column);
    above();
    parts.width().subscribe(this::arrange);
    widthProperty().subscribe(this::arrange);
    parts.panes().subscribe(this::requestLayout);
    parts.palette().subscribe(this::place);
    parts.controls().subscribe(this::place);
    heightProperty().subscribe(height -> {
      board.arrange(height.doubleValue());
      lower(WidthDivision.isLow(height.doubleValue()));
    });
  }

  private void lower(boolean low) {
    pseudoClassStateChanged(LOW, low);
    Region below = board.below();
    if (low && board.getTop() != null) {
      board.setTop(null);
      board.setBottom(null);
      caption.over(new SimpleDoubleProperty(0));
      title.setMinHeight(0);
      title.setPrefHeight(USE_COMPUTED_SIZE);
      column.getChildren().addFirst(title);
      column.getChildren().add(column.getChildren().size() - after.size(), below);
    } else if (!low && board.getTop() == null) {
      column.getChildren().removeAll(title, below);
      above();
      board.setBottom(below);
    }
    place();
  }

  /**
   * Puts the play bar below the board, in place of controls and palette, or else beside it, so that the board keeps
   * its size.
   */
  private void place() {
    boolean inPane = WidthDivision.isLow(getHeight()) || parts.palette().get() && parts.controls().get();
    board.playIn(inPane ? Optional.empty() : Optional.of(play));
    List<Node> bars = play.getChildren();
    play.managedProperty().unbind();
    play.setManaged(false);
    if (!bars.isEmpty()) {
      play.managedProperty().bind(bars.getFirst().managedProperty());
    }
  }

  /** Centres the caption over the board, not over its pane. */
  private void above() {
    board.setTop(title);
    title.setMinHeight(TITLE);
    title.setPrefHeight(TITLE);
    caption.over(board.paletteWidth());
  }

  public void focus() {
    board.focus();
  }

  private boolean isWide() {
    double wished = parts.width().get();
    return getWidth() >= WIDE && (wished == WindowLayout.AUTOMATIC || wished >= LEAST_DOCKS);
  }

  private void arrange() {
    widen.accept(isWide());
    requestLayout();
  }

  private double leastColumn() {
    return parts.panes().get() ? isWide() ? LEAST_DOCKS : WidthDivision.isLow(getHeight()) ? LEAST_LOW_TABS : LEAST_TABS
        : column.getChildren().stream().anyMatch(Node::isManaged) ? LEAST_COLUMN : 0;
  }

  @Override
  protected void layoutChildren() {
    Insets edges = getInsets();
    double height = getHeight() - edges.getTop() - edges.getBottom();
    double aside = Math.floor((getWidth() - board.widthFor(height)) / 2);
    if (aside >= LEAST_COLUMN && column.getChildren().stream().filter(Node::isManaged).allMatch(play::equals)) {
      // The board stays in the middle: the play bar takes the free space beside it.
      board.resizeRelocate(0, edges.getTop(), getWidth(), height);
      handle.setVisible(false);
      column.setVisible(play.isManaged());
      column.resizeRelocate(getWidth() - aside, edges.getTop(), aside, height);
      return;
    }
    WidthDivision division = WidthDivision.of(getWidth(), board.widthFor(height), LEAST_BOARD, leastColumn(),
        parts.width().get());
    board.resizeRelocate(0, edges.getTop(), division.board(), height);
    handle.setVisible(division.panes() > 0);
    handle.resizeRelocate(division.board(), edges.getTop(), WidthDivision.HANDLE, height);
    column.setVisible(division.panes() > 0);
    column.resizeRelocate(division.board() + WidthDivision.HANDLE, edges.getTop(), division.panes(), height);
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }
}
