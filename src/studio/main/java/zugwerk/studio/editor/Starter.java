package zugwerk.studio.editor;

import java.util.Optional;
import zugwerk.board.Schema;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;

/** Gives the move to the side that begins by convention, unless the user gave it to the other one. */
final class Starter {

  /** By the last stipulation that could be read. */
  private Optional<Side> usual = Optional.of(Side.WHITE);

  void follow(Problem draft) {
    usual = of(draft).or(() -> usual);
  }

  /** The changed problem, with another side to move if its stipulation asks for it. */
  Problem begun(Problem old, Problem changed) {
    boolean followed = of(old).or(() -> usual).equals(Optional.of(old.setup().toMove()));
    return of(changed).filter(_ -> followed)
        .map(side -> changed.withSetup(changed.setup().with(Schema.SIDE_TO_MOVE, side.ordinal()))).orElse(changed);
  }

  private static Optional<Side> of(Problem problem) {
    return problem.task().stipulation().filter(stipulation -> !stipulation.isLastMove()).map(Stipulation::starter);
  }
}
