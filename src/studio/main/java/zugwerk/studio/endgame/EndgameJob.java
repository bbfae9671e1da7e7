package zugwerk.studio.endgame;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.Estimate;

public final class EndgameJob extends TableJob<EndgameJob.View> {

  /** Limit on positions built automatically: three pieces, which take a moment. */
  private static final long LITTLE = 3_000_000;

  /**
   * What is known of a position. The answer is empty until tables exist; {@code cost} is that of missing tables, empty
   * if none is missing or none can be built.
   */
  public record View(Variant variant, Setup setup, Optional<Answer> answer, Optional<Estimate> cost) {}

  private final ReadOnlyObjectWrapper<Optional<View>> view = new ReadOnlyObjectWrapper<>(Optional.empty());

  public EndgameJob(Path folder, Executor background, Executor window) {
    super(folder, background, window);
    result().subscribe(found -> found.ifPresent(_ -> view.set(found)));
  }

  public ReadOnlyObjectProperty<Optional<View>> view() {
    return view.getReadOnlyProperty();
  }

  /** Looks up a position; only tables that take a moment are built. */
  public void lookUp(Variant variant, Setup setup) {
    query(new View(variant, setup, Optional.empty(), Optional.empty()), LITTLE);
  }

  public void build() {
    view.get().ifPresent(now -> query(now, Long.MAX_VALUE));
  }

  private void query(View known, long most) {
    Variant variant = known.variant;
    Setup setup = known.setup;
    view.set(Optional.of(known));
    query(variant, (tables, run) -> {
      tables.check(setup);
      Estimate cost = tables.estimate(setup, run.monitor().token());
      View missing = new View(variant, setup, Optional.empty(), Optional.of(cost).filter(some -> some.positions() > 0));
      run.show(() -> view.set(Optional.of(missing)));
      return cost.positions() > most ? missing
          : new View(variant, setup, Optional.of(tables.answer(setup, run.monitor())), Optional.empty());
    });
  }

  public void leave() {
    reset();
    view.set(Optional.empty());
  }
}
