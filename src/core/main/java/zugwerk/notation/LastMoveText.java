package zugwerk.notation;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.LastMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveStyle;
import zugwerk.rules.Variant;

/**
 * Moves in the form of retro-analysis: with both squares and the captured piece, as in {@code Ka7xNa8}, so that the
 * position before the move is determined.
 */
public final class LastMoveText {

  private LastMoveText() {}

  /** Writes a move that may have been the last one. */
  public static String of(Variant variant, LastMove last) {
    Position position = Position.of(last.before());
    MoveStyle style = variant.style();
    Move move = last.move();
    if (move instanceof Move.Castling) {
      return move.to() > move.from() ? "O-O" : "O-O-O";
    }
    int mover = position.piece(move.from());
    int victim = position.piece(last.victim());
    String name = Piece.type(mover) == variant.pawn() ? ""
        : style.name(position, Piece.side(mover), Piece.type(mover));
    String text = name + Square.name(move.from()) + (victim == Piece.NONE ? "-"
        : style.captureSign() + style.name(position, Piece.side(victim), Piece.type(victim))) + Square.name(move.to());
    return switch (move) {
      case Move.EnPassant _ -> text + " e.p.";
      case Move.Step step when step.promotion() != Move.NONE ->
        text + "=" + style.name(position, Piece.side(mover), step.promotion());
      default -> text;
    };
  }
}
