package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Outcome;
import zugwerk.work.CancelToken;

/**
 * Searches from positions beyond the tables down into them, by iterative deepening, until the result is proved or the
 * limit is reached. Repetition does not matter, since what is not decided within the depth stays open.
 */
final class Descent {

  static final int MOST_PLIES = 40;
  private static final int PULSE = 1 << 10;
  private static final int TABLE_BITS = 18;
  private static final long GOAL_SALT = 0x9E3779B97F4A7C15L;

  private final OutcomeFinder outcomes;
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

  Descent(Variant variant, OutcomeFinder outcomes, long mostNodes, CancelToken token) {
    this(variant, outcomes, mostNodes, false, token);
  }

  private Descent(Variant variant, OutcomeFinder outcomes, long mostNodes, boolean exact, CancelToken token) {
    this.exact = exact;
    this.variant = variant;
    this.outcomes = outcomes;
    this.token = token;
    this.mostNodes = mostNodes;
    generator = new Generator(variant);
    for (int plies = 0; plies <= MOST_PLIES; plies++) {
      lists.add(new MoveList());
    }
  }

  /** No limit, and no results of deeper searches; see {@link #within}. */
  static Descent exact(Variant variant, OutcomeFinder outcomes, CancelToken token) {
    return new Descent(variant, outcomes, Long.MAX_VALUE, true, token);
  }

  /**
   * Whether White gets at least a goal within a number of plies. In an exact search, answers within some plies hold
   * within more, and the positions after the next two moves are answered within two plies less.
   */
  Tristate within(Position position, Outcome.Kind goal, int plies) {
    end = Long.MAX_VALUE;
    return search(position, goal, plies);
  }

  long nodes() {
    return nodes;
  }

  Tristate reaches(Position position, Outcome.Kind goal) {
    end = nodes + mostNodes;
    Tristate answer = Tristate.OPEN;
    for (int plies = 1; plies <= MOST_PLIES && answer == Tristate.OPEN && nodes < end; plies++) {
      answer = search(position, goal, plies);
    }
    return answer;
  }

  private Tristate search(Position position, Outcome.Kind goal, int plies) {
    if (nodes % PULSE == 0) {
      token.check();
    }
    Tristate decided = outcomes.known(position, goal);
    if (decided != Tristate.OPEN) {
      return decided;
    }
    long key = mixed(position.key() ^ goal.ordinal() * GOAL_SALT);
    int place = (int) key & known.length - 1;
    long before = known[place];
    if ((before ^ key) >>> 8 == 0 && before != 0) {
      Tristate answer = Tristate.values()[(int) before & 3];
      long searched = before >> 2 & 63;
      if (answer == Tristate.OPEN ? searched >= plies : !exact || searched <= plies) {
        return answer;
      }
    }
    Tristate answer = expand(position, goal, plies);
    if (nodes < end) {
      known[place] = key & ~255L | (long) plies << 2 | answer.ordinal();
    }
    return answer;
  }

  /** Mixes the upper bits into the lower ones, which are the index. */
  private static long mixed(long key) {
    return Long.rotateRight((key ^ key >>> 32) * GOAL_SALT, TABLE_BITS);
  }

  private Tristate expand(Position position, Outcome.Kind goal, int plies) {
    MoveList moves = lists.get(plies);
    moves.clear();
    generator.legal(position, moves);
    if (moves.size() == 0) {
      Verdict verdict = generator.verdict(position);
      return OutcomeFinder.meets(!verdict.isLoss() && verdict != Verdict.WON ? Outcome.Kind.DRAW
          : verdict.isLoss() == (position.toMove() == 0) ? Outcome.Kind.LOSS : Outcome.Kind.WIN, goal);
    }
    if (plies == 0) {
      return Tristate.OPEN;
    }
    Tristate wanted = position.toMove() == 0 ? Tristate.YES : Tristate.NO;
    boolean open = false;
    for (boolean captures : new boolean[] {true, false}) {
      for (int i = 0; i < moves.size() && nodes < end; i++) {
        if (isCapture(position, moves.get(i)) == captures) {
          Tristate answer = after(position, moves.get(i), goal, plies);
          if (answer == wanted) {
            return wanted;
          }
          open |= answer == Tristate.OPEN;
        }
      }
    }
    return open || nodes >= end ? Tristate.OPEN : wanted == Tristate.YES ? Tristate.NO : Tristate.YES;
  }

  private static boolean isCapture(Position position, int move) {
    return !EncodedMove.isPass(move) && position.piece(EncodedMove.to(move)) != Piece.NONE;
  }

  private Tristate after(Position position, int move, Outcome.Kind goal, int plies) {
    nodes++;
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    Tristate answer = search(position, goal, plies - 1);
    position.rollback(mark);
    return answer;
  }
}
