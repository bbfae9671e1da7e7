package zugwerk.solve.help;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;
import zugwerk.solve.reach.DiagramBound;
import zugwerk.solve.reach.GoalBound;

/**
 * The bounds of a search in help and series play, as far as game and goal allow them.
 *
 * @param goals for mates and stalemates; a line needs each of them
 * @param diagram for proof games
 */
record Bounds(List<BoundedGoal> goals, Optional<DiagramBound> diagram) {

  static final Bounds NONE = new Bounds(List.of(), Optional.empty());

  /**
   * @param position before the first move
   * @param leastEffort the steps after which stalemates are checked in detail
   * @param memory the most memory for listed mates, in bytes
   */
  static Bounds of(Variant variant, Position position, Stipulation stipulation, long leastEffort, long memory) {
    Goal goal = stipulation.goal();
    Play play = stipulation.play();
    if (stipulation.isProofGame()) {
      return new Bounds(
          List.of(), DiagramBound.of(variant, variant.reachFacts(), position, goal.diagram().orElseThrow()));
    }
    if (play.isParry() && !play.isAnswered()) {
      // The other side mostly passes. The bounds count all its moves, so they cost more than they save.
      return NONE;
    }
    int first = position.toMove();
    int longest = stipulation.counted();
    if (!play.endsForEither()) {
      int victim = stipulation.targetsFirstMover() ? first : 1 - first;
      int after = play.isAnswered() ? 1 : 0;
      BoundedGoal.Options options = new BoundedGoal.Options(longest, leastEffort, memory, true);
      return new Bounds(bounded(variant, position, victim, goal, after, options).toList(), Optional.empty());
    }
    if (!play.isHelp()) {
      return NONE;
    }
    // The side to move after the counted moves reaches its goal at once, or the other one reaches its own after it.
    int chooser = longest % 2 == 0 ? first : 1 - first;
    BoundedGoal.Options options = new BoundedGoal.Options(longest, leastEffort, memory / 2, false);
    return new Bounds(Stream.concat(bounded(variant, position, 1 - chooser, stipulation.ownGoal(), 1, options),
        bounded(variant, position, chooser, goal, 2, options)).toList(), Optional.empty());
  }

  private static Stream<BoundedGoal> bounded(Variant variant, Position position, int victim, Goal goal, int after,
      BoundedGoal.Options options) {
    boolean mate = goal.is(Goal.Kind.MATE);
    if (!mate && !goal.is(Goal.Kind.STALEMATE)) {
      return Stream.empty();
    }
    return GoalBound.of(variant, position, victim, mate)
        .map(bound -> new BoundedGoal(bound, after, options)).stream();
  }

  void release() {
    goals.forEach(BoundedGoal::release);
  }
}
