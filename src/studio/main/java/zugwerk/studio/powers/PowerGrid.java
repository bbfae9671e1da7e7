package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import zugwerk.betza.PowerLists;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;

/** The table: a row for each type, or for each type and side; a column for each entry. */
final class PowerGrid extends GridPane {

  private final Workbench bench;
  private final PowerTable table;
  private final Phases phases;
  private final CellDrag drag;
  private final ObjectProperty<Place> chosen = new SimpleObjectProperty<>(this, "chosen");
  private final Map<Place, PowerCell> cells = new LinkedHashMap<>();
  private final Map<Place, Button> adders = new LinkedHashMap<>();
  private List<Object> shape = List.of();

  PowerGrid(Workbench bench, PowerTable table, Phases phases, CellDrag drag) {
    this.bench = bench;
    this.table = table;
    this.phases = phases;
    this.drag = drag;
    getStyleClass().add("power-grid");
    addEventFilter(KeyEvent.KEY_PRESSED, new GridKeys(this, phases)::pressed);
    chosen.subscribe(place -> cells.values().forEach(cell -> cell.setChosen(cell.place().equals(place))));
    table.watch(this::refresh);
  }

  ObjectProperty<Place> chosen() {
    return chosen;
  }

  void refresh() {
    if (!shape().equals(shape)) {
      rebuild();
    }
    cells.forEach((place, cell) -> table.at(place).ifPresent(
        entry -> cell.refresh(entry, title(place), phases.isPresent(place))));
  }

  private Schema schema() {
    return bench.draft().get().variant().schema();
  }

  private String title(Place place) {
    PieceType type = schema().types().get(schema().type(place.type()));
    return table.hasOwnLists() ? GameTerms.title(place.side(), type) : GameTerms.title(type);
  }

  private List<Object> shape() {
    List<Object> parts = new ArrayList<>(schema().types());
    for (int side = 0; side < (table.hasOwnLists() ? 2 : 1); side++) {
      for (char type : table.types()) {
        parts.add(table.list(side, type).size());
      }
    }
    return parts;
  }

  private void rebuild() {
    boolean focused = cells.values().stream().anyMatch(cell -> cell.field().isFocused());
    shape = shape();
    cells.clear();
    adders.clear();
    getChildren().clear();
    int row = 1;
    for (char type : table.types()) {
      for (int side = 0; side < (table.hasOwnLists() ? 2 : 1); side++) {
        addRow(side, type, row++);
      }
    }
    if (table.isPieceList()) {
      add(pieceAdder(), 0, row, 2, 1);
    }
    int columns = cells.keySet().stream().mapToInt(place -> place.index() + 1).max().orElse(0);
    for (int column = 1; column <= columns; column++) {
      Label number = new Label(String.valueOf(column));
      number.getStyleClass().add("column-number");
      add(number, column, 0);
    }
    if (chosen.get() == null || !cells.containsKey(chosen.get())) {
      chosen.set(standIn());
    }
    cells.values().forEach(cell -> cell.setChosen(cell.place().equals(chosen.get())));
    if (focused) {
      focus(chosen.get());
    }
  }

  /** A replacement for a removed cell: its neighbour, or else that of a type whose power changes. */
  private Place standIn() {
    Place gone = chosen.get();
    if (gone != null) {
      Place near = new Place(table.hasOwnLists() ? gone.side() : 0, gone.type(), gone.index());
      while (near.index() > 0 && !cells.containsKey(near)) {
        near = near.moved(-1);
      }
      if (cells.containsKey(near)) {
        return near;
      }
    }
    return cells.keySet().stream().filter(place -> place.index() == 1).map(place -> place.moved(-1))
        .findFirst().orElse(cells.keySet().iterator().next());
  }

  private void addRow(int side, char type, int row) {
    add(new RowHead(schema(), side, type, phases), 0, row);
    int entries = table.list(side, type).size();
    for (int index = 0; index < entries; index++) {
      Place place = new Place(side, type, index);
      PowerCell cell = new PowerCell(place, table);
      cell.field().focusedProperty().addListener((_, _, focused) -> {
        if (focused) {
          chosen.set(place);
        }
      });
      cell.handle().setOnAction(_ -> phases.turnTo(place));
      drag.source(cell.handle(), () -> table.at(place).orElseThrow().text(), target -> drop(place, target));
      cells.put(place, cell);
      add(cell, index + 1, row);
    }
    Place behind = new Place(side, type, entries);
    Button adder = new Button("+");
    adder.setId("add-" + "wb".charAt(side) + type);
    adder.getStyleClass().add("entry-adder");
    adder.setAccessibleText(lang("Add an entry to the list of the {0}", title(behind)));
    adder.setTooltip(new Tooltip(LocalKey.ADD_ENTRY.tip(lang("Add an entry"))));
    adder.setDisable(entries == PowerLists.LONGEST);
    adder.setVisible(!table.isPieceList());
    adder.setOnAction(_ -> insert(behind, ""));
    adders.put(behind, adder);
    add(adder, entries + 1, row);
  }

  private Button pieceAdder() {
    Button adder = new Button(lang("+ Piece"));
    adder.setId("add-piece");
    adder.getStyleClass().add("small");
    adder.setTooltip(new Tooltip(LocalKey.ADD_ENTRY.tip(lang("Add a piece to the list"))));
    adder.setOnAction(_ -> insert(chosen.get(), ""));
    return adder;
  }

  private void drop(Place from, Place target) {
    String text = table.at(from).orElseThrow().text();
    if (from.side() == target.side() && from.type() == target.type()) {
      move(from, Math.min(target.index(), table.list(from.side(), from.type()).size() - 1));
    } else {
      put(target, text);
    }
  }

  void put(Place place, String text) {
    if (table.at(place).isPresent()) {
      table.put(place, text);
      focus(place);
    } else {
      insert(place, text);
    }
  }

  void insert(Place place, String text) {
    if (table.isPieceList()) {
      table.addPiece(text).ifPresent(this::focus);
    } else {
      table.insert(place, text);
      focus(place);
    }
  }

  void remove(Place place) {
    table.remove(place);
  }

  void move(Place place, int to) {
    Place target = place.moved(to - place.index());
    if (table.at(target).isPresent()) {
      table.move(place, to);
      focus(target);
    }
  }

  void focus(Place place) {
    if (cells.containsKey(place)) {
      chosen.set(place);
      cells.get(place).field().requestFocus();
      cells.get(place).field().end();
    }
  }

  Optional<Place> at(double sceneX, double sceneY) {
    for (Map<Place, ? extends Node> nodes : List.of(cells, adders)) {
      for (Map.Entry<Place, ? extends Node> entry : nodes.entrySet()) {
        if (entry.getValue().isVisible() && entry.getValue().contains(entry.getValue().sceneToLocal(sceneX, sceneY))) {
          return Optional.of(entry.getKey());
        }
      }
    }
    return Optional.empty();
  }

  void mark(Optional<Place> target) {
    cells.forEach((place, cell) -> cell.setTarget(target.isPresent() && target.get().equals(place)));
  }

  List<Place> ends() {
    return List.copyOf(adders.keySet());
  }

  Optional<PowerCell> edited() {
    return chosenCell().filter(cell -> cell.field().isFocused());
  }

  Optional<PowerCell> chosenCell() {
    return Optional.ofNullable(cells.get(chosen.get()));
  }
}
