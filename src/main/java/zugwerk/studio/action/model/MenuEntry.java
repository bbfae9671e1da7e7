package zugwerk.studio.action.model;

/** What a menu is made of. */
public sealed interface MenuEntry permits Action, ActionGroup, MenuEntry.Line {

  /** A line between entries. */
  record Line() implements MenuEntry {}

  /** The line between entries. */
  MenuEntry LINE = new Line();
}
