package zugwerk.studio.board;

import java.util.Optional;
import javafx.scene.input.KeyEvent;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Workbench;

/** What keys do on the board; those with Ctrl or Alt belong to the menus. */
final class BoardKeys {

  private final BoardView board;
  private final Workbench bench;
  private final PlayMode play;
  private final BoardInput hand;
  private final PlayInput moves;
  private final SelectionInput group;

  /**
   * @param hand what is picked up
   * @param moves takes the moves while they are played
   * @param group carries what is selected
   */
  BoardKeys(BoardView board, Workbench bench, PlayMode play, BoardInput hand, PlayInput moves, SelectionInput group) {
    this.board = board;
    this.bench = bench;
    this.play = play;
    this.hand = hand;
    this.moves = moves;
    this.group = group;
  }

  void pressed(KeyEvent event) {
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
      case PLUS, EQUALS, ADD -> edit(() -> hand.turn(board.cursor(), 0, 1));
      case MINUS, SUBTRACT -> edit(() -> hand.turn(board.cursor(), 0, -1));
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
    boolean looking = bench.preview().get().isPresent();
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
    boolean extending = event.isShiftDown() && canEdit() && !group.isCarrying() && hand.picked() == BoardView.OFF;
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
    return !play.on().get() && bench.preview().get().isEmpty();
  }

  /** Letters of pieces come first; those that no piece of the game has act on the piece that stands there. */
  private boolean letter(KeyEvent event) {
    Schema schema = bench.draft().get().variant().schema();
    int type = schema.type(event.getCode().getChar().charAt(0));
    if (type >= 0) {
      return edit(() -> {
        bench.selection().clear();
        bench.place(board.cursor(), Piece.of(event.isShiftDown() ? 1 : 0, type));
      });
    }
    return switch (event.getCode()) {
      case X -> edit(this::recolour);
      case C -> edit(() -> bench.cycle(board.cursor(), event.isShiftDown() ? -1 : 1));
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
    hand.letGo();
    if (bench.selection().isEmpty()) {
      bench.remove(board.cursor());
    } else {
      bench.selection().remove();
    }
  }

  /** In play the piece under the cursor is taken up, or put down. */
  private boolean step(int square) {
    moves.press(square);
    return true;
  }

  /** Changes the draft if it is what the board shows, and else only shows it again; nothing is edited in play. */
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

  /** Puts back whoever was picked up; where there is nobody, the key is left to the window. */
  private boolean escape() {
    boolean holding =
        hand.picked() != BoardView.OFF || hand.isDragging() || moves.picked() != BoardView.OFF || group.letGo();
    hand.letGo();
    moves.letGo();
    if (!holding && !bench.selection().isEmpty()) {
      bench.selection().clear();
      return true;
    }
    return holding;
  }

  /**
   * Picks up what is selected or the piece under the cursor, or puts down what was picked up before, or a copy of it.
   */
  private void carry(boolean copying) {
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
