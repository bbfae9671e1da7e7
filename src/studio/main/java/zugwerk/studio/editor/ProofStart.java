package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.solve.Goal;

/** The start position of a proof game; the board shows the final one. */
public final class ProofStart {

  private final Workbench bench;

  public ProofStart(Workbench bench) {
    this.bench = bench;
  }

  public static boolean isNeeded(Problem draft) {
    return draft.task().stipulation().filter(stipulation -> stipulation.goal().is(Goal.Kind.OTHER_DIAGRAM)).isPresent();
  }

  /** Swaps start and final position, so that each can be set up on the board. */
  public void exchange() {
    Problem now = bench.draft().get();
    bench.history().step(lang("Exchange the board with the start of the proof game"), bench.history().recalled(
        now.withSetup(now.opening()).withTask(task -> task.withFrom(Optional.of(now.setup())))));
  }
}
