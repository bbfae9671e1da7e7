package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.table.Outcome;
import zugwerk.work.CancelToken;

/**
 * Searches from positions beyond the tables down into them, deeper and deeper, until the question is settled or the
 * search grows too large. Its answers are proofs. Repetition does not matter, since what is not settled within the
 * depth stays open.
 */
final class Descent {

  static final int MOST_PLIES = 40;

  /** How many moves are played between two checks of the token. */
  private static final int PULSE = 1 << 10;

  private static final int TABLE_BITS = 18;
  private static final long GOAL_SALT = 0x9E3779B97F4A7C15L;

  private final OutcomeFinder judge;
  private final CancelToken token;
  private final Variant variant;
  private final Generator generator;
  private final List<MoveList> lists = new ArrayList<>();

  /** By hash: the upper bits of a position's key, six for the plies searched, two for the answer. */
  private final long[] known = new long[1 << TABLE_BITS];

  private final boolean exact;
  private final long mostNodes;
  private long nodes;
  private long end;

  Descent(Variant variant, OutcomeFinder judge, long mostNodes, CancelToken token) {
    this(variant, judge, mostNodes, false, token);
  }

  private Descent(Variant variant, OutcomeFinder judge, long mostNodes, boolean exact, CancelToken token) {
    this.exact = exact;
    this.variant = variant;
    this.judge = judge;
    this.token = token;
    this.mostNodes = mostNodes;
    generator = new Generator(variant);
    for (int plies = 0; plies <= MOST_PLIES; plies++) {
      lists.add(new MoveList());
    }
  }

  /** A search without a limit that never takes answers of a deeper search; see {@link #within}. */
  static Descent exact(Variant variant, OutcomeFinder judge, CancelToken token) {
    return new Descent(variant, judge, Long.MAX_VALUE, true, token);
  }

  /**
   * Whether White gets at least a goal within so many plies. In an exact search, answers within some plies hold within
   * more, and the positions after the next two moves are answered within two plies less.
   */
  Known within(Position position, Outcome.Kind goal, int plies) {
    end = Long.MAX_VALUE;
    return search(position, goal, plies);
  }

  long nodes() {
    return nodes;
  }

  Known reaches(Position position, Outcome.Kind goal) {
    end = nodes + mostNodes;
    Known answer = Known.OPEN;
    for (int plies = 1; plies <= MOST_PLIES && answer == Known.OPEN && nodes < end; plies++) {
      answer = search(position, goal, plies);
    }
    return answer;
  }

  private Known search(Position position, Outcome.Kind goal, int plies) {
    if (nodes % PULSE == 0) {
      token.check();
    }
    Optional<Outcome.Kind> worth = judge.worth(position);
    if (worth.isPresent()) {
      return OutcomeFinder.meets(worth.get(), goal);
    }
    long key = mixed(position.key() ^ goal.ordinal() * GOAL_SALT);
    int place = (int) key & known.length - 1;
    long before = known[place];
    if ((before ^ key) >>> 8 == 0 && before != 0) {
      Known answer = Known.values()[(int) before & 3];
      long searched = before >> 2 & 63;
      if (answer == Known.OPEN ? searched >= plies : !exact || searched <= plies) {
        return answer;
      }
    }
    Known answer = look(position, goal, plies);
    if (nodes < end) {
      known[place] = key & ~255L | (long) plies << 2 | answer.ordinal();
    }
    return answer;
  }

  /** Mixes the upper bits of a key into the lower ones, which are the index of the table. */
  private static long mixed(long key) {
    return Long.rotateRight((key ^ key >>> 32) * GOAL_SALT, TABLE_BITS);
  }

  private Known look(Position position, Outcome.Kind goal, int plies) {
    MoveList moves = lists.get(plies);
    moves.clear();
    generator.legal(position, moves);
    if (moves.size() == 0) {
      Verdict verdict = generator.verdict(position);
      return OutcomeFinder.meets(!verdict.isLoss() && verdict != Verdict.WON ? Outcome.Kind.DRAW
          : verdict.isLoss() == (position.toMove() == 0) ? Outcome.Kind.LOSS : Outcome.Kind.WIN, goal);
    }
    if (plies == 0) {
      return Known.OPEN;
    }
    Known wanted = position.toMove() == 0 ? Known.YES : Known.NO;
    boolean open = false;
    for (boolean captures : new boolean[] {true, false}) {
      for (int i = 0; i < moves.size() && nodes < end; i++) {
        if (isCapture(position, moves.get(i)) == captures) {
          Known answer = after(position, moves.get(i), goal, plies);
          if (answer == wanted) {
            return wanted;
          }
          open |= answer == Known.OPEN;
        }
      }
    }
    return open || nodes >= end ? Known.OPEN : wanted == Known.YES ? Known.NO : Known.YES;
  }

  private static boolean isCapture(Position position, int move) {
    return !EncodedMove.isPass(move) && position.piece(EncodedMove.to(move)) != Piece.NONE;
  }

  private Known after(Position position, int move, Outcome.Kind goal, int plies) {
    nodes++;
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    Known answer = search(position, goal, plies - 1);
    position.rollback(mark);
    return answer;
  }
}
