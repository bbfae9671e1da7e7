package zugwerk.solve;

import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;
import zugwerk.solve.reach.DiagramBound;
import zugwerk.solve.reach.GoalBound;

/**
 * What tells the search of help and series play that the goal is out of reach, as far as game and goal allow.
 *
 * @param goal for mate and stalemate
 * @param diagram for proof games
 */
record Bounds(Optional<GoalBound> goal, Optional<DiagramBound> diagram) {

  static final Bounds NONE = new Bounds(Optional.empty(), Optional.empty());

  /**
   * The bounds for a stipulation.
   *
   * @param position the one that is played on, before the first move
   */
  static Bounds of(Variant variant, ReachFacts facts, Position position, Stipulation stipulation) {
    Goal goal = stipulation.goal();
    boolean mate = goal.is(Goal.Kind.MATE);
    if (stipulation.isProofGame()) {
      return new Bounds(Optional.empty(), DiagramBound.of(variant, facts, position, goal.diagram().orElseThrow()));
    }
    if (!mate && !goal.is(Goal.Kind.STALEMATE) || stipulation.play().endsForEither()) {
      return NONE;
    }
    int victim = stipulation.beginnerSuffers() ? position.toMove() : 1 - position.toMove();
    return new Bounds(GoalBound.of(variant, facts, position, victim, mate), Optional.empty());
  }
}
