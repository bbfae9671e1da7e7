package zugwerk.studio.action;

public sealed interface MenuEntry permits Action, ActionGroup, MenuEntry.Line {

  record Line() implements MenuEntry {}

  MenuEntry LINE = new Line();
}
