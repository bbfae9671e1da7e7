package zugwerk.solve.study;

import java.util.Map;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.Variant;

/** How likely a win is by the pieces on the board, as first numbers of a proof-number search. */
final class MaterialEdge {

  private static final Map<Character, Integer> WORTH = Map.of('Q', 9, 'R', 5, 'B', 3, 'N', 3);
  private static final int OTHER = 3;

  /** What a Pawn is worth by the ranks that it still has to go. */
  private static final int[] PAWN = {9, 4, 3, 2, 1, 1, 1, 1};

  private final int[] worth;
  private final int pawn;
  private final int attacker;

  MaterialEdge(Variant variant, int attacker) {
    this.attacker = attacker;
    pawn = variant.pawn();
    worth = variant.schema().types().stream().mapToInt(type -> WORTH.getOrDefault(type.letter(), OTHER)).toArray();
  }

  int proof(Position position) {
    int edge = edge(position);
    return edge >= 7 ? 1 : edge >= 5 ? 2 : edge >= 3 ? 4 : edge >= 1 ? 8 : edge >= -1 ? 16 : 40;
  }

  int disproof(Position position) {
    int edge = edge(position);
    return edge >= 7 ? 6 : edge >= 5 ? 4 : edge >= 3 ? 2 : 1;
  }

  private int edge(Position position) {
    return worth(position, attacker) - worth(position, 1 - attacker);
  }

  private int worth(Position position, int side) {
    int sum = 0;
    for (int type = 1; type < worth.length; type++) {
      if (type != pawn) {
        sum += worth[type] * Long.bitCount(position.pieces(side, type));
      }
    }
    for (long rest = position.pieces(side, pawn); rest != 0; rest &= rest - 1) {
      int rank = Square.rank(Long.numberOfTrailingZeros(rest));
      sum += PAWN[side == 0 ? 7 - rank : rank];
    }
    return sum;
  }
}
