package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/**
 * The moves of the victim that bring the goal nearer, where it has no move to lose and no mates are listed: moves that
 * capture, clear a line, go where a Pawn can capture, or bring the King or a blocking piece nearer.
 */
final class HelpfulMoves {

  private final Position position;
  private final BoundContext context;
  /** The King's steps that bring it nearer to a square where the goal is possible. */
  private long kingSteps;
  /** By the square of a piece: the flights that it may block. */
  private final long[] blocks = new long[Square.COUNT];
  /** The sets of unguarded flights that were added already. */
  private final boolean[] seen = new boolean[KingNeighbours.CHECK];
  /** The squares on which a Pawn could capture. */
  private long prey;
  private long barring;

  HelpfulMoves(Position position, BoundContext context) {
    this.position = position;
    this.context = context;
  }

  void begin() {
    kingSteps = 0;
    for (long rest = context.foes; rest != 0; rest &= rest - 1) {
      blocks[Long.numberOfTrailingZeros(rest)] = 0;
    }
    context.barring = 0;
    prey = 0;
    for (int i = 0; i < context.count; i++) {
      prey |= context.attackers.captures(context.pieces[i]);
    }
  }

  /** Keeps the pieces that barred lines so far, which help by leaving. */
  void keepBarring() {
    barring = context.barring;
  }

  /** Adds a square of the King on which the goal is possible. */
  void add(int square) {
    PieceTables victims = context.victims;
    int distance = victims.distances(Schema.KING << 6 | context.king).distance(square);
    if (distance > 0) {
      kingSteps |= KingNeighbours.squares(context.king)
          & victims.distances(Schema.KING << 6 | square).within(distance - 1);
    }
    Arrays.fill(seen, false);
  }

  /** Adds all flights of a square, which any piece may block with a number of moves. */
  void addAll(int square, int spare) {
    for (int i = 0; i < context.otherCount; i++) {
      long flights = KingNeighbours.squares(square) & context.victimDistances(i).within(spare);
      for (long rest = flights; rest != 0; rest &= rest - 1) {
        blocks[context.others[i] & 63] |= Long.lowestOneBit(rest);
      }
    }
  }

  /**
   * Adds unguarded flights of the square added last, all of which must be blocked.
   *
   * @param spare the moves for that
   */
  void addUnguarded(int square, int unguarded, int spare) {
    if (seen[unguarded & KingNeighbours.CHECK - 1]) {
      return;
    }
    seen[unguarded & KingNeighbours.CHECK - 1] = true;
    int left = spare;
    for (int rest = unguarded; rest != 0; rest &= rest - 1) {
      left -= least(KingNeighbours.square(square, Integer.numberOfTrailingZeros(rest)));
    }
    for (int rest = unguarded; rest != 0 && left >= 0; rest &= rest - 1) {
      int flight = KingNeighbours.square(square, Integer.numberOfTrailingZeros(rest));
      int most = left + least(flight);
      for (int i = 0; i < context.otherCount; i++) {
        blocks[context.others[i] & 63] |= context.victimDistances(i).distance(flight) <= most ? Square.bit(flight) : 0;
      }
    }
  }

  private int least(int square) {
    int least = PieceDistances.NEVER;
    for (int i = 0; i < context.otherCount; i++) {
      least = Math.min(least, context.victimDistances(i).distance(square));
    }
    return least;
  }

  boolean helps(int move) {
    int from = EncodedMove.from(move);
    int to = EncodedMove.to(move);
    if (!EncodedMove.isStep(move) || ((position.occupied() | prey) & Square.bit(to)) != 0
        || (barring & Square.bit(from)) != 0) {
      return true;
    }
    int type = Piece.type(position.piece(from));
    if (type == Schema.KING) {
      return (kingSteps & Square.bit(to)) != 0;
    }
    if (context.victims.isPawn(type) && Math.abs(Square.rank(from) - Square.rank(to)) == 2
        && (prey & Square.bit((from + to) / 2)) != 0) {
      // It may be captured en passant.
      return true;
    }
    PieceDistances before = context.distances(type << 6 | from);
    PieceDistances after = context.distances(EncodedMove.typeAfter(move, type) << 6 | to);
    for (long rest = blocks[from]; rest != 0; rest &= rest - 1) {
      int flight = Long.numberOfTrailingZeros(rest);
      if (after.distance(flight) < before.distance(flight)) {
        return true;
      }
    }
    return false;
  }
}
