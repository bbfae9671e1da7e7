package zugwerk.studio.editor;

/** Something that is looked at move by move, such as a solution. */
@FunctionalInterface
public interface Stepper {

  /** Where to go. */
  enum Step {
    /** To the move before, at last to the diagram. */
    BACK,
    /** To the move that follows; from the diagram to the first. */
    FORWARD,
    /** To the first move of the line. */
    FIRST,
    /** To the end of the line. */
    LAST,
    /** To the move before at the same level. */
    PREVIOUS,
    /** To the next move at the same level. */
    NEXT
  }

  /** Goes there, if there is such a place. */
  void go(Step step);
}
