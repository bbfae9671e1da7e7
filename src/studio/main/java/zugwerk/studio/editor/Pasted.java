package zugwerk.studio.editor;

import zugwerk.board.Schema;
import zugwerk.problem.Problem;

/**
 * What becomes of a draft when a problem is pasted.
 *
 * @param step the name of the step
 * @param draft the next draft
 */
record Pasted(String step, Problem draft) {

  /**
   * A problem that is but a position, perhaps with a stipulation, leaves the rest of the draft as it is; so its sides
   * may go on without a King.
   */
  static Pasted on(Problem now, Problem problem) {
    boolean bare = problem.variant().equals(now.variant())
        && problem.equals(Problem.of(now.variant(), problem.setup())
            .withStipulation(problem.stipulation()));
    if (!bare) {
      return new Pasted("Paste a problem", problem);
    }
    Problem pasted = now.withSetup(problem.setup().with(Schema.KINGLESS,
        problem.setup().get(Schema.KINGLESS) | now.setup().get(Schema.KINGLESS)));
    return new Pasted("Paste a position", problem.asks() ? pasted.withStipulation(problem.stipulation()) : pasted);
  }
}
