package zugwerk.solve.reach;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;

/**
 * Which moves of the victim bring the goal nearer, where it has no move to lose: those that take a piece, clear a way,
 * stand where a Pawn can capture or in the way of a piece that would parry the check, or shorten the way of the King or
 * of a piece that blocks a flight.
 */
final class HelpfulMoves {

  private final Position position;
  private final Scene scene;
  /** The squares to which the King's steps shorten its ways, and those that other pieces might block. */
  private long kingSteps;
  private long flights;
  /** The squares on which a Pawn could capture, or another piece is kept from parrying the last check. */
  private long stands;
  private long bars;
  private int spare;

  HelpfulMoves(Position position, Scene scene) {
    this.position = position;
    this.scene = scene;
  }

  /** Begins with no square of the King. */
  void begin() {
    kingSteps = 0;
    flights = 0;
    spare = 0;
    scene.clearNotes();
  }

  /**
   * Adds a square on which the goal may be reached.
   *
   * @param moves how many moves of the victim's other pieces that leaves
   */
  void add(int square, int moves) {
    Army victims = scene.victims;
    int distance = victims.journey(Schema.KING << 6 | scene.king).distance(square);
    if (distance > 0) {
      kingSteps |= Surroundings.squares(scene.king)
          & victims.journey(Schema.KING << 6 | square).within(distance - 1);
    }
    if (moves > 0) {
      flights |= Surroundings.squares(square);
      spare = Math.max(spare, moves);
    }
  }

  /** Ends with all squares added, once the ways to the goal have been looked at. */
  void end() {
    bars = scene.bars();
    stands = scene.shields();
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
    for (long rest = flights; rest != 0; rest &= rest - 1) {
      int flight = Long.numberOfTrailingZeros(rest);
      int distance = before.distance(flight);
      if (distance <= spare && after.distance(flight) < distance) {
        return true;
      }
    }
    return false;
  }
}
