package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

/**
 * The mates of a {@link MateList} that are still possible, and where the pieces are now. Each position checks only the
 * mates that its predecessor left, and counts only the moves of the piece that moved.
 */
final class RemainingMates {

  /** The memory of a remaining mate, in bytes. */
  static final int BYTES = Integer.BYTES + 3 * Byte.BYTES;

  /** With more moves to lose, the victim's other pieces are not counted. */
  private static final int MOST_SPARE = 2;
  /** So many mates are always checked for obstacles. */
  private static final int ALWAYS_CHECKED = 8;
  /** So many are checked before the benefit is measured. */
  private static final int FIRST_CHECKED = 256;
  /** If there is none, one position in so many is still checked. */
  private static final int SAMPLE = 16;
  /** Checking pays if it drops one mate in so many. */
  private static final int LEAST_SHARE = 3;

  private @Nullable MateList all;
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

  /** Forgets the list, so that every mate is possible. */
  void clear() {
    all = null;
  }

  boolean isKnown() {
    return all != null;
  }

  /** Begins with the position of the list. */
  void begin(MateList found, Position position, int movesOfAttacker, int movesOfVictim) {
    all = found;
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

  /** Continues from another position after at most one move. */
  void follow(RemainingMates before, Position position, int movesOfAttacker, int movesOfVictim) {
    MateList found = before.all;
    all = found;
    if (found == null) {
      return;
    }
    reserve(before.size);
    prepare(position);
    System.arraycopy(before.pieces, 0, pieces, 0, found.pieces.length);
    size = 0;
    checksObstacles = before.size <= ALWAYS_CHECKED || checked < FIRST_CHECKED || ++positions % SAMPLE == 0
        || LEAST_SHARE * dropped > checked;
    long filledByFirst = squares[0] & ~before.squares[0];
    int side = filledByFirst != 0 ? 0 : 1;
    long to = squares[side] & ~before.squares[side];
    long from = before.squares[side] & ~squares[side];
    long lost = before.squares[1 - side] & ~squares[1 - side];
    if (to == 0 && from == 0 && lost == 0) {
      for (int i = 0; i < before.size; i++) {
        keep(found, before.numbers[i], before.attackerMoves[i], before.victimMoves[i], movesOfAttacker, movesOfVictim);
      }
    } else if (Long.bitCount(to) != 1 || Long.bitCount(from) != 1 || Long.bitCount(lost) > 1
        || (squares[1 - side] & ~before.squares[1 - side]) != 0) {
      // Castling, or more than one move.
      all = null;
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
  }

  private int number(MateList found, int side, int square) {
    int end = side == found.attacker ? found.attackerCount : found.pieces.length;
    for (int i = side == found.attacker ? 0 : found.attackerCount; i < end; i++) {
      if (pieces[i] != MateObstacles.GONE && (pieces[i] & 63) == square) {
        return i;
      }
    }
    throw new IllegalStateException("no piece of this side stands on square " + square);
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
    MateList found = all;
    if (found == null) {
      return GoalBound.ANYWHERE;
    }
    long kings = 0;
    for (int i = 0; i < size; i++) {
      kings |= Square.bit(found.king(numbers[i]));
    }
    return kings;
  }

  /** Drops the moves of a side after which no listed mate is possible. */
  void keepPossible(MoveList moves, int side, int movesOfAttacker, int movesOfVictim) {
    MateList found = all;
    if (found == null) {
      return;
    }
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (!EncodedMove.isStep(move) || mayLead(found, side, move, movesOfAttacker, movesOfVictim)) {
        moves.set(kept++, move);
      }
    }
    moves.cut(kept);
  }

  private boolean mayLead(MateList found, int side, int move, int movesOfAttacker, int movesOfVictim) {
    boolean attacks = side == found.attacker;
    int to = EncodedMove.to(move);
    int mover = number(found, side, EncodedMove.from(move));
    int piece = EncodedMove.typeAfter(move, pieces[mover] >> 6) << 6 | to;
    short[] lost = (squares[1 - side] & Square.bit(to)) == 0 ? null : found.ends(number(found, 1 - side, to));
    PieceDistances was = found.distances(mover, pieces[mover]);
    PieceDistances is = found.distances(mover, piece);
    short[] ends = found.ends(mover);
    byte[] needed = attacks ? attackerMoves : victimMoves;
    int most = (attacks ? movesOfAttacker : movesOfVictim) - 1;
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
