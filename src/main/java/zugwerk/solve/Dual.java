package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;

/**
 * A place in the play after a key where the side that solves has more than one answer of the least length.
 *
 * @param after the moves that lead there, as {@code 1.Qa1 Kb2}
 * @param moves the answers, numbered, as {@code 2.Qc3#}
 */
public record Dual(String after, List<String> moves) {

  public Dual {
    moves = List.copyOf(moves);
  }

  /** The duals in the play after some keys, from the first move on. */
  static List<Dual> in(List<SolutionNode> keys) {
    List<Dual> duals = new ArrayList<>();
    keys.forEach(key -> find(key, "", duals));
    return List.copyOf(duals);
  }

  private static void find(SolutionNode line, String before, List<Dual> duals) {
    String here = before + (before.isEmpty() ? "" : " ") + (line.solving() ? line.number() + "." : "") + line.text();
    if (line.role() == SolutionNode.Role.DEFENCE && line.replies().size() > 1) {
      duals.add(new Dual(here, line.replies().stream().map(reply -> reply.number() + "." + reply.text()).toList()));
    }
    line.replies().forEach(reply -> find(reply, here, duals));
  }

  @Override
  public String toString() {
    return after + " " + String.join(" / ", moves);
  }
}
