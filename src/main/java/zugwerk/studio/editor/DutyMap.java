package zugwerk.studio.editor;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import zugwerk.compose.Duty;
import zugwerk.rules.Fault;

/**
 * Which man does what, square by square, while the board shows the position that this was asked of. For the window's
 * thread only.
 */
public final class DutyMap {

  private final Workbench bench;
  private final ObservableList<Duty> duties;
  private final ReadOnlyObjectWrapper<Map<Integer, Duty>> shown = new ReadOnlyObjectWrapper<>(Map.of());

  /**
   * @param duties what is known so far of the draft; empty as soon as it is of another one
   */
  public DutyMap(Workbench bench, ObservableList<Duty> duties) {
    this.bench = bench;
    this.duties = duties;
    duties.addListener((InvalidationListener) _ -> look());
    bench.excursion().subscribe(_ -> look());
  }

  /** What is to be shown on each square; where a man stands, it is his duty and not that of what he bears. */
  public ReadOnlyObjectProperty<Map<Integer, Duty>> shown() {
    return shown.getReadOnlyProperty();
  }

  private void look() {
    Map<Integer, Duty> map = new TreeMap<>();
    if (bench.excursion().get().isEmpty()) {
      duties.stream().filter(duty -> duty.square() != Fault.NOWHERE)
          .forEach(duty -> map.merge(duty.square(), duty, (first, _) -> first));
    }
    shown.set(Collections.unmodifiableMap(map));
  }
}
