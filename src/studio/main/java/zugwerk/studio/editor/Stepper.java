package zugwerk.studio.editor;

/** Something that the user goes through move by move, such as a solution. */
@FunctionalInterface
public interface Stepper {

  /** Where to go. */
  enum Step {
    /** To the previous move, and from the first to the diagram. */
    BACK,
    /** To the next move; from the diagram to the first. */
    FORWARD,
    /** To the first move of the line. */
    FIRST,
    /** To the end of the line. */
    LAST,
    /** To the previous alternative at the same level. */
    PREVIOUS,
    /** To the next alternative at the same level. */
    NEXT
  }

  /** Whether there is such a place; at the ends of a line there is not. */
  default boolean leads(Step step) {
    return true;
  }

  /** Goes there, if there is such a place. */
  void go(Step step);
}
