package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;

/** Circuit: the piece that made the last move is back on its square of the diagram. */
final class CircuitGoal extends GoalTest {

  private final Trail trail;

  CircuitGoal(Variant variant, Position position, Generator generator, Trail trail) {
    super(variant, position, generator);
    this.trail = trail;
  }

  @Override
  boolean reached() {
    return trail.isHome();
  }

  @Override
  long history() {
    return trail.origins();
  }
}
