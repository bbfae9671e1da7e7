package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.problem.Drawing.Pen;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.Pencil;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Workbench;

/** Keys on the board, as listed in {@link LocalKey}; those with Ctrl or Alt belong to menus. */
final class BoardKeys {

  private final BoardView board;
  private final Workbench bench;
  private final PlayMode play;
  private final Stepper solution;
  private final BoardInput hand;
  private final PlayInput moves;
  private final SelectionInput group;

  BoardKeys(BoardView board, Workbench bench, PlayMode play, Stepper solution, BoardInput hand, PlayInput moves,
      SelectionInput group) {
    this.board = board;
    this.bench = bench;
    this.play = play;
    this.solution = solution;
    this.hand = hand;
    this.moves = moves;
    this.group = group;
  }

  void pressed(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (stepThroughSolution(event) || piece(event)
        || KeyPress.find(LocalKey.Place.BOARD, event).filter(key -> run(key, event)).isPresent()) {
      event.consume();
    }
  }

  private boolean run(LocalKey key, KeyEvent event) {
    return switch (key) {
      case CURSOR, EXTEND, TO_FILE_A, TO_FILE_H, EXTEND_TO_EDGE -> step(event);
      case REMOVE -> edit(this::remove);
      case LIFT, PUT_COPY -> play.on().get() ? press() : edit(() -> carry(key == LocalKey.PUT_COPY));
      case NEXT_STATE -> edit(() -> hand.turn(board.cursor(), 0, 1));
      case PREVIOUS_STATE -> edit(() -> hand.turn(board.cursor(), 0, -1));
      case STATE_MENU -> play.on().get() ? press() : edit(() -> board.stateMenu(board.cursor()));
      case RECOLOUR -> edit(this::recolour);
      case NEXT_TYPE -> edit(() -> bench.cycle(board.cursor(), 1));
      case PREVIOUS_TYPE -> edit(() -> bench.cycle(board.cursor(), -1));
      case DRAW_GREEN -> edit(() -> draw(Pen.GREEN, key));
      case DRAW_RED -> edit(() -> draw(Pen.RED, key));
      case DRAW_BLUE -> edit(() -> draw(Pen.BLUE, key));
      case DRAW_YELLOW -> edit(() -> draw(Pen.YELLOW, key));
      case RUB_OUT -> edit(() -> Pencil.clear(bench));
      case RELEASE -> escape();
      default -> false;
    };
  }

  /** While the board shows a solution, arrows, Home and End step through it. */
  private boolean stepThroughSolution(KeyEvent event) {
    Optional<Step> step = KeyPress.step(event)
        .filter(_ -> !play.on().get() && !event.isShiftDown() && bench.preview().get().isPresent());
    step.ifPresent(solution::go);
    return step.isPresent();
  }

  /** The letter of a piece places it, with Shift one of the other side. Letters take precedence over other keys. */
  private boolean piece(KeyEvent event) {
    boolean upperCaseIsWhite = bench.letters().upperCaseIsWhite().get();
    Schema schema = bench.draft().get().variant().schema();
    int type = event.getCode().isLetterKey() ? schema.type(event.getCode().getChar().charAt(0)) : -1;
    return type >= 0 && edit(() -> {
      bench.selection().clear();
      bench.place(board.cursor(), Piece.of(event.isShiftDown() == upperCaseIsWhite ? 0 : 1, type));
    });
  }

  /** Moves the cursor. With Shift the selection extends, otherwise it ends, unless it is being carried. */
  private boolean step(KeyEvent event) {
    int sign = board.isFlipped() ? -1 : 1;
    int file = event.getCode() == KeyCode.HOME ? 0 : event.getCode() == KeyCode.END ? 7
        : Square.file(board.cursor()) + sign * way(event, KeyCode.LEFT, KeyCode.RIGHT);
    int rank = Square.rank(board.cursor()) + sign * way(event, KeyCode.DOWN, KeyCode.UP);
    boolean extending = event.isShiftDown() && canEdit() && !group.isCarrying() && hand.picked() == BoardView.OFF;
    if (Square.onBoard(file, rank)) {
      if (extending) {
        bench.selection().extend(Square.of(file, rank));
      }
      board.cursor(Square.of(file, rank));
      group.over(board.cursor());
      board.pencil().over(board.cursor());
    }
    if (!extending && !group.isCarrying()) {
      bench.selection().clear();
    }
    return true;
  }

  private void draw(Pen pen, LocalKey key) {
    if (board.pencil().sketch().get().isPresent()) {
      board.pencil().end(board.cursor());
    } else {
      board.pencil().begin(pen, board.cursor());
      board.announce(lang("Arrow from {0}: move to its end and press {1}, or press it here for a ring",
          Square.name(board.cursor()), key.key()));
    }
  }

  private boolean canEdit() {
    return !play.on().get() && bench.preview().get().isEmpty();
  }

  private static int way(KeyEvent event, KeyCode back, KeyCode on) {
    return event.getCode() == on ? 1 : event.getCode() == back ? -1 : 0;
  }

  private void recolour() {
    if (bench.selection().isEmpty()) {
      bench.recolour(board.cursor());
    } else {
      bench.selection().recolour();
    }
  }

  private void remove() {
    hand.letGo();
    if (bench.selection().isEmpty()) {
      bench.remove(board.cursor());
    } else {
      bench.selection().remove();
    }
  }

  private boolean press() {
    moves.press(board.cursor());
    return true;
  }

  /** Edits the draft if the board shows it, otherwise only shows it again; never during play. */
  private boolean edit(Runnable change) {
    if (play.on().get()) {
      return false;
    }
    if (bench.preview().get().isPresent()) {
      hand.letGo();
      bench.comeBack();
    } else {
      change.run();
    }
    return true;
  }

  /** Puts back what was picked up; otherwise leaves the key to the window. */
  private boolean escape() {
    boolean holding =
        board.pencil().drop() || hand.picked() != BoardView.OFF || hand.isDragging() || moves.picked() != BoardView.OFF
            || group.letGo();
    hand.letGo();
    moves.letGo();
    if (!holding && !bench.selection().isEmpty()) {
      bench.selection().clear();
      return true;
    }
    return holding;
  }

  /** Picks up the selection or the piece under the cursor, or puts down what was picked up, or a copy of it. */
  private void carry(boolean copying) {
    if (hand.dab(board.cursor())) {
      return;
    }
    if (group.isCarrying()) {
      group.put(board.cursor(), copying);
    } else if (hand.picked() != BoardView.OFF) {
      int from = hand.picked();
      hand.letGo();
      if (copying) {
        bench.copy(from, board.cursor());
      } else {
        bench.move(from, board.cursor());
      }
    } else if (!group.take(board.cursor()) && hand.piece(board.cursor()) != Piece.NONE) {
      hand.pick(board.cursor());
    }
  }
}
