package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** A captured piece is replaced: the mover turns an enemy piece of the next lesser type into one of its type. */
final class Snek extends KingPower {

  /** What replaces what: each letter is followed by that of the piece that becomes one of its type. */
  private static final String LADDER = "QRRBBNNK";
  private static final String CIRCLE = "QRRBBNNQ";

  private final boolean circle;

  /** @param circle whether a Queen replaces a Knight; else a King takes its power, until a Pawn is captured */
  Snek(boolean circle) {
    super(!circle, "snek");
    this.circle = circle;
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int captured = passing ? Piece.NONE : position.piece(to);
    return captured == Piece.NONE ? 0 : successors(position, captured) & ~Square.bit(to);
  }

  /** The pieces of a captured piece's side that may replace it. */
  private long successors(Position position, int captured) {
    int side = Piece.side(captured);
    String letters = circle ? CIRCLE : LADDER;
    // In some games a capture of a King does not end the game.
    int at = Piece.type(captured) == Schema.KING ? -1
        : letters.indexOf(game().schema().types().get(Piece.type(captured)).letter());
    int type = at < 0 ? -1 : game().schema().type(letters.charAt((at + 1) / 2 * 2 + 1));
    if (type < 0) {
      return 0;
    }
    long kings = position.pieces(side, Schema.KING);
    return position.pieces(side, type) & ~kings | (!circle && powerType(position, side) == type ? kings : 0);
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures()) {
      return;
    }
    Position position = turn.position();
    int side = Piece.side(turn.captured());
    int type = Piece.type(turn.captured());
    if (type == game().pawn()) {
      setPowerType(position, side, Schema.KING);
    }
    int square = turn.chosen(successors(position, turn.captured()));
    if (square >= 0 && square == position.king(side)) {
      setPowerType(position, side, type);
    } else if (square >= 0 && position.piece(square) != Piece.NONE) {
      turn.become(square, type);
    }
  }
}
