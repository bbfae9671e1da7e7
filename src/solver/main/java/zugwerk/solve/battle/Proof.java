package zugwerk.solve.battle;

import java.util.List;

/**
 * A proof of the keys of a problem with play against a defence, for other programs to check.
 *
 * <p>A key, or an answer to a defence, is followed by every legal defence. Each defence is followed by one answer, or
 * by nothing if the aim is reached. A first move that does not solve is followed by one reply that refutes it, and that
 * reply by every legal move, each refuted in turn. Where the solving side has one move left nothing more is written:
 * the moves can be tried.
 *
 * @param keys all first moves that solve
 * @param refuted the first moves that do not solve; empty if the proof of that would be too large
 * @param complete whether the refutations are there
 */
public record Proof(List<ProofTree> keys, List<ProofTree> refuted, boolean complete) {

  /** The usual limit of moves in a proof. */
  public static final long USUAL_MOVES = 1_000_000;

  public Proof {
    keys = List.copyOf(keys);
    refuted = List.copyOf(refuted);
  }
}
