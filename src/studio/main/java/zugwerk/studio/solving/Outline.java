package zugwerk.studio.solving;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.solve.SolutionNode;

/** The rows of a solution as a tree of open and closed branches. Rows are made only when a branch is opened. */
public final class Outline {

  static final int MOST = 20_000;

  private final Branch root;

  public Outline(SolutionRow root) {
    this.root = new Branch(root, Optional.empty());
    this.root.open = true;
  }

  public static final class Branch {

    private final SolutionRow row;
    private final Optional<Branch> above;
    private List<Branch> below = List.of();
    private boolean made;
    private boolean open;

    private Branch(SolutionRow row, Optional<Branch> above) {
      this.row = row;
      this.above = above;
    }

    public Optional<Branch> above() {
      return above;
    }

    public SolutionRow row() {
      return row;
    }

    /** Created on the first call. */
    public List<Branch> below() {
      if (!made) {
        made = true;
        below = row.below().stream().map(one -> new Branch(one, Optional.of(this))).toList();
      }
      return below;
    }

    public boolean isMade() {
      return made;
    }

    public boolean isOpen() {
      return open;
    }

    public void open(boolean wanted) {
      open = wanted;
    }

    private boolean is(Heading.Kind kind) {
      return row instanceof Heading heading && heading.kind() == kind;
    }

    private int shown() {
      return open ? below().stream().mapToInt(branch -> 1 + branch.shown()).sum() : 0;
    }
  }

  public Branch root() {
    return root;
  }

  public int shown() {
    return root.shown();
  }

  /**
   * Opens what fits into a number of rows: solutions and the play after a single key, then other headings, then deeper
   * lines level by level.
   */
  public void fit(int rows) {
    collapse();
    sections().filter(section -> section.is(Heading.Kind.KEYS) && section.below().size() == 1)
        .forEach(section -> section.below().getFirst().open = true);
    int free = rows - root.shown();
    for (Branch section : sections().toList()) {
      free -= open(List.of(section), free);
    }
    Deque<Branch> parents = new ArrayDeque<>(sections().toList());
    while (!parents.isEmpty()) {
      Branch parent = parents.poll();
      if (parent.open) {
        free -= open(parent.below(), free);
        parents.addAll(parent.below());
      }
    }
  }

  /** Opens rows if all their children fit; returns the number of rows added. */
  private static int open(List<Branch> closed, int free) {
    int added = 0;
    List<Branch> opened = new ArrayList<>();
    for (Branch branch : closed) {
      if (!branch.open && branch.row.branches()) {
        added += branch.below().size();
        opened.add(branch);
        if (added > free) {
          return 0;
        }
      }
    }
    opened.forEach(branch -> branch.open = true);
    return added;
  }

  public void expand() {
    Deque<Branch> closed = new ArrayDeque<>(List.of(root));
    for (int shown = 0; !closed.isEmpty() && shown < MOST;) {
      Branch branch = closed.poll();
      branch.open = true;
      shown += branch.below().size();
      closed.addAll(branch.below());
    }
  }

  public void collapse() {
    close(root);
    root.open = true;
    root.below().stream().filter(branch -> branch.is(Heading.Kind.PART)).forEach(part -> part.open = true);
    sections().filter(section -> section.is(Heading.Kind.KEYS)).forEach(section -> section.open = true);
  }

  private static void close(Branch branch) {
    branch.open = false;
    branch.below.forEach(Outline::close);
  }

  private Stream<Branch> sections() {
    return root.below().stream().flatMap(
        branch -> branch.is(Heading.Kind.PART) ? branch.below().stream() : Stream.of(branch));
  }

  /** A move and its row: solutions of help play that start alike repeat moves. */
  public record Place(Branch branch, LinePath path) {}

  public Optional<Place> to(LinePath path) {
    return find(root, path);
  }

  private static Optional<Place> find(Branch above, LinePath path) {
    for (Branch branch : above.below()) {
      if (branch.row.holds(path)) {
        return Optional.of(new Place(branch, path));
      }
      Optional<Place> deeper = branch.row.leadsTo(path) ? find(branch, path) : Optional.empty();
      if (deeper.isPresent()) {
        return deeper;
      }
    }
    return Optional.empty();
  }

  public Optional<Place> firstMove(SolutionNode first) {
    return sections().flatMap(section -> section.below().stream()).flatMap(branch -> first(branch).stream())
        .filter(place -> place.path().isFirst(first)).findFirst();
  }

  static Optional<Place> first(Branch heading) {
    return heading.row.first().map(path -> new Place(heading, path)).or(
        () -> heading.below().stream().flatMap(branch -> first(branch).stream()).findFirst());
  }
}
