package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.geometry.Side;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import zugwerk.condition.NamedCondition;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.FieldHints;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.action.TextWidth;
import zugwerk.studio.editor.ConditionsChoice;

/** The conditions of the problem, a chip each, and a field that adds one. Chips that do not fit are counted. */
final class ConditionsField extends Region {

  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("danger");
  private static final double HEIGHT = 34;
  private static final double WIDEST = 560;
  private static final double GAP = 3;
  /** Space to type in, while the field has the keyboard and else. */
  private static final double TYPING = 90;
  private static final double IDLE = 26;
  private static final double TIP = 420;

  private final Actions actions;
  private final TextField editor = new TextField();
  private final Button more = new Button();
  private final List<Button> chips = new ArrayList<>();
  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private List<NamedCondition> shown = List.of();

  ConditionsField(Actions actions) {
    this.actions = actions;
    getStyleClass().add("conditions-field");
    setId("conditions-field");
    editor.setId("conditions");
    editor.setAccessibleText(lang("Conditions"));
    Tooltip tip = new Tooltip(Command.CONDITIONS.tip(lang("Fairy conditions, such as Circe, with their options")));
    editor.setTooltip(tip);
    editor.setAccessibleHelp(tip.getText());
    editor.setMinWidth(0);
    editor.setPromptText(lang("Conditions"));
    more.setId("more-conditions");
    more.setOnAction(_ -> ActionMenu.popup(hidden().map(this::menu).toArray(MenuItem[]::new))
        .show(more, Side.BOTTOM, 0, 0));
    getChildren().addAll(more, editor);
    FieldHints.offer(editor, "condition-hints", (typed, _, requested) -> hints(typed, requested), this::taken);
    editor.setOnAction(_ -> add());
    editor.textProperty().subscribe(_ -> fault.set(""));
    focusWithinProperty().subscribe(_ -> requestLayout());
    fault.subscribe(text -> pseudoClassStateChanged(ERROR, !text.isEmpty()));
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    actions.draft().subscribe(draft -> show(ConditionsChoice.of(draft)));
    setMaxWidth(WIDEST);
  }

  /** Why what was typed cannot be added; else empty. */
  ReadOnlyStringProperty fault() {
    return fault.getReadOnlyProperty();
  }

  private ConditionsChoice choice() {
    return actions.problems().bench().conditions();
  }

  void focus() {
    editor.requestFocus();
  }

  private List<FieldHints.Hint> hints(String typed, boolean requested) {
    return ConditionsChoice.completions(typed, requested).stream().map(each -> {
      String text = each.open() ? each.text() + " " : each.text();
      return new FieldHints.Hint(each.text(), each.note(), text, text.length());
    }).toList();
  }

  /** One that waits for squares ends with a space. */
  private void taken(FieldHints.Hint hint) {
    if (!hint.text().endsWith(" ")) {
      add();
    }
  }

  private void add() {
    if (!editor.getText().isBlank()) {
      String refused = choice().add(editor.getText());
      if (refused.isEmpty()) {
        editor.clear();
      }
      fault.set(refused);
    }
  }

  private void pressed(KeyEvent event) {
    boolean chip = event.getTarget() instanceof Button button && chips.contains(button);
    if (KeyPress.matches(LocalKey.CONDITION_HELP, event)) {
      actions.conditions();
    } else if (KeyPress.matches(LocalKey.REMOVE_CONDITION, event) && chip) {
      removeAt(chips.indexOf((Button) event.getTarget()));
    } else if (KeyPress.matches(LocalKey.REMOVE_CONDITION, event) && editor.isFocused() && editor.getText().isEmpty()) {
      choice().removeLast();
    } else {
      return;
    }
    event.consume();
  }

  private void removeAt(int index) {
    choice().remove(shown.get(index));
    focus();
  }

  private void show(List<NamedCondition> conditions) {
    if (conditions.stream().map(NamedCondition::text).toList()
        .equals(shown.stream().map(NamedCondition::text).toList())) {
      return;
    }
    shown = conditions;
    chips.clear();
    conditions.forEach(each -> chips.add(chip(each)));
    getChildren().setAll(Stream.concat(chips.stream(), Stream.of(more, editor)).toList());
    editor.setPromptText(shown.isEmpty() ? lang("Conditions") : "");
    requestLayout();
  }

  private Button chip(NamedCondition condition) {
    String text = ConditionsChoice.text(condition);
    StackPane cross = new StackPane(new FontIcon(MaterialDesignC.CLOSE));
    cross.getStyleClass().add("remove");
    // The chip itself opens its menu.
    cross.setOnMousePressed(Event::consume);
    cross.setOnMouseClicked(event -> {
      choice().remove(condition);
      event.consume();
    });
    Button chip = new Button(text, cross);
    chip.setMnemonicParsing(false);
    chip.setMinWidth(0);
    chip.setAccessibleRole(AccessibleRole.MENU_BUTTON);
    chip.setAccessibleText(text);
    chip.setAccessibleHelp(ConditionsChoice.explanation(condition));
    chip.setTooltip(tip(text + "\n" + ConditionsChoice.explanation(condition)));
    chip.setOnAction(_ -> ActionMenu.popup(items(condition).toArray(MenuItem[]::new)).show(chip, Side.BOTTOM, 0, 0));
    return chip;
  }

  private static Tooltip tip(String text) {
    Tooltip tip = new Tooltip(text);
    tip.setWrapText(true);
    tip.setMaxWidth(TIP);
    return tip;
  }

  private Menu menu(NamedCondition condition) {
    Menu menu = new Menu(ConditionsChoice.text(condition));
    menu.setMnemonicParsing(false);
    menu.getItems().setAll(items(condition));
    return menu;
  }

  private List<MenuItem> items(NamedCondition condition) {
    List<MenuItem> items = new ArrayList<>();
    for (String option : ConditionsChoice.options(condition)) {
      CheckMenuItem item = new CheckMenuItem(option);
      item.setMnemonicParsing(false);
      item.setSelected(condition.options().has(option));
      item.setOnAction(_ -> fault.set(choice().toggle(condition, option)));
      items.add(item);
    }
    if (!items.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    items.add(item(lang("Edit as text"), () -> {
      editor.setText(ConditionsChoice.text(condition));
      focus();
      editor.end();
    }));
    items.add(item(lang("Remove"), () -> choice().remove(condition)));
    items.add(item(lang("Help"), actions::conditions));
    return items;
  }

  private static MenuItem item(String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(_ -> Platform.runLater(action));
    return item;
  }

  private Stream<NamedCondition> hidden() {
    return shown.stream().skip(chips.stream().filter(Button::isVisible).count());
  }

  @Override
  protected void layoutChildren() {
    Insets edges = getInsets();
    double height = getHeight() - edges.getTop() - edges.getBottom();
    double left = edges.getLeft();
    double right = getWidth() - edges.getRight();
    double space = right - left - (isFocusWithin() ? TYPING : chips.isEmpty() ? 0 : IDLE);
    int fitting = fitting(space);
    for (int i = 0; i < chips.size(); i++) {
      Button chip = chips.get(i);
      chip.setVisible(i < fitting);
      if (i < fitting) {
        double width = Math.min(Math.ceil(chip.prefWidth(-1)), right - left - IDLE);
        chip.resizeRelocate(left, edges.getTop() + 2, width, height - 4);
        left += width + GAP;
      }
    }
    more.setVisible(fitting < chips.size());
    if (more.isVisible()) {
      more.setText("+" + (chips.size() - fitting));
      more.setTooltip(tip(hidden().map(ConditionsChoice::text).collect(Collectors.joining("\n"))));
      more.setAccessibleText(hidden().map(ConditionsChoice::text).collect(Collectors.joining(", ")));
      double width = moreWidth();
      more.resizeRelocate(left, edges.getTop() + 2, width, height - 4);
      left += width + GAP;
    }
    editor.resizeRelocate(left, edges.getTop(), Math.max(0, right - left), height);
  }

  private double moreWidth() {
    return chips.isEmpty() ? 0 : TextWidth.of("+9") + 14;
  }

  /** The number of chips that have space; the first one is cut if it is alone. */
  private int fitting(double space) {
    double used = 0;
    for (int i = 0; i < chips.size(); i++) {
      used += Math.ceil(chips.get(i).prefWidth(-1)) + GAP;
      boolean last = i == chips.size() - 1;
      if (used + (last ? 0 : moreWidth()) > space && !(last && i == 0 && !isFocusWithin())) {
        return i;
      }
    }
    return chips.size();
  }

  @Override
  protected double computePrefWidth(double height) {
    return Math.max(TYPING, TextWidth.of(lang("Conditions")) + 24);
  }

  @Override
  protected double computeMinWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected double computePrefHeight(double width) {
    return HEIGHT;
  }

  @Override
  protected double computeMaxHeight(double width) {
    return HEIGHT;
  }
}
