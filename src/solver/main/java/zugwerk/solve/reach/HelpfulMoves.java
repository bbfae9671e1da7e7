package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/**
 * Which moves of the victim bring the goal nearer, where it has no move to lose: those that take a piece, clear a way,
 * stand where a Pawn can capture, or shorten the way of the King or of a piece that blocks a flight.
 */
final class HelpfulMoves {

  private final Position position;
  private final Scene scene;
  /** The squares to which the King's steps shorten its ways. */
  private long kingSteps;
  /** By the square of each other piece: the squares that it might block. */
  private final long[] blocks = new long[Square.COUNT];
  /** The flights of the King's square that were looked at already, as sets of what is not guarded. */
  private final boolean[] seen = new boolean[Surroundings.CHECK];
  /** The squares on which a Pawn could capture. */
  private long stands;
  private long bars;

  HelpfulMoves(Position position, Scene scene) {
    this.position = position;
    this.scene = scene;
  }

  /** Begins with no square of the King. */
  void begin() {
    kingSteps = 0;
    for (long rest = scene.foes; rest != 0; rest &= rest - 1) {
      blocks[Long.numberOfTrailingZeros(rest)] = 0;
    }
    scene.clearNotes();
  }

  /** Adds a square of the King on which the goal may be reached. */
  void add(int square) {
    Army victims = scene.victims;
    int distance = victims.journey(Schema.KING << 6 | scene.king).distance(square);
    if (distance > 0) {
      kingSteps |= Surroundings.squares(scene.king)
          & victims.journey(Schema.KING << 6 | square).within(distance - 1);
    }
    Arrays.fill(seen, false);
  }

  /** Adds all flights of the King's square, which any piece may block with so many moves. */
  void addAll(int square, int spare) {
    for (int i = 0; i < scene.otherCount; i++) {
      for (long rest = Surroundings.squares(square) & scene.way(i).within(spare); rest != 0; rest &= rest - 1) {
        blocks[scene.others[i] & 63] |= Long.lowestOneBit(rest);
      }
    }
  }

  /**
   * Adds flights of the King's square added last that are not guarded, so that all of them must be blocked.
   *
   * @param spare the moves that there are for that
   */
  void addBare(int square, int bare, int spare) {
    if (seen[bare & Surroundings.CHECK - 1]) {
      return;
    }
    seen[bare & Surroundings.CHECK - 1] = true;
    int left = spare;
    for (int rest = bare; rest != 0; rest &= rest - 1) {
      left -= least(Surroundings.square(square, Integer.numberOfTrailingZeros(rest)));
    }
    for (int rest = bare; rest != 0 && left >= 0; rest &= rest - 1) {
      int flight = Surroundings.square(square, Integer.numberOfTrailingZeros(rest));
      int most = left + least(flight);
      for (int i = 0; i < scene.otherCount; i++) {
        blocks[scene.others[i] & 63] |= scene.way(i).distance(flight) <= most ? Square.bit(flight) : 0;
      }
    }
  }

  /** The moves of the nearest piece to a square. */
  private int least(int square) {
    int least = Journey.NEVER;
    for (int i = 0; i < scene.otherCount; i++) {
      least = Math.min(least, scene.way(i).distance(square));
    }
    return least;
  }

  /** Ends with all squares added, once the ways to the goal have been looked at. */
  void end() {
    bars = scene.bars();
    stands = 0;
    for (int i = 0; i < scene.count; i++) {
      stands |= scene.attackers.captures(scene.pieces[i]);
    }
  }

  /** Whether a move of the victim helps. */
  boolean helps(int move) {
    int from = EncodedMove.from(move);
    int to = EncodedMove.to(move);
    if (!EncodedMove.isStep(move) || ((position.occupied() | stands) & Square.bit(to)) != 0
        || (bars & Square.bit(from)) != 0) {
      return true;
    }
    int type = Piece.type(position.piece(from));
    if (type == Schema.KING) {
      return (kingSteps & Square.bit(to)) != 0;
    }
    if (scene.victims.isPawn(type) && Math.abs(Square.rank(from) - Square.rank(to)) == 2
        && (stands & Square.bit((from + to) / 2)) != 0) {
      // It may be captured en passant.
      return true;
    }
    Journey before = scene.journey(type << 6 | from);
    Journey after = scene.journey(EncodedMove.typeAfter(move, type) << 6 | to);
    for (long rest = blocks[from]; rest != 0; rest &= rest - 1) {
      int flight = Long.numberOfTrailingZeros(rest);
      if (after.distance(flight) < before.distance(flight)) {
        return true;
      }
    }
    return false;
  }
}
