package zugwerk.studio.solving;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.solve.SolutionNode;

/** The rows of a solution as a tree whose branches are open or closed. Rows are made only where it is opened. */
public final class Outline {

  /** The most rows that are opened at once. */
  static final int MOST = 20_000;

  private final Branch root;

  /**
   * @param root the row above all others, which is not shown itself
   */
  public Outline(SolutionRow root) {
    this.root = new Branch(root, Optional.empty());
    this.root.open = true;
  }

  /** A row with the rows below it. */
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

    /** The row above it; empty for the root. */
    public Optional<Branch> above() {
      return above;
    }

    /** The row. */
    public SolutionRow row() {
      return row;
    }

    /** The rows below it, which are made by the first call. */
    public List<Branch> below() {
      if (!made) {
        made = true;
        below = row.below().stream().map(one -> new Branch(one, Optional.of(this))).toList();
      }
      return below;
    }

    /** Whether the rows below it have been made. */
    public boolean isMade() {
      return made;
    }

    /** Whether the rows below it are shown. */
    public boolean isOpen() {
      return open;
    }

    /** Opens or closes it. */
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

  /** The row above all others. */
  public Branch root() {
    return root;
  }

  /** How many rows are shown. */
  public int shown() {
    return root.shown();
  }

  /**
   * Opens what has room: in any case what solves and the play after a single key, then the other headings, then level
   * by level the lines that go on.
   *
   * @param room how many rows have room
   */
  public void fit(int room) {
    collapse();
    sections().filter(section -> section.is(Heading.Kind.KEYS) && section.below().size() == 1)
        .forEach(section -> section.below().getFirst().open = true);
    int free = room - root.shown();
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

  /** Opens rows if all that stands below them has room; returns how many rows that has added. */
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

  /** Opens all rows, or as many thousands of them as can be looked at. */
  public void expand() {
    Deque<Branch> closed = new ArrayDeque<>(List.of(root));
    for (int shown = 0; !closed.isEmpty() && shown < MOST;) {
      Branch branch = closed.poll();
      branch.open = true;
      shown += branch.below().size();
      closed.addAll(branch.below());
    }
  }

  /** Closes all but the headings over what solves. */
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

  /** The headings below the parts. */
  private Stream<Branch> sections() {
    return root.below().stream().flatMap(
        branch -> branch.is(Heading.Kind.PART) ? branch.below().stream() : Stream.of(branch));
  }

  /**
   * A move of the solution, and the row that it stands on: solutions of help play that begin alike repeat the moves.
   */
  public record Place(Branch branch, LinePath path) {}

  /** The first row that a move stands on; empty if it is not shown. */
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

  /** The place of a first move that solves; empty if it is not shown. */
  public Optional<Place> firstMove(SolutionNode first) {
    return sections().flatMap(section -> section.below().stream()).flatMap(branch -> first(branch).stream())
        .filter(place -> place.path().isFirst(first)).findFirst();
  }

  /** The first move of the solution, or below a heading. */
  static Optional<Place> first(Branch heading) {
    return heading.row.first().map(path -> new Place(heading, path)).or(
        () -> heading.below().stream().flatMap(branch -> first(branch).stream()).findFirst());
  }
}
