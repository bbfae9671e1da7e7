package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Rights;

/**
 * The moves that a side still needs until its pieces stand as in the diagram: the misplaced pieces, the places to be
 * filled, and the moves of each piece to each place.
 *
 * <p>A piece that stands where the diagram has such a piece is left there. If another one took its place, the two could
 * exchange their tasks without more moves. A surplus piece must be or come where the other side can still capture.
 */
final class ProofDistance {

  static final long ANYWHERE = -1L;

  private final Position position;
  private final Position diagram;
  private final int side;
  private final int types;
  private final int pawn;
  private final int partner;
  private final long settled;
  private final ProofRoutes routes;
  private final CaptureSquares captures;
  private final MoveAssignment matching = new MoveAssignment();
  private final int[] squares = new int[Square.COUNT];
  private final int[] kinds = new int[Square.COUNT];
  /** By square: the number of the misplaced piece there, {@link MoveAssignment#NONE} for others. */
  private final int[] numbers = new int[Square.COUNT];
  private final int[] places = new int[Square.COUNT];
  private final int[] wanted = new int[Square.COUNT];
  /** By misplaced piece: its moves until it can be captured. */
  private final int[] captured = new int[Square.COUNT];
  private int count;
  private int open;
  /** The surplus pieces, whose captures are assigned like places; 0 if all can be captured where they stand. */
  private int surplus;
  private int piecePrices;
  /** The castling rights of the side, a bit for each wing. */
  private int wings;
  /** The squares on which the other side can still capture. */
  private long targets;
  /** The most captures, and the most other moves, by a Pawn. */
  private int spoils;
  private int pauses;

  /**
   * @param partner the type that castles with the King
   * @param settled the squares of the immovable pieces
   */
  ProofDistance(Position position, Position diagram, int side, int pawn, int partner, long settled,
      ProofRoutes routes, CaptureSquares captures) {
    this.position = position;
    this.diagram = diagram;
    this.side = side;
    this.pawn = pawn;
    this.partner = partner;
    this.settled = settled;
    this.routes = routes;
    this.captures = captures;
    types = position.types();
  }

  /** The wings on which the side may still castle: 1 for the King's, 2 for the Queen's, 3 for both. */
  int rights() {
    int rights = position.get(Schema.CASTLING) >> 2 * side & 3;
    for (int wing = 0; wing < 2; wing++) {
      int right = 2 * side + wing;
      rights &= (settled & Rights.touched(right)) == 0 ? 3 : ~(1 << wing);
    }
    return rights;
  }

  private static int partnerArrival(int right) {
    return Rights.king(right) + Rights.arrival(right) >> 1;
  }

  /** Lists the misplaced pieces, the places to be filled, and the moves between them. */
  private void list() {
    count = 0;
    open = 0;
    for (int type = 0; type < types; type++) {
      long pieces = position.pieces(side, type);
      long both = pieces & diagram.pieces(side, type) & ~castling(type);
      for (long rest = pieces & ~both; rest != 0; rest &= rest - 1) {
        squares[count] = Long.numberOfTrailingZeros(rest);
        kinds[count++] = type;
      }
      for (long rest = diagram.pieces(side, type) & ~both; rest != 0; rest &= rest - 1) {
        places[open] = Long.numberOfTrailingZeros(rest);
        wanted[open++] = type;
      }
    }
    matching.begin(count);
    for (int place = 0; place < open; place++) {
      matching.place();
      for (int piece = 0; piece < count; piece++) {
        int type = kinds[piece];
        matching.cost(piece, moves(type, squares[piece], place));
      }
    }
    listSurplus();
  }

  private void listSurplus() {
    surplus = 0;
    int most = 0;
    for (int piece = 0; piece < count; piece++) {
      captured[piece] = capturedAfter(kinds[piece], squares[piece]);
      most = Math.max(most, kinds[piece] == Schema.KING ? 0 : captured[piece]);
    }
    if (most == 0) {
      return;
    }
    for (; surplus < count - open; surplus++) {
      matching.place();
      for (int piece = 0; piece < count; piece++) {
        matching.cost(piece, captured[piece]);
      }
    }
  }

  /** The least moves of a piece until it stands where the other side can capture it. */
  private int capturedAfter(int type, int square) {
    if (type == Schema.KING) {
      return ProofRoutes.NEVER;
    }
    // The capture of a Pawn may be one rank away, en passant.
    long ends = type == pawn ? targets | targets << 8 | targets >>> 8 : targets;
    if ((ends >>> square & 1) != 0) {
      return 0;
    }
    int least = captures.moves(type, square, ends);
    for (int wing = 0; wings >> wing != 0; wing++) {
      int right = 2 * side + wing;
      if ((wings >> wing & 1) != 0 && type == partner && square == Rights.corner(right)) {
        least = Math.min(least, captures.moves(type, partnerArrival(right), ends));
      }
    }
    return least;
  }

  /** The castling partners of a type, which may leave their places by castling. */
  private long castling(int type) {
    long castling = 0;
    for (int wing = 0; type == partner && wings >> wing != 0; wing++) {
      castling |= (wings >> wing & 1) == 0 ? 0 : Square.bit(Rights.corner(2 * side + wing));
    }
    return castling;
  }

  /** The moves of a piece to a place, castling included. */
  private int moves(int type, int square, int place) {
    int least = routes.moves(type, wanted[place], square, places[place], spoils, pauses);
    for (int wing = 0; wings >> wing != 0; wing++) {
      int right = 2 * side + wing;
      if ((wings >> wing & 1) != 0 && type == Schema.KING) {
        least = Math.min(least, 1 + routes.moves(type, wanted[place], Rights.arrival(right), places[place]));
      } else if ((wings >> wing & 1) != 0 && type == partner && square == Rights.corner(right)) {
        least = Math.min(least, routes.moves(type, wanted[place], partnerArrival(right), places[place]));
      }
    }
    return least;
  }

  /**
   * Assigns the pieces to their places.
   *
   * @param newTargets the squares on which the other side can still capture
   * @param newSpoils the most captures by a Pawn
   * @param newPauses the most other moves by a Pawn
   */
  void prepare(long newTargets, int newSpoils, int newPauses) {
    targets = newTargets;
    spoils = newSpoils;
    pauses = newPauses;
    wings = rights();
    list();
    matching.price();
  }

  /** The least moves that the side needs. */
  int total() {
    return matching.total();
  }

  /** The misplaced pieces, except the King. */
  long misplaced() {
    long squares = 0;
    for (int type = 0; type < types; type++) {
      squares |= type == Schema.KING ? 0
          : position.pieces(side, type) & ~(diagram.pieces(side, type) & ~castling(type));
    }
    return squares;
  }

  /**
   * The squares on which the side can still capture, or {@link #ANYWHERE} if all of some squares are among them.
   *
   * @param moves its moves left
   * @param some the squares of pieces that it might capture
   */
  long captureSquares(int moves, long some) {
    int spare = moves - matching.total();
    long found = captureSquaresInPlace(spare);
    for (int piece = 0; piece < count && (some & ~found) != 0; piece++) {
      int type = kinds[piece];
      int square = squares[piece];
      int most = spare + matching.piecePrice(piece);
      found |= captureSquares(type, square, most);
      for (int wing = 0; wings >> wing != 0; wing++) {
        int right = 2 * side + wing;
        if ((wings >> wing & 1) != 0 && type == Schema.KING) {
          found |= captureSquares(type, Rights.arrival(right), most - 1);
        } else if ((wings >> wing & 1) != 0 && type == partner && square == Rights.corner(right)) {
          found |= captureSquares(type, partnerArrival(right), most);
        }
      }
    }
    return (some & ~found) == 0 ? ANYWHERE : found;
  }

  /** The squares of captures by a misplaced piece, or one that castling has brought to its square. */
  private long captureSquares(int type, int square, int most) {
    long found = 0;
    for (int place = 0; place < open; place++) {
      found |= captures.passed(type, wanted[place], square, places[place], most + matching.placePrice(place));
    }
    if (count > open && type != Schema.KING) {
      int price = 0;
      for (int place = open; place < open + surplus; place++) {
        price = place == open ? matching.placePrice(place) : Math.max(price, matching.placePrice(place));
      }
      found |= captures.captures(type, square, most + price);
    }
    return found;
  }

  /** The squares of captures by pieces that leave their places and come back. */
  private long captureSquaresInPlace(int most) {
    long found = 0;
    for (int type = 0; type < types; type++) {
      long there = position.pieces(side, type) & diagram.pieces(side, type) & ~settled & ~castling(type);
      for (long rest = there; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        found |= captures.passed(type, type, square, square, most);
        for (int wing = 0; type == Schema.KING && wings >> wing != 0; wing++) {
          found |= (wings >> wing & 1) == 0 ? 0
              : captures.passed(type, type, Rights.arrival(2 * side + wing), square, most - 1);
        }
      }
    }
    return found;
  }

  /** Prepares {@link #movesAfter}. */
  void rank() {
    matching.rank();
    piecePrices = matching.piecePrices();
    Arrays.fill(numbers, MoveAssignment.NONE);
    for (int piece = 0; piece < count; piece++) {
      numbers[squares[piece]] = piece;
    }
  }

  /**
   * The least moves that the side needs after a piece has gone from one square to another.
   *
   * @param type the type of the piece before it went
   * @param becomes its type after it went
   */
  int movesAfter(int from, int to, int type, int becomes) {
    int mover = numbers[from];
    int price = 0;
    int nearest = 0;
    for (int place = 0; place < open; place++) {
      int itsMoves = routes.moves(becomes, wanted[place], to, places[place], spoils, pauses);
      price = Math.min(price, itsMoves - matching.placePrice(place));
      nearest += Math.min(matching.leastCosts(place, mover), itsMoves);
    }
    int itsCapture = surplus == 0 ? 0 : capturedAfter(becomes, to);
    for (int place = open; place < open + surplus; place++) {
      price = Math.min(price, itsCapture - matching.placePrice(place));
      nearest += Math.min(matching.leastCosts(place, mover), itsCapture);
    }
    int priced = matching.total() + price - matching.piecePrice(mover);
    int ranked = piecePrices + nearest - matching.piecePrice(mover);
    if (mover == MoveAssignment.NONE) {
      int itsMoves = routes.moves(becomes, type, to, from, spoils, pauses);
      int others = leastCosts(from, type);
      priced += Math.min(others, itsMoves - price);
      ranked += Math.min(others, itsMoves);
    }
    return Math.max(priced, ranked);
  }

  /** The least moves of the misplaced pieces to a vacated place, less their prices. */
  private int leastCosts(int place, int type) {
    int least = ProofRoutes.NEVER;
    for (int piece = 0; piece < count; piece++) {
      int itsMoves = routes.moves(kinds[piece], type, squares[piece], place, spoils, pauses);
      least = Math.min(least, itsMoves - matching.piecePrice(piece));
    }
    return least;
  }
}
