package zugwerk.studio.action;

/** An element of a menu. */
public sealed interface MenuEntry permits Action, ActionGroup, MenuEntry.Line {

  /** A line between entries. */
  record Line() implements MenuEntry {}

  /** The line between entries. */
  MenuEntry LINE = new Line();
}
