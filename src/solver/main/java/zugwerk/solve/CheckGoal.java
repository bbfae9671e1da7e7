package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;

final class CheckGoal extends GoalTest {

  CheckGoal(Variant variant, Position position, Generator generator) {
    super(variant, position, generator);
  }

  @Override
  boolean reached() {
    return inCheck();
  }

  @Override
  boolean needsCheck() {
    return true;
  }

  @Override
  void candidates(MoveList moves) {
    generator.checks(position, moves);
  }
}
