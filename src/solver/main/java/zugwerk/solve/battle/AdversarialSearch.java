package zugwerk.solve.battle;

import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.work.Meter;

/**
 * Searches whether the side to move can force its aim within a number of moves. One instance serves one thread.
 *
 * <p>The search is depth first, shortest lengths first, and exact. Attacks are ordered checks first, after the move of
 * the table and the last move that solved with as many moves left. Defences are ordered so that the cheapest refutation
 * comes first: with many moves left those that leave the attacker the fewest moves; with few, checks, captures, and
 * what refuted the last attack.
 */
abstract class AdversarialSearch extends AdversarialRules {

  /** From this number of moves left on, defences are ordered by the moves that they leave the attacker. */
  private static final int FAR = 3;

  private final MateTable table;
  private final DefenceOrder order;
  private final MoveList[] lists;
  /** By moves left: the last move that solved. */
  private final int[] killers;
  /** By moves left and whether the defender is in check. */
  private final int[] refutations;
  /** By the squares of an attack with two moves left. */
  private final int[] answers = new int[Square.COUNT * Square.COUNT];
  /** The last attack with two moves left, and the last move that solved after a reply to it. */
  private int attack;
  private int threat;
  private final MoveList others = new MoveList();

  AdversarialSearch(Variant variant, Position position, Stipulation stipulation, boolean reachesGoal, MateTable table,
      Meter meter) {
    super(variant, position, stipulation, reachesGoal, meter);
    this.table = table;
    order = new DefenceOrder(this, table, stipulation.moves());
    int moves = stipulation.moves();
    lists = new MoveList[2 * moves + 4];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
    killers = new int[moves + 1];
    refutations = new int[lists.length];
  }

  static AdversarialSearch of(
      Variant variant, Position position, Stipulation stipulation, Terms terms, MateTable table, Meter meter) {
    if (terms.limit()) {
      return new LimitedSearch(variant, position, stipulation, terms, table, meter);
    }
    return switch (stipulation.play().ending()) {
      case FORCED -> stipulation.play().isParryBattle()
          ? new ParrySelfSearch(variant, position, stipulation, table, meter)
          : new SelfSearch(variant, position, stipulation, terms.quodlibet(), table, meter);
      case OBLIGED -> new ReflexSearch(variant, position, stipulation, terms.quodlibet(), table, meter);
      default -> new DirectSearch(variant, position, stipulation, table, meter);
    };
  }

  /** Whether the aim is reached, with the defender to move, or can be forced in time. */
  final boolean forced(int moves) {
    return exact && moves > 0 ? admits(moves) && allDefencesFailAtLast(moves) : forcedWithin(moves);
  }

  abstract boolean forcedWithin(int moves);

  final boolean allDefencesFail(int moves) {
    if (passes()) {
      return passFails(moves);
    }
    MoveList list = lists[2 * moves + 1];
    list.clear();
    // What refutes a check seldom refutes a quiet move, and the other way round.
    int kind = 2 * moves + (inCheck() ? 1 : 0);
    if (moves == FAR - 1 ? checkRefutes(list, kind, moves) : moves < FAR && rememberedRefutes(kind, moves)) {
      return false;
    }
    list.clear();
    if (moves == 1) {
      // Nearly always the first reply refutes, so that the others need not be found.
      generator.some(position, list);
      if (!noneRefutes(list, 0, kind, moves)) {
        return false;
      }
    }
    int tried = list.size();
    list.clear();
    generator.legal(position, list);
    if (list.size() == 0) {
      return endsWithoutReply();
    }
    if (moves >= FAR) {
      return noneRefutesInOrder(list, kind, moves);
    }
    if (moves == FAR - 1) {
      if (captureRefutes(list, kind, moves)) {
        return false;
      }
      list.advance(refutations[kind], 0);
    } else if (moves == 1) {
      list.advanceTo(EncodedMove.to(attack), tried);
    }
    return noneRefutes(list, tried, kind, moves);
  }

  private boolean passFails(int moves) {
    int mark = position.mark();
    boolean fails = pass() && solves(moves);
    position.rollback(mark);
    return fails;
  }

  private boolean allDefencesFailAtLast(int moves) {
    if (passes()) {
      return passFails(moves);
    }
    MoveList list = lists[2 * moves + 1];
    list.clear();
    generator.legal(position, list);
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      boolean fails = defenceFails(moves);
      position.rollback(mark);
      if (!fails) {
        return false;
      }
    }
    return list.size() > 0;
  }

  /** The cheapest defence nearly always refutes; the others are sorted only if it does not. */
  private boolean noneRefutesInOrder(MoveList list, int kind, int moves) {
    list.advance(refutations[kind], 0);
    if (!order.bringUpCheapest(list, moves)) {
      return false;
    }
    if (list.size() > 0 && refutes(list.get(0), moves)) {
      remember(list.get(0), kind, moves);
      return false;
    }
    return list.size() < 2 || order.sort(list, 1, moves) && noneRefutes(list, 1, kind, moves);
  }

  private boolean checkRefutes(MoveList list, int kind, int moves) {
    generator.checks(position, list);
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      boolean refutes = inCheck() && !fulfilled() && !solves(moves);
      position.rollback(mark);
      if (refutes) {
        refutations[kind] = list.get(i);
        return true;
      }
    }
    return false;
  }

  private boolean captureRefutes(MoveList list, int kind, int moves) {
    long enemies = position.pieces(1 - position.toMove());
    for (int i = 0; i < list.size(); i++) {
      if ((enemies >>> EncodedMove.to(list.get(i)) & 1) != 0 && refutes(list.get(i), moves)) {
        refutations[kind] = list.get(i);
        return true;
      }
    }
    return false;
  }

  private boolean noneRefutes(MoveList list, int start, int kind, int moves) {
    for (int i = start; i < list.size(); i++) {
      if (refutes(list.get(i), moves)) {
        remember(list.get(i), kind, moves);
        return false;
      }
    }
    return true;
  }

  private boolean refutes(int defence, int moves) {
    return refutesSince(make(defence), moves);
  }

  /** Takes the last defence back. */
  private boolean refutesSince(int mark, int moves) {
    boolean refutes = !fulfilled() && (moves == 0 || !solves(moves));
    position.rollback(mark);
    return refutes;
  }

  private void remember(int defence, int kind, int moves) {
    refutations[kind] = defence;
    if (moves == 1) {
      answers[squares(attack)] = defence;
    }
  }

  private static int squares(int move) {
    return EncodedMove.from(move) * Square.COUNT + EncodedMove.to(move);
  }

  private boolean rememberedRefutes(int kind, int moves) {
    int answer = moves == 1 ? answers[squares(attack)] : EncodedMove.NULL;
    return answer != refutations[kind] && rememberedRefutes(answer, kind, moves)
        || rememberedRefutes(refutations[kind], kind, moves);
  }

  private boolean rememberedRefutes(int defence, int kind, int moves) {
    int mark = makeIfPossible(defence);
    boolean refutes = mark != NOT_MADE && refutesSince(mark, moves);
    if (refutes) {
      remember(defence, kind, moves);
    }
    return refutes;
  }

  /** A defence refutes the last move only where it is the defence that must reach the goal, as in self play. */
  @Override
  protected int escape() {
    return refutations[0] == EncodedMove.NULL ? super.escape() : refutations[0];
  }

  /** Returns the limit plus one if nothing solves. */
  final int shortest(int limit) {
    for (int moves = least(limit); moves <= limit; moves++) {
      if (solves(moves)) {
        return moves;
      }
    }
    return limit + 1;
  }

  final boolean defenceFails(int moves) {
    return isEnded(moves) ? !isTooSoon(moves) : solves(moves);
  }

  final boolean solves(int moves) {
    if (moves == 1) {
      // A search for a last move costs less than a probe of the table.
      return !barred() && lastMove() != EncodedMove.NULL;
    }
    if (exact) {
      return solvesAtLast(moves);
    }
    long key = key();
    long entry = table.get(key);
    if (MateTable.mate(entry) <= moves) {
      return true;
    }
    if (MateTable.none(entry) >= moves) {
      return false;
    }
    if (MateTable.none(entry) < moves - 1 && (moves > 2 || !findsLastMoves())) {
      // The shorter search costs little, often ends it, and leaves a good first move.
      if (solves(moves - 1)) {
        return true;
      }
      entry = table.get(key);
    }
    return solves(moves, key, MateTable.move(entry));
  }

  boolean findsLastMoves() {
    return false;
  }

  /** Exact lengths are independent of each other, so each has its own table entry. */
  private boolean solvesAtLast(int moves) {
    long key = key() ^ moves * 0x9E3779B97F4A7C15L;
    long entry = table.get(key);
    if (MateTable.mate(entry) <= moves || MateTable.none(entry) >= moves) {
      return MateTable.mate(entry) <= moves;
    }
    return solves(moves, key, EncodedMove.NULL);
  }

  private boolean solves(int moves, long key, int best) {
    int forcing = barred() ? EncodedMove.NULL : search(best, moves);
    if (forcing == EncodedMove.NULL) {
      table.putNone(key, table.get(key), moves);
    } else {
      table.putMate(key, table.get(key), moves, forcing);
    }
    return forcing != EncodedMove.NULL;
  }

  /** Finds a move that solves at once. What solved after another reply to the same attack often does so again. */
  private int lastMove() {
    int mark = makeIfPossible(threat);
    if (mark != NOT_MADE) {
      boolean solves = forced(0);
      position.rollback(mark);
      if (solves) {
        return threat;
      }
    }
    MoveList list = lists[2];
    list.clear();
    lastMoves(list);
    int solving = firstForcing(list, 0, 1);
    threat = solving == EncodedMove.NULL ? threat : solving;
    return solving;
  }

  private int search(int best, int moves) {
    MoveList list = lists[2 * moves];
    list.clear();
    generator.checks(position, list);
    list.advance(killers[moves], 0);
    list.advance(best, 0);
    int forcing = firstForcing(list, 0, moves);
    if (forcing != EncodedMove.NULL) {
      return forcing;
    }
    int checks = list.size();
    others.clear();
    generator.legal(position, others);
    list.addOthers(others);
    list.advance(killers[moves], checks);
    list.advance(best, checks);
    dropRefuted(list, checks, moves, EncodedMove.NULL);
    return firstForcing(list, checks, moves);
  }

  private int firstForcing(MoveList list, int start, int moves) {
    int known = moves == 1 ? dropEscaped(list, start, EncodedMove.NULL) : refutations[2];
    for (int i = start; i < list.size(); i++) {
      int move = list.get(i);
      if (moves == 2) {
        attack = move;
        threat = EncodedMove.NULL;
      }
      int mark = make(move);
      boolean forced = forced(moves - 1);
      position.rollback(mark);
      if (forced) {
        killers[moves] = move;
        return move;
      }
      known = moves == 1 ? dropEscaped(list, i + 1, known) : dropRefuted(list, i + 1, moves, known);
    }
    return EncodedMove.NULL;
  }

  /** With two moves left, drops quiet moves that the last refutation refutes too. */
  private int dropRefuted(MoveList list, int start, int moves, int known) {
    if (moves == 2 && known != refutations[2]) {
      dropAnswered(list, start, refutations[2]);
    }
    return refutations[2];
  }

  void dropAnswered(MoveList list, int start, int reply) {}
}
