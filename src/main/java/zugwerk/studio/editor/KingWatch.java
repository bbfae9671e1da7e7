package zugwerk.studio.editor;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.rules.KingField;
import zugwerk.solve.Stipulation;

/**
 * What bears on a King in the position that the board shows: the King who is to be mated, or the other one. For the
 * window's thread only.
 */
public final class KingWatch {

  private final Workbench bench;
  private final BooleanProperty on = new SimpleBooleanProperty(this, "on");
  private final BooleanProperty other = new SimpleBooleanProperty(this, "other");
  private final ReadOnlyObjectWrapper<Optional<KingField>> field = new ReadOnlyObjectWrapper<>(Optional.empty());

  public KingWatch(Workbench bench) {
    this.bench = bench;
    bench.draft().subscribe(_ -> look());
    bench.preview().subscribe(_ -> look());
    on.subscribe(_ -> look());
    other.subscribe(_ -> look());
  }

  /** Whether it is watched at all. */
  public BooleanProperty on() {
    return on;
  }

  /** Whether the King is watched who is not to be mated. */
  public BooleanProperty other() {
    return other;
  }

  /** What bears on the King; nothing while it is not watched, or where there is no such King. */
  public ReadOnlyObjectProperty<Optional<KingField>> field() {
    return field.getReadOnlyProperty();
  }

  /** The side whose King is watched. */
  public Side side() {
    Problem draft = bench.draft().get();
    Side victim = draft.stipulation().map(Stipulation::beginnerSuffers).orElse(false) ? draft.setup().toMove()
        : draft.setup().toMove().other();
    return other.get() ? victim.other() : victim;
  }

  private void look() {
    field.set(on.get()
        ? KingField.of(bench.draft().get().variant(), bench.shown(), side().ordinal()) : Optional.empty());
  }
}
