package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The obstacles to a mate of a {@link MateList} as the pieces stand: pieces on lines and ways that must be empty,
 * pieces that would parry, a missing check, and Pawns with nothing to capture.
 */
final class MateObstacles {

  /** Stands for a captured piece. */
  static final int GONE = -1;

  /** What each piece is now, as in {@link PieceTables}, or {@link #GONE}. */
  private final int[] pieces;
  private final long[] squares;
  private MateList all;
  private int which;
  private MateList.Check check;
  /** The moves that the attacker and the victim do not need for the final squares. */
  private int spare;
  private int victimSpare;
  /** The squares that pieces of the attacker, and of the victim, must leave at some time. */
  private long leftByAttacker;
  private long leftByVictim;
  /** What keeps the victim's pieces from parrying; null if two pieces may check. */
  private @Nullable NonParryingPieces others;

  /**
   * @param pieces by number: what each piece is now, as in {@link PieceTables}, or {@link #GONE}
   * @param squares those of both sides' pieces
   */
  @SuppressWarnings("NullAway.Init") // Set by prepare.
  MateObstacles(int[] pieces, long[] squares) {
    this.pieces = pieces;
    this.squares = squares;
  }

  /**
   * Selects a mate.
   *
   * @param attackerSpare the moves that the attacker does not need for the final squares
   * @param spareOfVictim those that the victim does not need
   */
  void prepare(MateList found, int number, int attackerSpare, int spareOfVictim) {
    all = found;
    which = number;
    spare = attackerSpare;
    victimSpare = spareOfVictim;
    check = found.checks[which];
    // A piece that stays and checks as well is the checking piece of another mate in the list.
    others = check.open() && spare > 0 ? null : check.others();
    long ways = check.lines();
    long ends = 0;
    for (long rest = found.attackersEnding(which); rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      int end = found.ends(i)[which];
      if (end != pieces[i]) {
        ends |= Square.bit(end & 63);
        ways |= found.attackers.passages.through(pieces[i], end, spare + moves(i));
      }
    }
    leftByAttacker = ends;
    ends = 0;
    for (long rest = found.victimsEnding(which); rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      int end = found.ends(i)[which];
      if (end != (pieces[i] & 63)) {
        ends |= Square.bit(end);
        if (!found.isPawn(pieces[i])) {
          ways |= found.victims.passages.through(pieces[i], pieces[i] & ~63 | end, victimSpare + moves(i));
        }
      }
    }
    leftByAttacker |= ways;
    leftByVictim = ends | ways;
  }

  private boolean isFree(int number) {
    return all.ends(number)[which] == MateList.ANYWHERE;
  }

  /** The moves of a piece to its final square; 0 if that may be any. */
  private int moves(int number) {
    int end = all.ends(number)[which];
    return end == MateList.ANYWHERE ? 0 : all.moves(number, all.distances(number, pieces[number]), end);
  }

  /** Whether the attacker lacks the spare moves for this mate. */
  boolean preventMate() {
    return spare < BlockersAndParries.COMING_BACK && !mayCheck() || others != null && check.parried() || isBarred()
        || lacksCapture();
  }

  /** Whether the checking piece may still come to check, or another one may leave its line. */
  private boolean mayCheck() {
    int checker = check.checker();
    if (pieces[checker] != all.ends(checker)[which]) {
      return true;
    }
    for (int i = 0; i < all.attackerCount; i++) {
      if (i != checker && pieces[i] != GONE) {
        int moves = spare + moves(i);
        // A Pawn may clear the line by capturing en passant.
        boolean crosses = all.isPawn(pieces[i]) || (check.lines() >>> (pieces[i] & 63) & 1) != 0;
        if (moves > 1 || moves == 1 && crosses) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether too many pieces of the attacker stand where they must leave, and the victim captures none of them. */
  private boolean isBarred() {
    long barring = leftByAttacker & squares[all.attacker];
    int needed = 0;
    for (int i = 0; i < all.attackerCount && barring != 0; i++) {
      if (pieces[i] != GONE && (barring >>> (pieces[i] & 63) & 1) != 0) {
        if (mayBeCaptured(victimSpare, pieces[i], all.attackerCount, all.pieces.length)) {
          return false;
        }
        needed += isFree(i) ? 1 : moves(i) == 0 ? BlockersAndParries.COMING_BACK : 0;
      }
    }
    return needed > spare;
  }

  /** Whether a Pawn of the victim must capture on its final square, and nothing can be captured there. */
  private boolean lacksCapture() {
    for (long rest = all.victimsEnding(which); rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      int end = all.ends(i)[which];
      if (all.isPawn(pieces[i]) && Square.file(end) != Square.file(pieces[i] & 63) && moves(i) == 1
          && !mayBePromoted(i) && !canSupply(end)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a Pawn of the victim may be promoted with spare moves. */
  private boolean mayBePromoted(int number) {
    return all.distances(number, pieces[number]).types(victimSpare) != 1 << (pieces[number] >> 6);
  }

  /** Whether an attacking piece without a final square can come to a square, or be captured there en passant. */
  private boolean canSupply(int square) {
    for (int i = 0; i < all.attackerCount; i++) {
      if (pieces[i] != GONE && isFree(i) && pieces[i] >> 6 != Schema.KING
          && (all.distances(i, pieces[i]).distance(square) <= spare
              || all.isPawn(pieces[i]) && Square.file(pieces[i] & 63) == Square.file(square))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The moves of the victim's pieces, except those to their final squares, until none parries or is in the way;
   * perhaps not all, once they exceed its spare moves.
   */
  int clearing() {
    if (others == null && (leftByVictim & squares[1 - all.attacker]) == 0) {
      return 0;
    }
    int sum = 0;
    for (int i = all.attackerCount; i < all.pieces.length - 1 && sum <= victimSpare; i++) {
      if (pieces[i] != GONE) {
        sum += Math.min(PieceDistances.LONGEST, clearing(i, pieces[i]));
      }
    }
    return Math.min(sum, PieceDistances.NEVER);
  }

  /** The same of one piece. */
  int clearing(int number, int piece) {
    boolean bars = (leftByVictim >>> (piece & 63) & 1) != 0;
    if (!isFree(number)) {
      return bars && all.ends(number)[which] == (piece & 63) ? BlockersAndParries.COMING_BACK : 0;
    }
    long pinned = check.pinned();
    boolean stays = !bars && (others == null || others.isHarmless(piece) || (pinned >>> (piece & 63) & 1) != 0);
    if (stays || mayBeCaptured(spare, piece, 0, all.attackerCount)) {
      return 0;
    }
    int least = others == null ? 1 : Math.max(1, others.moves(number, piece));
    if (least == 1) {
      return least;
    }
    return Math.min(least, Math.max(1, all.distances(number, piece).movesTo(pinned | prey())));
  }

  /**
   * Whether a piece may be captured where it is, by a piece of the other side that goes on to its final square.
   *
   * @param more the spare moves of the other side
   * @param first the first number of its pieces
   * @param last the number after theirs
   */
  private boolean mayBeCaptured(int more, int piece, int first, int last) {
    int square = piece & 63;
    for (int i = first; i < last; i++) {
      if (pieces[i] == GONE) {
        continue;
      }
      int most = more + moves(i);
      int way = all.distances(i, pieces[i]).distance(square);
      // A Pawn may have been promoted on the way, or capture en passant from elsewhere.
      boolean passes = all.isPawn(pieces[i]);
      if (passes && all.isPawn(piece) || way <= most && (passes || isFree(i)
          || way + all.moves(i, all.distances(i, pieces[i] & ~63 | square), all.ends(i)[which]) <= most)) {
        return true;
      }
    }
    return false;
  }

  /** The squares on which the attacker may capture with its spare moves, and perhaps others. */
  private long prey() {
    long prey = 0;
    for (int i = 0; i < all.attackerCount; i++) {
      if (pieces[i] != GONE) {
        prey |= all.isPawn(pieces[i]) ? GoalBound.ANYWHERE : all.distances(i, pieces[i]).within(spare + moves(i));
      }
    }
    return prey;
  }
}
