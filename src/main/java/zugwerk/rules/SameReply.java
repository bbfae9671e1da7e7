package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Tells of which moves, without making them, one reply is legal after each and gives no check. In a game whose pieces
 * are not {@linkplain ReachFacts#certain certain} to move as the board alone tells, it says so of none. Nor does it say
 * so of captures, which may oblige the other side to another reply. One instance serves one thread.
 */
public final class SameReply {

  private final Variant variant;
  private final Generator generator;
  private final boolean certain;
  private int from;
  private int to;
  private int type;
  /** The pieces before the reply. */
  private long pieces;
  private long own;
  /** The pieces after it, and the King of the side that replies. */
  private long rest;
  private int king;
  /** The squares that were looked at, and those of them that a piece may leave without an attack on either King. */
  private long looked;
  private long free;

  /**
   * @param generator finds the moves in the same thread
   */
  public SameReply(Variant variant, Generator generator) {
    this.variant = variant;
    this.generator = generator;
    certain = variant.reachFacts().certain() && haveLines(variant, 0) && haveLines(variant, 1);
  }

  private static boolean haveLines(Variant variant, int side) {
    for (int type = 0; type < variant.schema().types().size(); type++) {
      if (!variant.reachFacts().powers(side, type).stream().allMatch(Movement::lines)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Drops moves after which a reply is legal and gives no check. May keep some of them.
   *
   * @param position as it is before the moves, and afterwards
   * @param moves legal moves
   * @param start the index of the first move that may be dropped
   * @param reply a move of the other side; with {@link EncodedMove#NULL} nothing is dropped
   */
  public void drop(Position position, MoveList moves, int start, int reply) {
    if (!certain || reply == EncodedMove.NULL || position.king(1 - position.toMove()) == Square.COUNT) {
      return;
    }
    int mark = position.mark();
    pieces = position.occupied();
    own = position.pieces(position.toMove());
    MoveMaker.skip(variant, position);
    if (generator.couldPlay(position, reply)) {
      from = EncodedMove.from(reply);
      to = EncodedMove.to(reply);
      type = Piece.type(position.piece(from));
      MoveMaker.make(variant, position, reply);
      rest = position.occupied();
      king = position.king(1 - position.toMove());
      looked = 0;
      free = 0;
      int size = start;
      for (int i = start; i < moves.size(); i++) {
        if (!answers(position, moves.get(i))) {
          moves.set(size++, moves.get(i));
        }
      }
      moves.cut(size);
    }
    position.rollback(mark);
  }

  /** Whether the reply answers a move. The position is that after the reply, as if the move had not been made. */
  private boolean answers(Position position, int move) {
    int start = EncodedMove.from(move);
    int end = EncodedMove.to(move);
    if (EncodedMove.kind(move) != EncodedMove.STEP || start == to || end == to
        || (pieces >>> end & 1) != 0 || !isFree(position, start)) {
      return false;
    }
    int side = position.toMove();
    int mover = Piece.type(position.piece(start));
    long others = rest & ~Square.bit(start);
    // A piece on the square of arrival only bars lines of others, and so attacks no King but by itself.
    if (variant.movement(position, side, mover).attacks(end, king, others)
        || mover == Schema.KING && Attacks.attacked(variant, position, end, 1 - side, others)) {
      return false;
    }
    return (variant.movement(position, 1 - side, type)
        .targets(from, pieces & ~Square.bit(start) | Square.bit(end), own & ~Square.bit(start)) >>> to & 1) != 0;
  }

  /** Whether no King is attacked once a piece of the side to move is gone from its square; its own King may be it. */
  private boolean isFree(Position position, int square) {
    if ((looked >>> square & 1) == 0) {
      looked |= Square.bit(square);
      int side = position.toMove();
      int other = position.king(side);
      long others = rest & ~Square.bit(square);
      if (!Attacks.attacked(variant, position, king, side, others) && (other == square || other == Square.COUNT
          || !Attacks.attacked(variant, position, other, 1 - side, others))) {
        free |= Square.bit(square);
      }
    }
    return (free >>> square & 1) != 0;
  }
}
