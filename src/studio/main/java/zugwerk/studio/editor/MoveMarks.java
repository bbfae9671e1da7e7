package zugwerk.studio.editor;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.rules.Move;

/** Moves drawn as arrows over the board: cooks and duals. */
public final class MoveMarks {

  private final BooleanProperty on = new SimpleBooleanProperty(this, "on", true);
  private final ReadOnlyObjectWrapper<List<Mark>> shown = new ReadOnlyObjectWrapper<>(this, "shown", List.of());
  private List<Mark> marks = List.of();

  public record Mark(Move move, String word, String style) {}

  MoveMarks() {
    on.subscribe(_ -> show());
  }

  public BooleanProperty on() {
    return on;
  }

  public ReadOnlyObjectProperty<List<Mark>> shown() {
    return shown.getReadOnlyProperty();
  }

  public void set(List<Mark> others) {
    marks = List.copyOf(others);
    show();
  }

  private void show() {
    shown.set(on.get() ? marks : List.of());
  }
}
