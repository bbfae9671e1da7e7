package zugwerk.studio.editor;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.rules.Move;

/** Moves drawn as arrows over the position on the board: its cooks and duals. */
public final class MoveMarks {

  private final BooleanProperty on = new SimpleBooleanProperty(this, "on", true);
  private final ReadOnlyObjectWrapper<List<Mark>> shown = new ReadOnlyObjectWrapper<>(this, "shown", List.of());
  private List<Mark> marks = List.of();

  /**
   * A move that is drawn.
   *
   * @param word what it is, in the word beside it
   * @param style the style class that colours it
   */
  public record Mark(Move move, String word, String style) {}

  MoveMarks() {
    on.subscribe(_ -> show());
  }

  /** Whether the moves are drawn. */
  public BooleanProperty on() {
    return on;
  }

  /** The moves that are drawn now. */
  public ReadOnlyObjectProperty<List<Mark>> shown() {
    return shown.getReadOnlyProperty();
  }

  /** Draws other moves from now on, until the board shows another position. */
  public void set(List<Mark> others) {
    marks = List.copyOf(others);
    show();
  }

  private void show() {
    shown.set(on.get() ? marks : List.of());
  }
}
