package zugwerk.file;

import java.nio.file.Path;
import java.util.Optional;
import zugwerk.work.CancelToken;

/**
 * Options for replaying proofs.
 *
 * @param token stops the replay
 * @param mostTried how many moves may be tried to check that a list of solutions is complete, from 0
 * @param tables the folder of the endgame tables for proofs that rest on them; empty to use none
 */
public record ReplayOptions(CancelToken token, long mostTried, Optional<Path> tables) {

  /** The default number of moves tried: some seconds of work. */
  public static final long USUAL_TRIED = 2_000_000;

  public ReplayOptions(CancelToken token) {
    this(token, USUAL_TRIED, Optional.empty());
  }
}
