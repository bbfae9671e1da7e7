package zugwerk.compose;

import zugwerk.board.Side;
import zugwerk.solve.Stipulation;

/**
 * The roles of the sides in a new problem.
 *
 * @param toMove the side that makes the first move
 * @param victim the side that suffers the goal, 0 White, 1 Black
 * @param stronger the side with more pieces, 0 White, 1 Black: the one that forces, else the one that mates
 */
record Roles(Side toMove, int victim, int stronger) {

  static Roles of(Stipulation stipulation) {
    Side toMove = stipulation.starter();
    int victim = (stipulation.targetsFirstMover() ? toMove : toMove.other()).ordinal();
    return new Roles(toMove, victim, stipulation.isBattle() ? toMove.ordinal() : 1 - victim);
  }
}
