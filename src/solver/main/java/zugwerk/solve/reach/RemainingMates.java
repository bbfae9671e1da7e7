package zugwerk.solve.reach;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Rights;

/**
 * The mates of a {@link MateList} that are still possible, and where the pieces are now. Each position checks only the
 * mates that its predecessor left, and counts only the moves of the piece that moved.
 */
final class RemainingMates {

  /** The memory of a remaining mate, in bytes. */
  static final int BYTES = Integer.BYTES + 3 * Byte.BYTES;

  /** With more moves to lose, the victim's other pieces are not counted. */
  private static final int MOST_SPARE = 2;
  /** The number of mates that are always checked for obstacles. */
  private static final int ALWAYS_CHECKED = 8;
  /** The number of mates that are checked before the benefit is measured. */
  private static final int FIRST_CHECKED = 256;
  /** Without a benefit, one position in this number is still checked. */
  private static final int SAMPLE = 16;
  /** Checking pays if it drops one mate in this number. */
  private static final int LEAST_SHARE = 3;

  @SuppressWarnings("NullAway.Init") // Set by begin or follow.
  private MateList all;
  /** The castlings that are still to come, and the numbers of the pieces that castle. */
  private int rights;
  private long castlingPieces;
  /** The mates left, the moves of both sides for each, and the moves of the victim's other pieces. */
  private int size;
  private int[] numbers = new int[0];
  private byte[] attackerMoves = new byte[0];
  private byte[] victimMoves = new byte[0];
  private byte[] clearings = new byte[0];
  /** What each piece is now, as in {@link PieceTables}, or {@link MateObstacles#GONE}. */
  private final int[] pieces = new int[2 * Square.COUNT];
  /** The squares of both sides' pieces. */
  private final long[] squares = new long[2];
  private final MateObstacles obstacles = new MateObstacles(pieces, squares);
  /** Whether obstacles are checked; how many mates were checked so far and dropped, over how many positions. */
  private boolean checksObstacles = true;
  private long checked;
  private long dropped;
  private int positions;

  boolean isEmpty() {
    return size == 0;
  }

  /** Begins with the position of the list. */
  void begin(MateList found, Position position, int attackerMovesLeft, int victimMovesLeft) {
    all = found;
    rights = found.rights;
    castlingPieces = found.castlingPieces;
    int movesOfAttacker = attackerMovesLeft - castlings(found.attacker);
    int movesOfVictim = victimMovesLeft - castlings(1 - found.attacker);
    checksObstacles = rights == 0;
    reserve(found.size);
    prepare(position);
    System.arraycopy(found.pieces, 0, pieces, 0, found.pieces.length);
    size = 0;
    for (int i = 0; i < found.size; i++) {
      keep(found, i, found.attackerMoves[i], found.victimMoves[i], movesOfAttacker, movesOfVictim);
    }
  }

  private void reserve(int most) {
    if (numbers.length < most) {
      numbers = new int[most];
      attackerMoves = new byte[most];
      victimMoves = new byte[most];
      clearings = new byte[most];
    }
  }

  private void prepare(Position position) {
    squares[0] = position.pieces(0);
    squares[1] = position.pieces(1);
  }

  /** How many castlings of a side are still to come. */
  private int castlings(int side) {
    return Integer.bitCount(rights >> 2 * side & 3);
  }

  /**
   * Continues from another position after at most one move.
   *
   * @return false if there were more moves
   */
  boolean follow(RemainingMates before, Position position, int attackerMovesLeft, int victimMovesLeft) {
    MateList found = before.all;
    all = found;
    rights = before.rights;
    castlingPieces = before.castlingPieces;
    reserve(before.size);
    prepare(position);
    System.arraycopy(before.pieces, 0, pieces, 0, found.pieces.length);
    size = 0;
    long filledByFirst = squares[0] & ~before.squares[0];
    int side = filledByFirst != 0 ? 0 : 1;
    long to = squares[side] & ~before.squares[side];
    long from = before.squares[side] & ~squares[side];
    long lost = before.squares[1 - side] & ~squares[1 - side];
    boolean castles = Long.bitCount(to) == 2 && Long.bitCount(from) == 2 && lost == 0;
    if (castles) {
      int made = (position.king(side) == Rights.arrival(2 * side) ? 1 : 2) << 2 * side;
      if ((rights & made) == 0) {
        return true;
      }
      rights ^= made;
      castlingPieces &= side == found.attacker ? -1L << found.attackerCount : (1L << found.attackerCount) - 1;
    }
    if ((rights & ~position.get(Schema.CASTLING)) != 0) {
      return true;
    }
    int movesOfAttacker = attackerMovesLeft - castlings(found.attacker);
    int movesOfVictim = victimMovesLeft - castlings(1 - found.attacker);
    checksObstacles = rights == 0 && (before.size <= ALWAYS_CHECKED || checked < FIRST_CHECKED
        || ++positions % SAMPLE == 0 || LEAST_SHARE * dropped > checked);
    if (castles || to == 0 && from == 0 && lost == 0) {
      for (int i = 0; i < before.size; i++) {
        keep(found, before.numbers[i], before.attackerMoves[i], before.victimMoves[i], movesOfAttacker, movesOfVictim);
      }
    } else if (Long.bitCount(to) != 1 || Long.bitCount(from) != 1 || Long.bitCount(lost) > 1
        || (squares[1 - side] & ~before.squares[1 - side]) != 0) {
      return false;
    } else {
      int square = Long.numberOfTrailingZeros(to);
      int mover = number(found, side, Long.numberOfTrailingZeros(from));
      int captured = lost == 0 ? MateObstacles.GONE : number(found, 1 - side, Long.numberOfTrailingZeros(lost));
      pieces[mover] = Piece.type(position.piece(square)) << 6 | square;
      if (captured != MateObstacles.GONE) {
        pieces[captured] = MateObstacles.GONE;
      }
      sift(found, before, mover, captured, movesOfAttacker, movesOfVictim);
    }
    return true;
  }

  /** The piece of a side on a square; {@link MateObstacles#GONE} if it must still castle. */
  private int number(MateList found, int side, int square) {
    int end = side == found.attacker ? found.attackerCount : found.pieces.length;
    for (int i = side == found.attacker ? 0 : found.attackerCount; i < end; i++) {
      if (pieces[i] != MateObstacles.GONE && (castlingPieces >>> i & 1) == 0 && (pieces[i] & 63) == square) {
        return i;
      }
    }
    return MateObstacles.GONE;
  }

  private void sift(MateList found, RemainingMates before, int mover, int captured, int movesOfAttacker,
      int movesOfVictim) {
    PieceDistances was = found.distances(mover, before.pieces[mover]);
    PieceDistances is = found.distances(mover, pieces[mover]);
    short[] ends = found.ends(mover);
    short[] lost = captured == MateObstacles.GONE ? null : found.ends(captured);
    boolean attacks = mover < found.attackerCount;
    for (int i = 0; i < before.size; i++) {
      int which = before.numbers[i];
      if (lost == null || lost[which] == MateList.ANYWHERE) {
        int more = extraMoves(found, mover, was, is, ends[which]);
        keep(found, which, before.attackerMoves[i] + (attacks ? more : 0),
            before.victimMoves[i] + (attacks ? 0 : more), movesOfAttacker, movesOfVictim);
      }
    }
  }

  /** How many more moves a piece needs after a move. */
  private static int extraMoves(MateList found, int mover, PieceDistances was, PieceDistances is, int end) {
    return end == MateList.ANYWHERE ? 0 : found.moves(mover, is, end) - found.moves(mover, was, end);
  }

  private void keep(MateList found, int which, int ofAttacker, int ofVictim, int mostOfAttacker,
      int mostOfVictim) {
    if (ofAttacker > mostOfAttacker || ofVictim > mostOfVictim) {
      return;
    }
    int spare = mostOfVictim - ofVictim;
    int clearing = 0;
    if (checksObstacles && (spare <= MOST_SPARE || ofAttacker == mostOfAttacker)) {
      checked++;
      obstacles.prepare(found, which, mostOfAttacker - ofAttacker, spare);
      clearing = spare <= MOST_SPARE ? obstacles.clearing() : 0;
      if (clearing > spare || obstacles.preventMate()) {
        dropped++;
        return;
      }
    }
    numbers[size] = which;
    attackerMoves[size] = (byte) ofAttacker;
    victimMoves[size] = (byte) ofVictim;
    clearings[size++] = (byte) clearing;
  }

  /** The squares on which the victim's King may end. */
  long kings() {
    long kings = 0;
    for (int i = 0; i < size; i++) {
      kings |= Square.bit(all.king(numbers[i]));
    }
    return kings;
  }

  /** Whether a listed mate is possible after a move of a piece to an empty square or one of the other side. */
  boolean mayLead(int side, int move, int movesOfAttacker, int movesOfVictim) {
    MateList found = all;
    boolean attacks = side == found.attacker;
    int to = EncodedMove.to(move);
    int mover = number(found, side, EncodedMove.from(move));
    boolean captures = (squares[1 - side] & Square.bit(to)) != 0;
    int captured = captures ? number(found, 1 - side, to) : MateObstacles.GONE;
    if (mover == MateObstacles.GONE || captures && captured == MateObstacles.GONE) {
      return false;
    }
    int piece = EncodedMove.typeAfter(move, pieces[mover] >> 6) << 6 | to;
    short[] lost = captures ? found.ends(captured) : null;
    PieceDistances was = found.distances(mover, pieces[mover]);
    PieceDistances is = found.distances(mover, piece);
    short[] ends = found.ends(mover);
    byte[] needed = attacks ? attackerMoves : victimMoves;
    int most = (attacks ? movesOfAttacker : movesOfVictim) - castlings(side) - 1;
    for (int i = 0; i < size; i++) {
      int which = numbers[i];
      int spare = most - needed[i] - extraMoves(found, mover, was, is, ends[which]);
      if (spare >= 0 && (lost == null || lost[which] == MateList.ANYWHERE)
          && (attacks || clearings[i] <= spare || clears(found, i, mover, piece, movesOfAttacker, spare))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the victim's other pieces need no more moves than are left after one of its pieces has moved. */
  private boolean clears(MateList found, int i, int mover, int piece, int movesOfAttacker, int most) {
    int which = numbers[i];
    if (found.ends(mover)[which] != MateList.ANYWHERE) {
      return false;
    }
    obstacles.prepare(found, which, movesOfAttacker - attackerMoves[i], most);
    return clearings[i] - obstacles.clearing(mover, pieces[mover]) + obstacles.clearing(mover, piece) <= most;
  }
}
