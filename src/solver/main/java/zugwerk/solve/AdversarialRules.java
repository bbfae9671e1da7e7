package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/** What a kind of play against a defence asks of the two sides, and when the play is over. */
abstract class AdversarialRules extends Search {

  /** Whether the defending side moves only to parry a check. */
  final boolean parries;
  /** Whether the aim must not be reached sooner than with the last move. */
  final boolean exact;
  /** Whether the side that solves may reach the goal itself. */
  private final boolean reachesGoal;

  /**
   * @param reachesGoal whether the side that solves may reach the goal itself, at the latest with its last move
   */
  AdversarialRules(Variant variant, Position position, Stipulation stipulation, boolean reachesGoal, Meter meter) {
    super(variant, position, stipulation.goal(), meter);
    this.reachesGoal = reachesGoal;
    parries = stipulation.play().isParryBattle();
    exact = stipulation.exact();
  }

  /** Whether the aim is reached already before a move of the side that solves. */
  abstract boolean fulfilled();

  /** Whether a move of the side that solves has reached the goal, and that is its aim. */
  final boolean ends() {
    return reachesGoal && goal.reached();
  }

  /** Whether a rule of this kind of play keeps the side that solves, which is to move, from solving. */
  boolean barred() {
    return false;
  }

  /** Whether a rule of this kind of play makes the defending side, which is to move, reach the goal before the end. */
  boolean obliged() {
    return false;
  }

  /** Fills a list with the moves that the side that solves should try as its last move. */
  void lastMoves(MoveList list) {
    generator.legal(position, list);
    if (reachesGoal) {
      leavingMoves(list);
    }
  }

  /**
   * Adds the moves of the side that solves, with so many of them left, that reach the aim at once and are not legal
   * otherwise.
   */
  final void addLeaving(int moves, MoveList list) {
    if (reachesGoal && !(exact && moves > 1)) {
      leavingMoves(list);
    }
  }

  /** Adds the moves that the defending side may play in this kind of play, with so many moves left. */
  void defences(MoveList list, int moves) {
    generator.legal(position, list);
  }

  /** Whether the aim is reached now, after a move of the side that solves, or cannot be missed. */
  boolean isAim() {
    return ends();
  }

  /** Whether the play is over with so many moves left, because the aim is reached or cannot be missed. */
  final boolean isOver(int moves) {
    return (!exact || moves == 0) && isAim();
  }

  /** Whether the defence that was just made ends the play with so many moves left: as it should, or too soon. */
  boolean isEnded(int moves) {
    return fulfilled();
  }

  /** Whether the terms admit the move that was just made, with so many moves left. */
  boolean admits(int moves) {
    return true;
  }

  /** Whether the aim is reached when the defending side has no legal move. */
  abstract boolean endsWithoutReply();

  /** Whether the defending side, which is to move, passes because it has no check to parry. */
  final boolean passes() {
    return parries && !inCheck();
  }

  /** The least number of moves that may be enough where so many are left: all of them in exact play. */
  final int least(int moves) {
    return exact ? Math.max(1, moves) : 1;
  }

  /** Whether in exact play a defence that ends the play with so many moves left refutes. */
  boolean isTooSoon(int moves) {
    return exact && moves > 0;
  }
}
