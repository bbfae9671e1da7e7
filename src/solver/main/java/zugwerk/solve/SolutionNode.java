package zugwerk.solve;

import java.util.List;
import zugwerk.rules.Move;

/**
 * A half-move in the solution tree, with the play that follows it.
 *
 * @param role its role in the solution
 * @param move the move
 * @param text its written form
 * @param ply the number of half-moves before it: even for the side that solves; in set play, and in help play with a
 *     half move, counted as if there were one half-move before
 * @param goal whether it reaches the goal
 * @param passed whether the other side passes before it: before a threat, in set play and in a series
 * @param threats after a move of the solving side: what it would play if it moved again; empty in zugzwang
 * @param replies the moves that follow it: defences against it, or answers to it
 */
public record SolutionNode(
    Role role, Move move, String text, int ply, boolean goal, boolean passed, List<SolutionNode> threats,
    List<SolutionNode> replies) {

  public SolutionNode {
    threats = List.copyOf(threats);
    replies = List.copyOf(replies);
  }

  /** The role of a half-move in a solution. */
  public enum Role {
    KEY("!"),
    /** A first move that fails; in studies, also a later one. */
    TRY("?"),
    /** A move that refutes a try. */
    REFUTATION("!"),
    /** In reflex play, a move with which the solving side must reach the goal, and so fails. */
    DUTY("?!"),
    /** A move that is threatened: played after the other side has passed. */
    THREAT,
    /** A move of the side that defends. */
    DEFENCE,
    /** An answer to a defence; two of them are a dual. In help and series play, any move that continues a line. */
    CONTINUATION,
    /** In studies, an answer without another that keeps the claim, except for wastes of time. */
    ONLY_MOVE("!"),
    /** In studies, a move that keeps the claim, but lets Black force a return to the same play. */
    WASTE_OF_TIME;

    private final String sign;

    Role() {
      this("");
    }

    Role(String sign) {
      this.sign = sign;
    }

    /** The sign behind a move, such as {@code !}; empty for none. */
    public String sign() {
      return sign;
    }
  }

  /** Whether both are defences with the same answers, so that they can share a row. */
  public boolean hasSameAnswersAs(SolutionNode other) {
    return role == Role.DEFENCE && other.role == Role.DEFENCE && !replies.isEmpty() && replies.equals(other.replies);
  }

  /** Whether the same side moves again, as the other side passes: in one line, or in several to choose from. */
  public boolean isFollowedByPass() {
    return !replies.isEmpty() && replies.getFirst().role == Role.CONTINUATION && replies.getFirst().passed;
  }

  /** The same move, played after the other side has passed. */
  public SolutionNode afterPass() {
    return new SolutionNode(Role.CONTINUATION, move, text, ply, goal, true, threats, replies);
  }

  /** The number of its move, from 1. */
  public int number() {
    return ply / 2 + 1;
  }

  /** Whether the solving side makes it; in help play, the side that begins when there is no half move. */
  public boolean solving() {
    return ply % 2 == 0;
  }
}
