package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.Twin;
import zugwerk.solve.Line;
import zugwerk.solve.Solution;

/** The rows of the solution tree down to the first moves, whatever was found. */
final class SolutionRows {

  private final Problem diagram;
  private final SolutionFilter filter;
  private final List<Line> lookedAt;

  /**
   * @param diagram the problem as it stands on the bench
   * @param lookedAt the lines down to the one that is looked at
   */
  SolutionRows(Problem diagram, SolutionFilter filter, List<Line> lookedAt) {
    this.diagram = diagram;
    this.filter = filter;
    this.lookedAt = lookedAt;
  }

  /** The root over what was found of a problem. */
  Entry of(Solved solved) {
    List<Entry> parts = new ArrayList<>();
    solved.parts().forEach(part -> parts.add(part(part)));
    // A problem of one part needs no heading over it, but its rows must still find what was solved.
    return parts.size() == 1 ? parts.getFirst() : Entry.heading("", parts);
  }

  private Entry part(Solved.Part part) {
    String title = part.twin().heading() + "   " + VerdictBadge.words(part.solution());
    return Entry.part(title, part.twin().problem(), sections(part.twin().problem(), part.solution()));
  }

  /**
   * The root over the parts that are done, and over the first moves that are known to solve those that were begun.
   *
   * @param twins all parts
   * @param done the first ones of them
   * @param found a list for each part that was begun, also those that are done
   */
  Entry soFar(List<Twin> twins, List<Solved.Part> done, List<List<Line>> found) {
    List<Entry> parts = new ArrayList<>();
    done.forEach(part -> parts.add(part(part)));
    for (int i = done.size(); i < Math.min(twins.size(), found.size()); i++) {
      List<Entry> sections = new ArrayList<>();
      section(sections, "Found so far", EntryItem.rows(found.get(i)));
      parts.add(Entry.part(twins.get(i).heading() + "   … solving", twins.get(i).problem(), sections));
    }
    return twins.size() == 1 ? parts.getFirst() : Entry.heading("", parts);
  }

  private List<Entry> sections(Problem problem, Solution solution) {
    List<Entry> sections = new ArrayList<>();
    section(sections, solution.stipulation().isStudy() ? "Play" : "Set play", rows(solution.setPlay()));
    section(sections, "Tries", rows(solution.tries()));
    boolean one = solution.keys().size() == 1;
    boolean battle = solution.stipulation().hasKeys();
    List<Entry> keys = rows(solution.keys());
    section(sections, battle ? one ? "Key" : "Keys" : one ? "Solution" : "Solutions",
        battle && !one ? judged(problem, keys) : keys);
    return sections;
  }

  private List<Entry> rows(List<Line> lines) {
    return EntryItem.rows(filter.kept(lines, lookedAt));
  }

  private List<Entry> judged(Problem part, List<Entry> keys) {
    return keys.stream().flatMap(key -> key.line().stream()
        .map(line -> key.signed(Sign.ofKey(diagram, part, line)))).toList();
  }

  private static void section(List<Entry> sections, String title, List<Entry> rows) {
    Stream.of(rows).filter(some -> !some.isEmpty()).forEach(some -> sections.add(Entry.heading(title, some)));
  }
}
