package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.Drawing;
import zugwerk.problem.Drawing.Pen;

/** Draws arrows and rings on the diagram, each as a step. For the JavaFX thread only. */
public final class Pencil {

  private final Workbench bench;
  private final ReadOnlyObjectWrapper<Optional<Drawing>> sketch = new ReadOnlyObjectWrapper<>(Optional.empty());

  public Pencil(Workbench bench) {
    this.bench = bench;
  }

  public ReadOnlyObjectProperty<Optional<Drawing>> sketch() {
    return sketch.getReadOnlyProperty();
  }

  public void begin(Pen pen, int square) {
    sketch.set(Optional.of(new Drawing(pen, square, square)));
  }

  public void over(int square) {
    sketch.set(sketch.get().map(now -> new Drawing(now.pen(), now.from(), square)));
  }

  /** Ends the drawing on a square; an existing equal one is erased. */
  public void end(int square) {
    over(square);
    sketch.get().ifPresent(drawing -> {
      List<Drawing> before = bench.draft().get().analysis().drawings();
      bench.history().step(before.contains(drawing)
          ? lang("Erase the {0}", drawing.description()) : lang("Draw a {0}", drawing.description()),
          bench.draft().get().withAnalysis(analysis -> analysis.withDrawings(Drawing.drawn(before, drawing))));
    });
    drop();
  }

  public boolean drop() {
    boolean begun = sketch.get().isPresent();
    sketch.set(Optional.empty());
    return begun;
  }

  public static void clear(Workbench bench) {
    bench.history().step(lang("Erase all drawings"),
        bench.draft().get().withAnalysis(analysis -> analysis.withDrawings(List.of())));
  }
}
