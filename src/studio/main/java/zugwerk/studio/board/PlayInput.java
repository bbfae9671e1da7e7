package zugwerk.studio.board;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import zugwerk.board.Square;
import zugwerk.rules.Move;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.editor.PlayMode;

/**
 * Legal moves by mouse and cursor: drag a piece, or click it and then a square. If several moves connect two squares,
 * a menu lists them.
 */
final class PlayInput {

  private final BoardView board;
  private final PlayMode play;
  private int picked = BoardView.OFF;

  PlayInput(BoardView board, PlayMode play) {
    this.board = board;
    this.play = play;
    play.standing().subscribe(_ -> letGo());
  }

  int picked() {
    return picked;
  }

  private boolean canMove(int square) {
    return play.legal().stream().anyMatch(move -> !(move instanceof Move.Pass) && move.from() == square);
  }

  void press(int square) {
    if (picked != BoardView.OFF && !play.between(picked, square).isEmpty()) {
      put(square);
    } else if (canMove(square)) {
      take(square);
    } else {
      letGo();
    }
  }

  private void take(int square) {
    picked = square;
    board.targets(play.legal().stream()
        .filter(move -> !(move instanceof Move.Pass) && move.from() == square).map(Move::to)
        .collect(Collectors.toSet()));
  }

  /** Puts down the piece: a move, a choice of moves, or an error message. */
  void put(int square) {
    int from = picked;
    List<Move> moves = play.between(from, square);
    if (moves.isEmpty()) {
      letGo();
      board.announce(play.refusal(Square.name(from) + Square.name(square)));
    } else if (moves.size() == 1) {
      play.play(moves.getFirst());
    } else {
      choose(moves, square);
    }
  }

  private void choose(List<Move> moves, int square) {
    ContextMenu menu = ActionMenu.popup();
    menu.setId("move-menu");
    for (Move move : moves) {
      MenuItem item = new MenuItem(play.text(move));
      item.setMnemonicParsing(false);
      item.setOnAction(_ -> play.play(move));
      menu.getItems().add(item);
    }
    menu.setOnHidden(_ -> letGo());
    Bounds bounds = board.boundsOnScreen(square);
    menu.show(board, bounds.getMaxX(), bounds.getMinY());
  }

  void letGo() {
    picked = BoardView.OFF;
    board.targets(Set.of());
  }
}
