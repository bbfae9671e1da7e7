package zugwerk.solve.battle;

import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.solve.search.Search;
import zugwerk.work.Meter;

/** The rules of one kind of play against a defence: which moves the sides may make, and when play is over. */
abstract class AdversarialRules extends Search {

  final boolean parries;
  /** The aim must not be reached before the last move. */
  final boolean exact;
  private final boolean reachesGoal;

  AdversarialRules(Variant variant, Position position, Stipulation stipulation, boolean reachesGoal, Meter meter) {
    super(variant, position, stipulation.goal(), meter);
    this.reachesGoal = reachesGoal;
    parries = stipulation.play().isParryBattle();
    exact = stipulation.exact();
  }

  /** Whether the aim is reached before a move of the solving side. */
  abstract boolean fulfilled();

  /** In play where the solving side reaches the goal itself. */
  final boolean ends() {
    return reachesGoal && goal.reached();
  }

  /** Whether the rules prevent the solving side, which is to move, from solving. */
  boolean barred() {
    return false;
  }

  /** Whether the rules force the defending side, which is to move, to reach the goal early. */
  boolean obliged() {
    return false;
  }

  void lastMoves(MoveList list) {
    generator.legal(position, list);
    if (reachesGoal) {
      selfCheckMoves(list);
    }
  }

  /** Adds otherwise illegal moves that reach the aim at once. */
  final void addSelfChecks(int moves, MoveList list) {
    if (reachesGoal && !(exact && moves > 1)) {
      selfCheckMoves(list);
    }
  }

  void defences(MoveList list, int moves) {
    generator.legal(position, list);
  }

  /** Whether the aim is reached or certain, after a move of the solving side. */
  boolean isAim() {
    return ends();
  }

  final boolean isOver(int moves) {
    return (!exact || moves == 0) && isAim();
  }

  /** Whether the last defence ends the play, in time or too soon. */
  boolean isEnded(int moves) {
    return fulfilled();
  }

  /** Whether the {@link Terms} allow the last move. */
  boolean admits(int moves) {
    return true;
  }

  abstract boolean endsWithoutReply();

  /** Whether a move of the solving side can reach the aim only if it leaves the defender no reply. */
  boolean leavesNoReply() {
    return false;
  }

  /** Whether the defending side passes, as it has no check to parry. */
  final boolean passes() {
    return parries && !inCheck();
  }

  final int least(int moves) {
    return exact ? Math.max(1, moves) : 1;
  }

  /** Whether in exact play a defence that ends the play refutes. */
  boolean isTooSoon(int moves) {
    return exact && moves > 0;
  }
}
