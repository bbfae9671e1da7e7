package zugwerk.solve.battle;

import java.util.List;

/**
 * A move in a proof, with what follows it; see {@link Proof}.
 *
 * @param move in the form of {@link zugwerk.notation.PlainMoves}
 * @param next the moves of the other side that the proof goes on with
 */
public record ProofTree(String move, List<ProofTree> next) {

  /** Stands for the pass of a side that would move only to parry a check. */
  public static final String PASS = "pass";

  public ProofTree {
    next = List.copyOf(next);
  }

  /** A move with which the proof ends. */
  public ProofTree(String move) {
    this(move, List.of());
  }
}
