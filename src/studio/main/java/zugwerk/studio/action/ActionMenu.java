package zugwerk.studio.action;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.event.Event;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyEvent;

public final class ActionMenu {

  private ActionMenu() {}

  public static Menu of(ActionGroup group) {
    Menu menu = new Menu(group.title());
    menu.getItems().setAll(items(group.entries()));
    group.entries().addListener((ListChangeListener<MenuEntry>) _ -> menu.getItems().setAll(items(group.entries())));
    menu.disableProperty().bind(group.enabled().map(enabled -> !enabled));
    return menu;
  }

  /** A context menu. Keys that it ignores do not reach the focused node. */
  public static ContextMenu popup(MenuItem... items) {
    ContextMenu menu = new ContextMenu(items);
    menu.addEventHandler(KeyEvent.ANY, Event::consume);
    return menu;
  }

  public static List<MenuItem> items(List<MenuEntry> entries) {
    return entries.stream().map(ActionMenu::item).toList();
  }

  private static MenuItem item(MenuEntry entry) {
    return switch (entry) {
      case Action action -> item(action);
      case ActionGroup group -> of(group);
      case MenuEntry.Line _ -> new SeparatorMenuItem();
    };
  }

  public static MenuItem item(Action action) {
    MenuItem item = action.selected().isEmpty() ? new MenuItem()
        : action.exclusive() ? new RadioMenuItem() : new CheckMenuItem();
    item.textProperty().bind(action.title());
    item.setMnemonicParsing(action.command().isPresent());
    item.disableProperty().bind(action.enabled().map(enabled -> !enabled));
    action.key().map(KeyPress::combination).ifPresent(item::setAccelerator);
    action.selected().ifPresent(selected -> selected.subscribe(on -> select(item, on)));
    item.setOnAction(_ -> {
      action.run().run();
      // JavaFX has toggled the item, whatever the action did.
      select(item, action.isOn());
    });
    return item;
  }

  private static void select(MenuItem item, boolean on) {
    switch (item) {
      case CheckMenuItem check -> check.setSelected(on);
      case RadioMenuItem radio -> radio.setSelected(on);
      default -> {}
    }
  }
}
