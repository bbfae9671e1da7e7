package zugwerk.rules;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** Makes moves on a position by the rules that all games share. Unmaking is the position's rollback. */
public final class MoveMaker {

  private MoveMaker() {}

  /** Makes a move; it need not be legal, but must be one that the generator offers before it looks for check. */
  public static void make(Variant variant, Position position, int move) {
    int from = EncodedMove.from(move);
    int to = EncodedMove.to(move);
    int side = position.toMove();
    int passed = 0;
    int mover = Piece.type(position.piece(from));
    int maker = maker(variant, position, move);
    switch (EncodedMove.kind(move)) {
      case EncodedMove.STEP -> {
        boolean passes = mover == variant.pawn() && variant.doubleSteps(position, from, to, maker);
        variant.step(position, from, to);
        if (passes && position.piece(to) == Piece.of(side, mover)) {
          passed = (from + to >> 1) + 1;
        }
      }
      case EncodedMove.PROMOTION -> {
        variant.step(position, from, to);
        position.place(to, Piece.of(side, EncodedMove.promotionType(move)));
      }
      case EncodedMove.EN_PASSANT -> variant.passing(position, from, to, captured(side, to));
      case EncodedMove.CASTLING -> {
        boolean kingside = to > from;
        variant.castle(position, from, to, kingside ? to + 1 : to - 2, kingside ? to - 1 : to + 1);
      }
      case EncodedMove.SPECIAL -> variant.makeSpecialMove(position, from, to, EncodedMove.symbol(move));
      default -> mover = Move.NONE;
    }
    position.set(Schema.EN_PASSANT, passed);
    variant.endTurn(position, mover, maker);
    if (position.get(Schema.CASTLING) != 0) {
      loseRights(variant, position);
    }
    position.set(Schema.SIDE_TO_MOVE, 1 - side);
  }

  /** Passes, for threats and for the studio, whether or not the game's rules offer it. */
  public static void skip(Variant variant, Position position) {
    make(variant, position, EncodedMove.pass());
  }

  /** What can make a move, as {@link Variant#makers} says; nothing makes castling and moves of a game's own kinds. */
  static long makers(Variant variant, Position position, int move) {
    int kind = EncodedMove.kind(move);
    return kind > EncodedMove.EN_PASSANT ? 0
        : variant.makers(position, EncodedMove.from(move), EncodedMove.to(move), kind == EncodedMove.EN_PASSANT);
  }

  /** What makes a move: what its tag says, if the game leaves a choice, else the first that can. */
  private static int maker(Variant variant, Position position, int move) {
    long makers = makers(variant, position, move);
    int tag = EncodedMove.tag(move);
    return makers == 0 || tag != Move.NONE && (makers >>> tag & 1) != 0 ? tag : Long.numberOfTrailingZeros(makers);
  }

  /** The square of the Pawn that is captured en passant by a piece of a side going to a square. */
  static int captured(int side, int passed) {
    return side == 0 ? passed - 8 : passed + 8;
  }

  /** Rights end once the King or the piece on the corner has gone, whatever took him away. */
  private static void loseRights(Variant variant, Position position) {
    int rights = position.get(Schema.CASTLING);
    int kept = 0;
    for (int side = 0; side < 2; side++) {
      if ((position.pieces(side, Schema.KING) >>> Square.of(4, 7 * side) & 1) != 0) {
        long partners = position.pieces(side, variant.castlingPartner()) >>> 56 * side;
        kept |= (int) ((partners >>> 7 & 1) | (partners & 1) << 1) << 2 * side;
      }
    }
    position.set(Schema.CASTLING, rights & kept);
  }
}
