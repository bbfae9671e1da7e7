package zugwerk.solve.word;

import java.util.Set;
import zugwerk.board.Square;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.Powers;

/** The moves of a game as the tables of one attacker use them. */
final class WordGame {

  final Powers powers;
  final int attacker;
  final int pawn;
  private final PieceMoves[][][] moves = new PieceMoves[2][][];

  /** @param variant must be {@linkplain #supports supported} */
  WordGame(Variant variant, int attacker) {
    powers = new Powers(variant);
    this.attacker = attacker;
    pawn = powers.pawn();
    for (int side = 0; side < 2; side++) {
      moves[side] = new PieceMoves[powers.types()][];
      for (int type = 0; type < powers.types(); type++) {
        moves[side][type] = new PieceMoves[powers.cycle(type)];
        for (int step = 0; step < powers.cycle(type); step++) {
          moves[side][type][step] = new PieceMoves(powers.movement(side, type, step), side);
        }
      }
    }
  }

  static boolean supports(Variant variant) {
    return variant.tableFacts().kind() == TableFacts.Kind.COUNTERS;
  }

  PieceMoves moves(int side, int type, int step) {
    return moves[side][type][step];
  }

  boolean isPawn(int type) {
    return type == pawn;
  }

  boolean promotes(int side, int type, int to) {
    return isPawn(type) && (Square.lastRank(side) & Square.bit(to)) != 0;
  }

  /** Whether no piece hops, now or after promotion. */
  boolean lines(Material material) {
    Set<Integer> types = powers.relevantTypes(material);
    for (PieceMoves[][] ofSide : moves) {
      for (int type : types) {
        for (PieceMoves step : ofSide[type]) {
          if (!step.lines()) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** All squares to which quiet moves lead a side's Pawns from the given ones, at any steps of their counter. */
  long pawnSquares(int side, long from) {
    long all = from;
    for (long fresh = from; fresh != 0;) {
      int square = Long.numberOfTrailingZeros(fresh);
      long next = 0;
      for (PieceMoves step : moves[side][pawn]) {
        next |= step.moves(square, 0);
      }
      next &= ~all & ~Square.lastRank(side);
      all |= next;
      fresh = fresh & fresh - 1 | next;
    }
    return all;
  }

  /** The squares on which a side's Pawns can capture from the given ones and stay Pawns. */
  long pawnCaptures(int side, long from) {
    long captures = 0;
    for (long rest = from; rest != 0; rest &= rest - 1) {
      for (PieceMoves step : moves[side][pawn]) {
        captures |= step.attacked(Long.numberOfTrailingZeros(rest), 0);
      }
    }
    return captures & ~Square.lastRank(side);
  }

  /** Whether a Pawn of a side on one of the squares might be captured en passant later. */
  boolean doubleSteps(int side, long squares) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      for (PieceMoves step : moves[side][pawn]) {
        if (step.doubleSteps(Long.numberOfTrailingZeros(rest))) {
          return true;
        }
      }
    }
    return false;
  }
}
