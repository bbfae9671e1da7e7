package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** With a captured piece, the mover removes another one of its type, if there is one. */
final class Breton extends Condition {

  private final boolean enemy;
  private final boolean chromatic;

  /**
   * @param enemy whether the other piece is one of the captured piece's side, else one of the mover's
   * @param chromatic whether it changes its side instead
   */
  Breton(boolean enemy, boolean chromatic) {
    this.enemy = enemy;
    this.chromatic = chromatic;
  }

  @Override
  public List<Slot> slots() {
    return chromatic ? List.of(Homecoming.MOVED) : List.of();
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int side = position.toMove();
    int victim = passing ? Turn.victim(position, side, to) : to;
    if (position.piece(victim) == Piece.NONE) {
      return 0;
    }
    long others = others(position, side, Piece.type(position.piece(victim)));
    boolean moves = (others >>> from & 1) != 0;
    return others & ~Square.bit(from) & ~Square.bit(victim) | (moves ? Square.bit(to) : 0);
  }

  private long others(Position position, int side, int type) {
    int loser = enemy ? 1 - side : side;
    return position.pieces(loser, type) & ~game().royals(position, loser);
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures()) {
      return;
    }
    Position position = turn.position();
    int type = Piece.type(turn.captured());
    long promoted = turn.hasMover() && turn.moverType() != type ? Square.bit(turn.stands()) : 0;
    long others = others(position, turn.side(), type) & ~promoted;
    int square = turn.chosen(others);
    if (square < 0 || (others >>> square & 1) == 0) {
      return;
    }
    if (chromatic) {
      turn.changeSide(square);
    } else if (square == turn.stands()) {
      turn.removeMover();
    } else {
      position.remove(square);
    }
  }
}
