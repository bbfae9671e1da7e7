package zugwerk.studio.editor;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.Drawing;
import zugwerk.problem.Drawing.Pen;

/** Draws arrows and rings on the diagram, each as a step of the bench. For the window's thread only. */
public final class Pencil {

  private final Workbench bench;
  private final ReadOnlyObjectWrapper<Optional<Drawing>> sketch = new ReadOnlyObjectWrapper<>(Optional.empty());

  public Pencil(Workbench bench) {
    this.bench = bench;
  }

  /** What is being drawn just now. */
  public ReadOnlyObjectProperty<Optional<Drawing>> sketch() {
    return sketch.getReadOnlyProperty();
  }

  /** Begins to draw on a square. */
  public void begin(Pen pen, int square) {
    sketch.set(Optional.of(new Drawing(pen, square, square)));
  }

  /** Leads what is being drawn to a square. */
  public void over(int square) {
    sketch.set(sketch.get().map(now -> new Drawing(now.pen(), now.from(), square)));
  }

  /** Ends what is being drawn on a square; what was there already is rubbed out. */
  public void end(int square) {
    over(square);
    sketch.get().ifPresent(drawing -> {
      List<Drawing> before = bench.draft().get().drawings();
      bench.history().step((before.contains(drawing) ? "Rub out the " : "Draw a ") + drawing.words(),
          bench.draft().get().withDrawings(Drawing.drawn(before, drawing)));
    });
    drop();
  }

  /** Ends drawing without a trace; returns whether anything was being drawn. */
  public boolean drop() {
    boolean begun = sketch.get().isPresent();
    sketch.set(Optional.empty());
    return begun;
  }

  /** Rubs out everything that was drawn. */
  public static void clear(Workbench bench) {
    bench.history().step("Rub out all drawings", bench.draft().get().withDrawings(List.of()));
  }
}
