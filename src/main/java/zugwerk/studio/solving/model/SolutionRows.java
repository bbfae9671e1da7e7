package zugwerk.studio.solving.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;

/** The rows of the solution tree down to the first moves. */
public final class SolutionRows {

  private final Problem diagram;
  private final SolutionFilter filter;
  private final List<SolutionNode> lookedAt;

  /**
   * @param diagram the present problem
   * @param lookedAt the moves from the first to the selected one
   */
  public SolutionRows(Problem diagram, SolutionFilter filter, List<SolutionNode> lookedAt) {
    this.diagram = diagram;
    this.filter = filter;
    this.lookedAt = lookedAt;
  }

  /** The root of the tree for a solved problem. */
  public SolutionRow of(Solved solved) {
    List<SolutionRow> parts = new ArrayList<>();
    solved.parts().forEach(part -> parts.add(part(part)));
    // A problem of one part needs no heading, but its rows must still find that part.
    return parts.size() == 1 ? parts.getFirst() : SolutionRow.heading("", parts);
  }

  private SolutionRow part(Solved.Part part) {
    String title = part.twin().heading() + "   "
        + (part.fault().isEmpty() ? VerdictWords.of(part.solution()) : part.fault());
    return SolutionRow.part(title, part.twin().problem(), sections(part.twin().problem(), part.solution()));
  }

  /**
   * The root of the tree for a problem that is being solved.
   *
   * @param twins all parts
   */
  public SolutionRow soFar(List<ProblemPart> twins, Solved.SoFar known) {
    List<SolutionRow> parts = new ArrayList<>();
    known.done().forEach(part -> parts.add(part(part)));
    ProblemPart underWay = twins.get(parts.size());
    List<SolutionRow> sections = new ArrayList<>();
    section(sections, "Found so far", level(known.found()));
    parts.add(SolutionRow.part(underWay.heading() + "   … solving", underWay.problem(), sections));
    return twins.size() == 1 ? parts.getFirst() : SolutionRow.heading("", parts);
  }

  private List<SolutionRow> sections(Problem problem, Solution solution) {
    List<SolutionRow> sections = new ArrayList<>();
    section(sections, solution.stipulation().isStudy() ? "Play" : "Set play", rows(solution.setPlay()));
    section(sections, "Tries", rows(solution.tries()));
    boolean one = solution.keys().size() == 1;
    boolean battle = solution.stipulation().hasKeys();
    List<SolutionRow> keys = rows(solution.keys());
    section(sections, battle ? one ? "Key" : "Keys" : one ? "Solution" : "Solutions",
        battle && !one ? judged(problem, keys) : keys);
    return sections;
  }

  /** Rows for the moves of one level. Defences with the same answers share a row. */
  public static List<SolutionRow> level(List<SolutionNode> lines) {
    List<SolutionRow> rows = new ArrayList<>();
    for (int start = 0; start < lines.size();) {
      int end = start + 1;
      while (end < lines.size() && lines.get(start).isMetLike(lines.get(end))) {
        end++;
      }
      rows.add(SolutionRow.of(lines.subList(start, end)));
      start = end;
    }
    return rows;
  }

  private List<SolutionRow> rows(List<SolutionNode> lines) {
    return level(filter.kept(lines, lookedAt));
  }

  private List<SolutionRow> judged(Problem part, List<SolutionRow> keys) {
    return keys.stream().flatMap(key -> key.line().stream()
        .map(line -> key.signed(Sign.ofKey(diagram, part, line)))).toList();
  }

  private static void section(List<SolutionRow> sections, String title, List<SolutionRow> rows) {
    Stream.of(rows).filter(some -> !some.isEmpty()).forEach(some -> sections.add(SolutionRow.heading(title, some)));
  }
}
