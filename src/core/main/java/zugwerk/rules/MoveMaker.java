package zugwerk.rules;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;

/**
 * Makes moves on a position. Unmaking is the position's rollback.
 *
 * <p>A turn is a series of events, each a method of {@link Variant} that a game can shape, always in this order:
 *
 * <ol>
 * <li>the move itself: a {@linkplain Variant#step step}, a {@linkplain Variant#capture capture},
 * {@linkplain Variant#castle castling}, a {@linkplain Variant#drop drop} or a
 * {@linkplain Variant#makeSpecialMove special move}; a pass has none;
 * <li>the {@linkplain Variant#promote promotion}, of the Pawn that stands on the square of arrival after that;
 * <li>the square passed is noted, if the move was a {@linkplain Variant#isDoubleStep double step} and the Pawn stands
 * where it went;
 * <li>{@linkplain Variant#afterMove what follows} from the move;
 * <li>the {@linkplain Variant#endTurn end of the turn}; the note is dropped if that changed the piece on the square
 * passed or on either end of the double step;
 * <li>the {@linkplain Variant#keptRights castling rights} that the turn has left, by all that has changed in it;
 * <li>the other side is to move.
 * </ol>
 */
public final class MoveMaker {

  private static final int NOT_PASSED = -1;

  private MoveMaker() {}

  /** Makes a move; it need not be legal, but must be one that the generator offers before it looks for check. */
  public static void make(Variant variant, Position position, int move) {
    int turn = position.mark();
    int from = EncodedMove.from(move);
    int to = EncodedMove.to(move);
    int mover = Piece.type(position.piece(from));
    int maker = maker(variant, position, move);
    int passed = NOT_PASSED;
    int onPassed = Piece.NONE;
    switch (EncodedMove.kind(move)) {
      case EncodedMove.STEP -> {
        int piece = position.piece(from);
        if (variant.promotes(mover) && Math.abs(from - to) == 16 && variant.isDoubleStep(position, from, to, maker)) {
          passed = from + to >> 1;
          onPassed = position.piece(passed);
        }
        go(variant, position, from, to);
        passed = position.piece(to) == piece ? passed : NOT_PASSED;
      }
      case EncodedMove.PROMOTION -> {
        go(variant, position, from, to);
        variant.promote(position, to, EncodedMove.promotionType(move));
      }
      case EncodedMove.EN_PASSANT -> variant.capture(position, from, to, captured(position.toMove(), to));
      case EncodedMove.LOCUST -> {
        variant.capture(position, from, to, EncodedMove.victim(move));
        if (EncodedMove.promotionType(move) != 0) {
          variant.promote(position, to, EncodedMove.promotionType(move));
        }
      }
      case EncodedMove.CASTLING -> {
        boolean kingside = to > from;
        variant.castle(position, from, to, kingside ? to + 1 : to - 2, kingside ? to - 1 : to + 1);
      }
      default -> mover = act(variant, position, move, mover);
    }
    position.set(Schema.EN_PASSANT, passed + 1);
    int pawn = passed == NOT_PASSED ? Piece.NONE : position.piece(to);
    variant.afterMove(position, move, turn);
    variant.endTurn(position, mover, maker);
    if (passed != NOT_PASSED && (position.piece(to) != pawn || position.piece(from) != Piece.NONE
        || position.piece(passed) != onPassed)) {
      position.set(Schema.EN_PASSANT, 0);
    }
    if (position.get(Schema.CASTLING) != 0) {
      position.set(Schema.CASTLING, variant.keptRights(position, turn));
    }
    position.set(Schema.SIDE_TO_MOVE, 1 - position.toMove());
  }

  /** A special move, a drop or a pass; returns the type of the piece that has moved. */
  private static int act(Variant variant, Position position, int move, int type) {
    int to = EncodedMove.to(move);
    if (EncodedMove.isDrop(move)) {
      variant.drop(position, EncodedMove.promotionType(move), to);
      return EncodedMove.promotionType(move);
    }
    if (EncodedMove.isPass(move)) {
      return Move.NONE;
    }
    variant.makeSpecialMove(position, EncodedMove.from(move), to, EncodedMove.symbol(move));
    return type;
  }

  private static void go(Variant variant, Position position, int from, int to) {
    if (position.piece(to) == Piece.NONE) {
      variant.step(position, from, to);
    } else {
      variant.capture(position, from, to, to);
    }
  }

  /** The setup after a legal move, with its counters updated. */
  public static Setup after(Variant variant, Setup setup, Move move) {
    Position position = Position.of(setup);
    make(variant, position, EncodedMove.pack(move));
    Setup after = position.setup();
    boolean quiet = setup.pieces(Side.WHITE) == after.pieces(Side.WHITE)
        && setup.pieces(Side.BLACK) == after.pieces(Side.BLACK)
        && (move instanceof Move.SpecialMove || move instanceof Move.Pass || move instanceof Move.Drop
            || Piece.type(setup.piece(move.from())) != variant.pawn());
    return after.counting(
        quiet ? setup.halfmoves() + 1 : 0, setup.fullmove() + (setup.toMove() == Side.BLACK ? 1 : 0));
  }

  /**
   * Passes, for set play, threats and for the studio, whether or not the game's rules offer it. An en passant square
   * that a Pawn of the side to move has passed is for set play, and stays.
   */
  public static void skip(Variant variant, Position position) {
    int side = position.toMove();
    int passed = position.get(Schema.EN_PASSANT) - 1;
    int pawn = passed < 0 ? Square.COUNT : captured(1 - side, passed);
    boolean stays = pawn >= 0 && pawn < Square.COUNT && position.piece(pawn) == Piece.of(side, variant.pawn());
    make(variant, position, EncodedMove.pass());
    if (stays) {
      position.set(Schema.EN_PASSANT, passed + 1);
    }
  }

  /** What can make a move, as {@link Variant#makers} says; nothing makes castling and moves of a game's own kinds. */
  static long makers(Variant variant, Position position, int move) {
    int kind = EncodedMove.kind(move);
    return kind > EncodedMove.EN_PASSANT ? 0
        : variant.makers(position, EncodedMove.from(move), EncodedMove.to(move), kind == EncodedMove.EN_PASSANT);
  }

  /** The tag of a move whose maker is the first one: makers are letters or squares. */
  static int firstTag(Variant variant, Position position, int move) {
    boolean squares = variant.makersAreSquares(position, EncodedMove.from(move), EncodedMove.to(move),
        EncodedMove.isEnPassant(move));
    return squares ? Move.FIRST_SQUARE : 0;
  }

  /** What makes a move: what its tag says, if the game leaves a choice, else the first letter that can. */
  private static int maker(Variant variant, Position position, int move) {
    long makers = makers(variant, position, move);
    int tag = EncodedMove.tag(move);
    if (makers == 0) {
      return tag;
    }
    return firstTag(variant, position, move) != 0 ? Move.NONE
        : tag != Move.NONE && (makers >>> tag & 1) != 0 ? tag : Long.numberOfTrailingZeros(makers);
  }

  /** The square of the Pawn that is captured en passant by a piece of a side going to a square. */
  public static int captured(int side, int passed) {
    return side == 0 ? passed - 8 : passed + 8;
  }
}
