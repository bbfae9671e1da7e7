package zugwerk.studio.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.Problem;
import zugwerk.problem.Twin;
import zugwerk.problem.TwinDifference;
import zugwerk.work.Reason;

/**
 * Makes a twin by hand: while it does, every edit of the bench changes the twin, and in the end the diagram is back
 * with one twin more. For the window's thread only.
 */
public final class TwinMaker {

  /**
   * The twin that is being made.
   *
   * @param letter its letter
   * @param changes what was changed so far, as it is written; empty for nothing
   * @param fault why that cannot be a twin, in a sentence; empty if it can
   */
  public record Making(String letter, String changes, String fault) {}

  private final Workbench bench;
  private final ReadOnlyObjectWrapper<Optional<Making>> making = new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Problem> diagram = Optional.empty();
  private int done;

  public TwinMaker(Workbench bench) {
    this.bench = bench;
    bench.draft().subscribe(_ -> look());
    // Another problem came on the bench.
    bench.history().starts().subscribe(_ -> end());
  }

  /** The twin that is being made; empty while none is. */
  public ReadOnlyObjectProperty<Optional<Making>> making() {
    return making.getReadOnlyProperty();
  }

  /** Begins to make a twin of the draft. */
  public void begin() {
    bench.comeBack();
    diagram = Optional.of(bench.draft().get());
    done = bench.history().done();
    look();
  }

  /** Ends with the diagram and one twin more. Nothing happens while a fault is in the way. */
  public void finish() {
    if (making.get().filter(now -> now.fault().isEmpty()).isEmpty()) {
      return;
    }
    String name = "Make twin " + making.get().get().letter() + ") " + making.get().get().changes();
    diagram.ifPresent(base -> {
      Twin made = TwinDifference.between(base, bench.draft().get());
      cancel();
      if (!made.changes().isEmpty()) {
        List<Twin> twins = new ArrayList<>(base.twins());
        twins.add(made);
        bench.history().step(name, base.withTwins(twins));
      }
    });
  }

  /** Ends with the diagram as it was; what was done can be redone. */
  public void cancel() {
    diagram.ifPresent(base -> {
      end();
      bench.history().goTo(done);
      // Typing may have gone on with the step before.
      bench.history().step("Give up the twin", base);
    });
  }

  /** Ends with the twin if it can be kept, or else without it, before the problem is saved or left. */
  public void settle() {
    finish();
    cancel();
  }

  private void end() {
    diagram = Optional.empty();
    making.set(Optional.empty());
  }

  private void look() {
    if (diagram.isPresent() && bench.history().done() < done) {
      // The step before was undone, which is no part of the twin.
      end();
    }
    making.set(diagram.map(base -> {
      try {
        Twin twin = TwinDifference.between(base, bench.draft().get());
        return new Making(letter(base), twin.changes().isEmpty() ? "" : twin.text(), "");
      } catch (IllegalArgumentException refused) {
        return new Making(letter(base), "", Reason.of(refused));
      }
    }));
  }

  private static String letter(Problem base) {
    return String.valueOf((char) ((base.zeroposition() ? 'a' : 'b') + base.twins().size()));
  }
}
