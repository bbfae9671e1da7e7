package zugwerk.rules;

import java.util.function.BiPredicate;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;

/**
 * Finds, without making them, moves after which one reply is legal and does what is wanted. Only for games whose pieces
 * are {@linkplain ReachFacts#certain certain} to move as the board alone says; in others it finds none.
 */
abstract sealed class KnownReply permits SameReply, SafeReply {

  final Variant variant;
  private final Generator generator;
  private final boolean takes;
  private final boolean certain;
  private int from;
  private int to;
  /** The pieces before the reply, and those of the side to move. */
  private long pieces;
  private long own;
  /** The pieces after it, the side to move, and the King of the other one. */
  long rest;
  int side;
  int king;

  /**
   * @param generator finds the moves in the same thread
   * @param takes whether captures are considered too
   * @param suits whether a power of a type moves in a way that can be judged without making the move
   */
  KnownReply(Variant variant, Generator generator, boolean takes, BiPredicate<Integer, Movement> suits) {
    this.variant = variant;
    this.generator = generator;
    this.takes = takes;
    certain = variant.reachFacts().certain() && suit(variant, 0, suits) && suit(variant, 1, suits);
  }

  private static boolean suit(Variant variant, int side, BiPredicate<Integer, Movement> suits) {
    for (int i = 0; i < variant.schema().types().size(); i++) {
      int type = i;
      if (!variant.reachFacts().powers(side, type).stream().allMatch(power -> suits.test(type, power))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Drops moves after which a reply is legal and does what is wanted. May keep some of them.
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
      Movement replying = variant.movement(position, position.toMove(), Piece.type(position.piece(from)));
      boolean leaps = (replying.leaps(from) & ~pieces & Square.bit(to)) != 0;
      MoveMaker.make(variant, position, reply);
      rest = position.occupied();
      side = position.toMove();
      king = position.king(1 - side);
      if (prepare(position)) {
        int size = start;
        for (int i = start; i < moves.size(); i++) {
          int move = moves.get(i);
          if (!isStep(move) || !suits(position, EncodedMove.from(move), EncodedMove.to(move))
              || !leaps && !isPossible(replying, move)) {
            moves.set(size++, move);
          }
        }
        moves.cut(size);
      }
    }
    position.rollback(mark);
  }

  /** Prepares for the position after the reply, as if no move had been made; false if no move can be dropped. */
  abstract boolean prepare(Position position);

  /** Whether after a step the reply does what is wanted, if it is possible at all. */
  abstract boolean suits(Position position, int start, int end);

  /** Whether a move is a step that leaves alone the piece that replies, and the square that it goes to. */
  private boolean isStep(int move) {
    int end = EncodedMove.to(move);
    return EncodedMove.kind(move) == EncodedMove.STEP && EncodedMove.from(move) != to && end != to && end != from
        && (takes || (pieces >>> end & 1) == 0);
  }

  /** Whether the way of the reply is open after a step. */
  private boolean isPossible(Movement replying, int move) {
    long start = Square.bit(EncodedMove.from(move));
    long end = Square.bit(EncodedMove.to(move));
    return (replying.targets(from, pieces & ~start | end, own & ~start) >>> to & 1) != 0;
  }
}
