package zugwerk.studio.editor;

/** Steps through a line move by move, such as a solution. */
@FunctionalInterface
public interface Stepper {

  enum Step {
    BACK,
    FORWARD,
    FIRST,
    LAST,
    PREVIOUS,
    NEXT
  }

  default boolean leads(Step step) {
    return true;
  }

  void go(Step step);
}
