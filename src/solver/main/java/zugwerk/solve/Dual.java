package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;
import zugwerk.rules.Move;

/**
 * A place in the play after a key where the side that solves has more than one answer of the least length, or in a
 * series more than one next move. Where a defence parries some threats and leaves others, what follows is no dual.
 *
 * @param after the moves that lead there, as {@code 1.Qa1 Kb2}
 * @param moves the answers, numbered, as {@code 2.Qc3#}
 */
public record Dual(String after, List<String> moves) {

  public Dual {
    moves = List.copyOf(moves);
  }

  /** All duals in the play after some keys. */
  public static List<Dual> in(List<SolutionNode> keys) {
    List<Dual> duals = new ArrayList<>();
    keys.forEach(key -> find(key, List.of(), "", duals));
    return List.copyOf(duals);
  }

  private static void find(SolutionNode line, List<SolutionNode> threats, String before, List<Dual> duals) {
    String here = before + (before.isEmpty() ? "" : " ") + (line.solving() ? line.number() + "." : "") + line.text();
    if (is(line, threats)) {
      duals.add(new Dual(here, line.replies().stream().map(reply -> reply.number() + "." + reply.text()).toList()));
    }
    line.replies().forEach(reply -> find(reply, line.threats(), here, duals));
  }

  /**
   * Whether a move is a defence with a dual, or one of a series that can go on in several ways.
   *
   * @param threats what was threatened by the move before
   */
  public static boolean is(SolutionNode line, List<SolutionNode> threats) {
    return line.replies().size() > 1 && (line.isFollowedByPass()
        || line.role() == SolutionNode.Role.DEFENCE && !leaves(line.replies(), threats));
  }

  private static boolean leaves(List<SolutionNode> answers, List<SolutionNode> threats) {
    List<Move> threatened = threats.stream().map(SolutionNode::move).toList();
    return answers.stream().anyMatch(answer -> threatened.contains(answer.move()));
  }

  @Override
  public String toString() {
    return after + " " + String.join(" / ", moves);
  }
}
