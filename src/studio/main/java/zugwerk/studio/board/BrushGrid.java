package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.Brushes;
import zugwerk.studio.editor.Brushes.Brush;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.DisplayText;

/** Brushes for the game's own state, below the pieces in the palette, derived from the slots of the game. */
final class BrushGrid extends GridPane {

  private static final double FIELD = 36;
  /** Above this maximum, a step is a round fraction of it. */
  private static final int MANY = 100;
  private static final int STEP = 50;

  private final Workbench bench;
  private final ToggleGroup group = new ToggleGroup();
  private final Random random = new Random();
  private final List<ButtonBase> buttons = new ArrayList<>();
  private List<Slot> slots = List.of();
  private Optional<Variant> shown = Optional.empty();
  private int rows;
  private int fields;

  BrushGrid(Workbench bench) {
    this.bench = bench;
    setId("brushes");
    getStyleClass().add("brushes");
    bench.state().brushes().held().subscribe(this::select);
    build();
  }

  private Brushes brushes() {
    return bench.state().brushes();
  }

  private void select(Optional<Brush> held) {
    group.selectToggle(group.getToggles().stream()
        .filter(toggle -> held.map(Brush::slot).equals(Optional.of(((Brush) toggle.getUserData()).slot()))
            && (held.orElseThrow().isNumber() || held.orElseThrow().equals(toggle.getUserData())))
        .findFirst().orElse(null));
  }

  int rows() {
    return rows;
  }

  double extra() {
    return fields * FIELD + (rows == 0 ? 0 : FIELD / 2);
  }

  void resizeTo(double side, double width, double height) {
    for (ButtonBase button : buttons) {
      button.setMinSize(width, height);
      button.setMaxSize(width, height);
      if (button.getGraphic() instanceof StackPane place && !place.getChildren().isEmpty()
          && place.getChildren().getFirst() instanceof Region tile && tile.getStyleClass().contains("tile")) {
        tile.setMaxSize(side * 0.75, side * 0.75);
      }
    }
  }

  void refresh() {
    Variant variant = bench.draft().get().variant();
    Schema schema = variant.schema();
    if (!shown.equals(Optional.of(variant))) {
      shown = Optional.of(variant);
      if (!slots.equals(schema.slots())) {
        slots = schema.slots();
        brushes().held().set(Optional.empty());
        build();
      }
    }
  }

  private void build() {
    getChildren().clear();
    group.getToggles().clear();
    buttons.clear();
    rows = 0;
    fields = 0;
    int place = 0;
    List<Node> numbers = new ArrayList<>();
    for (Brush brush : brushes().offered()) {
      ToggleButton button = brush(brush);
      boolean scattered = brush.slot().filter(Slot::isTerrain).isPresent();
      // The dice stand beside their brush.
      place += scattered ? place % 2 : 0;
      add(button, place % 2, place / 2);
      place++;
      if (scattered) {
        add(dice(brush.slot().orElseThrow()), place % 2, place / 2);
        place++;
      }
      if (brush.isNumber()) {
        numbers.add(number(button, brush));
      }
    }
    rows = (place + 1) / 2;
    int row = rows;
    for (Node field : numbers) {
      add(field, 0, row++, 2, 1);
    }
    fields = row - rows;
    setVisible(row > 0);
    setManaged(row > 0);
  }

  private static String id(Brush brush) {
    return "brush-" + brush.slot().map(slot -> slot.name().replaceAll("\\W+", "-")
        + (slot.isColour() ? "-" + slot.sign(brush.value()) : "")).orElse("wipe");
  }

  private static String label(Brush brush) {
    return brush.slot().map(slot -> DisplayText.capital(StateValueText.of(slot, brush.value())))
        .orElseGet(() -> lang("No state"));
  }

  private static String how() {
    return lang("Click squares or drag over them, or press {0} on the board; again to remove it, right-click to remove"
        + " all state", LocalKey.LIFT.key());
  }

  private <B extends ButtonBase> B styled(B button, String id, String text, String how, Node graphic) {
    button.setId(id);
    button.getStyleClass().add("palette-button");
    button.setGraphic(new StackPane(graphic));
    button.setTooltip(new Tooltip(text + "\n" + how));
    button.setAccessibleText(text);
    button.setAccessibleHelp(how);
    buttons.add(button);
    return button;
  }

  private ToggleButton brush(Brush brush) {
    ToggleButton button = styled(new ToggleButton(), id(brush), label(brush), how(), picture(brush));
    button.setUserData(brush);
    button.setToggleGroup(group);
    button.setOnAction(_ -> brushes().held().set(
        button.isSelected() ? Optional.of((Brush) button.getUserData()) : Optional.empty()));
    return button;
  }

  private static Node picture(Brush brush) {
    if (brush.slot().isEmpty()) {
      return new FontIcon(MaterialDesignE.ERASER);
    }
    Slot slot = brush.slot().get();
    if (slot.isColour()) {
      Region tile = new Region();
      tile.getStyleClass().addAll("tile", SquareNode.tile(brush.value()));
      return tile;
    }
    Label badge = new Label(slot.sign(brush.value()));
    badge.setMinWidth(USE_PREF_SIZE);
    badge.getStyleClass().add(slot.place() == Slot.Place.FOOT ? "foot-badge" : "badge");
    return badge;
  }

  private Node number(ToggleButton button, Brush brush) {
    Slot slot = brush.slot().orElseThrow();
    Spinner<Integer> spinner = new Spinner<>(
        new IntegerSpinnerValueFactory(1, slot.max(), brush.value(), slot.max() > MANY ? STEP : 1));
    spinner.setId(id(brush) + "-number");
    spinner.setEditable(true);
    spinner.setPrefWidth(0);
    spinner.setMaxWidth(Double.MAX_VALUE);
    spinner.setAccessibleText(lang("Painted {0}", GameTerms.name(slot)));
    spinner.setTooltip(new Tooltip(lang("Painted {0}, 1 to {1}", GameTerms.name(slot), slot.max())));
    spinner.valueProperty().addListener((_, _, value) -> {
      Brush other = brush.with(value);
      button.setUserData(other);
      button.setGraphic(new StackPane(picture(other)));
      button.setAccessibleText(label(other));
      button.getTooltip().setText(label(other) + "\n" + how());
      brushes().held().set(Optional.of(other));
    });
    return spinner;
  }

  private Button dice(Slot slot) {
    Button button =
        styled(new Button(), "draw-" + slot.name().replaceAll("\\W+", "-"), GameTerms.drawAtRandom(slot),
            lang("Replaces the present ones; without any, draws eight"), new FontIcon(MaterialDesignD.DICE_5_OUTLINE));
    button.setOnAction(_ -> {
      bench.comeBack();
      brushes().scatter(slot, brushes().scattered(slot), random);
    });
    return button;
  }
}
