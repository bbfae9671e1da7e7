package zugwerk.solve.reach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Schema;

/**
 * All mates that are possible from a position. Each is given by the pieces that make it: one that checks, those that
 * guard flights, and those of the victim that block the others, each with its final square. The other pieces may be
 * anywhere, so that one entry stands for many mates.
 *
 * <p>The pieces are numbered: those of the attacker, those of the victim, the victim's King. {@link MateFinder} fills
 * the list, and {@link RemainingMates} follows it from move to move.
 */
final class MateList {

  /** Stands for any square. */
  static final short ANYWHERE = -1;

  private static final int FIRST_SIZE = 64;

  /**
   * The check of a listed mate, and why it is not parried.
   *
   * @param checker the number of the checking piece
   * @param lines the squares that are empty so that it checks, and others guard
   * @param others what keeps the victim's pieces from parrying; null for a double check
   * @param open whether a piece that may end anywhere may check as well, so that nothing parries
   * @param parried whether, if none does, a blocking piece parries
   * @param pinned where pieces of the victim may be pinned
   */
  record Check(int checker, long lines, @Nullable NonParryingPieces others, boolean open, boolean parried,
      long pinned) {

    /** The approximate memory, in bytes. */
    static final int BYTES = 40;
  }

  final int attacker;
  final PieceTables attackers;
  final PieceTables victims;
  private final int mostCaptures;
  /** The pieces of the position, as in {@link PieceTables}. */
  final int[] pieces;
  final int attackerCount;
  /** The castlings that come before each mate, as bits of {@link Schema#CASTLING}. */
  final int rights;
  /** The numbers of the pieces that castle, which {@link #pieces} has where castling puts them. */
  final long castlingPieces;
  /** By the number of a piece, then by mate: what an attacking piece is, or the victim's square. */
  private final short[][] ends;
  /** By mate: the numbers of the pieces with a final square, as bits. */
  private long[] ending = new long[FIRST_SIZE];
  /** By mate: the least moves of both sides, without obstacles. */
  byte[] attackerMoves = new byte[FIRST_SIZE];
  byte[] victimMoves = new byte[FIRST_SIZE];
  Check[] checks = new Check[FIRST_SIZE];
  int size;

  /** The memory of a mate with a number of pieces, in bytes, while the arrays grow. */
  static int bytes(int pieces) {
    return 2 * (Short.BYTES * pieces + 2 * Byte.BYTES + Long.BYTES + Integer.BYTES) + Check.BYTES;
  }

  MateList(BoundContext context, int rights) {
    this.rights = rights;
    castlingPieces = context.castlingPieces;
    attacker = context.attacker;
    attackers = context.attackers;
    victims = context.victims;
    mostCaptures = context.mostCaptures;
    attackerCount = context.count;
    pieces = new int[context.count + context.otherCount + 1];
    System.arraycopy(context.pieces, 0, pieces, 0, context.count);
    System.arraycopy(context.others, 0, pieces, context.count, context.otherCount);
    pieces[pieces.length - 1] = Schema.KING << 6 | context.king;
    ends = new short[pieces.length][FIRST_SIZE];
  }

  /** @param put by the number of a piece, as {@link #ends} */
  void add(short[] put, int movesOfAttacker, int movesOfVictim, Check check) {
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

  /** By mate: where a piece ends, or {@link #ANYWHERE}. */
  short[] ends(int number) {
    return ends[number];
  }

  /** The numbers of the attacker's pieces with a final square, as bits. */
  long attackersEnding(int which) {
    return ending[which] & (1L << attackerCount) - 1;
  }

  /** The same of the victim, with its King. */
  long victimsEnding(int which) {
    return ending[which] & -1L << attackerCount;
  }

  int king(int which) {
    return ends[ends.length - 1][which];
  }

  /** The distances of a piece that has become another one. */
  PieceDistances distances(int number, int piece) {
    return number < attackerCount ? attackers.distances(piece) : victims.distances(piece, mostCaptures);
  }

  boolean isPawn(int piece) {
    return attackers.isPawn(piece >> 6);
  }

  /** The moves of a piece to its final square. */
  int moves(int number, PieceDistances distances, int end) {
    return number < attackerCount ? distances.cost(end) : distances.distance(end);
  }
}
