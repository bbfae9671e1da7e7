package zugwerk.solve;

import java.util.List;
import zugwerk.rules.Move;

/**
 * A half-move in the solution tree, with what follows it.
 *
 * @param role what it is in the solution
 * @param move the move
 * @param text its written form
 * @param ply the half-moves before it, counted from the first move: even for the side that solves; in help play with
 *     a half move, and in set play, it is counted as if a half-move had gone before
 * @param goal whether it reaches what is asked for
 * @param passed whether the other side passes before it: before a threat, in set play and in a series
 * @param threats after a move of the solving side: what it would do next, were it to move again; empty in zugzwang
 * @param replies what is played against it, or in answer to it
 */
public record SolutionNode(
    Role role, Move move, String text, int ply, boolean goal, boolean passed, List<SolutionNode> threats,
    List<SolutionNode> replies) {

  public SolutionNode {
    threats = List.copyOf(threats);
    replies = List.copyOf(replies);
  }

  /** What a half-move is in a solution. */
  public enum Role {
    KEY,
    TRY,
    /** What a try fails to. */
    REFUTATION,
    /** What a move threatens; played after the other side has passed. */
    THREAT,
    /** A move of the side that defends. */
    DEFENCE,
    /** A move that answers a defence, where two of them are a dual; in help and series play one that goes on. */
    CONTINUATION
  }

  /** Whether it is a defence that is met by the same play as another, so that one account does for both. */
  public boolean isMetLike(SolutionNode other) {
    return role == Role.DEFENCE && other.role == Role.DEFENCE && !replies.isEmpty() && replies.equals(other.replies);
  }

  /** The number of the move it belongs to, from 1. */
  public int number() {
    return ply / 2 + 1;
  }

  /** Whether the side that solves makes it, or in help play the side that would begin were there no half move. */
  public boolean solving() {
    return ply % 2 == 0;
  }
}
