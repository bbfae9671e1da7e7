package zugwerk.studio.editor;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import zugwerk.problem.Problem;
import zugwerk.solve.Goal;

/** The position from which a proof game between two positions is played; the board shows the one that it leads to. */
public final class ProofStart {

  private final Workbench bench;

  public ProofStart(Workbench bench) {
    this.bench = bench;
  }

  /** Whether the problem asks for a proof game that has a start of its own. */
  public ObservableValue<Boolean> asked() {
    return bench.draft().map(
        draft -> draft.stipulation().filter(asked -> asked.goal().is(Goal.Kind.OTHER_DIAGRAM)).isPresent());
  }

  /** Exchanges the position on the board and the one from which the game is played, so that each can be set up. */
  public void exchange() {
    Problem now = bench.draft().get();
    bench.history().step("Exchange the board with the start of the proof game", bench.history().recalled(
        now.withSetup(now.opening()).withFrom(Optional.of(now.setup()))));
  }
}
