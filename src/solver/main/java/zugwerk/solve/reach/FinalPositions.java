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
 * <p>The pieces are numbered: those of the attacker, those of the victim, the victim's King. {@link Remaining} follows
 * them from there, and {@link FinalPositionFinder} finds the final positions.
 */
final class FinalPositions {

  /** Says of a piece that it may end anywhere. */
  static final short ANYWHERE = -1;

  private static final int FIRST_SIZE = 64;

  final int attacker;
  final Army attackers;
  final Army victims;
  private final int mostTakes;
  /** What each piece is in the position from which they were found, given as in {@link Army}. */
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
  LastCheck[] checks = new LastCheck[FIRST_SIZE];
  int size;

  /** How many bytes one of them takes where there are so many pieces, while the arrays are copied to longer ones. */
  static int bytes(int pieces) {
    return 2 * (Short.BYTES * pieces + 2 * Byte.BYTES + Long.BYTES + Integer.BYTES) + LastCheck.BYTES;
  }

  /** Begins with none, from the position at which a scene looks. */
  FinalPositions(Scene scene) {
    attacker = scene.attacker;
    attackers = scene.attackers;
    victims = scene.victims;
    mostTakes = scene.mostTakes();
    attackerCount = scene.count;
    pieces = new int[scene.count + scene.otherCount + 1];
    System.arraycopy(scene.pieces, 0, pieces, 0, scene.count);
    System.arraycopy(scene.others, 0, pieces, scene.count, scene.otherCount);
    pieces[pieces.length - 1] = Schema.KING << 6 | scene.king;
    ends = new short[pieces.length][FIRST_SIZE];
  }

  /**
   * Adds one.
   *
   * @param put by the number of a piece, as {@link #ends}
   */
  void add(short[] put, int movesOfAttacker, int movesOfVictim, LastCheck check) {
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
  Journey journey(int number, int piece) {
    return number < attackerCount ? attackers.journey(piece) : victims.journey(piece, mostTakes);
  }

  /** Whether a piece is a Pawn by now. */
  boolean isPawn(int piece) {
    return attackers.isPawn(piece >> 6);
  }

  /** The moves of a piece until it ends where it should. */
  int moves(int number, Journey journey, int end) {
    return number < attackerCount ? journey.cost(end) : journey.distance(end);
  }
}
