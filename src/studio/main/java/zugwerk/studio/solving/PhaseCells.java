package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseGrid.Entry;
import zugwerk.content.PhaseGrid.Tone;
import zugwerk.content.PhaseGrid.Word;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;

/** The cells of a table of phases. A click on a move shows it on the board; arrow keys move between cells. */
final class PhaseCells extends GridPane {

  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");

  /** Maximum width of an entry before it wraps. */
  private static final double WIDEST = 100;

  /** The columns of set play and keys stay in place if they leave this width to the tries. */
  private static final double TRIES = 80;

  private final List<List<Optional<LinePath>>> firsts = new ArrayList<>();
  private final List<Label> moves = new ArrayList<>();
  private final List<VBox> heads = new ArrayList<>();
  private final int fixed;
  private final ReadOnlyObjectProperty<Optional<LinePath>> at;
  private final Consumer<LinePath> read;
  private int row = PhaseGrid.HEADS;
  private int column = 1;

  PhaseCells(PhaseGrid grid, ReadOnlyObjectProperty<Optional<LinePath>> at, Consumer<LinePath> read) {
    this.at = at;
    this.read = read;
    fixed = grid.fixed().size();
    getStyleClass().add("phase-cells");
    setFocusTraversable(true);
    setAccessibleText(lang("Phases: defences in rows, phases in columns"));
    for (int i = 0; i < grid.rows().size(); i++) {
      List<Entry> entries = grid.rows().get(i);
      List<Optional<LinePath>> paths = new ArrayList<>();
      for (int j = 0; j < entries.size(); j++) {
        VBox cell = cell(entries.get(j), i, j, grid);
        add(cell, j, i);
        if (i < PhaseGrid.HEADS || j < fixed) {
          heads.add(cell);
        }
        paths.add(entries.get(j).words().stream().flatMap(word -> path(word).stream()).findFirst());
      }
      firsts.add(paths);
    }
    at.subscribe(_ -> mark());
    setOnKeyPressed(this::key);
    setOnMousePressed(event -> {
      requestFocus();
      // Else the pane around the cells would take the keyboard.
      event.consume();
    });
  }

  /** Keeps headers, set play and keys visible while the rest is scrolled, in pixels. */
  void scrolled(double right, double down, double seen) {
    int stay = stay(seen);
    for (VBox head : heads) {
      boolean stays = getColumnIndex(head) < stay;
      boolean top = getRowIndex(head) < PhaseGrid.HEADS;
      head.setTranslateX(stays ? right : 0);
      head.setTranslateY(top ? down : 0);
      // Cells cover those that scroll below them.
      head.setViewOrder((stays ? -2 : 0) - (top ? 1 : 0));
    }
  }

  /** How many columns stay in place. */
  private int stay(double seen) {
    return (int) heads.stream().filter(head -> getRowIndex(head) == 0 && getColumnIndex(head) < fixed)
        .filter(head -> getColumnIndex(head) == 0 || head.getLayoutX() + head.getWidth() <= seen - TRIES)
        .count();
  }

  private static Optional<LinePath> path(Word word) {
    return word.solved().map(problem -> new LinePath(problem, word.path()));
  }

  private VBox cell(Entry entry, int i, int j, PhaseGrid grid) {
    VBox cell = new VBox();
    cell.getStyleClass().addAll("phase-cell", i < PhaseGrid.HEADS ? "head" : j == 0 ? "label" : "body",
        j == fixed - 1 ? "last-fixed" : "any",
        i == PhaseGrid.HEADS - 1 ? "last-head" : "any");
    HBox line = new HBox(4);
    for (Word word : entry.words()) {
      if (word.path().isEmpty() || line.getChildren().isEmpty()) {
        line.getChildren().add(label(word, i, j, grid));
      } else {
        cell.getChildren().add(line);
        line = new HBox(4, label(word, i, j, grid));
      }
    }
    cell.getChildren().add(line);
    return cell;
  }

  private Label label(Word word, int i, int j, PhaseGrid grid) {
    Label label = new Label(word.text().replaceAll(" /$", ""));
    label.getStyleClass().addAll("phase-word", PhaseView.style(word.tone()));
    label.setWrapText(j == 0);
    if (j == 0) {
      label.setMaxWidth(WIDEST);
    } else {
      label.setMinWidth(Region.USE_PREF_SIZE);
    }
    path(word).ifPresent(path -> {
      label.getStyleClass().add("row-move");
      label.setUserData(path);
      label.setAccessibleText(spoken(word, i, j, grid));
      label.setOnMousePressed(event -> {
        if (event.getButton() == MouseButton.PRIMARY) {
          row = i;
          column = j;
          read.accept(path);
        }
      });
      moves.add(label);
    });
    return label;
  }

  private static String spoken(Word word, int i, int j, PhaseGrid grid) {
    String tone = word.tone() == Tone.CHANGED_AND_TRANSFERRED ? lang("changed and transferred")
        : PhaseView.label(word.tone());
    return grid.rows().getFirst().get(j).text() + (i < 1 ? "" : ", " + grid.rows().get(i).getFirst().text() + ", "
        + word.text()) + (tone.isEmpty() ? "" : ", " + tone);
  }

  private void mark() {
    moves.forEach(move -> move.pseudoClassStateChanged(SHOWN,
        move.getUserData() instanceof LinePath path && at.get().filter(path::isSame).isPresent()));
  }

  private void key(KeyEvent event) {
    if (!KeyPress.matches(LocalKey.PHASE_CELL, event)) {
      return;
    }
    switch (event.getCode()) {
      case LEFT -> go(0, -1);
      case RIGHT -> go(0, 1);
      case UP -> go(-1, 0);
      default -> go(1, 0);
    }
    event.consume();
  }

  private void go(int down, int right) {
    boolean begun = moves.stream().anyMatch(move -> move.getPseudoClassStates().contains(SHOWN));
    int i = begun ? row + down : row;
    int j = begun ? column + right : column;
    while (i >= 0 && i < firsts.size() && j >= 1 && j < firsts.get(i).size()) {
      if (firsts.get(i).get(j).isPresent()) {
        row = i;
        column = j;
        read.accept(firsts.get(i).get(j).get());
        return;
      }
      i += down;
      j += right;
    }
  }
}
