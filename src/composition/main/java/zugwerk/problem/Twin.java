package zugwerk.problem;

import java.util.List;

/**
 * The changes that make a twin.
 *
 * @param continued whether it changes the twin before it, and not the diagram
 * @param changes the changes in their order
 */
public record Twin(boolean continued, List<TwinChange> changes) {

  public Twin {
    changes = List.copyOf(changes);
  }

  /** A twin that changes the diagram. */
  public static Twin of(TwinChange... changes) {
    return new Twin(false, List.of(changes));
  }

  /** The twin as it is written; {@link TwinText} says how. */
  public String text() {
    return TwinText.write(this);
  }

  /**
   * The problem that it makes of another one.
   *
   * @param diagram the problem that twins change
   * @param last what the twin before it is, which a continued one changes
   * @throws IllegalArgumentException in one sentence that names the change, if one makes no sense
   */
  public Problem on(Problem diagram, Problem last) {
    Problem changed = continued ? last : diagram;
    for (TwinChange change : changes) {
      try {
        changed = change.on(changed);
      } catch (IllegalArgumentException fault) {
        throw new IllegalArgumentException("'" + change.text() + "': " + fault.getMessage());
      }
    }
    return changed;
  }
}
