package zugwerk.problem;

import java.nio.file.Path;
import java.util.Optional;
import zugwerk.work.CancelToken;

/**
 * How proofs are replayed.
 *
 * @param token stops the replay
 * @param mostTried how many moves may be tried to see whether a list of solutions is complete, from 0
 * @param tables the folder of the endgame tables that are asked where a proof rests on them; empty if none are
 */
public record ReplayOptions(CancelToken token, long mostTried, Optional<Path> tables) {

  /** How many moves are tried unless something else is asked for: the work of some seconds. */
  public static final long USUAL_TRIED = 2_000_000;

  /** Asks no tables. */
  public ReplayOptions(CancelToken token) {
    this(token, USUAL_TRIED, Optional.empty());
  }
}
