package zugwerk.studio.board;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import zugwerk.board.Man;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Workbench;

/** What mouse and keys do on the board. While a solution is looked at the first edit only comes back to the draft. */
final class BoardInput {

  private final BoardView board;
  private final Workbench bench;
  private final PlayMode play;
  private final PlayInput moves;
  private final SelectionInput group;
  private int picked = BoardView.OFF;
  private int carried = Man.NONE;
  private boolean dragging;

  BoardInput(BoardView board, Workbench bench, PlayMode play) {
    this.board = board;
    this.bench = bench;
    this.play = play;
    moves = new PlayInput(board, play);
    group = new SelectionInput(board, bench);
    board.setOnScroll(this::scroll);
    board.setOnMousePressed(this::press);
    // A drag may start or end outside the board, so its events are looked for in the whole scene.
    board.sceneProperty().subscribe(scene -> {
      if (scene != null) {
        scene.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        scene.addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
      }
    });
    board.setOnKeyPressed(this::key);
  }

  private int man(int square) {
    return (play.on().get() ? play.setup() : bench.draft().get().setup()).man(square);
  }

  /** The wheel turns the state of the square under the pointer; with Shift that of the second slot there. */
  private void scroll(ScrollEvent event) {
    int square = board.squareAt(event.getSceneX(), event.getSceneY());
    double way = event.getDeltaY() != 0 ? event.getDeltaY() : event.getDeltaX();
    if (square != BoardView.OFF && way != 0 && bench.excursion().get().isEmpty()) {
      turn(square, event.isShiftDown() ? 1 : 0, way > 0 ? 1 : -1);
      event.consume();
    }
  }

  private boolean turn(int square, int which, int by) {
    List<Slot> slots = bench.slotsOn(square);
    if (which < slots.size()) {
      bench.turn(slots.get(which), square, by);
    }
    return true;
  }

  private void press(MouseEvent event) {
    board.requestFocus();
    boolean givenUp = dragging || group.isCarrying();
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
    if (bench.excursion().get().isPresent()) {
      bench.comeBack();
      return;
    }
    if (event.getButton() == MouseButton.SECONDARY && event.isShiftDown()) {
      board.stateMenu(square);
      return;
    }
    if (event.getButton() == MouseButton.SECONDARY) {
      bench.remove(square);
    } else if (event.getButton() == MouseButton.MIDDLE) {
      bench.recolour(square);
    } else {
      pressPrimary(event, square);
    }
  }

  private void pressPrimary(MouseEvent event, int square) {
    int tool = bench.tool().get();
    if (event.isShiftDown()) {
      group.draw(square);
    } else if (tool != Man.NONE) {
      bench.place(square, tool);
    } else if (group.take(square)) {
      picked = BoardView.OFF;
    } else if (man(square) == Man.NONE) {
      group.draw(square);
    } else {
      bench.selection().clear();
      if (event.getClickCount() % 2 == 0) {
        bench.cycle(square);
      } else {
        picked = square;
      }
    }
  }

  /** Takes up a man from outside the board. */
  void carry(int man) {
    carried = man;
    dragging = false;
  }

  private void drag(MouseEvent event) {
    group.over(board.squareAt(event.getSceneX(), event.getSceneY()));
    int man = carried != Man.NONE ? carried : picked != BoardView.OFF ? man(picked) : Man.NONE;
    if (man != Man.NONE) {
      dragging = true;
      board.drag(man, event.getSceneX(), event.getSceneY());
      board.lift(event.isShortcutDown() ? BoardView.OFF : picked);
    }
  }

  private void release(MouseEvent event) {
    int square = board.squareAt(event.getSceneX(), event.getSceneY());
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

  /** Whoever was picked up or carried is no longer. */
  private void letGo() {
    picked = BoardView.OFF;
    carried = Man.NONE;
    dragging = false;
    group.letGo();
    board.drag(Man.NONE, 0, 0);
    board.lift(BoardView.OFF);
  }

  private void drop(int target, boolean copying) {
    if (play.on().get()) {
      if (target != BoardView.OFF && target != picked) {
        moves.put(target);
      }
    } else if (bench.excursion().get().isPresent()) {
      bench.comeBack();
    } else if (carried != Man.NONE) {
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

  private void key(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (stepThroughSolution(event)) {
      event.consume();
      return;
    }
    boolean used = switch (event.getCode()) {
      case LEFT -> step(event, -1, 0);
      case RIGHT -> step(event, 1, 0);
      case UP -> step(event, 0, 1);
      case DOWN -> step(event, 0, -1);
      case DELETE, BACK_SPACE -> edit(this::remove);
      case SPACE -> play.on().get() ? step(board.cursor()) : edit(() -> carry(event.isShiftDown()));
      case PLUS, EQUALS, ADD -> edit(() -> turn(board.cursor(), 0, 1));
      case MINUS, SUBTRACT -> edit(() -> turn(board.cursor(), 0, -1));
      case ENTER -> play.on().get() ? step(board.cursor()) : edit(() -> board.stateMenu(board.cursor()));
      case ESCAPE -> escape();
      default -> event.getCode().isLetterKey() && letter(event);
    };
    if (used) {
      event.consume();
    }
  }

  /** While a solution is looked at, arrows, Home and End go through it; Home and End also begin that. */
  private boolean stepThroughSolution(KeyEvent event) {
    boolean looking = bench.excursion().get().isPresent();
    if (play.on().get() || event.isShiftDown()) {
      return false;
    }
    Optional<Step> step = switch (event.getCode()) {
      case HOME -> Optional.of(Step.FIRST);
      case END -> Optional.of(Step.LAST);
      case LEFT -> Optional.of(Step.BACK).filter(_ -> looking);
      case RIGHT -> Optional.of(Step.FORWARD).filter(_ -> looking);
      case UP -> Optional.of(Step.PREVIOUS).filter(_ -> looking);
      case DOWN -> Optional.of(Step.NEXT).filter(_ -> looking);
      default -> Optional.empty();
    };
    step.ifPresent(bench::step);
    return step.isPresent();
  }

  /** Moves the cursor; with Shift the selection goes along with it, else it ends, unless it is being carried. */
  private boolean step(KeyEvent event, int right, int up) {
    int sign = board.flipped().get() ? -1 : 1;
    int file = Square.file(board.cursor()) + sign * right;
    int rank = Square.rank(board.cursor()) + sign * up;
    boolean extending = event.isShiftDown() && canEdit() && !group.isCarrying() && picked == BoardView.OFF;
    if (Square.onBoard(file, rank)) {
      if (extending) {
        bench.selection().extend(Square.of(file, rank));
      }
      board.cursor(Square.of(file, rank));
      group.over(board.cursor());
    }
    if (!extending && !group.isCarrying()) {
      bench.selection().clear();
    }
    return true;
  }

  private boolean canEdit() {
    return !play.on().get() && bench.excursion().get().isEmpty();
  }

  /** Letters of men come first; those that no man of the game has act on the man who stands there. */
  private boolean letter(KeyEvent event) {
    Schema schema = bench.draft().get().variant().schema();
    int type = schema.type(event.getCode().getChar().charAt(0));
    if (type >= 0) {
      return edit(() -> {
        bench.selection().clear();
        bench.place(board.cursor(), Man.of(event.isShiftDown() ? 1 : 0, type));
      });
    }
    return switch (event.getCode()) {
      case X -> edit(this::recolour);
      case C -> edit(() -> bench.cycle(board.cursor()));
      default -> false;
    };
  }

  private void recolour() {
    if (bench.selection().isEmpty()) {
      bench.recolour(board.cursor());
    } else {
      bench.selection().recolour();
    }
  }

  private void remove() {
    letGo();
    if (bench.selection().isEmpty()) {
      bench.remove(board.cursor());
    } else {
      bench.selection().remove();
    }
  }

  /** In play the man under the cursor is taken up, or put down. */
  private boolean step(int square) {
    moves.press(square);
    return true;
  }

  /** Changes the draft if it is what the board shows, and else only shows it again; nothing is edited in play. */
  private boolean edit(Runnable change) {
    if (play.on().get()) {
      return false;
    }
    if (bench.excursion().get().isPresent()) {
      letGo();
      bench.comeBack();
    } else {
      change.run();
    }
    return true;
  }

  /** Puts back whoever was picked up; where there is nobody, the key is left to the window. */
  private boolean escape() {
    boolean holding = picked != BoardView.OFF || dragging || moves.picked() != BoardView.OFF || group.letGo();
    letGo();
    moves.letGo();
    if (!holding && !bench.selection().isEmpty()) {
      bench.selection().clear();
      return true;
    }
    return holding;
  }

  /** Picks up what is selected or the man under the cursor, or puts down what was picked up before, or a copy of it. */
  private void carry(boolean copying) {
    if (group.isCarrying()) {
      group.put(board.cursor(), copying);
    } else if (picked != BoardView.OFF) {
      int from = picked;
      letGo();
      if (copying) {
        bench.copy(from, board.cursor());
      } else {
        bench.move(from, board.cursor());
      }
    } else if (!group.take(board.cursor()) && man(board.cursor()) != Man.NONE) {
      picked = board.cursor();
      board.lift(picked);
    }
  }
}
