package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.solving.Outline.Branch;
import zugwerk.studio.solving.Outline.Place;

public record Reader(Outline outline, SolutionFilter filter) {

  /** Where a step leads from the diagram or a heading; a step back leads nowhere. */
  public Optional<Place> enter(Branch heading, Step step) {
    return step == Step.BACK ? Optional.empty()
        : Outline.first(heading).map(first -> step == Step.LAST ? end(first) : first);
  }

  /** Where a step leads; empty for the diagram, the same place if there is no such move. */
  public Optional<Place> step(Place at, Step step) {
    return switch (step) {
      case BACK -> at.path().before().map(path -> on(at, path));
      case FORWARD -> next(at).or(() -> Optional.of(at));
      case FIRST -> Optional.of(on(at, at.path().start(1)));
      case LAST -> Optional.of(end(at));
      case PREVIOUS -> Optional.of(neighbour(at, -1));
      case NEXT -> Optional.of(neighbour(at, 1));
    };
  }

  private Place on(Place near, LinePath path) {
    return near.branch().row().holds(path) ? new Place(near.branch(), path)
        : outline.to(path).orElseGet(() -> new Place(near.branch(), path));
  }

  /** The next move: a reply rather than a threat; on a written solution, the next move of that row. */
  private Optional<Place> next(Place at) {
    LinePath path = at.path();
    if (at.branch().row() instanceof WrittenLine line && line.moves().size() > path.lines().size()) {
      return line.end().map(end -> new Place(at.branch(), end.start(path.lines().size() + 1)));
    }
    List<SolutionNode> below = filter.below(path.last(), path.lines());
    return below.stream().filter(line -> line.role() != Role.THREAT).findFirst().or(() -> below.stream().findFirst())
        .map(line -> on(at, path.then(line)));
  }

  private Place end(Place from) {
    Place end = from;
    for (Optional<Place> next = next(end); next.isPresent(); next = next(end)) {
      end = next.get();
    }
    return end;
  }

  /** The alternative some places further on; among written solutions, the row. */
  private Place neighbour(Place at, int by) {
    int length = at.path().lines().size();
    List<Branch> rows = at.branch().above().map(Branch::below).orElse(List.of());
    if (at.branch().row() instanceof WrittenLine) {
      Branch row = rows.get(Math.clamp(rows.indexOf(at.branch()) + (long) by, 0, rows.size() - 1));
      return row.row().end().map(end -> new Place(row, end.start(length))).orElse(at);
    }
    List<LinePath> level = at.path().before()
        .map(before -> filter.below(before.last(), before.lines()).stream().map(before::then).toList())
        .orElseGet(() -> rows.stream().flatMap(branch -> branch.row().first().stream()).toList());
    for (int i = 0; i < level.size(); i++) {
      if (level.get(i).isSame(at.path())) {
        return on(at, level.get(Math.clamp(i + (long) by, 0, level.size() - 1)));
      }
    }
    return at;
  }
}
