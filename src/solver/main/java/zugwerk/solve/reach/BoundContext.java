package zugwerk.solve.reach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Rights;

/**
 * The position that the bounds examine: the pieces of both sides and the moves each side has left. A castling that is
 * still to come may have been made already.
 */
final class BoundContext {

  private final Position position;
  final int attacker;
  final int victim;
  final PieceTables attackers;
  final PieceTables victims;
  /** The attacker's pieces, as in {@link PieceTables}. */
  final int[] pieces = new int[Square.COUNT];
  int count;
  /** The victim's pieces except the King. */
  final int[] others = new int[Square.COUNT];
  int otherCount;
  private final @Nullable PieceDistances[] attackerDistances = new PieceDistances[Square.COUNT];
  private final @Nullable PieceDistances[] victimDistances = new PieceDistances[Square.COUNT];
  /** The squares of the attacker's pieces, and of the victim's except the King. */
  long own;
  long foes;
  int king;
  /** The moves that are left to the attacker and to the victim. */
  int moves;
  int victimMoves;
  /** 1 if the next move may capture en passant, otherwise 0. */
  int enPassant;
  /** How many of the attacker's pieces besides the King the victim must leave; -1 if unknown. */
  int survivors = -1;
  /** How often the victim may capture. */
  int mostCaptures;
  /** Whether the attacker has castled, which may be the last move. */
  boolean castled;
  /** The numbers of the pieces that castling puts elsewhere, as in {@link MateList}. */
  long castlingPieces;
  /** The square of a capture en passant, as a set. */
  long enPassantSquare;
  /** The victim's pieces that barred lines since this was cleared. */
  long barring;
  /** The squares within the attacker's moves; 0 if unknown. */
  private long reached;

  BoundContext(Position position, int victim, PieceTables attackers, PieceTables victims) {
    this.position = position;
    this.victim = victim;
    attacker = 1 - victim;
    this.attackers = attackers;
    this.victims = victims;
  }

  void prepare(int attackerMoves, int movesOfVictim) {
    own = position.pieces(attacker);
    king = position.king(victim);
    foes = position.pieces(victim) & ~Square.bit(king);
    moves = attackerMoves;
    victimMoves = movesOfVictim;
    reached = 0;
    castled = false;
    castlingPieces = 0;
    enPassant = mayCaptureEnPassant() ? 1 : 0;
    enPassantSquare = enPassant == 0 ? 0 : Square.bit(position.get(Schema.EN_PASSANT) - 1);
    count = list(attacker, Schema.KING, pieces);
    otherCount = list(victim, Schema.KING + 1, others);
    clearDistances();
    mostCaptures = survivors < 0 ? ImmobileSquares.MOST_CAPTURES : Math.max(0, count - attackersKings() - survivors);
  }

  private void clearDistances() {
    Arrays.fill(attackerDistances, 0, count, null);
    Arrays.fill(victimDistances, 0, otherCount, null);
  }

  /**
   * Whether the next move may capture en passant: a square was passed, and a Pawn stands where it could capture there.
   */
  boolean mayCaptureEnPassant() {
    int square = position.get(Schema.EN_PASSANT);
    return square != 0 && (mayCaptureEnPassant(attackers, attacker, square - 1)
        || mayCaptureEnPassant(victims, victim, square - 1));
  }

  private boolean mayCaptureEnPassant(PieceTables tables, int side, int square) {
    return (position.pieces(side, tables.pawn()) & tables.powers(tables.pawn()).passesFrom(square)) != 0;
  }

  private int list(int side, int firstType, int[] list) {
    int size = 0;
    for (int type = firstType; type < attackers.types(); type++) {
      for (long rest = position.pieces(side, type); rest != 0; rest &= rest - 1) {
        list[size++] = type << 6 | Long.numberOfTrailingZeros(rest);
      }
    }
    return size;
  }

  /**
   * Continues with the position after castling.
   *
   * @param right as in {@link Schema#CASTLING}, counted from 0
   */
  void castle(int right) {
    reached = 0;
    clearDistances();
    int kingFrom = Rights.king(right);
    int kingTo = Rights.arrival(right);
    int partnerFrom = Rights.corner(right);
    int partnerTo = kingFrom + kingTo >> 1;
    if (right >> 1 == attacker) {
      castlingPieces |= 1L << move(pieces, count, kingFrom, kingTo) | 1L << move(pieces, count, partnerFrom, partnerTo);
      own = own & ~(Square.bit(kingFrom) | Square.bit(partnerFrom)) | Square.bit(kingTo) | Square.bit(partnerTo);
      moves--;
      castled = true;
    } else {
      king = kingTo;
      castlingPieces |= 1L << count + otherCount | 1L << count + move(others, otherCount, partnerFrom, partnerTo);
      foes = foes & ~Square.bit(partnerFrom) | Square.bit(partnerTo);
      victimMoves--;
    }
  }

  /** 1, or 0 where the attacker has no King. */
  int attackersKings() {
    return position.king(attacker) < Square.COUNT ? 1 : 0;
  }

  /** The distances of a piece of the victim, within the captures that it may make. */
  PieceDistances distances(int piece) {
    return victims.distances(piece, mostCaptures);
  }

  PieceDistances victimDistances(int other) {
    PieceDistances distances = victimDistances[other];
    if (distances == null) {
      distances = distances(others[other]);
      victimDistances[other] = distances;
    }
    return distances;
  }

  PieceDistances attackerDistances(int number) {
    PieceDistances distances = attackerDistances[number];
    if (distances == null) {
      distances = attackers.distances(pieces[number]);
      attackerDistances[number] = distances;
    }
    return distances;
  }

  /** The squares that the attacker's pieces reach within its moves on an empty board. */
  long reached() {
    if (reached == 0) {
      for (int i = 0; i < count; i++) {
        reached |= attackerDistances(i).within(moves);
      }
    }
    return reached;
  }

  /**
   * Whether another piece may clear a line with the last of a number of moves; a Pawn also by capturing en passant.
   *
   * @param byKing whether the King may be that piece
   */
  boolean isCrossed(int which, long line, int moves, boolean byKing) {
    for (int i = 0; i < count && line != 0 && moves > 0; i++) {
      int piece = pieces[i];
      if (i != which && (byKing || piece >> 6 != Schema.KING) && (attackers.isPawn(piece >> 6)
          || (attackerDistances(i).within(moves - 1) & line) != 0)) {
        return true;
      }
    }
    return false;
  }

  /** Whether attacking pieces of some types, the King aside, capture over squares that must be empty. */
  boolean hasSlider(int types) {
    for (int rest = types & ~(1 << Schema.KING); rest != 0; rest &= rest - 1) {
      if (attackers.powers(Integer.numberOfTrailingZeros(rest)).slides() != 0) {
        return true;
      }
    }
    return false;
  }

  private static int move(int[] list, int size, int from, int to) {
    for (int i = 0; i < size; i++) {
      if ((list[i] & 63) == from) {
        list[i] = list[i] & ~63 | to;
        return i;
      }
    }
    throw new IllegalStateException("no piece to castle with on square " + from);
  }

  /** Whether a piece of the victim might be unable to move if pinned against its King on a square. */
  boolean isFixed(int piece, int square) {
    long beyond = BoardLines.beyond(square, piece & 63);
    return beyond != 0 && (victims.quietSteps(piece) != 0 || (victims.openMoves(piece) & beyond) == 0);
  }

  /** Adds the victim's pieces on a path to those that bar lines. */
  void addBarring(long path) {
    barring |= path & foes;
  }
}
