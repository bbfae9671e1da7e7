package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.diagram.PowerLegend;
import zugwerk.rules.Variant;

/** Edits the game's own state, square by square. For the JavaFX thread only. */
public final class StateOnBoard {

  private final Workbench bench;
  private final Brushes brushes;

  StateOnBoard(Workbench bench) {
    this.bench = bench;
    brushes = new Brushes(bench);
  }

  public Brushes brushes() {
    return brushes;
  }

  private Setup setup() {
    return bench.draft().get().setup();
  }

  /**
   * The slots that can be edited on a square: those of squares, of its piece, of its piece's type if its power
   * changes, and of the whole game.
   */
  public List<Slot> slots(int square) {
    int piece = setup().piece(square);
    return setup().schema().slots().stream().filter(slot -> switch (slot.scope()) {
      case SQUARE -> true;
      case PIECE, GAME, SIDE, SIDE_TYPE -> piece != Piece.NONE;
      case TYPE -> piece != Piece.NONE && bench.draft().get().variant().cycle(Piece.type(piece)) > 1;
    }).toList();
  }

  private int cell(Slot slot, int square) {
    return setup().schema().offset(slot) + switch (slot.scope()) {
      case SQUARE, PIECE -> square;
      case TYPE -> Piece.type(setup().piece(square));
      case SIDE -> Piece.side(setup().piece(square));
      case SIDE_TYPE -> Piece.side(setup().piece(square)) * setup().schema().types().size()
          + Piece.type(setup().piece(square));
      case GAME -> 0;
    };
  }

  public int value(Slot slot, int square) {
    return setup().get(cell(slot, square));
  }

  /** The values that cause no fault; 0 is one of them. */
  public List<Integer> values(Slot slot, int square) {
    Variant variant = bench.draft().get().variant();
    int cell = cell(slot, square);
    int max = slot.scope() == Slot.Scope.TYPE ? variant.cycle(Piece.type(setup().piece(square))) - 1 : slot.max();
    return IntStream.rangeClosed(0, max).filter(value -> {
      Setup tried = setup().with(cell, value);
      Setup tidy = variant.tidied(tried);
      return tidy.get(cell) == value
          && variant.stateFaults(tidy).stream().noneMatch(fault -> fault.square() == square);
    }).boxed().toList();
  }

  /** Changes the state to its next or previous value. Repeated changes are one step. */
  public void turn(Slot slot, int square, int by) {
    List<Integer> values = values(slot, square);
    int now = values.indexOf(value(slot, square));
    set(slot, square, values.get(Math.floorMod(now + by, values.size())));
  }

  public void turn(String title, PowerLegend.Counter counter) {
    bench.set(lang("Change power: {0}", lang(title)), counter.cell(),
        (setup().get(counter.cell()) + 1) % counter.states());
  }

  public void set(Slot slot, int square, int value) {
    String name = switch (slot.scope()) {
      case SQUARE, PIECE -> lang("Set {0} on {1}", GameTerms.name(slot), Square.name(square));
      case TYPE -> lang("Change power: {0}",
          GameTerms.title(setup().schema().types().get(Piece.type(setup().piece(square)))));
      case SIDE, SIDE_TYPE, GAME -> lang("Set {0}", GameTerms.name(slot));
    };
    Setup changed = bench.draft().get().variant().tidied(setup().with(cell(slot, square), value));
    bench.history().continueStep(name, old -> bench.history().recalled(old.withSetup(changed)));
  }
}
