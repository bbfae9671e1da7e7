package zugwerk.solve.search;

import java.util.Arrays;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Variant;

/**
 * The moves that led to a position, for goals that depend on them. Each is stored under the journal's mark after it, so
 * that taking a move back needs no work.
 */
final class Trail {

  private final Variant variant;
  private final Position position;
  private int[] moves = new int[256];
  private int[] marks = new int[256];
  /** Twice the number of enemies before the move, plus one for a capture. */
  private int[] before = new int[256];
  /** Where the piece that moved stands after the move, or -1. */
  private int[] arrivals = new int[256];
  private int facts;

  Trail(Variant variant, Position position) {
    this.variant = variant;
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
      arrivals = Arrays.copyOf(arrivals, 2 * here);
    }
    moves[here] = move;
    marks[here] = mark;
    before[here] = facts;
    arrivals[here] = variant.arrival(position, mark, move);
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

  /** Where the piece that made the last move stands, or -1. */
  int arrival() {
    return arrivals[position.mark()];
  }

  boolean isHome() {
    return arrival() >= 0 && origin(arrival()) == arrival();
  }

  private int origin(int square) {
    int origin = square;
    for (int here = position.mark(); here > 0; here = marks[here]) {
      int from = EncodedMove.from(moves[here]);
      int to = EncodedMove.to(moves[here]);
      if (EncodedMove.isCastling(moves[here]) && origin == from + to >> 1) {
        origin = to > from ? to + 1 : to - 2;
      } else if (origin == arrivals[here]) {
        origin = from;
      } else if (origin == from && arrivals[here] == to && EncodedMove.isAimed(moves[here])) {
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
