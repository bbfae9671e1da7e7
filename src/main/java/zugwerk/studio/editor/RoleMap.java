package zugwerk.studio.editor;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import zugwerk.compose.PieceRole;
import zugwerk.rules.Fault;

/**
 * Which piece does what, square by square, while the board shows the position that this was asked of. For the window's
 * thread only.
 */
public final class RoleMap {

  private final Workbench bench;
  private final ObservableList<PieceRole> duties;
  private final ReadOnlyObjectWrapper<Map<Integer, PieceRole>> shown = new ReadOnlyObjectWrapper<>(Map.of());

  /**
   * @param duties what is known so far of the draft; empty as soon as it is of another one
   */
  public RoleMap(Workbench bench, ObservableList<PieceRole> duties) {
    this.bench = bench;
    this.duties = duties;
    duties.addListener((InvalidationListener) _ -> look());
    bench.preview().subscribe(_ -> look());
  }

  /** What is to be shown on each square; where a piece stands, it is his duty and not that of what he bears. */
  public ReadOnlyObjectProperty<Map<Integer, PieceRole>> shown() {
    return shown.getReadOnlyProperty();
  }

  private void look() {
    Map<Integer, PieceRole> map = new TreeMap<>();
    if (bench.preview().get().isEmpty()) {
      duties.stream().filter(duty -> duty.square() != Fault.NOWHERE)
          .forEach(duty -> map.merge(duty.square(), duty, (first, _) -> first));
    }
    shown.set(Collections.unmodifiableMap(map));
  }
}
