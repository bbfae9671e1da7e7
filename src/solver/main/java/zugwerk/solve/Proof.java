package zugwerk.solve;

import java.util.List;

/**
 * A proof of the keys of a problem with play against a defence, for other programs to check.
 *
 * <p>After a key or an answer to a defence, every legal defence follows. After each of these there is one answer, or
 * nothing where the aim is reached. After a first move that does not solve, one reply follows that refutes it; after
 * this reply every legal move, each refuted in turn. Where the side that solves has one move left nothing more is
 * written: the moves can be tried.
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
