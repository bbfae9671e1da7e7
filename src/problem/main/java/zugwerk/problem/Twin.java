package zugwerk.problem;

import java.util.List;
import zugwerk.work.InputException;

/**
 * The changes that make a twin.
 *
 * @param continued whether it changes the twin before it instead of the diagram
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

  /** The text of the twin, as in {@link TwinText}. */
  public String text() {
    return TwinText.write(this);
  }

  /**
   * The problem of the twin.
   *
   * @param diagram the problem that twins change
   * @param last the twin before it, which a continued one changes
   * @throws InputException in one sentence that names the change, if one is not possible
   */
  public Problem on(Problem diagram, Problem last) {
    Problem changed = continued ? last : diagram;
    for (TwinChange change : changes) {
      try {
        changed = change.on(changed);
      } catch (InputException fault) {
        throw new InputException("'{0}': {1}", change.text(), fault);
      }
    }
    return changed;
  }
}
