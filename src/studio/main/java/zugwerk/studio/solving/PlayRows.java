package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;

record PlayRows(Problem part, SolutionFilter filter, List<SolutionNode> selected) {

  Stipulation stipulation() {
    return part.task().stipulationOrThrow();
  }

  boolean isBattle() {
    return stipulation().isBattle();
  }

  List<SolutionNode> below(SolutionNode line) {
    return filter.below(line, selected);
  }

  static boolean isLeaf(SolutionNode line) {
    return line.threats().isEmpty() && line.replies().isEmpty();
  }

  /** Whether a move that threatens nothing leaves the other side in zugzwang. */
  boolean isZugzwang(SolutionNode line, List<SolutionNode> shown) {
    boolean reflex = stipulation().play().obliges() && line.replies().stream().allMatch(SolutionNode::goal);
    return isBattle() && line.role() != Role.TRY && line.solving() && !line.goal() && line.threats().isEmpty()
        && !shown.isEmpty() && !line.isFollowedByPass() && !line.text().endsWith("+") && !reflex;
  }

  List<SolutionRow> rows(List<SolutionNode> before, List<SolutionNode> lines) {
    return rows(before, lines, _ -> Optional.empty());
  }

  List<SolutionRow> rows(List<SolutionNode> before, List<SolutionNode> lines,
      Function<SolutionNode, Optional<Sign>> sign) {
    List<SolutionRow> rows = new ArrayList<>();
    List<SolutionNode> threats = lines.stream().filter(line -> line.role() == Role.THREAT && isLeaf(line)).toList();
    if (!threats.isEmpty()) {
      rows.add(PlayedRow.threats(this, before, threats));
    }
    List<SolutionNode> others = lines.stream().filter(line -> line.role() != Role.THREAT || !isLeaf(line)).toList();
    for (int start = 0; start < others.size();) {
      int end = start + 1;
      while (end < others.size() && others.get(start).hasSameAnswersAs(others.get(end))) {
        end++;
      }
      List<SolutionNode> alike = others.subList(start, end);
      rows.add(new PlayedRow(this, before, alike, sign.apply(alike.getFirst())));
      start = end;
    }
    return rows;
  }
}
