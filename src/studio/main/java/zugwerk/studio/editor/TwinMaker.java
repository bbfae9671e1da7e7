package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Twin;
import zugwerk.problem.TwinDifference;
import zugwerk.work.InputException;

/**
 * Makes a twin by hand: every edit of the workbench changes the twin; in the end the diagram is back with one twin
 * more. For the JavaFX thread only.
 */
public final class TwinMaker {

  /** The twin being made: its letter, its changes as written, and why it is invalid, or empty. */
  public record NewTwin(String letter, String changes, String fault) {}

  private final Workbench bench;
  private final ReadOnlyObjectWrapper<Optional<NewTwin>> making = new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Problem> diagram = Optional.empty();
  private int done;

  public TwinMaker(Workbench bench) {
    this.bench = bench;
    bench.draft().subscribe(_ -> update());
    // Another problem came on the bench.
    bench.history().starts().subscribe(_ -> end());
  }

  public ReadOnlyObjectProperty<Optional<NewTwin>> making() {
    return making.getReadOnlyProperty();
  }

  public void begin() {
    bench.comeBack();
    diagram = Optional.of(bench.draft().get());
    done = bench.history().done();
    update();
  }

  /** Adds the twin and restores the diagram. Does nothing while the twin is invalid. */
  public void finish() {
    if (making.get().filter(now -> now.fault().isEmpty()).isEmpty()) {
      return;
    }
    String name = lang("Make twin {0}) {1}", making.get().get().letter(), making.get().get().changes());
    diagram.ifPresent(base -> {
      Twin made = TwinDifference.between(base, bench.draft().get());
      cancel();
      if (!made.changes().isEmpty()) {
        List<Twin> twins = new ArrayList<>(base.task().twins());
        twins.add(made);
        bench.history().step(name, base.withTask(task -> task.withTwins(twins)));
      }
    });
  }

  /** Restores the diagram; the changes can be redone. */
  public void cancel() {
    diagram.ifPresent(base -> {
      end();
      bench.history().goTo(done);
      // Typing may have gone on with the step before.
      bench.history().step(lang("Cancel the twin"), base);
    });
  }

  /** Adds the twin if it is valid, or else drops it, before the problem is saved or left. */
  public void settle() {
    finish();
    cancel();
  }

  private void end() {
    diagram = Optional.empty();
    making.set(Optional.empty());
  }

  private void update() {
    if (diagram.isPresent() && bench.history().done() < done) {
      // The step before was undone, which is no part of the twin.
      end();
    }
    making.set(diagram.map(base -> {
      try {
        Twin twin = TwinDifference.between(base, bench.draft().get());
        return new NewTwin(letter(base), twin.changes().isEmpty() ? "" : twin.text(), "");
      } catch (InputException refused) {
        return new NewTwin(letter(base), "", reason(refused));
      }
    }));
  }

  private static String letter(Problem base) {
    return ProblemPart.letter((base.task().zeroposition() ? 0 : 1) + base.task().twins().size());
  }
}
