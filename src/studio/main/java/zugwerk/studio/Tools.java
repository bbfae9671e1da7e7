package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import zugwerk.rules.Variant;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionButton;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.action.Command;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.text.Localization;
import zugwerk.variant.Variants;

final class Tools {

  /** In a narrower window the stipulation has no label, so that conditions have space. */
  private static final double WIDE = 1140;
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("danger");

  private final Actions actions;
  private final WindowActions commands;
  private final TextField field = new TextField();
  private final ConditionsField conditions;

  Tools(Actions actions, WindowActions commands, ConditionsField conditions) {
    this.actions = actions;
    this.commands = commands;
    this.conditions = conditions;
  }

  ToolBar bar() {
    Label label = new Label(lang("Stipulation"));
    label.setPadding(new Insets(0, 4, 0, 8));
    HBox.setHgrow(conditions, Priority.SOMETIMES);
    ToolBar bar = new ToolBar(
        button(Command.NEW), button(Command.OPEN), button(Command.SAVE), button(Command.EXPORT),
        new Separator(Orientation.VERTICAL), button(Command.UNDO), button(Command.REDO), button(Command.FLIP), play(),
        new Separator(Orientation.VERTICAL), game(), conditions, label, stipulation(), options(), solve());
    label.managedProperty().bind(bar.widthProperty().greaterThan(WIDE));
    label.visibleProperty().bind(label.managedProperty());
    return bar;
  }

  /** What is wrong with the texts of the fields, shown below them. */
  List<Label> faults() {
    FieldFault fault = new FieldFault("stipulation-fault", field, actions.draft().map(Actions::fault));
    // An empty text is no error; the solution pane mentions it.
    fault.visibleProperty().bind(fault.textProperty().isNotEmpty()
        .and(field.focusedProperty().or(field.textProperty().isNotEmpty())));
    FieldFault refused = new FieldFault("conditions-fault", conditions, conditions.fault());
    refused.visibleProperty().bind(refused.textProperty().isNotEmpty());
    return List.of(fault, refused);
  }

  private Action action(Command command) {
    return commands.registry().of(command);
  }

  private Button button(Command command) {
    return ActionButton.of(command.name().toLowerCase(Locale.ROOT), action(command));
  }

  private Node play() {
    ToggleButton button = ActionButton.dress(new ToggleButton(), "play", action(Command.PLAY_MOVES));
    button.addEventHandler(ActionEvent.ACTION, _ -> button.setSelected(actions.play().on().get()));
    actions.problems().ofCurrent(one -> one.play().on()).subscribe(button::setSelected);
    return button;
  }

  private Node game() {
    ComboBox<Variant> game = new ComboBox<>();
    game.setId("game");
    game.setAccessibleText(lang("Game"));
    game.setPrefWidth(168);
    game.getItems().setAll(Variants.all());
    game.setTooltip(new Tooltip(lang("The game. Pieces that both games have keep their squares")));
    game.setConverter(DisplayText.converter(variant -> lang(variant.title())));
    actions.draft().subscribe(draft -> game.getItems().stream()
        .filter(variant -> variant.id().equals(draft.variant().id())).findFirst().ifPresent(game::setValue));
    game.valueProperty().addListener((_, _, chosen) -> {
      if (!chosen.id().equals(actions.draft().getValue().variant().id())) {
        actions.problems().bench().play(chosen.id(), "");
      }
    });
    return game;
  }

  private Node stipulation() {
    StipulationHints.offer(field);
    field.setId("stipulation");
    field.setAccessibleText(lang("Stipulation"));
    field.setPrefColumnCount(6);
    field.setMinWidth(Region.USE_PREF_SIZE);
    Tooltip tip = new Tooltip();
    field.setTooltip(tip);
    actions.draft().subscribe(draft -> {
      String typed = draft.task().stipulationText();
      if (!field.getText().equals(typed)) {
        field.setText(typed);
      }
      String fault = Actions.fault(draft);
      field.pseudoClassStateChanged(ERROR, !fault.isEmpty() && !typed.isBlank());
      tip.setText(!fault.isEmpty() ? fault
          : draft.task().stipulation().map(each -> each.words(draft.variant(), Localization.texts()))
              .orElseGet(() -> lang("Stipulation: {0}", "#2, h#2.5, s#3, ser-h#4 …")));
    });
    field.textProperty().addListener((_, _, text) -> {
      if (!text.equals(actions.draft().getValue().task().stipulationText())) {
        actions.problems().bench().setStipulation(text);
      }
    });
    field.setOnAction(_ -> action(Command.SOLVE_NOW).run().run());
    return field;
  }

  private Node options() {
    ContextMenu menu = ActionMenu.popup(ActionMenu.items(commands.options()).toArray(MenuItem[]::new));
    String tip = lang("Solver options ({0}, {1})", Command.TRIES.reference(), Command.TIME.reference());
    Button button = new Button("", new FontIcon(MaterialDesignT.TUNE));
    button.setId("solving-options");
    button.setTooltip(new Tooltip(tip));
    button.setAccessibleText(tip);
    button.setFocusTraversable(false);
    button.setOnAction(_ -> menu.show(button, Side.BOTTOM, 0, 0));
    return button;
  }

  private Node solve() {
    Button button = ActionButton.of("solve", action(Command.SOLVE_NOW));
    button.setText(lang("Solve"));
    button.getStyleClass().add("accent");
    return button;
  }
}
