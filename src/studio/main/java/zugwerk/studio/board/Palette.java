package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;

/** The pieces of the game in both colours, to place by clicks or to drag, and a pointer that ends that. */
final class Palette extends GridPane {

  private static final double LARGEST = 44;
  /** Largest piece size in a low window. */
  private static final double NARROW = 32;
  /** At this size a piece can still be recognised and clicked. */
  private static final double SMALLEST = 26;
  private static final double AROUND = 6;
  private static final double WIDER = 6;
  /** Gap between the columns and padding. */
  private static final double EDGES = 12;

  private record Choice(ToggleButton button, StackPane place, PieceNode piece) {

    void resize(double side) {
      piece.resizeTo(side);
      place.setMinSize(side, side);
      place.setMaxSize(side, side);
      button.setMinSize(side + WIDER, side + AROUND);
      button.setMaxSize(side + WIDER, side + AROUND);
    }
  }

  private final Workbench bench;
  private final BoardView board;
  private final BrushGrid brushes;
  private final ToggleGroup group = new ToggleGroup();
  private final List<Choice> choices = new ArrayList<>();
  private double side = LARGEST;
  private @Nullable Schema shown;

  Palette(Workbench bench, BoardView board) {
    this.bench = bench;
    this.board = board;
    getStyleClass().add("palette");
    brushes = new BrushGrid(bench);
    bench.draft().subscribe(_ -> refresh());
    bench.letters().upperCaseIsWhite().addListener(_ -> {
      shown = null;
      refresh();
    });
    bench.state().brushes().held().subscribe(brush -> {
      boolean pointing = brush.isEmpty() && bench.tool().get() == Piece.NONE;
      if (brush.isPresent() || pointing) {
        group.selectToggle(pointing && !group.getToggles().isEmpty() ? group.getToggles().getFirst() : null);
      }
    });
    bench.tool().subscribe(_ -> group.getToggles().stream()
        .filter(toggle -> toggle.getUserData().equals(bench.tool().get()))
        .findFirst().ifPresent(group::selectToggle));
  }

  private void refresh() {
    Schema schema = bench.draft().get().variant().schema();
    brushes.refresh();
    if (shown != null && shown.types().equals(schema.types())) {
      return;
    }
    shown = schema;
    bench.tool().set(Piece.NONE);
    getChildren().clear();
    choices.clear();
    group.getToggles().clear();
    ToggleButton pointer = button("palette-pointer", Piece.NONE, Command.STOP.tip(lang("Move pieces")));
    pointer.setGraphic(new FontIcon(MaterialDesignC.CURSOR_DEFAULT_OUTLINE));
    pointer.setMaxWidth(Double.MAX_VALUE);
    add(pointer, 0, 0, 2, 1);
    for (int type = 0; type < schema.types().size(); type++) {
      for (int side = 0; side < 2; side++) {
        PieceType kind = schema.types().get(type);
        ToggleButton button = button("palette-" + "wb".charAt(side) + kind.letter(), Piece.of(side, type),
            GameTerms.title(side, kind) + " ("
                + (side == 0 ^ bench.letters().upperCaseIsWhite().get() ? LocalKey.PLACE_WHITE : LocalKey.PLACE_BLACK)
                    .placing(String.valueOf(kind.letter()))
                + ")");
        PieceNode picture = new PieceNode(schema, Piece.of(side, type), LARGEST);
        StackPane place = new StackPane(picture);
        button.setGraphic(place);
        choices.add(new Choice(button, place, picture));
        int piece = Piece.of(side, type);
        button.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            board.carry(piece);
          }
        });
        add(button, side, type + 1);
      }
    }
    add(brushes, 0, schema.types().size() + 1, 2, 1);
    group.selectToggle(pointer);
    choices.forEach(choice -> choice.resize(this.side));
  }

  /** The same in all games, so that the board keeps its size. */
  static double width(boolean narrow) {
    return 2 * ((narrow ? NARROW : LARGEST) + WIDER) + EDGES;
  }

  void fit(double height, boolean narrow) {
    int rows = choices.size() / 2;
    // The pointer above them is half as high as a piece at its largest.
    double space = (height - getInsets().getTop() - getInsets().getBottom() - LARGEST / 2 - brushes.extra())
        / (rows + brushes.rows());
    double fitting = Math.clamp(Math.floor(space - getVgap() - AROUND), SMALLEST, narrow ? NARROW : LARGEST);
    if (fitting != side) {
      side = fitting;
      choices.forEach(choice -> choice.resize(side));
    }
    brushes.resizeTo(side, side + WIDER, side + AROUND);
  }

  private ToggleButton button(String id, int piece, String tip) {
    ToggleButton button = new ToggleButton();
    button.setId(id);
    button.getStyleClass().add("palette-button");
    button.setUserData(piece);
    button.setToggleGroup(group);
    button.setTooltip(new Tooltip(tip));
    button.setAccessibleText(tip);
    button.setFocusTraversable(false);
    button.setOnAction(_ -> {
      bench.tool().set(piece);
      if (piece == Piece.NONE) {
        bench.state().brushes().held().set(Optional.empty());
      }
      group.selectToggle(button);
    });
    return button;
  }
}
