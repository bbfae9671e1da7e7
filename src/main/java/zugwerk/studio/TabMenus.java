package zugwerk.studio;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.Tooltip;
import zugwerk.betza.Preset;
import zugwerk.studio.compose.ComposePane;
import zugwerk.studio.compose.model.ComposeKind;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.endgame.EndgamePane;
import zugwerk.studio.powers.ListExchange;
import zugwerk.studio.powers.PowersPane;

/** The menus of what stands beside the board; whatever they do is shown there. */
final class TabMenus {

  private final Workbench bench;
  private final SideTabs tabs;

  TabMenus(Workbench bench, SideTabs tabs) {
    this.bench = bench;
    this.tabs = tabs;
  }

  private MenuItem item(String text, String key, Node pane, Runnable action) {
    return Menus.item(text, key, () -> {
      tabs.show(pane);
      action.run();
    });
  }

  /** Leads to each tab. */
  Menu tabs() {
    Menu menu = new Menu("_Tab");
    for (Tab tab : tabs.getTabs()) {
      tab.setTooltip(new Tooltip(tab.getText() + " (Ctrl+Shift+" + (menu.getItems().size() + 1) + ")"));
      menu.getItems().add(Menus.item(tab.getText(), "Shortcut+Shift+" + (menu.getItems().size() + 1), () -> {
        tabs.getSelectionModel().select(tab);
        tabs.requestFocus();
      }));
    }
    return menu;
  }

  /** Whole power lists; only in games that have them. */
  Menu powers() {
    PowersPane pane = tabs.powers();
    ListExchange exchange = pane.exchange();
    Menu menu = new Menu("Po_wers", null,
        Menus.choices("_Preset", "Alt+Shift+P", pane.preset(), Preset.ALL, Preset::name),
        Menus.check("_Own lists for Black", "Alt+Shift+B", pane.ownLists()),
        item("Black one entry _ahead", "Alt+Shift+Up", pane, () -> pane.rotateBlack(1)),
        item("Black one entry _back", "Alt+Shift+Down", pane, () -> pane.rotateBlack(-1)),
        new SeparatorMenuItem(),
        item("_Copy lists", "Alt+Shift+C", pane, exchange::copy),
        item("Paste _lists", "Alt+Shift+V", pane, exchange::paste),
        item("Loa_d lists …", "Alt+Shift+O", pane, exchange::load),
        item("_Save lists …", "Alt+Shift+S", pane, exchange::save),
        new SeparatorMenuItem(),
        item("Lists as _text or table", "Alt+Shift+T", pane, pane::turnText));
    disable(menu, bench.draft().map(draft -> draft.variant().options().powerLists().isEmpty()));
    return menu;
  }

  /** Keys of items work on in a menu that is disabled, so each must be. */
  private static void disable(MenuItem item, ObservableValue<Boolean> when) {
    item.disableProperty().bind(when);
    if (item instanceof Menu menu) {
      menu.getItems().forEach(below -> disable(below, when));
    }
  }

  /** What tables say of endings. */
  Menu endgame() {
    EndgamePane pane = tabs.endgame();
    return new Menu("End_game", null,
        item("_Build the tables of this position", "F8", pane, pane::build),
        item("_Count endings", "Shift+F8", pane, pane::count),
        item("Copy _figures", "Shortcut+F8", pane, pane::copyFigures));
  }

  /** Searches that help a composer. */
  Menu compose() {
    ComposePane pane = tabs.compose();
    Menu menu = new Menu("_Compose");
    for (ComposeKind search : ComposeKind.values()) {
      menu.getItems().add(item(search.question(), key(search.key()), pane, () -> pane.ask(search)));
    }
    menu.getItems().add(item(ComposePane.DUTIES, key(ComposePane.DUTIES_KEY), pane, pane::askDuties));
    menu.getItems().add(item("_Find new problems", key(ComposePane.GENERATE_KEY), pane, pane::generate));
    return menu;
  }

  private static String key(String words) {
    return words.replace("Ctrl", "Shortcut");
  }
}
