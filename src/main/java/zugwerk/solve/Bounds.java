package zugwerk.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;
import zugwerk.solve.reach.DiagramBound;
import zugwerk.solve.reach.GoalBound;

/**
 * What tells the search of help and series play that the goal is out of reach, as far as game and goal allow.
 *
 * @param goals for mates and stalemates; a line must be able to reach each
 * @param diagram for proof games
 */
record Bounds(List<BoundedGoal> goals, Optional<DiagramBound> diagram) {

  static final Bounds NONE = new Bounds(List.of(), Optional.empty());

  /**
   * The bounds for a stipulation.
   *
   * @param position the one that is played on, before the first move
   */
  static Bounds of(Variant variant, ReachFacts facts, Position position, Stipulation stipulation) {
    Goal goal = stipulation.goal();
    Play play = stipulation.play();
    if (stipulation.isProofGame()) {
      return new Bounds(List.of(), DiagramBound.of(variant, facts, position, goal.diagram().orElseThrow()));
    }
    int beginner = position.toMove();
    int longest = stipulation.counted();
    if (!play.endsForEither()) {
      int victim = stipulation.beginnerSuffers() ? beginner : 1 - beginner;
      return new Bounds(bounded(variant, facts, position, victim, goal, play.isAnswered() ? 1 : 0, longest).toList(),
          Optional.empty());
    }
    if (!play.isHelp()) {
      return NONE;
    }
    // The side to move after the counted moves reaches its goal at once, or the other one reaches its own after it.
    int chooser = longest % 2 == 0 ? beginner : 1 - beginner;
    return new Bounds(
        Stream.concat(bounded(variant, facts, position, 1 - chooser, stipulation.ownGoal(), 1, longest),
            bounded(variant, facts, position, chooser, goal, 2, longest)).toList(),
        Optional.empty());
  }

  private static Stream<BoundedGoal> bounded(Variant variant, ReachFacts facts, Position position, int victim,
      Goal goal, int after, int longest) {
    boolean mate = goal.is(Goal.Kind.MATE);
    if (!mate && !goal.is(Goal.Kind.STALEMATE)) {
      return Stream.empty();
    }
    return GoalBound.of(variant, facts, position, victim, mate)
        .map(bound -> new BoundedGoal(bound, after, longest)).stream();
  }
}
