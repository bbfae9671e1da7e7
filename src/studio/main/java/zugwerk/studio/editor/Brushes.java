package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.diagram.StateText;
import zugwerk.rules.Variant;

/** Brushes that paint the game's own state, derived from the slots of the game. For the JavaFX thread only. */
public final class Brushes {

  /** Number of random squares where none has the value yet. */
  private static final int FEW = 8;

  /** A brush; without a slot it erases all state. */
  public record Brush(Optional<Slot> slot, int value) {

    public boolean isNumber() {
      return slot.filter(painted -> painted.max() > 1 && !painted.isColour()).isPresent();
    }

    public Brush with(int other) {
      return new Brush(slot, other);
    }
  }

  private final Workbench bench;
  private final ObjectProperty<Optional<Brush>> held = new SimpleObjectProperty<>(this, "held", Optional.empty());
  private int begun = Selection.OFF;
  private int painted;
  private long touched;
  private Optional<Setup> before = Optional.empty();

  Brushes(Workbench bench) {
    this.bench = bench;
    bench.tool().addListener(_ -> {
      if (bench.tool().get() != Piece.NONE) {
        held.set(Optional.empty());
      }
    });
    held.addListener((_, _, now) -> {
      if (now.isPresent()) {
        bench.tool().set(Piece.NONE);
        bench.selection().clear();
      }
    });
  }

  public ObjectProperty<Optional<Brush>> held() {
    return held;
  }

  private Variant variant() {
    return bench.draft().get().variant();
  }

  private Setup setup() {
    return bench.draft().get().setup();
  }

  /** The brushes of the present game, numbers at a useful value, the eraser last. Empty where there is no state. */
  public List<Brush> offered() {
    List<Brush> brushes = new ArrayList<>();
    for (Slot slot : setup().schema().slots().stream().sorted(Comparator.comparing(Slot::isTerrain)).toList()) {
      if (slot.isOnSquares() && !slot.isHidden()) {
        Optional<Slot> painted = Optional.of(slot);
        if (slot.isColour()) {
          IntStream.rangeClosed(1, slot.max()).forEach(value -> brushes.add(new Brush(painted, value)));
        } else {
          brushes.add(new Brush(painted, StateText.hasFullValues(variant(), slot) ? least(slot) : slot.max()));
        }
      }
    }
    if (!brushes.isEmpty()) {
      brushes.add(new Brush(Optional.empty(), 0));
    }
    return brushes;
  }

  /** The smallest maximum: every piece can have that value. */
  private int least(Slot slot) {
    return IntStream.range(0, setup().schema().types().size()).map(type -> variant().fullValue(slot, type))
        .filter(full -> full > 0).min().orElse(1);
  }

  /**
   * Starts painting on a square. If it has the value, this square and those passed {@link #over} lose it. Returns why
   * nothing can be painted there, or empty.
   */
  public String begin(int square) {
    Brush brush = held.get().orElseThrow();
    begun = square;
    touched = 0;
    before = Optional.of(setup());
    painted = brush.slot().filter(slot -> setup().get(cell(slot, square)) == brush.value()).isPresent()
        ? 0 : brush.value();
    String refused = brush.slot().filter(_ -> painted != 0).map(slot -> refusal(slot, square, painted)).orElse("");
    over(square);
    return refused;
  }

  /** Paints on; a square that cannot have the value is skipped. */
  public void over(int square) {
    if (before.isPresent() && held.get().isPresent() && square != Selection.OFF && (touched >>> square & 1) == 0) {
      touched |= Square.bit(square);
      Optional<Slot> slot = held.get().get().slot();
      String name =
          painted == 0 ? lang("Erase from {0}", Square.name(begun)) : lang("Paint from {0}", Square.name(begun));
      Setup now = setup();
      for (Slot each : slot.map(List::of).orElse(setup().schema().slots())) {
        if (each.isOnSquares() && (painted == 0 || refusal(each, square, painted).isEmpty())) {
          now = now.with(cell(each, square), painted);
        }
      }
      paint(name, variant().tidied(now));
    }
  }

  private void paint(String name, Setup now) {
    if (!now.equals(setup())) {
      bench.history().continueStep(name, old -> bench.history().recalled(old.withSetup(now)));
    }
  }

  public void lift() {
    before = Optional.empty();
    begun = Selection.OFF;
  }

  public void wipe(int square) {
    Setup now = setup();
    for (Slot slot : setup().schema().slots()) {
      now = slot.isOnSquares() ? now.with(cell(slot, square), 0) : now;
    }
    paint(lang("Erase {0}", Square.name(square)), now);
  }

  private int cell(Slot slot, int square) {
    return setup().schema().offset(slot) + square;
  }

  private String refusal(Slot slot, int square, int value) {
    int piece = setup().piece(square);
    if (slot.scope() == Slot.Scope.PIECE && piece == Piece.NONE) {
      return lang("there is no piece on {0}", Square.name(square));
    }
    int full = slot.scope() == Slot.Scope.PIECE ? variant().fullValue(slot, Piece.type(piece)) : 0;
    Setup tried = setup().with(cell(slot, square), value);
    return full > 0 && value > full
        ? lang("a {0} has {1} up to {2}", GameTerms.title(setup().schema().types().get(Piece.type(piece))),
            GameTerms.name(slot), full)
        : variant().stateFaults(tried).stream().filter(fault -> fault.square() == square)
            .map(fault -> lang(fault.text())).findFirst().orElse("");
  }

  /** The number of random squares: as many as have the value now, or a few. */
  public int scattered(Slot slot) {
    int now = (int) IntStream.range(0, Square.COUNT).filter(square -> setup().get(cell(slot, square)) != 0).count();
    return now == 0 ? FEW : now;
  }

  public void scatter(Slot slot, int count, RandomGenerator random) {
    Setup drawn = setup().scattered(slot, count, random);
    bench.history().step(GameTerms.drawAtRandom(slot),
        bench.history().recalled(bench.draft().get().withSetup(drawn)));
  }
}
