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

/** What the tables say about one position: how it ends, and what every move is worth. */
public final class EndgameJob extends TableJob<EndgameJob.View> {

  /** The most positions that are built unasked: the tables of three pieces, in a moment. */
  private static final long LITTLE = 3_000_000;

  /**
   * The position asked about and what is known of it.
   *
   * @param answer what the tables say; empty until they are there
   * @param cost what it takes to build those that are missing; empty where none is, or none can be built
   */
  public record View(Variant variant, Setup setup, Optional<Answer> answer, Optional<Estimate> cost) {}

  private final ReadOnlyObjectWrapper<Optional<View>> view = new ReadOnlyObjectWrapper<>(Optional.empty());

  /**
   * @param folder where tables are kept
   * @param background where tables are looked up and built
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public EndgameJob(Path folder, Executor background, Executor window) {
    super(folder, background, window);
    result().subscribe(found -> found.ifPresent(_ -> view.set(found)));
  }

  /** What is known of the present position; empty before the first question. */
  public ReadOnlyObjectProperty<Optional<View>> view() {
    return view.getReadOnlyProperty();
  }

  /** Asks about a position; only tables that take a moment are built for that. */
  public void look(Variant variant, Setup setup) {
    ask(new View(variant, setup, Optional.empty(), Optional.empty()), LITTLE);
  }

  /** Builds all tables that the present position needs. */
  public void build() {
    view.get().ifPresent(now -> ask(now, Long.MAX_VALUE));
  }

  /** Asks about the position of a view; what that knows is shown until more is known. */
  private void ask(View known, long most) {
    Variant variant = known.variant;
    Setup setup = known.setup;
    view.set(Optional.of(known));
    ask(variant, (tables, run) -> {
      tables.check(setup);
      Estimate cost = tables.estimate(setup, run.monitor().token());
      View missing = new View(
          variant, setup, Optional.empty(), Optional.of(cost).filter(some -> some.positions() > 0));
      run.show(() -> view.set(Optional.of(missing)));
      return cost.positions() > most ? missing
          : new View(variant, setup, Optional.of(tables.answer(setup, run.monitor())), Optional.empty());
    });
  }

  /** Forgets the position, as when the tab is hidden. */
  public void leave() {
    reset();
    view.set(Optional.empty());
  }
}
