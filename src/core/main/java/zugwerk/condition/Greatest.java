package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;

/** A side plays only moves of the greatest rank, such as the longest ones. */
final class Greatest extends Condition {

  /** Ranks a move that is not made yet. */
  @FunctionalInterface
  interface Rank {
    int of(Greatest condition, Position position, int move);
  }

  /** The rank of a move that is not played even if there is no other one. */
  private static final int NEVER = Integer.MIN_VALUE;

  private final int sides;
  private final boolean ultra;
  private final Rank rank;
  private final ThreadLocal<Generator> generators = ThreadLocal.withInitial(() -> new Generator(game()));

  /**
   * @param sides the sides that are bound, as bits
   * @param ultra whether moves that leave the own King in check count, so that there may be no legal one
   */
  Greatest(int sides, boolean ultra, Rank rank) {
    this.sides = sides;
    this.ultra = ultra;
    this.rank = rank;
  }

  /**
   * The square of the length, from the middle of one square to that of the other; in castling both pieces count. A move
   * that carries no piece has none.
   */
  int length(Position position, int move) {
    if (!EncodedMove.carries(move)) {
      return 0;
    }
    int to = game().arrival(position, move);
    int file = Square.file(EncodedMove.from(move)) - Square.file(to);
    int ranks = Square.rank(EncodedMove.from(move)) - Square.rank(to);
    return EncodedMove.isCastling(move) ? file < 0 ? 16 : 25 : file * file + ranks * ranks;
  }

  /** 1 for a capture, else 0; in the ultra form, only captures are played. */
  int capture(Position position, int move) {
    boolean onto = EncodedMove.isStep(move) && (position.occupied() >>> EncodedMove.to(move) & 1) != 0;
    return onto || EncodedMove.capturesElsewhere(move) ? 1 : ultra ? NEVER : 0;
  }

  /** 1 for a move to one of some squares, else 0. */
  static int arrives(int move, long squares) {
    return EncodedMove.carries(move) ? (int) (squares >>> EncodedMove.to(move) & 1) : 0;
  }

  /** 1 for a move that gives check, else 0. */
  int check(Position position, int move) {
    return checks(position, move) ? 1 : 0;
  }

  /** Greater for squares that come earlier: a1, a2 … h8. */
  static int alphabet(int move) {
    int from = EncodedMove.from(move);
    return -(Square.file(from) << 3 | Square.rank(from));
  }

  @Override
  public boolean chooses() {
    return true;
  }

  @Override
  public void choose(Position position, MoveList moves) {
    if ((sides >> position.toMove() & 1) != 0 && ultra) {
      chooseOfAll(position, moves);
    } else if ((sides >> position.toMove() & 1) != 0) {
      keepGreatest(moves, move -> rank.of(this, position, move));
    }
  }

  /** Whoever plays only the greatest of all moves captures a King only by one of them. */
  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return !ultra || (sides >> side & 1) == 0 || rank.of(this, position, step(from, square)) >= most(position, side);
  }

  private int most(Position position, int side) {
    int most = NEVER;
    for (long rest = position.pieces(side) & game().active(position); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = game().targets(position, side, Piece.type(position.piece(from)), from);
      for (long each = targets; each != 0; each &= each - 1) {
        most = Math.max(most, rank.of(this, position, step(from, Long.numberOfTrailingZeros(each))));
      }
    }
    return most;
  }

  private static int step(int from, int to) {
    return EncodedMove.pack(new Move.Step(from, to, Move.NONE, Move.NONE));
  }

  /** Keeps the legal ones of the greatest moves among those that leave the own King in check or not. */
  private void chooseOfAll(Position position, MoveList moves) {
    MoveList legal = new MoveList();
    legal.addOthers(moves);
    MoveList all = new MoveList();
    generators.get().candidates(position, all);
    moves.addOthers(all);
    keepGreatest(moves, move -> rank.of(this, position, move));
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (legal.contains(moves.get(i), legal.size()) && rank.of(this, position, moves.get(i)) != NEVER) {
        moves.set(kept++, moves.get(i));
      }
    }
    moves.cut(kept);
  }

  @Override
  public boolean settles() {
    return !ultra;
  }

  @Override
  public boolean onlyChooses() {
    return !ultra;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
