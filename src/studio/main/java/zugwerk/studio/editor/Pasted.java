package zugwerk.studio.editor;

import zugwerk.board.Schema;
import zugwerk.problem.Problem;

/** Name and draft of the step that pastes a problem. */
record Pasted(String step, Problem draft) {

  /** A mere position, perhaps with a stipulation, keeps the rest of the draft, which may have no King. */
  static Pasted on(Problem now, Problem problem) {
    boolean bare = problem.variant().equals(now.variant())
        && problem.equals(Problem.of(now.variant(), problem.setup())
            .with(edit -> edit.stipulation(problem.stipulation())));
    return !bare ? new Pasted("Paste a problem", problem) : new Pasted("Paste a position", now.with(edit -> {
      edit.setup(problem.setup().with(Schema.KINGLESS,
          problem.setup().get(Schema.KINGLESS) | now.setup().get(Schema.KINGLESS)));
      if (problem.asks()) {
        edit.stipulation(problem.stipulation());
      }
    }));
  }
}
