package zugwerk.solve.word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.Symmetry;

/**
 * The order of the pieces of a table, and the numbers of their placements without the last piece.
 *
 * <p>Pawns come first, then the attacker's King and the defender's, then the others, the most mobile last, whose moves
 * words make at once. Where the attacker's King is the first, it stands only on the squares that symmetries leave.
 */
final class WordLayout {

  private static final int CENTRE = Square.of(3, 3);

  final int pieces;
  final int last;
  final int[] pieceOf;
  final int[] side;
  final int[] type;
  /** The index of the attacker's King and of the defender's. */
  final int[] kings = new int[2];
  /** By side. */
  final long[] pawns;
  final int words;
  final KingSquares first;
  private final int[][] squares;
  /** By piece and square: its share of the number of a placement, -1 where the piece cannot stand. */
  final int[][] shares;

  WordLayout(WordGame game, Material material, long[] pawns) {
    this.pawns = pawns;
    List<Integer> order = new ArrayList<>();
    for (int of = 0; of < 2; of++) {
      int owner = of;
      material.side(of).forEach(kind -> order.add(Piece.of(owner, kind)));
    }
    order.sort(Comparator.comparingInt(piece -> rank(game, piece)));
    pieces = order.size();
    last = pieces - 1;
    pieceOf = order.stream().mapToInt(Integer::intValue).toArray();
    side = order.stream().mapToInt(Piece::side).toArray();
    type = order.stream().mapToInt(Piece::type).toArray();
    boolean hasPawns = game.isPawn(type[0]);
    first = new KingSquares(hasPawns ? List.of(new Symmetry(false, false, false))
        : Symmetry.of(game.powers, material));
    squares = new int[last][];
    shares = new int[pieces][Square.COUNT];
    int count = 1;
    for (int i = 0; i < pieces; i++) {
      if (type[i] == Schema.KING) {
        kings[side[i] == game.attacker ? 0 : 1] = i;
      }
      Arrays.fill(shares[i], -1);
      if (i < last) {
        long set = game.isPawn(type[i]) ? pawns[side[i]] : i == 0 ? first.representatives : -1L;
        squares[i] = new int[Long.bitCount(set)];
        int place = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
          squares[i][place] = Long.numberOfTrailingZeros(rest);
          shares[i][squares[i][place]] = place * count;
          place++;
        }
        count *= place;
      }
    }
    words = count;
  }

  /** How many words there are, as a floating point number that cannot overflow. */
  static double words(WordGame game, Material material, long[] pawns) {
    double words = game.powers.relevantTypes(material).contains(game.powers.pawn()) ? 1
        : Symmetry.of(game.powers, material).size() > 4 ? 10.0 / Square.COUNT
            : 1.0 / Symmetry.of(game.powers, material).size();
    for (int of = 0; of < 2; of++) {
      for (int kind : material.side(of)) {
        words *= game.isPawn(kind) ? Long.bitCount(pawns[of]) : Square.COUNT;
      }
    }
    return words / Square.COUNT;
  }

  private static int rank(WordGame game, int piece) {
    int kind = Piece.type(piece);
    int other = Piece.side(piece) == game.attacker ? 0 : 1;
    return game.isPawn(kind) ? other - 4 : kind == Schema.KING ? other - 2
        : 16 * Long.bitCount(game.moves(Piece.side(piece), kind, 0).moves(CENTRE, 0)) + 2 * kind - other;
  }

  /** Whether the Pawns can stand on these squares of each side. */
  boolean holds(long[] wanted) {
    return (wanted[0] & ~pawns[0]) == 0 && (wanted[1] & ~pawns[1]) == 0;
  }

  /** The squares of the pieces of a placement but the last one. */
  void place(int number, int[] at) {
    int rest = number;
    for (int i = 0; i < last; i++) {
      int[] list = squares[i];
      at[i] = list[rest % list.length];
      rest /= list.length;
    }
  }

  int[] squares(Position position) {
    int[] at = new int[pieces];
    long rest = 0;
    for (int i = 0; i < pieces; i++) {
      rest = i > 0 && pieceOf[i] == pieceOf[i - 1] ? rest : position.pieces(side[i], type[i]);
      at[i] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    return at;
  }
}
