package zugwerk.condition;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** A piece moves as the piece on another square does, if there is one. */
final class BorrowedPower extends Reborn {

  private final boolean reflected;

  /**
   * @param reflected whether from the square opposite through the middle of the board, else from the square of rebirth
   */
  BorrowedPower(ConditionOptions options, boolean reflected) {
    super(options, reflected || options.has(REX_INCLUSIVE));
    this.reflected = reflected;
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public Movement power(Position position, int side, int from, Movement usual) {
    int type = Piece.type(position.piece(from));
    int lender = lender(Piece.of(side, type), from);
    int piece = concernsKings() || type != Schema.KING ? position.piece(lender) : Piece.NONE;
    return piece == Piece.NONE ? usual : game().base().movement(position, side, Piece.type(piece));
  }

  private int lender(int piece, int square) {
    return reflected ? Square.COUNT - 1 - square : home(piece, square, square);
  }

  /** The square of the piece whose power a piece has. */
  @Override
  public long marks(Position position, int square) {
    return super.marks(position, square) == 0 ? 0 : Square.bit(lender(position.piece(square), square));
  }
}
