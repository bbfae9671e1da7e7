package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.controlsfx.control.SegmentedButton;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Rights;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.DisplayText;

/** The side to move, castling rights, the en passant square and the other state of the whole position. */
final class PositionControls extends FlowPane {

  private static final String RIGHTS = "KQkq";

  private final Workbench bench;
  private final ToggleButton white = new ToggleButton(lang("White"));
  private final ToggleButton black = new ToggleButton(lang("Black"));
  private final Label castling = new Label(lang("Castling"));
  private final CheckBox[] rights = new CheckBox[RIGHTS.length()];
  private final ChoiceBox<Integer> passed = new ChoiceBox<>();
  private final BooleanProperty passable = new SimpleBooleanProperty();
  private final HBox words = new HBox(10);
  private boolean refreshing;

  PositionControls(Workbench bench) {
    super(10, 6);
    this.bench = bench;
    setAlignment(Pos.CENTER_LEFT);
    setRowValignment(VPos.CENTER);
    ToggleGroup sides = new ToggleGroup();
    white.setId("white-to-move");
    black.setId("black-to-move");
    mover(white, Side.WHITE);
    mover(black, Side.BLACK);
    SegmentedButton toMove = new SegmentedButton(white, black);
    toMove.setId("side-to-move");
    toMove.setToggleGroup(sides);
    toMove.setMinWidth(USE_PREF_SIZE);
    Label mover = new Label(lang("To move"));
    mover.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(mover, toMove, castling);
    for (int right = 0; right < rights.length; right++) {
      getChildren().add(right(right));
    }
    words.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(passed(), words);
    // A position within the solution cannot be edited.
    disableProperty().bind(bench.preview().map(Optional::isPresent));
  }

  private void mover(ToggleButton button, Side side) {
    button.setTooltip(new Tooltip(Command.OTHER_SIDE.tip(lang("{0}; the other side", GameTerms.toMove(side)))));
    button.setOnAction(_ -> {
      bench.set(GameTerms.toMove(side), Schema.SIDE_TO_MOVE, side.ordinal());
      refresh();
    });
  }

  private Node passed() {
    passed.setId("en-passant");
    passed.setMinWidth(70);
    passed.setTooltip(new Tooltip(lang("The square passed by a Pawn on the last move")));
    passed.setConverter(DisplayText.converter(square -> square < 0 ? "–" : Square.name(square)));
    passed.setOnAction(_ -> {
      Integer chosen = passed.getValue();
      if (chosen != null && !refreshing) {
        bench.set(chosen < 0 ? lang("No en passant") : lang("En passant on {0}", Square.name(chosen)),
            Schema.EN_PASSANT, chosen + 1);
      }
    });
    Label label = new Label(lang("En passant"));
    label.setLabelFor(passed);
    HBox box = new HBox(10, label, passed);
    box.setAlignment(Pos.CENTER_LEFT);
    passable.subscribe(some -> offer(box, some));
    return box;
  }

  private void refreshPassed(Setup setup) {
    refreshing = true;
    int now = setup.get(Schema.EN_PASSANT) - 1;
    List<Integer> squares = new ArrayList<>(List.of(-1));
    squares.addAll(Rights.passable(bench.draft().get().variant(), setup));
    if (!squares.contains(now)) {
      squares.add(now);
    }
    passed.getItems().setAll(squares);
    passed.setValue(now);
    passable.set(squares.size() > 1);
    refreshing = false;
  }

  private CheckBox right(int right) {
    CheckBox box = new CheckBox(RIGHTS.substring(right, right + 1));
    String name = GameTerms.ofSide(right / 2, right % 2 == 0 ? "O-O" : "O-O-O");
    box.setAccessibleText(name);
    box.setMinWidth(USE_PREF_SIZE);
    box.setId("castling-" + RIGHTS.charAt(right));
    box.setTooltip(new Tooltip(lang("{0}; available while King and Rook are on their start squares", name)));
    box.setOnAction(_ -> {
      int old = bench.draft().get().setup().get(Schema.CASTLING);
      bench.set(lang("Castling right {0}", RIGHTS.charAt(right)), Schema.CASTLING, old ^ 1 << right);
    });
    rights[right] = box;
    return box;
  }

  void refresh() {
    Setup shown = bench.shown();
    boolean editable = bench.preview().get().isEmpty();
    white.setSelected(shown.toMove() == Side.WHITE);
    black.setSelected(shown.toMove() == Side.BLACK);
    for (int right = 0; right < rights.length; right++) {
      boolean had = (shown.get(Schema.CASTLING) >> right & 1) != 0;
      rights[right].setSelected(had);
      // A right that the position denies can be taken away.
      offer(rights[right], had || editable && bench.castlingPossible(right));
    }
    offer(castling, Arrays.stream(rights).anyMatch(Node::isVisible));
    refreshPassed(shown);
    words.getChildren().setAll(shown.schema().slots().stream()
        .filter(slot -> slot.scope() == Slot.Scope.GAME && !slot.isHidden()).map(slot -> word(shown, slot)).toList());
  }

  private static void offer(Node node, boolean offered) {
    node.setVisible(offered);
    node.setManaged(offered);
  }

  private Node word(Setup setup, Slot slot) {
    int cell = setup.schema().offset(slot);
    if (slot.max() == 1) {
      CheckBox box = new CheckBox(DisplayText.capital(GameTerms.name(slot)));
      box.setId("state-" + slot.signs());
      box.setSelected(setup.get(cell) != 0);
      box.setOnAction(_ -> bench.set(lang("Set {0}", GameTerms.name(slot)), cell, box.isSelected() ? 1 : 0));
      return box;
    }
    Spinner<Integer> spinner = new Spinner<>(0, slot.max(), setup.get(cell));
    spinner.setId("state-" + slot.signs());
    spinner.setPrefWidth(70);
    spinner.valueProperty().addListener((_, _, value) -> bench.set(lang("Set {0}", GameTerms.name(slot)), cell, value));
    return new HBox(6, new Label(GameTerms.name(slot)), spinner);
  }
}
