package zugwerk.studio.editor;

import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/**
 * What is being composed, at one moment. Immutable.
 *
 * @param variant the game, with its settings
 * @param setup what stands on the board, legal or not
 * @param stipulation what is asked for, as it was typed
 * @param credits authors, source and the like, and what the file said otherwise
 */
public record Draft(Variant variant, Setup setup, String stipulation, Problem credits) {

  /** The draft of a problem that can be read. */
  public static Draft of(Problem problem) {
    return new Draft(problem.variant(), problem.setup(), problem.stipulation(), problem);
  }

  /** The draft as a problem that can be kept. */
  public Problem problem() {
    return credits.with(variant, setup, stipulation);
  }

  /** Whether another draft asks the same of the same position in the same game. */
  public boolean asksTheSameAs(Draft other) {
    return variant.equals(other.variant) && setup.equals(other.setup) && stipulation.equals(other.stipulation)
        && credits.asksTheSameAs(other.credits);
  }

  /** The same with another position. */
  public Draft with(Setup other) {
    return new Draft(variant, other, stipulation, credits);
  }

  /** The same with another stipulation. */
  public Draft asking(String other) {
    return new Draft(variant, setup, other, credits);
  }
}
