package zugwerk.condition;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/** A condition with squares of rebirth. */
abstract class Reborn extends Condition {

  /** The option that Kings are reborn too. */
  static final String REX_INCLUSIVE = "rex inclusive";

  /** The option that Kings are not concerned. */
  static final String REX_EXCLUSIVE = "rex exclusive";

  private final RebirthRule rule;
  private final boolean kings;
  private @Nullable Homes homes;

  /** @param kings whether Kings are concerned too */
  Reborn(ConditionOptions options, boolean kings) {
    rule = RebirthRule.of(options);
    this.kings = kings;
  }

  @Override
  protected void laid() {
    homes = new Homes(game().base());
  }

  /** The square of rebirth, or -1; see {@link RebirthRule#square}. */
  @SuppressWarnings("NullAway") // laid() comes first
  final int home(int piece, int square, int from) {
    return rule.square(homes, piece, square, from);
  }

  final RebirthRule rule() {
    return rule;
  }

  /** The square of rebirth of a King that is captured on a square. */
  final int kingHome(int side, int square, int from) {
    return home(Piece.of(side, Schema.KING), square, from);
  }

  /** The square of rebirth, if it depends on nothing but the piece and its square. */
  @Override
  public long marks(Position position, int square) {
    int piece = position.piece(square);
    boolean known = piece != Piece.NONE && rule != RebirthRule.PWC && rule != RebirthRule.EQUIPOLLENTS
        && (kings || Piece.type(piece) != Schema.KING);
    return known ? Square.bit(home(piece, square, square)) : 0;
  }

  /** Whether Kings are concerned too. */
  final boolean concernsKings() {
    return kings;
  }

  /** Whether a piece can be reborn on a square once another one has gone from one square to another. */
  final boolean isFree(Position position, int square, long occupied, int from, int to) {
    return square >= 0 && square != to
        && ((occupied & ~Square.bit(from) | game().barriers(position)) >>> square & 1) == 0;
  }

  /** Whether a piece can be reborn on a square now. */
  final boolean isFree(Position position, int square) {
    return square >= 0 && ((position.occupied() | game().barriers(position)) >>> square & 1) == 0;
  }

  /** The types that a Pawn reborn on a square may have, as letters from A; none unless it is promoted there. */
  final long promotions(int piece, int square) {
    long letters = 0;
    if (square >= 0 && piece != Piece.NONE && game().promotes(Piece.type(piece))
        && Square.rank(square) == (Piece.side(piece) == 0 ? 7 : 0)) {
      for (int type : game().promotions()) {
        letters |= 1L << game().schema().types().get(type).letter() - 'A';
      }
    }
    return letters;
  }

  /** The type of a piece reborn on a square by a move: for a promoted Pawn the one that the move chooses. */
  final int promoted(int piece, int square, int move) {
    long letters = promotions(piece, square);
    int tag = EncodedMove.tag(move);
    boolean chosen = tag >= 0 && (letters >>> tag & 1) != 0;
    return letters == 0 ? Piece.type(piece)
        : game().schema().type((char) ('A' + (chosen ? tag : Long.numberOfTrailingZeros(letters))));
  }
}
