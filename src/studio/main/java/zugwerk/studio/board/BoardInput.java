package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import zugwerk.board.Piece;
import zugwerk.board.Slot;
import zugwerk.problem.Drawing;
import zugwerk.problem.Drawing.Pen;
import zugwerk.studio.editor.Brushes;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;

/** Mouse input on the board. While it shows a solution, the first edit only returns to the draft. */
final class BoardInput {

  private final BoardView board;
  private final Workbench bench;
  private final PlayMode play;
  private final PlayInput moves;
  private final SelectionInput group;
  private int picked = BoardView.OFF;
  private int carried = Piece.NONE;
  private boolean dragging;

  BoardInput(BoardView board, Workbench bench, PlayMode play, Stepper solution) {
    this.board = board;
    this.bench = bench;
    this.play = play;
    moves = new PlayInput(board, play);
    group = new SelectionInput(board, bench);
    board.setOnScroll(this::scroll);
    board.setOnMousePressed(this::press);
    SceneDrag.follow(board, this::drag, this::release);
    BoardKeys keys = new BoardKeys(board, bench, play, solution, this, moves, group);
    board.setOnKeyPressed(keys::pressed);
  }

  int piece(int square) {
    return (play.on().get() ? play.setup() : bench.draft().get().setup()).piece(square);
  }

  /** The wheel changes the state of the square; with Shift, its second kind of state. */
  private void scroll(ScrollEvent event) {
    int square = board.squareAt(event.getSceneX(), event.getSceneY());
    double way = event.getDeltaY() != 0 ? event.getDeltaY() : event.getDeltaX();
    if (square != BoardView.OFF && way != 0 && bench.preview().get().isEmpty()) {
      turn(square, event.isShiftDown() ? 1 : 0, way > 0 ? 1 : -1);
      event.consume();
    }
  }

  boolean turn(int square, int which, int by) {
    List<Slot> slots = bench.state().slots(square);
    if (which < slots.size()) {
      bench.state().turn(slots.get(which), square, by);
    }
    return true;
  }

  private void press(MouseEvent event) {
    board.requestFocus();
    boolean givenUp = dragging || group.isCarrying() || board.pencil().sketch().get().isPresent();
    letGo();
    if (givenUp) {
      // Another button, pressed in the middle of a drag.
      return;
    }
    int square = board.squareAt(event.getSceneX(), event.getSceneY());
    if (square == BoardView.OFF) {
      return;
    }
    board.cursor(square);
    if (play.on().get()) {
      if (event.getButton() == MouseButton.PRIMARY) {
        moves.press(square);
        picked = moves.picked();
      }
      return;
    }
    if (bench.preview().get().isPresent()) {
      bench.comeBack();
      return;
    }
    if (event.getButton() == MouseButton.SECONDARY && event.isShiftDown()) {
      board.stateMenu(square);
      return;
    }
    if (event.getButton() == MouseButton.SECONDARY) {
      // A click removes the piece, and a drag draws an arrow.
      board.pencil().begin(pen(event), square);
    } else if (event.getButton() == MouseButton.MIDDLE) {
      bench.recolour(square);
    } else {
      pressPrimary(event, square);
    }
  }

  private static Pen pen(MouseEvent event) {
    return event.isShortcutDown() ? event.isAltDown() ? Pen.YELLOW : Pen.RED : event.isAltDown() ? Pen.BLUE : Pen.GREEN;
  }

  /** Ends an arrow, or a ring if a modifier was held; else removes the piece that was clicked. */
  private void drawn(Drawing sketch, int square) {
    if (square == BoardView.OFF || square == sketch.from() && sketch.pen() == Pen.GREEN) {
      board.pencil().drop();
      if (square != BoardView.OFF && brushes().held().get().isPresent()) {
        brushes().wipe(square);
      } else if (square != BoardView.OFF) {
        bench.remove(square);
      }
    } else {
      board.pencil().end(square);
    }
  }

  private void pressPrimary(MouseEvent event, int square) {
    int tool = bench.tool().get();
    if (brushes().held().get().isPresent()) {
      paint(square);
    } else if (event.isShiftDown()) {
      group.draw(square);
    } else if (tool != Piece.NONE) {
      bench.place(square, tool);
    } else if (group.take(square)) {
      picked = BoardView.OFF;
    } else if (piece(square) == Piece.NONE) {
      group.draw(square);
    } else {
      bench.selection().clear();
      if (event.getClickCount() % 2 == 0) {
        bench.cycle(square, event.isShortcutDown() ? -1 : 1);
      } else {
        picked = square;
      }
    }
  }

  private Brushes brushes() {
    return bench.state().brushes();
  }

  private void paint(int square) {
    String refused = brushes().begin(square);
    if (!refused.isEmpty()) {
      board.announce(lang("Not painted: {0}", refused));
    }
  }

  boolean dab(int square) {
    if (brushes().held().get().isPresent()) {
      paint(square);
      brushes().lift();
      return true;
    }
    return false;
  }

  void carry(int piece) {
    carried = piece;
    dragging = false;
  }

  private void drag(MouseEvent event) {
    if (event.isSecondaryButtonDown()) {
      int square = board.squareAt(event.getSceneX(), event.getSceneY());
      if (square != BoardView.OFF) {
        board.pencil().over(square);
      }
    }
    group.over(board.squareAt(event.getSceneX(), event.getSceneY()));
    brushes().over(board.squareAt(event.getSceneX(), event.getSceneY()));
    int piece = carried != Piece.NONE ? carried : picked != BoardView.OFF ? piece(picked) : Piece.NONE;
    if (piece != Piece.NONE) {
      dragging = true;
      board.drag(piece, event.getSceneX(), event.getSceneY());
      board.lift(event.isShortcutDown() ? BoardView.OFF : picked);
    }
  }

  private void release(MouseEvent event) {
    int square = board.squareAt(event.getSceneX(), event.getSceneY());
    if (event.getButton() == MouseButton.SECONDARY) {
      board.pencil().sketch().get().ifPresent(sketch -> drawn(sketch, square));
    }
    // A quick user may release the button before the last drag event.
    group.over(square);
    if (group.isCarriedBy(square)) {
      // A click on what is selected ends the selection.
      bench.selection().clear();
    } else if (group.isCarrying()) {
      group.put(square, event.isShortcutDown());
    } else if (dragging) {
      drop(square, event.isShortcutDown());
    }
    letGo();
  }

  void letGo() {
    picked = BoardView.OFF;
    carried = Piece.NONE;
    dragging = false;
    group.letGo();
    brushes().lift();
    board.pencil().drop();
    board.drag(Piece.NONE, 0, 0);
    board.lift(BoardView.OFF);
  }

  private void drop(int target, boolean copying) {
    if (play.on().get()) {
      if (target != BoardView.OFF && target != picked) {
        board.still();
        moves.put(target);
      }
    } else if (bench.preview().get().isPresent()) {
      bench.comeBack();
    } else if (carried != Piece.NONE) {
      if (target != BoardView.OFF) {
        bench.place(target, carried);
      }
    } else if (target == BoardView.OFF) {
      bench.remove(picked);
    } else if (copying) {
      bench.copy(picked, target);
    } else {
      bench.move(picked, target);
    }
  }

  int picked() {
    return picked;
  }

  void pick(int square) {
    picked = square;
    board.lift(square);
  }

  boolean isDragging() {
    return dragging;
  }
}
