package zugwerk.compose;

import zugwerk.board.Side;
import zugwerk.solve.Stipulation;

/**
 * The parts that the sides play in a new problem.
 *
 * @param toMove the side that makes the first move
 * @param victim the side that is to suffer the goal, 0 White, 1 Black
 * @param stronger the side that is to have more pieces, 0 White, 1 Black: the one that forces, else the one that mates
 */
record Roles(Side toMove, int victim, int stronger) {

  /** The usual roles: Black begins in help play of whole moves and suffers all but selfmates. */
  static Roles of(Stipulation stipulation) {
    Side toMove = stipulation.starter();
    int victim = (stipulation.beginnerSuffers() ? toMove : toMove.other()).ordinal();
    return new Roles(toMove, victim, stipulation.isBattle() ? toMove.ordinal() : 1 - victim);
  }
}
