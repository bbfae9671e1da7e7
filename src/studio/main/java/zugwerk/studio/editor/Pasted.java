package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import zugwerk.board.Schema;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/** A draft after pasting: a mere position, perhaps with a stipulation, keeps the rest, which may have no King. */
record Pasted(String step, Problem draft) {

  /** The only problem of a text. Throws InputException with one sentence if there are several. */
  static Problem only(List<Problem> problems) {
    if (problems.size() > 1) {
      throw new InputException(Message.counted(problems.size(),
          "there is {0} problem in this text", "there are {0} problems in this text"));
    }
    return problems.getFirst();
  }

  static Pasted on(Problem now, Problem problem) {
    boolean positionOnly = problem.variant().equals(now.variant())
        && problem.equals(Problem.of(now.variant(), problem.setup())
            .withTask(task -> task.withStipulation(problem.task().stipulation())));
    if (!positionOnly) {
      return new Pasted(lang("Paste a problem"), problem);
    }
    Problem pasted = now.withSetup(problem.setup().with(Schema.KINGLESS,
        problem.setup().get(Schema.KINGLESS) | now.setup().get(Schema.KINGLESS)));
    return new Pasted(lang("Paste a position"),
        problem.task().stipulation().isPresent()
            ? pasted.withTask(task -> task.withStipulation(problem.task().stipulation())) : pasted);
  }
}
