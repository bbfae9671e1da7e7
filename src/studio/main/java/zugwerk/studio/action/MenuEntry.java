package zugwerk.studio.action;

/** An element of a menu. */
public sealed interface MenuEntry permits Action, ActionGroup, MenuEntry.Line {

  record Line() implements MenuEntry {}

  MenuEntry LINE = new Line();
}
