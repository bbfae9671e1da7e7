package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

/** Instead of moving, a piece may change places with an enemy piece of its type. Neither may do so again at once. */
final class Messigny extends Condition {

  static final char SYMBOL = '~';
  private static final Slot JUST = new Slot("just exchanged", Slot.Scope.PIECE, 1, "x");

  private final boolean kings;

  Messigny(boolean kings) {
    this.kings = kings;
  }

  @Override
  public List<Slot> slots() {
    return List.of(JUST);
  }

  @Override
  public Phase phase() {
    return Phase.JUDGE;
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    int side = position.toMove();
    long free = game().active(position) & ~position.marked(cell(JUST));
    for (int type = kings ? Schema.KING : Schema.KING + 1; type < position.types(); type++) {
      for (long own = position.pieces(side, type) & free; own != 0; own &= own - 1) {
        long others = position.pieces(1 - side, type) & ~position.marked(cell(JUST));
        for (long rest = others; rest != 0; rest &= rest - 1) {
          int from = Long.numberOfTrailingZeros(own);
          int to = Long.numberOfTrailingZeros(rest);
          if (game().maySee(position, side, from, to)) {
            moves.add(EncodedMove.specialMove(from, to, SYMBOL));
          }
        }
      }
    }
  }

  @Override
  public boolean makesSpecialMove(Position position, int from, int to, char symbol) {
    if (symbol == SYMBOL) {
      game().rotate(position, from, to);
    }
    return symbol == SYMBOL;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    for (long rest = position.marked(cell(JUST)); rest != 0; rest &= rest - 1) {
      position.set(cell(JUST) + Long.numberOfTrailingZeros(rest), 0);
    }
    if (EncodedMove.isSpecialMove(turn.move(), SYMBOL)) {
      for (long rest = Square.bit(turn.from()) | Square.bit(turn.to()); rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        position.set(cell(JUST) + square, position.piece(square) == Piece.NONE ? 0 : 1);
      }
    }
  }

  @Override
  public boolean settles() {
    return true;
  }
}
