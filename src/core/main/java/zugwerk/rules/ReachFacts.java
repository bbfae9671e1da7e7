package zugwerk.rules;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Position;

/**
 * What a game promises about where pieces can get, so that a search can prove that no mate or stalemate, or not the
 * diagram of a proof game, is within reach any more.
 *
 * <p>A game that promises nothing has {@link #NONE}: no position is given up before its moves are searched, which is
 * always right. A game that is {@linkplain #bounded bounded} promises, of every line that can follow:
 * <ul>
 * <li>A move carries one piece to a square by one of the {@link #powers} of its type, and takes at most one other
 * piece off the board; castling carries two. No piece changes its side. A piece may also vanish by its own move.
 * <li>A piece attacks at most what its {@link #powers} let it attack with the squares between empty.
 * <li>A King moves as in orthodox chess at all times, and the Kings never stand side by side. A King in check whose
 * side has no legal move is mated; without check that is stalemate, and no King leaves the board.
 * <li>Pawns are promoted on their last rank, and on no other; no other piece comes onto the board.
 * <li>The game does not {@linkplain Variant#ownEnd define another end}.
 * </ul>
 * Everything else may only forbid: what the promise lets a piece reach need not be reachable. The contract test holds
 * each registered game to its promise.
 */
public interface ReachFacts {

  /** No promise: nothing is out of reach. */
  ReachFacts NONE = new ReachFacts() {
    @Override
    public boolean bounded() {
      return false;
    }

    @Override
    public List<Movement> powers(int side, int type) {
      return List.of();
    }
  };

  /** Whether the promise is given. */
  boolean bounded();

  /**
   * Whether pieces also can do whatever the promise lets them: each has one power for good, and it goes and attacks
   * wherever the way is open, unless its King would be attacked after it; the game {@linkplain Variant#allows allows}
   * every position. No piece vanishes by its own move then, and every capture takes a piece off the board.
   */
  default boolean certain() {
    return false;
  }

  /**
   * Whether each piece attacks at all times what its power lets it attack, so that a piece that never moves keeps the
   * enemy King off the squares beside it.
   */
  default boolean guardsAlways() {
    return false;
  }

  /** All powers that the pieces of a side and type may have in some position. */
  List<Movement> powers(int side, int type);

  /** Squares on which a side's King may not come to stand although no piece guards them, now or later. */
  default long closed(Position position, int side) {
    return 0;
  }

  /**
   * How many further squares may be closed to a side's King after a number of moves of each side.
   *
   * @param own the moves of the King's side
   * @param others the moves of the other side
   */
  default int closable(Position position, int side, int own, int others) {
    return 0;
  }

  /**
   * Whether the promise holds where a side is to be mated or stalemated within a number of moves; if not, nothing is
   * out of reach.
   */
  default boolean holds(Position position, int side, int moves) {
    return true;
  }
}
