package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * All mates that may come about from a position, each given by the pieces that make it one: one that checks, those that
 * guard flights, and those of the victim that block the others, each with the square on which it ends. Where the other
 * pieces end is left open, so that one of them stands for many.
 *
 * <p>The pieces are numbered: those of the attacker, those of the victim, the victim's King. {@link RemainingMates} follows
 * them from there, and {@link MateFinder} finds the final positions.
 */
final class MateList {

  /** Says of a piece that it may end anywhere. */
  static final short ANYWHERE = -1;

  private static final int FIRST_SIZE = 64;

  final int attacker;
  final PieceTables attackers;
  final PieceTables victims;
  private final int mostTakes;
  /** What each piece is in the position from which they were found, given as in {@link PieceTables}. */
  final int[] pieces;
  /** How many pieces the attacker has. */
  final int attackerCount;
  /** By the number of a piece, then by final position: what a piece of the attacker is, or the victim's square. */
  private final short[][] ends;
  /** By final position: the numbers of the pieces that end where they should, as bits. */
  private long[] ending = new long[FIRST_SIZE];
  /** By final position: the least moves of both sides, without what is in their way. */
  byte[] attackerMoves = new byte[FIRST_SIZE];
  byte[] victimMoves = new byte[FIRST_SIZE];
  /** By final position: how the King is checked. */
  MatingCheck[] checks = new MatingCheck[FIRST_SIZE];
  int size;

  /** How many bytes one of them takes where there are so many pieces, while the arrays are copied to longer ones. */
  static int bytes(int pieces) {
    return 2 * (Short.BYTES * pieces + 2 * Byte.BYTES + Long.BYTES + Integer.BYTES) + MatingCheck.BYTES;
  }

  /** Begins with none, from the position at which a scene looks. */
  MateList(BoundContext context) {
    attacker = context.attacker;
    attackers = context.attackers;
    victims = context.victims;
    mostTakes = context.mostTakes();
    attackerCount = context.count;
    pieces = new int[context.count + context.otherCount + 1];
    System.arraycopy(context.pieces, 0, pieces, 0, context.count);
    System.arraycopy(context.others, 0, pieces, context.count, context.otherCount);
    pieces[pieces.length - 1] = Schema.KING << 6 | context.king;
    ends = new short[pieces.length][FIRST_SIZE];
  }

  /**
   * Adds one.
   *
   * @param put by the number of a piece, as {@link #ends}
   */
  void add(short[] put, int movesOfAttacker, int movesOfVictim, MatingCheck check) {
    if (size == attackerMoves.length) {
      attackerMoves = Arrays.copyOf(attackerMoves, 2 * size);
      victimMoves = Arrays.copyOf(victimMoves, 2 * size);
      checks = Arrays.copyOf(checks, 2 * size);
      ending = Arrays.copyOf(ending, 2 * size);
      for (int i = 0; i < ends.length; i++) {
        ends[i] = Arrays.copyOf(ends[i], 2 * size);
      }
    }
    ending[size] = 0;
    for (int i = 0; i < ends.length; i++) {
      ends[i][size] = put[i];
      ending[size] |= put[i] == ANYWHERE ? 0 : 1L << i;
    }
    attackerMoves[size] = (byte) movesOfAttacker;
    victimMoves[size] = (byte) movesOfVictim;
    checks[size] = check;
    size++;
  }

  /** By final position: where a piece ends, or {@link #ANYWHERE}. */
  short[] ends(int number) {
    return ends[number];
  }

  /** The numbers of the attacker's pieces that end where they should in a final position, as bits. */
  long attackersEnding(int which) {
    return ending[which] & (1L << attackerCount) - 1;
  }

  /** The same of the victim, with its King. */
  long victimsEnding(int which) {
    return ending[which] & -1L << attackerCount;
  }

  /** The square of the victim's King in a final position. */
  int king(int which) {
    return ends[ends.length - 1][which];
  }

  /** Where a piece can be that is another one by now. */
  PieceDistances distances(int number, int piece) {
    return number < attackerCount ? attackers.distances(piece) : victims.distances(piece, mostTakes);
  }

  /** Whether a piece is a Pawn by now. */
  boolean isPawn(int piece) {
    return attackers.isPawn(piece >> 6);
  }

  /** The moves of a piece until it ends where it should. */
  int moves(int number, PieceDistances distances, int end) {
    return number < attackerCount ? distances.cost(end) : distances.distance(end);
  }
}
