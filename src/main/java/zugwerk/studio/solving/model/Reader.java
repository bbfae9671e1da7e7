package zugwerk.studio.solving.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.studio.editor.Stepper.Step;

/**
 * Where the steps of a reader lead in a solution.
 *
 * @param outline the rows
 * @param filter which lines are shown
 */
public record Reader(Outline outline, SolutionFilter filter) {

  /** Where a step leads from the diagram or a heading: every one but back to a first move. */
  public Optional<LinePath> enter(Outline.Branch heading, Step step) {
    return step == Step.BACK ? Optional.empty()
        : Outline.first(heading).map(first -> step == Step.LAST ? end(first) : first);
  }

  /** Where a step leads; empty if it leads to the diagram, the same path if there is no such move. */
  public Optional<LinePath> step(LinePath at, Step step) {
    return switch (step) {
      case BACK -> at.before();
      case FORWARD -> Optional.of(next(at).orElse(at));
      case FIRST -> Optional.of(new LinePath(at.solved(), at.lines().subList(0, 1)));
      case LAST -> Optional.of(end(at));
      case PREVIOUS -> Optional.of(beside(at, -1));
      case NEXT -> Optional.of(beside(at, 1));
    };
  }

  /** What follows a move: a reply rather than a threat; on the row of a solution, the move of that row. */
  private Optional<LinePath> next(LinePath at) {
    Optional<LinePath> written = row(at).filter(WrittenLine.class::isInstance).flatMap(SolutionRow::end)
        .filter(end -> end.lines().size() > at.lines().size())
        .map(end -> new LinePath(at.solved(), end.lines().subList(0, at.lines().size() + 1)));
    if (written.isPresent()) {
      return written;
    }
    List<SolutionNode> below = filter.below(at.last(), at.lines());
    return below.stream().filter(line -> line.role() != Role.THREAT).findFirst().or(() -> below.stream().findFirst())
        .map(at::then);
  }

  private LinePath end(LinePath from) {
    LinePath end = from;
    for (Optional<LinePath> next = next(end); next.isPresent(); next = next(end)) {
      end = next.get();
    }
    return end;
  }

  private Optional<SolutionRow> row(LinePath at) {
    List<Outline.Branch> way = outline.to(at);
    return way.isEmpty() ? Optional.empty() : Optional.of(way.getLast().row());
  }

  /** The move some places further on at the same level; the move itself if there is none. */
  private LinePath beside(LinePath at, int by) {
    List<LinePath> level = level(at);
    for (int i = 0; i < level.size(); i++) {
      if (level.get(i).isSame(at)) {
        return level.get(Math.clamp(i + by, 0, level.size() - 1));
      }
    }
    return at;
  }

  /** The moves that a reader may choose between; of solutions on rows of their own, the moves of the same number. */
  private List<LinePath> level(LinePath at) {
    List<Outline.Branch> way = outline.to(at);
    if (way.isEmpty()) {
      return List.of();
    }
    Outline.Branch above = way.size() == 1 ? outline.root() : way.get(way.size() - 2);
    int size = at.lines().size();
    if (way.getLast().row() instanceof WrittenLine) {
      return above.below().stream().flatMap(branch -> branch.row().end().stream())
          .filter(end -> end.lines().size() >= size)
          .map(end -> new LinePath(end.solved(), end.lines().subList(0, size))).toList();
    }
    if (at.before().isEmpty()) {
      return firstMoves(above);
    }
    List<LinePath> level = new ArrayList<>();
    at.before().ifPresent(before -> filter.below(before.last(), at.lines()).forEach(
        line -> level.add(before.then(line))));
    return level;
  }

  private static List<LinePath> firstMoves(Outline.Branch heading) {
    return heading.below().stream().flatMap(branch -> branch.row().tokens().stream())
        .flatMap(token -> token.at().stream()).filter(path -> path.lines().size() == 1)
        .toList();
  }
}
