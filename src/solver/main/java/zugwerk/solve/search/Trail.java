package zugwerk.solve.search;

import java.util.Arrays;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;

/**
 * The moves that led to a position, for goals that depend on them. Each is stored under the journal's mark after it, so
 * that taking a move back needs no work.
 */
final class Trail {

  private final Position position;
  private int[] moves = new int[256];
  private int[] marks = new int[256];
  /** Twice the number of enemies before the move, plus one for a capture. */
  private int[] before = new int[256];
  private boolean[] arrived = new boolean[256];
  private int facts;

  Trail(Position position) {
    this.position = position;
  }

  void before(int move) {
    boolean capture = EncodedMove.capturesElsewhere(move)
        || EncodedMove.isStep(move) && position.piece(EncodedMove.to(move)) != Piece.NONE;
    facts = 2 * Long.bitCount(position.pieces(1 - position.toMove())) + (capture ? 1 : 0);
  }

  void made(int move, int mark) {
    int here = position.mark();
    if (here >= moves.length) {
      moves = Arrays.copyOf(moves, 2 * here);
      marks = Arrays.copyOf(marks, 2 * here);
      before = Arrays.copyOf(before, 2 * here);
      arrived = Arrays.copyOf(arrived, 2 * here);
    }
    moves[here] = move;
    marks[here] = mark;
    before[here] = facts;
    int to = EncodedMove.to(move);
    boolean goes = EncodedMove.carries(move) || EncodedMove.isAimed(move)
        && (position.pieces(1 - position.toMove()) >>> to & 1) != 0;
    arrived[here] = move != EncodedMove.NULL && goes && position.piece(to) != Piece.NONE
        && (position.changed(mark) >>> to & 1) != 0;
  }

  int last() {
    return moves[position.mark()];
  }

  /** Whether the last move was a capture, even if the captured piece stays on the board. */
  boolean isCapture() {
    return (before[position.mark()] & 1) != 0;
  }

  boolean isPieceLost() {
    return Long.bitCount(position.pieces(position.toMove())) < before[position.mark()] >> 1;
  }

  boolean hasArrived() {
    return arrived[position.mark()];
  }

  boolean isHome() {
    int to = EncodedMove.to(last());
    return hasArrived() && origin(to) == to;
  }

  private int origin(int square) {
    int origin = square;
    for (int here = position.mark(); here > 0; here = marks[here]) {
      int from = EncodedMove.from(moves[here]);
      int to = EncodedMove.to(moves[here]);
      if (EncodedMove.isCastling(moves[here]) && origin == from + to >> 1) {
        origin = to > from ? to + 1 : to - 2;
      } else if (origin == to && arrived[here]) {
        origin = from;
      } else if (origin == from && arrived[here] && EncodedMove.isAimed(moves[here])) {
        // The two have changed places.
        origin = to;
      }
    }
    return origin;
  }

  /** A hash of where the pieces have come from; 0 where each is on its square of the diagram. */
  long origins() {
    long origins = 0;
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int origin = origin(square);
      origins ^= origin == square ? 0 : mixed(square << 6 | origin);
    }
    return origins;
  }

  private static long mixed(int number) {
    long mixed = (number + 1) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
