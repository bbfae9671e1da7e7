package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Attack;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Packed;
import zugwerk.rules.Play;
import zugwerk.rules.Variant;

/**
 * Finds whether the side to move mates within a number of moves. One instance serves one thread.
 *
 * <p>Depth first, the shortest lengths first; checks and moves that mated elsewhere come first, and against them the
 * defences that refuted other attacks. Exact: nothing is left out.
 */
final class MateSearch {

  private static final int POLL = 2048;

  private final Variant variant;
  private final Position position;
  private final Generator generator;
  private final MateTable table;
  private final Control control;
  private final MoveList[] lists;
  private final int[] refutations;
  private final MoveList others = new MoveList();
  private int unreported;

  /**
   * @param position played on and restored; nobody else may use it meanwhile
   * @param moves the most moves that will be asked for
   */
  MateSearch(Variant variant, Position position, MateTable table, Control control, int moves) {
    this.variant = variant;
    this.position = position;
    this.table = table;
    this.control = control;
    generator = new Generator(variant);
    lists = new MoveList[2 * moves + 4];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
    refutations = new int[lists.length];
  }

  Position position() {
    return position;
  }

  /** The legal moves of the position, in a list of its own for the given length. */
  MoveList legal(int length) {
    MoveList moves = lists[2 * length];
    moves.clear();
    generator.legal(position, moves);
    return moves;
  }

  /** The moves that might mate: checks, unless the other King is dying. */
  private MoveList mating() {
    MoveList moves = lists[2];
    moves.clear();
    if (variant.kingFades(position)) {
      generator.legal(position, moves);
    } else {
      generator.checks(position, moves);
    }
    return moves;
  }

  boolean inCheck() {
    return Attack.inCheck(variant, position, position.toMove());
  }

  /** Makes a move, counting it. */
  int make(int move) {
    if (++unreported == POLL) {
      flush();
    }
    int mark = position.mark();
    Play.make(variant, position, move);
    return mark;
  }

  /** Counts what was not counted yet. */
  void flush() {
    int moves = unreported;
    unreported = 0;
    control.played(moves);
  }

  /** The least number of moves up to a limit in which the side to move mates, or the limit plus one. */
  int shortest(int limit) {
    for (int moves = 1; moves <= limit; moves++) {
      if (mates(moves)) {
        return moves;
      }
    }
    return limit + 1;
  }

  /** Whether the side to move has won already, the other King having died. */
  boolean hasWon() {
    return position.king(1 - position.toMove()) == Square.COUNT;
  }

  /** Whether the side to move mates within the given number of moves, from 1. */
  boolean mates(int moves) {
    if (hasWon()) {
      return true;
    }
    if (moves == 1) {
      // Looking for a mating move costs less than a look into the table.
      return firstForcing(mating(), 0, 1) != Packed.NULL;
    }
    long key = position.key();
    long entry = table.get(key);
    if (MateTable.mate(entry) <= moves) {
      return true;
    }
    if (MateTable.none(entry) >= moves) {
      return false;
    }
    if (MateTable.none(entry) < moves - 1) {
      // The shorter search costs little, often ends it, and leaves a good first move.
      if (mates(moves - 1)) {
        return true;
      }
      entry = table.get(key);
    }
    MoveList list = lists[2 * moves];
    list.clear();
    generator.checks(position, list);
    first(list, MateTable.move(entry));
    int forcing = firstForcing(list, 0, moves);
    if (forcing == Packed.NULL) {
      int checks = list.size();
      appendOthers(list, checks);
      first(list, checks, MateTable.move(entry));
      forcing = firstForcing(list, checks, moves);
    }
    if (forcing == Packed.NULL) {
      table.putNone(key, table.get(key), moves);
      return false;
    }
    table.putMate(key, table.get(key), moves, forcing);
    return true;
  }

  /** The first move of a list, from an index on, that mates within a number of moves; none gives {@link Packed#NULL}. */
  private int firstForcing(MoveList list, int start, int moves) {
    for (int i = start; i < list.size(); i++) {
      int move = list.get(i);
      int mark = make(move);
      boolean forced = forced(moves - 1);
      position.rollback(mark);
      if (forced) {
        return move;
      }
    }
    return Packed.NULL;
  }

  /** Adds the legal moves that are not yet in the first part of a list. */
  private void appendOthers(MoveList list, int tried) {
    others.clear();
    generator.legal(position, others);
    for (int i = 0; i < others.size(); i++) {
      if (!list.contains(others.get(i), tried)) {
        list.add(others.get(i));
      }
    }
  }

  /** Whether the side to move is mated now, or whatever it plays within the given number of further moves. */
  boolean forced(int moves) {
    if (moves == 0 || hasWon()) {
      return lost();
    }
    int killer = refutations[moves];
    if (refutes(killer, moves)) {
      return false;
    }
    MoveList list = lists[2 * moves + 1];
    list.clear();
    generator.legal(position, list);
    if (list.size() == 0) {
      return lost();
    }
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      int mark = make(move);
      boolean mated = mates(moves);
      position.rollback(mark);
      if (!mated) {
        refutations[moves] = move;
        return false;
      }
    }
    return true;
  }

  /** Whether a move that refuted another attack is possible here and refutes this one too. */
  private boolean refutes(int killer, int moves) {
    if (killer == Packed.NULL || !generator.couldPlay(position, killer)) {
      return false;
    }
    int side = position.toMove();
    int mark = make(killer);
    boolean refutes = !Attack.inCheck(variant, position, side) && !mates(moves);
    position.rollback(mark);
    return refutes;
  }

  /** Whether the side to move is checkmated, or its King dies whatever it plays. */
  boolean lost() {
    if (hasWon()) {
      return false;
    }
    if (!generator.hasLegal(position)) {
      return inCheck() && variant.mateWins(position);
    }
    long king = position.men(position.toMove(), Schema.KING);
    return (variant.leaving(position) & king) != 0 && dies();
  }

  private boolean dies() {
    MoveList list = lists[1];
    list.clear();
    generator.legal(position, list);
    for (int i = 0; i < list.size(); i++) {
      int mark = make(list.get(i));
      boolean dead = hasWon();
      position.rollback(mark);
      if (!dead) {
        return false;
      }
    }
    return true;
  }

  private static void first(MoveList list, int move) {
    first(list, 0, move);
  }

  /** Puts a move of a list, from an index on, to that index. */
  private static void first(MoveList list, int start, int move) {
    for (int i = start; i < list.size(); i++) {
      if (list.get(i) == move) {
        list.swap(start, i);
        return;
      }
    }
  }
}
