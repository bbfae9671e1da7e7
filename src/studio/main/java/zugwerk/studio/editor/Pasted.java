package zugwerk.studio.editor;

import zugwerk.board.Schema;
import zugwerk.problem.Problem;

/** A draft after pasting: a mere position, perhaps with a stipulation, keeps the rest, which may have no King. */
record Pasted(String step, Problem draft) {

  static Pasted on(Problem now, Problem problem) {
    boolean bare = problem.variant().equals(now.variant())
        && problem.equals(Problem.of(now.variant(), problem.setup()).withStipulation(problem.stipulation()));
    if (!bare) {
      return new Pasted("Paste a problem", problem);
    }
    Problem pasted = now.withSetup(problem.setup().with(Schema.KINGLESS,
        problem.setup().get(Schema.KINGLESS) | now.setup().get(Schema.KINGLESS)));
    return new Pasted("Paste a position",
        problem.hasStipulation() ? pasted.withStipulation(problem.stipulation()) : pasted);
  }
}
