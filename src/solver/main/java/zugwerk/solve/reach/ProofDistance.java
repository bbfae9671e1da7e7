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
 * exchange their tasks without more moves.
 */
final class ProofDistance {

  private final Position position;
  private final Position diagram;
  private final int types;
  private final int partner;
  private final long settled;
  private final ProofRoutes[] routes;
  private final MoveAssignment matching = new MoveAssignment();
  private final int[] squares = new int[Square.COUNT];
  private final int[] kinds = new int[Square.COUNT];
  /** By square: the number of the misplaced piece there, {@link MoveAssignment#NONE} for others. */
  private final int[] numbers = new int[Square.COUNT];
  private final int[] places = new int[Square.COUNT];
  private final int[] wanted = new int[Square.COUNT];
  private ProofRoutes ways;
  private int side;
  private int count;
  private int open;
  private int piecePrices;
  /** The castling rights of the side, a bit for each wing. */
  private int wings;

  /**
   * @param settled the squares of the immovable pieces
   * @param routes those of White and of Black
   */
  ProofDistance(Position position, Position diagram, int partner, long settled, ProofRoutes[] routes) {
    this.position = position;
    this.diagram = diagram;
    this.partner = partner;
    this.settled = settled;
    this.routes = routes;
    types = position.types();
    ways = routes[0];
  }

  /** Drops the castling rights that cannot be used because a piece is immovable. */
  void dropRights() {
    int kept = 0;
    for (int each = 0; each < 2; each++) {
      side = each;
      kept |= rights() << 2 * each;
    }
    position.set(Schema.CASTLING, kept);
  }

  /** The wings on which the side may still castle: 1 for the King's, 2 for the Queen's, 3 for both. */
  private int rights() {
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
      long both = pieces & diagram.pieces(side, type) & ~loose(type);
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
  }

  /** The castling partners, which may leave their places without a move of their own. */
  private long loose(int type) {
    long loose = 0;
    for (int wing = 0; type == partner && wings >> wing != 0; wing++) {
      loose |= (wings >> wing & 1) == 0 ? 0 : Square.bit(Rights.corner(2 * side + wing));
    }
    return loose;
  }

  /** The moves of a piece to a place, castling included. */
  private int moves(int type, int square, int place) {
    int least = ways.moves(type, wanted[place], square, places[place]);
    for (int wing = 0; wings >> wing != 0; wing++) {
      int right = 2 * side + wing;
      if ((wings >> wing & 1) != 0 && type == Schema.KING) {
        least = Math.min(least, 1 + ways.moves(type, wanted[place], Rights.arrival(right), places[place]));
      } else if ((wings >> wing & 1) != 0 && type == partner && square == Rights.corner(right)) {
        least = Math.min(least, ways.moves(type, wanted[place], partnerArrival(right), places[place]));
      }
    }
    return least;
  }

  /** Prepares a side for {@link #movesAfter}. */
  void prepare(int newSide) {
    side = newSide;
    ways = routes[side];
    wings = rights();
    list();
    matching.price();
    matching.rank();
    piecePrices = matching.piecePrices();
    Arrays.fill(numbers, MoveAssignment.NONE);
    for (int piece = 0; piece < count; piece++) {
      numbers[squares[piece]] = piece;
    }
  }

  /**
   * The least moves that the prepared side needs after a piece has gone from one square to another.
   *
   * @param type the type of the piece before it went
   * @param becomes its type after it went
   */
  int movesAfter(int from, int to, int type, int becomes) {
    int mover = numbers[from];
    int price = 0;
    int nearest = 0;
    for (int place = 0; place < open; place++) {
      int itsMoves = ways.moves(becomes, wanted[place], to, places[place]);
      price = Math.min(price, itsMoves - matching.placePrice(place));
      nearest += Math.min(matching.leastCosts(place, mover), itsMoves);
    }
    int priced = matching.total() + price - matching.piecePrice(mover);
    int ranked = piecePrices + nearest - matching.piecePrice(mover);
    if (mover == MoveAssignment.NONE) {
      int itsMoves = ways.moves(becomes, type, to, from);
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
      least = Math.min(least, ways.moves(kinds[piece], type, squares[piece], place) - matching.piecePrice(piece));
    }
    return least;
  }
}
