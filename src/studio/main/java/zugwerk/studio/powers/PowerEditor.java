package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import zugwerk.betza.Footprint;
import zugwerk.betza.Power;
import zugwerk.board.Schema;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;

/** Edits power lists as a table, with a diagram of the selected power, statistics, and the catalogue. */
final class PowerEditor extends StackPane {

  private static final double TABLE = 214;

  /** Below this width, statistics and catalogue go below the diagram. */
  private static final double NARROW = 432;

  private final Workbench bench;
  private final PowerTable table;
  private final CellDrag drag = new CellDrag();
  private final PowerGrid grid;
  private final EntryBar bar;
  private final MoveDiagram diagram = new MoveDiagram();
  private final SignLegend legend = new SignLegend();
  private final Figures figures = new Figures();
  private final PowerMenus menus;
  private final Hyperlink fault = new Hyperlink();

  PowerEditor(Workbench bench, ListExchange exchange) {
    this.bench = bench;
    table = new PowerTable(text -> bench.play(bench.draft().get().variant().id(), text));
    Phases phases = new Phases(bench, table);
    grid = new PowerGrid(bench, table, phases, drag);
    bar = new EntryBar(table, grid);
    menus = new PowerMenus(bench, table, exchange);
    bar.getChildren().add(sizes());
    ScrollPane scroll = scroll(grid);
    scroll.setId("power-table");
    scroll.minHeightProperty().bind(Bindings.min(TABLE, grid.heightProperty().add(2)));
    // Rows scrolled out of view still extend below the pane.
    drag.onto((x, y) -> scroll.contains(scroll.sceneToLocal(x, y)) ? grid.at(x, y) : Optional.empty(), grid::mark);
    fault.setId("powers-fault");
    fault.getStyleClass().add("error-text");
    fault.setWrapText(true);
    fault.setMinHeight(Hyperlink.USE_PREF_SIZE);
    VBox content = new VBox(6, scroll, fault, bar, details());
    VBox.setVgrow(scroll, Priority.SOMETIMES);
    ScrollPane whole = scroll(content);
    whole.setFitToWidth(true);
    whole.setFitToHeight(true);
    getChildren().addAll(whole, drag);
    table.watch(this::refresh);
    grid.chosen().subscribe(_ -> refresh());
    // A new row or column has its place only after the next layout.
    grid.chosen().subscribe(_ -> Platform.runLater(() -> grid.chosenCell().ifPresent(cell -> Reveal.in(scroll, cell))));
    bench.draft().subscribe(this::show);
    bench.history().starts().subscribe(_ -> show(bench.draft().get()));
  }

  private static ScrollPane scroll(Node content) {
    ScrollPane scroll = new ScrollPane(content);
    scroll.getStyleClass().add("power-scroll");
    return scroll;
  }

  List<MenuButton> buttons() {
    return List.of(menus.presets(), menus.black(), menus.text());
  }

  PowerMenus menus() {
    return menus;
  }

  void rotateBlack(int by) {
    table.rotateBlack(by);
  }

  private GridPane details() {
    VBox picture = new VBox(4, diagram, legend);
    picture.setMinWidth(VBox.USE_PREF_SIZE);
    picture.setMinHeight(VBox.USE_PREF_SIZE);
    legend.setPrefWrapLength(diagram.getPrefWidth());
    legend.setMaxWidth(diagram.getPrefWidth());
    CataloguePane catalogue = new CataloguePane(drag, grid::put,
        text -> choose(place -> grid.put(place, text)), text -> choose(place -> grid.insert(place.moved(1), text)));
    VBox right = new VBox(8, figures, catalogue);
    right.setMinWidth(150);
    VBox.setVgrow(catalogue, Priority.ALWAYS);
    GridPane.setHgrow(right, Priority.ALWAYS);
    GridPane.setVgrow(right, Priority.ALWAYS);
    GridPane details = new GridPane(12, 8);
    details.add(picture, 0, 0);
    details.add(right, 1, 0);
    widthProperty().subscribe(width -> {
      boolean narrow = width.doubleValue() < NARROW;
      GridPane.setConstraints(right, narrow ? 0 : 1, narrow ? 1 : 0);
    });
    VBox.setVgrow(details, Priority.ALWAYS);
    return details;
  }

  private ToggleButton sizes() {
    ToggleButton wide = new ToggleButton("15 × 15");
    wide.setId("diagram-size");
    wide.getStyleClass().add("small");
    wide.setMinWidth(ToggleButton.USE_PREF_SIZE);
    wide.setTooltip(new Tooltip(lang("Show seven squares to each side instead of three")));
    wide.selectedProperty().subscribe(on -> diagram.setRadius(on ? Footprint.FAR : 3));
    return wide;
  }

  private void choose(Consumer<Place> action) {
    if (grid.chosen().get() != null) {
      action.accept(grid.chosen().get());
    }
  }

  private void show(Problem draft) {
    draft.variant().options().powerLists().ifPresent(lists -> {
      table.show(lists, draft.variant().options().typeLetters(), bench.history().isFresh());
      grid.refresh();
      refresh();
    });
  }

  private void refresh() {
    Place place = grid.chosen().get();
    if (place == null || table.at(place).isEmpty()) {
      return;
    }
    Schema schema = bench.draft().get().variant().schema();
    bar.refresh(schema.types().get(schema.type(place.type())));
    List<Footprint> footprints = table.successive(place).stream()
        .map((Power power) -> Footprint.of(power, place.side())).toList();
    boolean changes = table.list(place.side(), place.type()).size() > 1 && footprints.size() > 1;
    Footprint now = footprints.isEmpty() ? new Footprint(List.of()) : footprints.getFirst();
    diagram.show(now, changes ? now.shared(footprints.getLast()) : Set.of());
    legend.show(now, !diagram.shared().isEmpty());
    figures.show(table.list(place.side(), place.type()), place.index());
    showFault();
  }

  private void showFault() {
    List<PowerTable.Fault> faults = table.faults();
    fault.setVisible(!faults.isEmpty());
    fault.setManaged(!faults.isEmpty());
    if (!faults.isEmpty()) {
      PowerTable.Fault first = faults.getFirst();
      String entry = first.place().type() + " " + (first.place().index() + 1);
      String owned = table.hasOwnLists() ? GameTerms.ofSide(first.place().side(), entry) : entry;
      int letter = first.reason().position() + 1;
      fault.setText("⚠ " + (faults.size() == 1
          ? lang("Not applied. {0}, place {1}: {2}", owned, letter, first.reason().reason())
          : counted(faults.size(), "{0} entry is not applied. {1}, place {2}: {3}",
              "{0} entries are not applied. {1}, place {2}: {3}", owned, letter, first.reason().reason())));
      fault.setOnAction(_ -> grid.focus(first.place()));
    }
  }
}
